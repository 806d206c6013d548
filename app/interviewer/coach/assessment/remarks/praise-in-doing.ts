import { CASE, CHECKS, FIRST, PLAN_B, TELLS } from './praise-cues.ts'
import { heard, METHOD, type Praise } from './praise-form.ts'

/** Told as done, and not as learnt or compared. */
const LIVED =
  /^(?!.*\b(?:contre l an|en cours l an)\b).*\b(?:j ai|on a|nous avons|m est arrive|c est arrive|nous est arrive|vecue?|faite?|m a fait|derniere fois)\b/

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
    from: 30,
    part: 'any',
    kinds: METHOD,
    fits: heard(PLAN_B),
    cue: PLAN_B,
    remark: 'vous prévoyez ce qui peut bloquer',
    shows: 'vous prévoyez ce qui peut bloquer',
  },
  {
    id: 'checks',
    from: 30,
    part: 'any',
    kinds: METHOD,
    fits: (annotated) => heard(CHECKS)(annotated) && annotated.sentence.words.length > 4,
    cue: CHECKS,
    remark: 'vous dites que vous contrôlez',
    shows: 'on voit que vous contrôlez',
  },
  {
    id: 'first',
    from: 30,
    part: 'any',
    kinds: METHOD,
    fits: (annotated) => heard(FIRST)(annotated) && annotated.sentence.words.length > 4,
    cue: FIRST,
    remark: 'vous dites par quoi vous commencez',
    shows: 'on sait par quoi vous commencez',
  },
  {
    id: 'tells',
    from: 30,
    part: 'any',
    kinds: METHOD,
    fits: (annotated) => heard(TELLS)(annotated) && annotated.sentence.words.length > 3,
    cue: TELLS,
    remark: 'vous dites qui vous prévenez',
    shows: 'on sait qui est prévenu',
  },
  {
    id: 'gesture',
    from: 30,
    part: 'action',
    kinds: METHOD,
    fits: ({ sentence, isClaim }) =>
      !isClaim &&
      sentence.words.length > 5 &&
      !/\bj aime\b|^(?!.*\b(?:je|j|on|nous) ).*\b(?:faut|doit|est|sont|c est)\b/.test(
        sentence.plain,
      ),
    remark: 'un geste que vous dites clairement',
    shows: 'on suit vos gestes',
  },
  {
    id: 'point',
    from: 75,
    part: 'any',
    kinds: METHOD,
    fits: ({ sentence, isClaim, parts }) =>
      !isClaim &&
      parts.size === 0 &&
      sentence.words.length > 5 &&
      !/\b(?:souvent|parce|en general|il|elle|ils|elles|c est)\b/.test(sentence.plain),
    remark: 'un point de méthode précis',
    shows: 'une méthode précise',
  },
]
