import type { QuestionKind } from '../../../interviewer.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue, TERMS } from '../signals/match-cue.ts'
import { hasAmount } from '../signals/measure.ts'
import { DID } from './first-person.ts'
import {
  AVOIDED,
  DAYS,
  EFFECT,
  FROM_TO,
  HELD,
  KEPT_UP,
  LEARNT,
  MADE,
  NEVER_AGAIN,
  NO_CHANGE,
  NO_PATH,
  NOW,
  PATH,
  READY,
  SHRUGS,
  SIDES,
  TOLD_DAY,
  WISH,
  WITNESS,
} from './praise-cues.ts'
import { heard, METHOD, type Praise } from './praise-form.ts'
import { IN_DOING } from './praise-in-doing.ts'

const TOLD: readonly QuestionKind[] = [...METHOD, 'behavioural', 'presentation', 'motivation']
const SELF: readonly QuestionKind[] = ['presentation', 'motivation']

/** Seen, held or worked at counts as lived, though it is no deed. */
const DID_OR_SAW = new RegExp(
  String.raw`${DID.source}|\bj ai (?:vu|travaille|tenu)\b(?! (?:que je|des videos|les photos|votre))[^,;:.!?]{0,80} \w{4,}`,
)
/** What would hold of any post near by. */
const NO_REASON =
  /\bce qui me manque\b|\b(?:voudrais|aimerais|veux) savoir\b|\b(?:a pied|besoin d un|job etudiant|salaire|horaires|agreable|connue|vivant|trajet|correspond\w*|minutes de (?:vos|chez)|payee?s?|heures? minimum|vie equilibree|(?:deux|trois|plusieurs|quelques) (?:raisons|choses))\b/

