import { IN_GESTURES } from './gestures.ts'
import { CASE, FIRST, PLAN_B, POINT, VALUE } from './praise-cues.ts'
import { heard, METHOD, type Praise } from './praise-form.ts'

/** Told as done, and not as learnt or compared. */
const LIVED =
  /^(?!.*\b(?:contre l an|en cours l an)\b).*\b(?:j ai|on a|nous avons|m est arrive|c est arrive|nous est arrive|vecue?|faite?|m a fait|derniere fois)\b/

/** What one does not do is not what one begins with. */
const NOT_FIRST = /\b(?:premiere chose|premier reflexe|d abord),? (?:je|j|on) (?:ne|n)\b/

/** What a method or a decision does well. */
export const IN_DOING: readonly Praise[] = [
  {
    id: 'case',
    part: 'any',
    kinds: METHOD,
    from: 40,
    fits: (annotated) =>
      heard(CASE)(annotated) &&
      LIVED.test(annotated.sentence.plain) &&
      annotated.sentence.words.length > 5,
    cue: CASE,
    remark: "un cas vécu à l'appui",
    shows: "un cas vécu à l'appui",
  },
  {
    id: 'plan-b',
    from: 55,
    part: 'any',
    kinds: METHOD,
    fits: heard(PLAN_B),
    cue: PLAN_B,
    remark: "vous prévoyez plus d'un cas",
    shows: "vous prévoyez plus d'un cas",
  },
  {
    id: 'first',
    from: 30,
    part: 'any',
    kinds: METHOD,
    fits: (annotated) =>
      heard(FIRST)(annotated) &&
      annotated.sentence.words.length > 4 &&
      !NOT_FIRST.test(annotated.sentence.plain),
    cue: FIRST,
    remark: 'vous dites par quoi vous commencez',
    shows: 'on sait par quoi vous commencez',
  },
  ...IN_GESTURES,
  {
    id: 'value',
    from: 40,
    part: 'any',
    kinds: METHOD,
    fits: ({ sentence, isClaim }) => !isClaim && sentence.words.length > 3,
    cue: VALUE,
    remark: 'une valeur, et non un à-peu-près',
    shows: 'des valeurs précises',
  },
  {
    id: 'point',
    from: 75,
    part: 'any',
    kinds: METHOD,
    fits: ({ sentence, isClaim }) =>
      !isClaim && sentence.words.length > 4 && !NO_POINT.test(sentence.plain),
    cue: POINT,
    remark: 'un point de méthode précis',
    shows: 'une méthode précise',
  },
]

/** Told as what happened or as an opinion, it is no point of a method. */
const NO_POINT =
  /\b(?:souvent|parce|en general|il|elle|ils|elles|c est|ca|hier|derniers?|dernieres?|l an passe|etait|etaient|avait|avaient)\b/
