import type { QuestionKind } from '../../../interviewer.ts'
import { withA } from '../../french/grammar.ts'
import type { AnnotatedSentence, Part } from '../annotated-sentence.ts'
import { isSpoiled } from '../grade.ts'
import type { Judgement } from '../judge.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import type { OfferAtHand } from '../offer-at-hand.ts'
import { isMaxim, isVague } from '../remarks/faults.ts'
import { isAtOnce, NEVER_DONE } from '../remarks/scenes.ts'
import { REASON } from '../remarks/self-cues.ts'
import { inOwnVoice, missionFor, postName } from '../remarks/subject.ts'
import { holdsPersonalData } from '../signals/claims.ts'
import { CUES } from '../signals/cues.ts'
import { hears } from '../signals/matches.ts'
import { hasAmount } from '../signals/measure.ts'
import { roots, shared } from '../signals/overlap.ts'
import { polish } from './polish.ts'
import { skeletonFor, towards } from './skeletons.ts'

const LONGEST_EXAMPLE = 1_200

/** Below, the telling itself is what has to change: a frame helps more than the same words again. */
const TOO_THIN = 32
const STRONG = 75

/** The answer as it could be told: the candidate's own facts in order, blanks for what is missing. */
export function writeExample(judgement: Judgement, offer: OfferAtHand, question: string): string {
  const aim = aimOf(judgement, offer, question)
  const own = usable(judgement)
  const { limit } = judgement
  const isHollow = judgement.nonAnswer !== null || own.length === 0 || judgement.score < TOO_THIN
  if (isHollow || isBeside(judgement) || isSpoiled(limit) || limit?.reason === 'code')
    return skeletonFor(judgement.kind, aim)
  if (judgement.score >= STRONG) return arrangeStrong(own, aim, judgement.kind)
  if (judgement.limit?.reason === 'would-do') return arrangePlan(own, aim, question)
  return ARRANGERS[judgement.kind](own, aim, question)
}

/** Told beside the question, facts serve a reason or a path; they would not make a method, a case or a last word. */
const isBeside = ({ limit, kind }: Judgement) =>
  limit?.reason === 'other-question' && kind !== 'motivation' && kind !== 'presentation'

/**
 * « gérer les stocks », « la gestion des stocks », « le poste de maçon »: fit after « à ». A method is
 * about the post already: a mission is named only if the question or the answer touches it.
 */
function aimOf({ answer }: Judgement, { reading }: OfferAtHand, question: string): string {
  const mission = missionFor(reading, question, answer.roots)
  const said = mission && inOwnVoice(mission)
  const post = postName(reading)
  if (!said) return post
  return isAbout(said, { question, answer, reading }) ? said : post
}

/** Two words of the answer, or one of the question: fewer, and the mission is only the offer's nearest. */
function isAbout(
  mission: string,
  {
    question,
    answer,
    reading,
  }: Pick<Judgement, 'answer'> & { question: string } & Pick<OfferAtHand, 'reading'>,
): boolean {
  const ofPost = roots(normalizedWords(normalizeText(reading.title?.text ?? '')))
  const mine = new Set(
    [...roots(normalizedWords(normalizeText(mission)))].filter((root) => !ofPost.has(root)),
  )
  const asked = shared(roots(normalizedWords(normalizeText(question))), mine).length
  return asked > 0 || shared(roots(answer.words), mine).length > 1
}

const isMethod = (kind: QuestionKind) => kind === 'technical' || kind === 'situational'

function usable({ told, kind }: Judgement): AnnotatedSentence[] {
  const kept: AnnotatedSentence[] = []
  let length = 0
  for (const one of told) {
    if (one.isPrivate || isEmptyClaim(one) || holdsPersonalData(one.sentence.plain)) continue
    if (isVague(one.sentence)) continue
    if (one.sentence.words.length < 2 && kind !== 'closing') continue
    length += one.sentence.quote.length
    if (length > LONGEST_EXAMPLE) break
    kept.push(one)
  }
  return kept.some(
    ({ parts, sentence }) => parts.size > 0 || hasAmount(sentence) || /\?/.test(sentence.plain),
  )
    ? kept
    : []
}

/** A quality or a maxim; another claim may hold a fact of one's own. */
const isEmptyClaim = ({ isClaim, sentence: { plain: text } }: AnnotatedSentence) =>
  isClaim && (hears(text, CUES.selfDescription) || isMaxim(text) || !hears(text, OWN_FACT))
const OWN_FACT = /\d|\b(?:ans?|mois|semaines?|jours?)\b/

type Arranger = (own: readonly AnnotatedSentence[], aim: string, question: string) => string

const saysNever = (own: readonly AnnotatedSentence[]) =>
  own.some(({ sentence }) => hears(sentence.plain, NEVER_DONE))

const say = (own: readonly AnnotatedSentence[]) =>
  own.map(({ sentence }) => polish(sentence.quote)).filter(Boolean)
const lacks = (own: readonly AnnotatedSentence[], part: Part) =>
  !own.some(({ parts }) => parts.has(part))
const joined = (pieces: readonly (string | false)[]) =>
  pieces.filter((piece) => piece !== false && piece !== '').join(' ')

/** A strong answer is kept as it was told; only its last sentence may be missing. */
function arrangeStrong(own: readonly AnnotatedSentence[], aim: string, kind: QuestionKind): string {
  const isOpen = lacks(own, 'link') && kind !== 'closing' && !isMethod(kind)
  return joined([...say(own), isOpen && CLOSING_LINES[kind](aim)])
}