/** Strongest first: only what the words themselves prove, whatever the trade. */
export const PRAISES: readonly Praise[] = [
  {
    id: 'from-to',
    kinds: TOLD,
    needsFigure: true,
    part: 'any',
    last: true,
    notFirst: true,
    fits: (annotated) =>
      heard(FROM_TO)(annotated) && !heard(NO_CHANGE)(annotated) && !heard(SIDES)(annotated),
    cue: FROM_TO,
    remark: 'un effet mesuré',
    shows: "un effet que l'on peut vérifier",
  },
  {
    id: 'witness',
    kinds: TOLD,
    part: 'result',
    last: true,
    fits: heard(WITNESS),
    cue: WITNESS,
    remark: "quelqu'un d'autre que vous reconnaît votre travail",
    shows: "quelqu'un d'autre reconnaît votre travail",
    from: 40,
  },
  {
    id: 'kept-up',
    kinds: TOLD,
    part: 'any',
    last: true,
    fits: (annotated) =>
      heard(KEPT_UP)(annotated) && !/\b(?:aucun|je l utilise)\b/.test(annotated.sentence.plain),
    cue: KEPT_UP,
    remark: 'ce que vous avez changé a été gardé par les autres',
    shows: 'ce que vous avez changé est resté',
  },
  {
    id: 'avoided',
    kinds: TOLD,
    needsFigure: true,
    part: 'result',
    last: true,
    fits: (annotated) => heard(AVOIDED)(annotated) && hasAmount(annotated.sentence),
    cue: AVOIDED,
    remark: 'un effet net',
    shows: "un effet que l'on peut vérifier",
  },
  {
    id: 'never-again',
    from: 40,
    kinds: TOLD,
    part: 'any',
    last: true,
    notFirst: true,
    fits: heard(NEVER_AGAIN),
    cue: NEVER_AGAIN,
    remark: 'un effet, dit en clair',
    shows: 'un effet, dit en clair',
  },
  {
    id: 'measured',
    from: 40,
    kinds: ['behavioural', 'presentation', 'motivation'],
    needsFigure: true,
    part: 'result',
    last: true,
    notFirst: true,
    fits: (annotated) =>
      heard(EFFECT)(annotated) &&
      /\d|\b(?:moitie|tiers|quarts?)\b/.test(annotated.sentence.plain) &&
      !/\b(?:il y avait|c etait)\b/.test(annotated.sentence.plain) &&
      hasAmount(annotated.sentence) &&
      !heard(SIDES)(annotated) &&
      !annotated.parts.has('context'),
    cue: EFFECT,
    remark: 'un fait chiffré, que le recruteur retiendra',
    shows: "un effet que l'on peut vérifier",
  },
  {
    id: 'lesson',
    from: 55,
    part: 'any',
    kinds: [...METHOD, 'behavioural'],
    last: true,
    fits: (annotated) =>
      heard(LEARNT)(annotated) &&
      annotated.sentence.words.length > 4 &&
      !NOW.test(annotated.sentence.plain),
    cue: LEARNT,
    remark: 'vous dites ce que vous en avez retenu',
    shows: 'ce que vous en avez retenu',
  },
  {
    id: 'question',
    part: 'any',
    kinds: ['closing'],
    fits: ({ sentence }) =>
      (/\?/.test(sentence.plain) ||
        /\b(?:voudrais|voulais|aimerais) savoir\b/.test(sentence.plain)) &&
      sentence.words.length > 5 &&
      !matchesCue(sentence.plain, TERMS) &&
      !/\b(?:samedis?|week|payee?s?|salaire|essence)\b/.test(sentence.plain),
    remark: 'vous posez une question',
    shows: 'une question de votre part',
    from: 40,
  },
  {
    id: 'date',
    part: 'any',
    kinds: ['closing'],
    fits: ({ sentence }) =>
      DAYS.test(sentence.plain) && !SHRUGS.test(sentence.plain) && !TOLD_DAY.test(sentence.plain),
    cue: DAYS,
    remark: 'une disponibilité nette',
    shows: 'une disponibilité nette',
  },
  {
    id: 'ready',
    part: 'any',
    kinds: ['closing'],
    fits: ({ sentence }) =>
      READY.test(sentence.plain) && !SHRUGS.test(sentence.plain) && !/\?/.test(sentence.plain),
    remark: 'une réponse nette',
    shows: 'une réponse nette',
  },
  {
    id: 'own',
    from: 40,
    part: 'action',
    kinds: ['behavioural'],
    fits: heard(DID),
    cue: DID,
    remark: "une action à vous, que l'on peut se représenter",
    shows: 'on vous voit agir',
  },
  {
    id: 'lived',
    from: 30,
    part: 'action',
    kinds: ['motivation'],
    fits: (annotated) =>
      heard(DID_OR_SAW)(annotated) && !annotated.sentence.plain.startsWith('parce'),
    cue: DID_OR_SAW,
    remark: "un fait vécu, qui pèse plus qu'une intention",
    shows: 'un fait vécu',
  },
  {
    id: 'link',
    part: 'link',
    kinds: ['presentation', 'motivation'],
    from: 60,
    fits: ({ sentence, isClaim }) =>
      !isClaim &&
      sentence.words.length > 5 &&
      !/\?/.test(sentence.plain) &&
      !NO_REASON.test(sentence.plain),
    cue: CUES.link,
    remark: 'vous parlez de ce poste, et non du métier en général',
    shows: 'vous parlez de ce poste',
  },
  {
    id: 'reason',
    from: 30,
    part: 'any',
    kinds: ['motivation'],
    fits: (annotated) =>
      !annotated.isClaim &&
      heard(WISH)(annotated) &&
      !NO_REASON.test(annotated.sentence.plain) &&
      annotated.sentence.words.length > 5,
    cue: WISH,
    remark: 'ce qui vous amène, dit dans vos mots',
    shows: 'on entend ce qui vous amène',
  },
  {
    id: 'path',
    part: 'any',
    kinds: SELF,
    fits: (annotated) =>
      heard(PATH)(annotated) && !heard(NO_PATH)(annotated) && annotated.sentence.words.length > 4,
    cue: PATH,
    remark: "un fait de votre parcours, que l'on peut vérifier",
    shows: "des faits que l'on peut vérifier",
  },
  {
    id: 'held',
    from: 35,
    part: 'any',
    kinds: ['presentation'],
    fits: (annotated) => heard(HELD)(annotated) && annotated.sentence.words.length > 5,
    cue: HELD,
    remark: 'on se représente votre travail',
    shows: 'on se représente votre travail',
  },
  ...IN_DOING,
  {
    id: 'fact',
    from: 55,
    part: 'any',
    kinds: TOLD,
    last: true,
    notFirst: true,
    fits: ({ sentence }) => sentence.words.length > 4 && MADE.test(sentence.plain),
    cue: MADE,
    remark: 'un fait précis, que le recruteur peut reprendre avec vous',
    shows: "des faits que l'on peut vérifier",
  },
]
