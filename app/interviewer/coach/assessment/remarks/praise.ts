import type { QuestionKind } from '../../../interviewer.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue, TERMS } from '../signals/match-cue.ts'
import { hasAmount } from '../signals/measure.ts'
import {
  AVOIDED,
  COUNTS,
  DAYS,
  EFFECT,
  FROM_TO,
  HELD,
  KEPT_UP,
  LEARNT,
  NO_CHANGE,
  NO_PATH,
  NOW,
  PATH,
  READY,
  SHRUGS,
  SIDES,
  STATE,
  WISH,
  WITNESS,
} from './praise-cues.ts'
import { heard, METHOD, type Praise } from './praise-form.ts'
import { IN_DOING } from './praise-in-doing.ts'

const TOLD: readonly QuestionKind[] = [...METHOD, 'behavioural', 'presentation', 'motivation']
const SELF: readonly QuestionKind[] = ['presentation', 'motivation']

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
    remark: "l'effet est confirmé par quelqu'un d'autre que vous",
    shows: "quelqu'un d'autre confirme l'effet",
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
    id: 'measured',
    from: 40,
    kinds: ['behavioural', 'presentation', 'motivation'],
    needsFigure: true,
    part: 'result',
    last: true,
    notFirst: true,
    fits: (annotated) =>
      heard(EFFECT)(annotated) &&
      /\d|moitie|tiers|quart/.test(annotated.sentence.plain) &&
      !/\b(?:il y avait|c etait)\b/.test(annotated.sentence.plain) &&
      hasAmount(annotated.sentence) &&
      !heard(SIDES)(annotated) &&
      !annotated.parts.has('context'),
    remark: 'un fait chiffré, que le recruteur retiendra',
    shows: "un effet que l'on peut vérifier",
  },
  {
    id: 'lesson',
    from: 40,
    part: 'lesson',
    kinds: [...METHOD, 'behavioural', 'presentation'],
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
    remark: 'une question précise',
    shows: 'une vraie question de votre part',
  },
  {
    id: 'date',
    part: 'any',
    kinds: ['closing'],
    fits: ({ sentence }) => DAYS.test(sentence.plain) && !SHRUGS.test(sentence.plain),
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
    remark: 'un engagement clair',
    shows: 'un engagement clair',
  },
  {
    id: 'own',
    from: 40,
    part: 'action',
    kinds: ['behavioural'],
    fits: (annotated) =>
      heard(CUES.ownPast)(annotated) &&
      !heard(STATE)(annotated) &&
      annotated.sentence.words.length > 5,
    cue: CUES.ownPast,
    remark: "une action à vous, que l'on peut se représenter",
    shows: 'on vous voit agir',
  },
  {
    id: 'lived',
    from: 30,
    part: 'action',
    kinds: ['motivation'],
    fits: (annotated) =>
      heard(CUES.ownPast)(annotated) &&
      !heard(STATE)(annotated) &&
      annotated.sentence.words.length > 5,
    cue: CUES.ownPast,
    remark: "un fait vécu, qui pèse plus qu'une intention",
    shows: "un fait vécu derrière l'envie",
  },
  {
    id: 'link',
    part: 'link',
    kinds: ['presentation', 'motivation'],
    from: 30,
    fits: ({ sentence, isClaim }) =>
      !isClaim && sentence.words.length > 5 && !/\?/.test(sentence.plain),
    cue: CUES.link,
    remark: 'vous parlez de ce poste, et non du métier en général',
    shows: 'vos raisons tiennent à ce poste',
  },
  {
    id: 'reason',
    from: 30,
    part: 'any',
    kinds: ['motivation'],
    fits: (annotated) =>
      !annotated.isClaim &&
      heard(WISH)(annotated) &&
      !/\bce qui me manque\b/.test(annotated.sentence.plain) &&
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
    fits: ({ sentence }) => COUNTS.test(sentence.plain) && sentence.words.length > 4,
    cue: COUNTS,
    remark: 'un fait précis, que le recruteur peut reprendre avec vous',
    shows: "des faits que l'on peut vérifier",
  },
]