const CLOSING_LINES: Record<QuestionKind, (aim: string) => string> = {
  presentation: (aim) => `C'est ce qui me prépare ${withA(aim)}.`,
  motivation: (aim) => `C'est cette expérience que je veux mettre à profit ${towards(aim)}.`,
  behavioural: (aim) => `Cela me servirait ${towards(aim)}.`,
  technical: (aim) => `Je procéderais de même ${towards(aim)}.`,
  situational: (aim) => `J'agirais de même ${towards(aim)}.`,
  closing: () => '',
}

const arrangeStory: Arranger = (own, aim) => {
  const endings = own.filter(({ parts }) => parts.has('lesson') || parts.has('link'))
  const body = own.filter(
    (one) => !endings.includes(one) || one.parts.has('action') || one.parts.has('result'),
  )
  const last = endings.filter((one) => !body.includes(one))
  const isMeasured = own.some(({ parts, sentence }) => parts.has('result') && hasAmount(sentence))
  return joined([
    lacks(own, 'context') && lacks(own, 'action') && "C'était à [lieu et moment].",
    ...say(body),
    lacks(own, 'action') && "De mon côté, j'ai [ce que vous avez fait, vous].",
    lacks(own, 'result') && 'Ensuite, [ce que vous avez constaté].',
    !isMeasured &&
      !lacks(own, 'result') &&
      "Pour donner l'ordre de grandeur : [chiffre à préciser].",
    ...say(last),
    lacks(own, 'lesson') && 'Depuis, je [ce que vous avez gardé de cette expérience].',
    lacks(own, 'link') && CLOSING_LINES.behavioural(aim),
  ])
}

/** Somebody who has no case says what would be done: no end is asked for. */
const arrangePlan: Arranger = (own, aim) => joined([...say(own), CLOSING_LINES.behavioural(aim)])

const arrangeMethod: Arranger = (own, aim) =>
  joined([
    ...say(own),
    !own.some(({ sentence }) => /\b(?:verifi|control|teste|compar|mesur)/.test(sentence.plain)) &&
      'Avant de terminer, je vérifie [ce que vous contrôlez et comment].',
    !own.some(({ sentence }) => hasAmount(sentence)) &&
      'La valeur à tenir est [chiffre à préciser].',
    lacks(own, 'result') &&
      !saysNever(own) &&
      "La dernière fois que je l'ai fait, à [lieu], [ce que vous avez constaté].",
    lacks(own, 'link') && CLOSING_LINES.technical(aim),
  ])

const arrangeDecision: Arranger = (own, aim, question) =>
  joined([
    ...say(own),
    !own.some(({ sentence }) => hears(sentence.plain, CUES.alerts)) &&
      'Je préviens aussitôt [la personne à prévenir].',
    !isAtOnce(question) &&
      !own.some(({ sentence }) =>
        /\b(?:note|ecri|trace|cahier|fiche|registre|rapport)/.test(sentence.plain),
      ) &&
      'Je note ensuite [ce que vous transmettez par écrit].',
    lacks(own, 'result') &&
      !saysNever(own) &&
      "J'ai déjà vécu une scène proche à [lieu] : [ce qui s'est passé, et la fin].",
    lacks(own, 'link') && CLOSING_LINES.situational(aim),
  ])

const arrangeMotivation: Arranger = (own, aim) =>
  joined([
    !own.some(({ sentence }) => hears(sentence.plain, REASON)) &&
      "Ce poste m'attire parce que [votre raison, tirée d'un moment vécu].",
    ...say(own),
    lacks(own, 'action') && "J'ai déjà [ce que vous avez fait de proche], à [lieu].",
    lacks(own, 'result') && 'Cela a donné [ce que vous avez constaté].',
    lacks(own, 'link') && `C'est cette envie que je veux mettre à profit ${towards(aim)}.`,
  ])

const arrangePresentation: Arranger = (own, aim) =>
  joined([
    ...say(own),
    !own.some(({ sentence }) => hasAmount(sentence)) &&
      "J'y suis resté [durée à préciser], dans une équipe de [chiffre à préciser].",
    lacks(own, 'result') && "On m'a ensuite confié [ce qui montre la confiance].",
    lacks(own, 'link') && CLOSING_LINES.presentation(aim),
  ])

const arrangeClosing: Arranger = (own) =>
  joined([
    ...say(own),
    !own.some(({ sentence }) =>
      /\b(?:disponib|libre|lundi|mardi|mercredi|jeudi|vendredi|preavis|demain|le \d)/.test(
        sentence.plain,
      ),
    ) && 'Je suis disponible [date ou délai].',
    !own.some(({ sentence }) => /\?|savoir/.test(sentence.plain)) &&
      "J'aimerais savoir [votre question sur l'équipe ou les premières semaines].",
    !own.some(({ sentence }) => /\b(?:parce|car|dernier|j ai)\b/.test(sentence.plain)) &&
      'Je le demande parce que [ce que votre expérience vous a appris].',
  ])

const ARRANGERS: Record<QuestionKind, Arranger> = {
  presentation: arrangePresentation,
  motivation: arrangeMotivation,
  behavioural: arrangeStory,
  technical: arrangeMethod,
  situational: arrangeDecision,
  closing: arrangeClosing,
}
