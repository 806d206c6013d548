import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { CUES } from '../signals/cues.ts'
import { hears } from '../signals/matches.ts'
import { hasAmount } from '../signals/measure.ts'
import { OPINION } from './faults.ts'
import { pickFor } from './gap.ts'
import { type Given, Givens } from './given.ts'
import { FIGURE } from './praise-cues.ts'
import { REASON, STAGE } from './self-cues.ts'
import { isEnd, isGesture, isLived, isOfSelf, isOwn, isStrongEnd } from './told-as.ts'

const MOST_GIVEN = 3

/**
 * What this answer gave, quoting its words: two or three sentences that fit no other answer.
 * `said` are quotes shown elsewhere, left to the remarks when there are others.
 */
export function whatIsGiven(judgement: Judgement, said: readonly string[] = []): string[] {
  const givens = new Givens(judgement, said)
  const given = mainlyGiven(givens, judgement)
  const also = given.length < MOST_GIVEN ? alsoGiven(givens, judgement, given[0] ?? '') : null
  return also ? [...given, also] : given
}

const ALSO = [
  (facts: string) => `On retient aussi ${facts}.`,
  (facts: string) => `Le recruteur notera encore ${facts}.`,
  (facts: string) => `À noter également : ${facts}.`,
] as const
/** Where « on retient » was just said. */
const ALSO_OTHERWISE = ALSO[1]

/** « Aussi » says that something came before. */
const ALONE_WEAK = (facts: string) => `Vous dites ${facts}.`
const ALSO_WEAK = (facts: string) => `Vous dites aussi ${facts}.`
const WEAK = 45

/** What else was said that is worth hearing, in its order. */
function alsoGiven(givens: Givens, judgement: Judgement, before: string): string | null {
  const solid = ({ isClaim, sentence }: AnnotatedSentence) =>
    !isClaim && (sentence.words.length > 3 || /\d/.test(sentence.plain))
  const found = [givens.take('any', solid), givens.take('any', solid)].filter((one) => one !== null)
  if (found.length === 0) return null
  const isWeak = judgement.score < WEAK
  const also = / on retient /.test(before) ? ALSO_OTHERWISE : pickFor(judgement, ALSO)
  const say = isWeak ? (before === '' ? ALONE_WEAK : ALSO_WEAK) : also
  const quotes = [...found].sort(
    (a, b) => judgement.told.indexOf(a.told) - judgement.told.indexOf(b.told),
  )
  return say(quotes.map(q).join(' et '))
}

function mainlyGiven(givens: Givens, judgement: Judgement): string[] {
  switch (judgement.kind) {
    case 'behavioural':
      return story(givens, judgement)
    case 'motivation':
      return judgement.score < HOLLOW_BELOW ? hollow(givens, judgement) : motive(givens)
    case 'presentation':
      return judgement.score < EMPTY_BELOW ? hollow(givens, judgement) : path(givens)
    case 'closing':
      return lastWord(givens, judgement)
    default:
      return method(givens, judgement)
  }
}

