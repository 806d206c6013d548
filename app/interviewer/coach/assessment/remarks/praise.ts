import type { QuestionKind } from '../../../interviewer.ts'
import type { AnnotatedSentence, Part } from '../annotated-sentence.ts'
import { CUES } from '../signals/cues.ts'
import { hears, TERMS } from '../signals/matches.ts'
import { hasAmount } from '../signals/measure.ts'
import { AVOIDED, FROM_TO, LASTING, NOW, RULE, SIDES, STATE, WITNESS } from './praise-cues.ts'
import { isGesture } from './told-as.ts'

/** A thing worth saying of one sentence; the first that fits is said, each kind once. */
export interface Praise {
  id: string
  part: Part | 'any'
  kinds?: readonly QuestionKind[]
  fits: (told: AnnotatedSentence) => boolean
  cue?: RegExp
  remark: string
  /** The words quoted must themselves hold a figure. */
  needsFigure?: boolean
}

const heard =
  (cue: RegExp) =>
  ({ sentence }: AnnotatedSentence) =>
    hears(sentence.plain, cue)
const METHOD: readonly QuestionKind[] = ['technical', 'situational']
const TOLD: readonly QuestionKind[] = [...METHOD, 'behavioural', 'presentation', 'motivation']
const DOING: readonly QuestionKind[] = [...METHOD, 'behavioural']
const STORY: readonly QuestionKind[] = ['behavioural', 'presentation', 'motivation']

/** The clause shown is the one where somebody acts. */
const STEP_OF_ONES_OWN = /\b(?:j ai|j avais|je|on a|nous avons)\b/

