import type { QuestionKind } from '../../interviewer.ts'
import type { Answered } from './answered.ts'
import { inWords } from './in-words.ts'
import { findToldTwice, type ToldTwice } from './told-twice.ts'

/** What to say of a story that served several questions of one interview; null when none did. */
export function sayToldTwice(answered: readonly Answered[]): string | null {
  const [story, other] = findToldTwice(answered)
  if (!story) return null
  const also = other ? ` De même, ${theQuestions(other.tellings)} partagent une réponse.` : ''
  return `${opening(story)} ${whatToDo(story)}${also}`
}

const places = (some: readonly Answered[]) =>
  `${some
    .slice(0, -1)
    .map(({ place }) => place)
    .join(', ')} et ${some.at(-1)?.place}`
const theQuestions = (some: readonly Answered[]) => `les questions ${places(some)}`
const toQuestions = (some: readonly Answered[]) => `aux questions ${places(some)}`

type Say = (questions: string, quote: string) => string

const OPENINGS: readonly Say[] = [
  (asked, quote) => `La même histoire sert ${asked}${quote}.`,
  (asked, quote) => `Vous racontez ${asked} une seule et même histoire${quote}.`,
  (asked, quote) => `Une histoire revient ${asked}${quote}.`,
  (asked, quote) => `Le recruteur a déjà entendu cette histoire : elle est dite ${asked}${quote}.`,
]
const OPENINGS_OF_COPY: readonly Say[] = [
  (asked, quote) => `La même réponse est donnée ${asked}${quote}.`,
  (asked, quote) => `Vous répondez la même chose, presque mot pour mot, ${asked}${quote}.`,
]

function opening({ tellings, quote, isCopy }: ToldTwice): string {
  const say = pick(isCopy ? OPENINGS_OF_COPY : OPENINGS, tellings)
  return say(toQuestions(tellings), quote ? `, « ${quote} »` : '')
}

function pick<One>(some: readonly One[], tellings: readonly Answered[]): One {
  const turn = tellings.reduce((sum, { place, answer }) => sum + place + answer.length, 0)
  return some[turn % some.length] as One
}

/** From which gap one telling is plainly the better one. */
const PLAINLY_BETTER = 5

function whatToDo({ tellings }: ToldTwice): string {
  const [best, next] = [...tellings].sort((a, b) => b.score - a.score)
  if (!best || !next) return ''
  const others = tellings.filter((one) => one !== best)
  const isBetter = best.score - next.score >= PLAINLY_BETTER
  const keep = `Gardez-la pour la question ${best.place}${isBetter ? ', où elle porte le mieux' : ''}`
  const [other] = others
  if (others.length === 1 && other)
    return `${keep} ; à la question ${other.place}, ${INSTEAD[other.kind]}.`
  return `${keep}, et préparez-en ${inWords(others.length)} autres, même plus modestes : chacune montrera autre chose de vous.`
}

const INSTEAD: Record<QuestionKind, string> = {
  presentation: 'dites plutôt votre parcours, en trois étapes',
  motivation: 'dites plutôt ce qui vous attire dans ce poste',
  behavioural:
    'préparez un autre moment, même plus modeste (un stage, un remplacement, une semaine ordinaire) : il montrera autre chose de vous',
  technical: 'dites plutôt vos étapes, puis appuyez-les sur un autre cas, même bref',
  situational: 'dites plutôt ce que vous feriez dans cette scène, puis citez un autre cas vécu',
  closing: 'donnez plutôt votre disponibilité, puis une question sur le travail',
}