const q = ({ quote }: Given) => `« ${quote} »`
const OWN = /\bj ai \w+|\bje l ai\b|\bj avais \w+/
function story(givens: Givens, judgement: Judgement): string[] {
  if (judgement.limit?.reason === 'would-do') {
    const plan = givens.take(
      'any',
      ({ sentence }) => hears(sentence.plain, CUES.ownConditional),
      CUES.ownConditional,
    )
    return plan ? [`À défaut d'un cas vécu, vous dites votre conduite : ${q(plan)}.`] : []
  }
  const [opening] = judgement.told
  const isLone = judgement.told.length === 1
  const mayEnd = (one: AnnotatedSentence) => isEnd(one) && (isLone || one !== opening)
  const hasEnd = judgement.told.some(mayEnd)
  const isHollow = judgement.score < HOLLOW_BELOW && (!hasEnd || judgement.score < EMPTY_BELOW)
  if (isHollow) return hollow(givens, judgement)
  const isDeed = (one: AnnotatedSentence) => OWN.test(one.sentence.plain) && isGesture(one)
  const action =
    givens.take('action', (one) => isDeed(one) && !isEnd(one)) ??
    givens.take('action', isDeed) ??
    givens.take('action', (one) => isGesture(one) && !isEnd(one))
  const result =
    givens.take('result', (one) => mayEnd(one) && isStrongEnd(one)) ?? givens.take('result', mayEnd)
  const isBefore = (one: AnnotatedSentence) =>
    !action || judgement.told.indexOf(one) < judgement.told.indexOf(action.told)
  const context = givens.take(
    'context',
    (one) => !one.isClaim && isBefore(one) && !hears(one.sentence.plain, NO_SCENE),
  )
  const second = givens.take('action', (one) => isGesture(one) && isOwn(one))
  const lesson = givens.take('lesson')
  const gestures = [action, second].filter((one) => one !== null)
  const shown = `on voit ${gestures.length > 1 ? 'vos gestes' : 'votre geste'} : ${inTurn(gestures, judgement)}`
  const said: string[] = []
  if (context && action) said.push(pickFor(judgement, SCENES)(q(context), shown))
  else if (action) said.push(`${capital(shown)}.`)
  else if (context)
    said.push(
      result && hears(result.told.sentence.plain, CUES.ownPresent)
        ? `La scène est posée : ${q(context)}.`
        : `La scène est posée, ${q(context)}, mais on ne vous y voit pas encore agir.`,
    )
  if (result) {
    const isMeasured = FIGURE.test(normalizeText(result.quote))
    said.push(`${pickFor(judgement, isMeasured ? MEASURED_ENDS : ENDS)} : ${q(result)}.`)
  }
  if (lesson) said.push(`Vous en avez gardé quelque chose : ${q(lesson)}.`)
  return said.length > 0 ? said : hollow(givens, judgement)
}

/** An opinion, or what is always so. */
const NO_SCENE = new RegExp(
  `${OPINION.source}|\\b(?:il faut|c ?est)\\b|\\b(?:ai|avais) (?:encore )?(?:jamais|pas) \\w+`,
)

const SCENES: readonly ((scene: string, shown: string) => string)[] = [
  (scene, shown) => `Vous partez de ${scene}, et ${shown}.`,
  (scene, shown) => `La scène est posée, ${scene}, et ${shown}.`,
  (scene, shown) => `On sait où l'on est, ${scene}, et ${shown}.`,
]
const ENDS = ['La fin est dite', 'Vous dites ce qui a suivi', "L'issue est donnée"] as const
const MEASURED_ENDS = [
  'La fin se vérifie',
  'Le résultat est là, et se vérifie',
  'Un chiffre termine le récit',
] as const

/** Below, parts heard in a story are only words. */
const HOLLOW_BELOW = 32
/** Below, even an end heard is only words. */
const EMPTY_BELOW = 20
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** Pieces in the order in which they were told. */
function inTurn(pieces: readonly Given[], { told }: Judgement): string {
  const quotes = [...pieces].sort((a, b) => told.indexOf(a.told) - told.indexOf(b.told)).map(q)
  return quotes.join(', puis ')
}

/** Nothing done, nothing seen: what was said instead is named, without praise. */
function hollow(givens: Givens, { told, kind }: Judgement): string[] {
  const one = givens.take('any')
  const other = givens.take('any')
  if (!one) return []
  const isSelf = told.some(isOfSelf)
  const isSet = !GENERAL[kind] && [one, other].some((piece) => piece && showsScene(piece))
  const what = isSet
    ? 'la scène est là, mais on ne voit pas encore ce que vous y changez'
    : isSelf
      ? 'cela parle de qualités ou de principes, que rien ne permet encore de vérifier'
      : (GENERAL[kind] ?? 'cela reste général, sans lieu, ni geste, ni suite')
  return [`Vous dites ${q(one)}${other ? ` et ${q(other)}` : ''} : ${what}.`]
}

/** What is not said yet, where no scene is asked for. */
const GENERAL: Partial<Record<Judgement['kind'], string>> = {
  presentation: 'cela reste général, sans métier, ni lieu, ni durée',
  motivation: "rien n'y dit encore ce qui vous attire dans ce poste-ci",
}