/** Strongest first. */
export const PRAISES: readonly Praise[] = [
  {
    id: 'from-to',
    kinds: TOLD,
    needsFigure: true,
    part: 'result',
    fits: (told) => heard(FROM_TO)(told) && !heard(SIDES)(told),
    cue: FROM_TO,
    remark: 'un effet mesuré, avec le point de départ pour le comprendre',
  },
  {
    id: 'witness',
    kinds: TOLD,
    part: 'result',
    fits: heard(WITNESS),
    cue: WITNESS,
    remark: "l'effet est confirmé par quelqu'un d'autre que vous",
  },
  {
    id: 'avoided',
    kinds: TOLD,
    needsFigure: true,
    part: 'result',
    fits: (told) => heard(AVOIDED)(told) && hasAmount(told.sentence),
    cue: AVOIDED,
    remark: "un effet net, dont on voit l'ampleur",
  },
  {
    id: 'measured',
    kinds: ['behavioural'],
    needsFigure: true,
    part: 'result',
    fits: (told) => hasAmount(told.sentence) && !heard(SIDES)(told),
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
    fits: heard(LASTING),
    cue: LASTING,
    remark: "l'effet a duré, et vous le dites",
  },
  {
    id: 'end',
    part: 'result',
    kinds: ['behavioural'],
    fits: ({ sentence }) => sentence.words.length > 3,
    cue: CUES.result,
    remark: "vous allez jusqu'au bout de l'histoire",
  },
  {
    id: 'lesson',
    part: 'lesson',
    fits: ({ sentence }) => sentence.words.length > 4 && !NOW.test(sentence.plain),
    cue: CUES.lesson,
    remark: 'vous dites ce que vous en avez gardé',
  },
  {
    id: 'question',
    part: 'any',
    kinds: ['closing'],
    fits: ({ sentence }) =>
      /\?/.test(sentence.plain) && sentence.words.length > 6 && !hears(sentence.plain, TERMS),
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
    id: 'protect',
    part: 'action',
    kinds: ['situational'],
    fits: heard(
      /\b(?:j isole|je (?:ne )?(?:bouge|monte|touche|pose|releve) pas|j arrete|stop|je coupe (?:le|l) (?:courant|eau|gaz|alimentation)|droit de retrait|on ne monte pas|a l ombre|je refuse|je bloque|a l ecart)\b/,
    ),
    remark: 'le bon premier réflexe, arrêter et protéger',
  },
  {
    id: 'alert',
    part: 'action',
    kinds: METHOD,
    fits: heard(
      /\b(?:j appelle|je previens|j alerte|je demande (?:a|au)|j informe|je signale|le 15)\b/,
    ),
    cue: /\b(?:j appelle|je previens|j alerte|je demande|j informe|je signale|le 15)\b/,
    remark: 'vous prévenez la bonne personne',
  },
  {
    id: 'trace',
    part: 'action',
    kinds: METHOD,
    fits: heard(
      /\b(?:je note|j ecris|par ecrit|cahier|registre|fiche|une trace|traces|tracabilite|transmission\w*|compte rendu|photo\w*)\b/,
    ),
    cue: /\b(?:je note|j ecris|par ecrit|cahier|registre|fiche|une trace|traces|tracabilite|transmission\w*|compte rendu|photo\w*)\b/,
    remark: 'vous laissez une trace',
  },
  {
    id: 'check',
    part: 'action',
    kinds: METHOD,
    fits: heard(
      /\b(?:je (?:verifie|controle|teste|compare|mesure|recompte|relis)|verifi\w+|control\w+)\b/,
    ),
    cue: /\b(?:verifi\w+|control\w+|teste|compare|mesure|recompte|relis)\b/,
    remark: 'vous contrôlez avant de continuer',
  },
  {
    id: 'rule',
    part: 'any',
    kinds: METHOD,
    fits: heard(RULE),
    cue: RULE,
    remark: 'vous citez la règle elle-même, ce qui donne du poids à la décision',
  },
  {
    id: 'figures',
    needsFigure: true,
    part: 'action',
    kinds: METHOD,
    fits: ({ sentence }) => hasAmount(sentence),
    remark: 'une valeur précise, qui montre la pratique',
  },
  {
    id: 'why',
    part: 'action',
    fits: heard(/\b(?:parce qu\w*|pour que|pour eviter|sinon|afin)\b/),
    cue: /\b(?:parce qu\w*|pour que|pour eviter|sinon|afin)\b/,
    remark: 'vous dites pourquoi, et on suit votre raisonnement',
  },
  {
    id: 'own-measured',
    needsFigure: true,
    part: 'action',
    kinds: STORY,
    fits: (told) => heard(CUES.ownPast)(told) && hasAmount(told.sentence),
    cue: CUES.ownPast,
    remark: "une action à vous, avec des quantités que l'on peut vérifier",
  },
  {
    id: 'own-first',
    part: 'action',
    kinds: ['behavioural'],
    fits: (told) =>
      heard(CUES.ownPast)(told) &&
      heard(/\b(?:d abord|tout de suite|le jour meme|immediatement|commence par)\b/)(told),
    cue: CUES.ownPast,
    remark: 'vous dites par quoi vous avez commencé',
  },
  {
    id: 'own',
    part: 'action',
    kinds: STORY,
    fits: (told) =>
      heard(CUES.ownPast)(told) && !heard(STATE)(told) && told.sentence.words.length > 5,
    cue: CUES.ownPast,
    remark: "une action à vous, que l'on peut se représenter",
  },
  {
    id: 'step',
    part: 'action',
    kinds: DOING,
    fits: (told) => told.sentence.words.length > 4 && isGesture(told),
    cue: STEP_OF_ONES_OWN,
    remark: 'un geste précis, à sa place dans la suite',
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
    id: 'path',
    needsFigure: true,
    part: 'any',
    kinds: ['presentation', 'motivation'],
    fits: ({ sentence, isClaim }) => !isClaim && sentence.words.length > 4 && hasAmount(sentence),
    remark: 'un repère précis dans votre parcours',
  },
  {
    id: 'fact',
    needsFigure: true,
    part: 'any',
    kinds: ['behavioural', 'technical', 'situational'],
    fits: ({ sentence, isClaim }) => !isClaim && hasAmount(sentence),
    remark: "un fait précis, que l'on pourrait vérifier",
  },
]
