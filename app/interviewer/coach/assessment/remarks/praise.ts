import type { QuestionKind } from '../../../interviewer.ts'
import type { AnnotatedSentence, Part } from '../annotated-sentence.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue, TERMS } from '../signals/match-cue.ts'
import { hasAmount } from '../signals/measure.ts'
import { AVOIDED, FROM_TO, LASTING, NOW, SIDES, STATE, WITNESS } from './praise-cues.ts'
import { REASON } from './self-cues.ts'

/** A thing worth saying of one sentence; the first that fits is said, each kind once. */
export interface Praise {
  id: string
  part: Part | 'any'
  kinds?: readonly QuestionKind[]
  fits: (annotated: AnnotatedSentence) => boolean
  cue?: RegExp
  remark: string
  /** The least score at which it is said. */
  from?: number
  /** The words quoted must themselves hold a figure. */
  needsFigure?: boolean
}

const hasCue =
  (cue: RegExp) =>
  ({ sentence }: AnnotatedSentence) =>
    matchesCue(sentence.plain, cue)
const METHOD: readonly QuestionKind[] = ['technical', 'situational']
const TOLD: readonly QuestionKind[] = [...METHOD, 'behavioural', 'presentation', 'motivation']
/** From here on, what is plainly said is worth naming, even without an effect. */
const SOLID = 55
const STORY: readonly QuestionKind[] = ['behavioural', 'presentation', 'motivation']

/** Strongest first: only what the words themselves prove, whatever the trade. */
export const PRAISES: readonly Praise[] = [
  {
    id: 'from-to',
    kinds: TOLD,
    needsFigure: true,
    part: 'result',
    fits: (annotated) => hasCue(FROM_TO)(annotated) && !hasCue(SIDES)(annotated),
    cue: FROM_TO,
    remark: 'un effet mesuré, avec le point de départ pour le comprendre',
  },
  {
    id: 'witness',
    kinds: TOLD,
    part: 'result',
    fits: hasCue(WITNESS),
    cue: WITNESS,
    remark: "l'effet est confirmé par quelqu'un d'autre que vous",
  },
  {
    id: 'avoided',
    kinds: TOLD,
    needsFigure: true,
    part: 'result',
    fits: (annotated) => hasCue(AVOIDED)(annotated) && hasAmount(annotated.sentence),
    cue: AVOIDED,
    remark: "un effet net, dont on voit l'ampleur",
  },
  {
    id: 'measured',
    kinds: ['behavioural'],
    needsFigure: true,
    part: 'result',
    fits: (annotated) =>
      hasAmount(annotated.sentence) && !hasCue(SIDES)(annotated) && !annotated.parts.has('context'),
    remark: 'une fin chiffrée, que le recruteur retiendra',
  },
  {
    id: 'measured',
    kinds: [...METHOD, 'presentation', 'motivation'],
    needsFigure: true,
    part: 'result',
    fits: ({ sentence }) => hasAmount(sentence),
    remark: 'un repère chiffré, que le recruteur retiendra',
  },
  {
    id: 'lasting',
    kinds: TOLD,
    part: 'result',
    fits: hasCue(LASTING),
    cue: LASTING,
    remark: "l'effet a duré, et vous le dites",
  },
  {
    id: 'lesson',
    part: 'lesson',
    fits: ({ sentence }) => sentence.words.length > 4 && !NOW.test(sentence.plain),
    cue: CUES.lesson,
    remark: 'vous dites ce que vous en avez retenu',
  },
  {
    id: 'question',
    part: 'any',
    kinds: ['closing'],
    fits: ({ sentence }) =>
      /\?/.test(sentence.plain) && sentence.words.length > 6 && !matchesCue(sentence.plain, TERMS),
    cue: CUES.questionWords,
    remark: 'une question sur le travail lui-même, qui montre que vous vous y voyez',
  },
  {
    id: 'date',
    part: 'any',
    kinds: ['closing'],
    fits: ({ sentence }) =>
      /\bdispo\w*\b.{0,30}\d|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|des demain|\d{1,2} (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|preavis|libre)\b/.test(
        sentence.plain,
      ),
    remark: 'une disponibilité nette',
  },
  {
    id: 'own-measured',
    needsFigure: true,
    part: 'action',
    kinds: STORY,
    fits: (annotated) =>
      hasCue(CUES.ownPast)(annotated) && !hasCue(STATE)(annotated) && hasAmount(annotated.sentence),
    cue: CUES.ownPast,
    remark: "une action à vous, avec des quantités que l'on peut vérifier",
  },
  {
    id: 'own',
    part: 'action',
    kinds: ['behavioural'],
    fits: (annotated) =>
      hasCue(CUES.ownPast)(annotated) &&
      !hasCue(STATE)(annotated) &&
      annotated.sentence.words.length > 5,
    cue: CUES.ownPast,
    remark: "une action à vous, que l'on peut se représenter",
  },
  {
    id: 'link',
    part: 'link',
    kinds: ['presentation', 'motivation', 'closing'],
    fits: ({ sentence, isClaim }) => !isClaim && sentence.words.length > 5,
    cue: CUES.link,
    remark: 'vous parlez de ce poste, et non du métier en général',
  },
  {
    id: 'reason',
    from: SOLID,
    part: 'any',
    kinds: ['motivation'],
    fits: (annotated) =>
      !annotated.isClaim && hasCue(REASON)(annotated) && annotated.sentence.words.length > 5,
    cue: REASON,
    remark: 'une raison dite dans vos mots',
  },
  {
    id: 'path',
    from: SOLID,
    needsFigure: true,
    part: 'any',
    kinds: ['presentation'],
    fits: (annotated) => hasAmount(annotated.sentence) && annotated.sentence.words.length > 4,
    remark: 'un fait de votre parcours, avec son ampleur',
  },
  {
    id: 'gesture',
    from: SOLID,
    part: 'action',
    kinds: METHOD,
    fits: ({ sentence, isClaim }) => !isClaim && sentence.words.length > 5,
    remark: 'un geste que vous dites clairement',
  },
  {
    id: 'precise',
    from: SOLID,
    needsFigure: true,
    part: 'any',
    kinds: METHOD,
    fits: (annotated) => hasAmount(annotated.sentence) && annotated.sentence.words.length > 4,
    remark: 'une précision, que le recruteur peut reprendre avec vous',
  },
]
