import type { QuestionKind } from '../../../interviewer.ts'
import { familyOf } from '../fit/families.ts'
import type { Judgement } from '../judge.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { type EvidenceName, mayHold } from './evidence.ts'
import { quoteOf } from './quote.ts'

/** What was asked, fit after « la question demandait ». */
const ASKED: Record<QuestionKind, string> = {
  presentation: 'qui vous êtes et ce que vous savez faire',
  motivation: 'pourquoi ce poste, et pourquoi ici',
  behavioural: 'un moment vécu, ce que vous y avez fait et ce qui a suivi',
  technical: 'votre méthode, étape par étape',
  situational: 'ce que vous feriez dans cette scène, et dans quel ordre',
  closing: 'votre disponibilité et vos propres questions',
}
const START_WITH: Record<QuestionKind, string> = {
  presentation: 'dites votre métier, vos étapes et ce que vous cherchez',
  motivation: "commencez par « Ce poste m'attire parce que… », puis donnez le fait qui le prouve",
  behavioural: 'choisissez un seul jour et racontez-le, de la situation à la fin',
  technical: 'dites vos étapes dans leur ordre, et ce que vous contrôlez à la fin',
  situational: 'dites votre première décision, puis la suite',
  closing: 'donnez une date ou un délai, puis posez une question sur le travail',
}

/** Above, an answer told in another way may still be one. */
const DOUBTFUL = 45

/** What would make it untrue that something else was answered. */
const ANSWERED: Record<QuestionKind, readonly EvidenceName[]> = {
  presentation: ['proven'],
  motivation: ['wished'],
  behavioural: [],
  technical: ['gesture'],
  situational: ['gesture'],
  closing: ['asked', 'dated'],
}
const mayAnswer = (kind: QuestionKind, plain: string) =>
  mayHold(plain, ANSWERED[kind]) ||
  (kind === 'behavioural' && (matchesCue(plain, CUES.ownPast) || matchesCue(plain, CUES.wePast)))

/** Whether an answer is told as one answers a question of another family, and marked so: only then is it said. */
export const isSurelyBeside = ({ limit, kind, score, answer }: Judgement): boolean =>
  limit?.reason === 'other-question' &&
  kind !== 'closing' &&
  limit.answeredAs !== undefined &&
  limit.answeredAs !== familyOf(kind) &&
  score < DOUBTFUL &&
  !mayAnswer(kind, answer.plain)

/** What was asked, then words of the answer, which show what was told instead. */
export function sayBeside(judgement: Judgement): string {
  const { annotated, answer, kind } = judgement
  const quotes = annotated
    .filter(({ isClaim, isPrivate }) => !isClaim && !isPrivate)
    .flatMap(({ sentence }) => quoteOf(sentence, answer.raw) ?? [])
  const said = speaksOfPay(judgement)
    ? 'votre réponse dit surtout ce que vous y gagneriez'
    : quotes[0] && `votre réponse dit surtout : « ${quotes[0]} »`
  return said
    ? `La question demandait ${ASKED[kind]} ; ${said}.`
    : `La question demandait ${ASKED[kind]}.`
}

const speaksOfPay = ({ kind, answer }: Judgement) =>
  kind === 'motivation' &&
  matchesCue(answer.plain, /\b(?:argent|salaire|par mois|je gagne|plafonne)\b/)

/** How to come back to the question. */
export const comeBack = (judgement: Judgement): string => {
  const start = `${START_WITH[judgement.kind]}.`
  return speaksOfPay(judgement)
    ? `Gardez la rémunération pour la fin de l'entretien ; ici, ${start}`
    : capital(start)
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
