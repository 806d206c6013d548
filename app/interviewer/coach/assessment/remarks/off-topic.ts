import type { QuestionKind } from '../../../interviewer.ts'
import type { Family } from '../fit/families.ts'
import type { Judgement } from '../judge.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { Givens } from './given.ts'
import { REASON } from './self-cues.ts'

/** What was told instead, fit before « : “quote” ». */
const TOLD: Record<Family, string> = {
  presentation: 'Vous présentez votre parcours',
  motivation: 'Vous dites ce qui vous attire',
  story: 'Vous racontez un épisode vécu',
  method: 'Vous décrivez une façon de faire',
  closing: "Vous parlez comme en fin d'entretien",
}
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
  situational: 'dites votre première décision, qui vous prévenez, puis la suite',
  closing: 'donnez une date ou un délai, puis posez une question sur le travail',
}

const toldBy = ({ limit }: Judgement): Family => limit?.answeredAs ?? 'story'

/** What shows that it was told so, to be quoted first. */
const SHOWN_BY: Partial<Record<Family, RegExp>> = {
  motivation: REASON,
  closing: /\?|\b(?:dispo\w*|libre|preavis|commencer)\b/,
  story: CUES.ownPast,
}

/** « La question demandait autre chose : … Vous racontez un épisode vécu : “…”. » */
export function sayBeside(judgement: Judgement): string[] {
  const annotated = toldBy(judgement)
  const cue = SHOWN_BY[annotated]
  const givens = new Givens(judgement)
  const one =
    (cue && givens.take('any', ({ sentence }) => matchesCue(sentence.plain, cue), cue)) ??
    givens.take('any', ({ isClaim }) => !isClaim)
  const other = givens.take('any', ({ isClaim }) => !isClaim)
  const shown = [one, other].flatMap((given) => (given ? [`« ${given.quote} »`] : []))
  return [
    `La question demandait autre chose : ${ASKED[judgement.kind]}.`,
    `${speaksOfPay(judgement) ? 'Vous dites ce que vous y gagneriez' : TOLD[annotated]}${shown.length > 0 ? ` : ${shown.join(' et ')}` : ''}.`,
  ]
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