/** A quantity or a moment: what is said is poor, but it is not general. */
const showsScene = ({ told: { sentence, isClaim } }: Given) =>
  !isClaim &&
  !/\b(?:toujours|jamais|en general|souvent)\b/.test(sentence.plain) &&
  (hasAmount(sentence) || hears(sentence.plain, CUES.story))

function motive(givens: Givens): string[] {
  const reason = givens.take('any', ({ sentence }) => hears(sentence.plain, REASON), REASON)
  const proof =
    givens.take('result') ?? givens.take('action', ({ sentence }) => OWN.test(sentence.plain))
  const link = givens.take('link')
  const said: string[] = []
  if (reason) said.push(`Votre raison se lit ici : ${q(reason)}.`)
  if (proof)
    said.push(
      reason
        ? `Elle s'appuie sur un fait : ${q(proof)}.`
        : `Vous apportez un fait de votre métier : ${q(proof)}.`,
    )
  if (link)
    said.push(
      reason
        ? `Vous la reliez à ce poste : ${q(link)}.`
        : `Vous parlez bien de ce poste : ${q(link)}.`,
    )
  return said
}

function path(givens: Givens): string[] {
  const isStep = ({ isClaim, sentence }: AnnotatedSentence) => !isClaim && sentence.words.length > 3
  const step =
    givens.takeFirst((one) => isStep(one) && STAGE.test(one.sentence.plain)) ??
    givens.takeFirst(isStep)
  const proof = givens.take('result', isEnd) ?? givens.take('action', isGesture)
  const link = givens.take('link')
  const claim = givens.take('any', ({ isClaim }) => isClaim)
  const said: string[] = []
  if (step) said.push(`De votre parcours, on retient ${q(step)}.`)
  if (proof) said.push(`${step ? "Un fait vient à l'appui" : 'On retient un fait'} : ${q(proof)}.`)
  if (link) said.push(`Le lien avec le poste est dit : ${q(link)}.`)
  if (claim && said.length < 2)
    said.push(`Le reste parle de qualités, ${q(claim)}, que le recruteur ne peut pas vérifier.`)
  return said
}

function method(givens: Givens, judgement: Judgement): string[] {
  const next = () =>
    givens.take('action', (one) => isOwn(one) && one.sentence.words.length > 3) ??
    givens.take('action')
  const gestures = [next(), next(), next()].filter((one) => one !== null)
  const lived = givens.take('result', isLived) ?? givens.take('lesson', isLived)
  if (gestures.length === 0) return hollow(givens, judgement)
  const good = judgement.score >= 45 && !judgement.limit
  const followed = gestures.length > 1 ? ' : on peut suivre vos gestes' : ''
  const said = [`Vous dites ${inTurn(gestures, judgement)}${good ? followed : ''}.`]
  if (lived && good) said.push(`Un cas vécu l'appuie : ${q(lived)}.`)
  if (!good && !judgement.limit) said.push(TOO_THIN[judgement.kind] ?? '')
  return said
}

const TOO_THIN: Partial<Record<Judgement['kind'], string>> = {
  technical: "Ce sont des repères, pas encore une méthode : l'ordre et le contrôle manquent.",
  situational:
    'On ne voit pas encore comment la scène se termine, ni qui est protégé par ce choix.',
}

function lastWord(givens: Givens, judgement: Judgement): string[] {
  const question = givens.take('any', ({ sentence }) => /\?|\bsavoir\b/.test(sentence.plain))
  const second = givens.take('any', ({ sentence }) => /\?|\bsavoir\b/.test(sentence.plain))
  const date = givens.take('any', ({ sentence }) => hears(sentence.plain, CUES.availability))
  const said: string[] = []
  if (question)
    said.push(
      second ? `Vous demandez ${q(question)}, puis ${q(second)}.` : `Vous demandez ${q(question)}.`,
    )
  if (date) said.push(`Votre disponibilité tient dans ${q(date)}.`)
  return said.length > 0 ? said : hollow(givens, judgement)
}
