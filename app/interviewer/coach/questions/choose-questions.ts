import type { Question } from '../../interviewer.ts'
import type { QuestionKind } from '../../kinds.ts'
import { beginning, resemble, stemsAsked } from '../../standards/resemblance.ts'
import type { Candidate } from './candidate.ts'

/** How far scores may be overturned, so that a second run asks others. */
const SPREAD = 0.4
/** What asking again about the same activity, or naming the same thing again, costs. */
const SAME_ACTIVITY = 0.3
const SAME_NAME = 3
/** Between the first questions and the last one, the town or the employer may come back. */
const SAME_NAME_OF_THE_POST = 1
/** A subject has several activities, and a post several subjects. */
const SAME_SUBJECT = 0.5
/** What one line of the offer calls for is asked once, where others call for something else. */
const SAME_LINE = 0.5
/** Whoever presents oneself may begin with what is asked about later. */
const SAME_ACTIVITY_IN_AN_OPENING = 0.2
const SAME_IN_BOTH_OPENINGS = 1
const OPENINGS = new Set<QuestionKind>(['presentation', 'motivation'])
const OF_THIS_POST = /^(?:ville|employeur|métier|domaine|public|secteur|nom|contrat)$/
const MOST_OPENINGS = 2
/** What ends a question, heard again, sounds like a form; only the usual end of a story may come back once. */
const SAME_ENDING = 1.5
const END_OF_A_STORY = "qu'avez-vous fait"
const MOST_ENDS_OF_A_STORY = 2
/** What stories of any work are about: a set tells each once. */
const THEMES = [
  /erreur|trompé|oubli|raté|échec|défaut que vous/u,
  /désaccord|conflit|ne s'enten|accrochage|parle mal/u,
  /mécontent|colère|furieu|fâché|agress/u,
  /manquait|absen|sous-effectif|trop à faire|en même temps|chargée|débord/u,
  /refus/u,
  /(?:racont|parl)ez.*panne/iu,
  /réserves/u,
  // « Vous trouvez un billet », and no ticket nor a portfolio of clients.
  /trouvez (?:\p{L}+ ){1,3}(?:billets?|objet|enveloppe|portefeuille|bijou)/u,
]
const SAME_THEME = 0.7
/** So many words in common name one thing, whatever is asked of it. */
const ONE_THING = 2
const SAME_THING = 0.4
/** The kinds that the offer decides most choose first. */
const FIRST_TO_CHOOSE: readonly QuestionKind[] = [
  'technical',
  'situational',
  'behavioural',
  'motivation',
  'presentation',
  'closing',
]

interface Drawn extends Candidate {
  asked: ReturnType<typeof stemsAsked>
  opening: string
  ending: string
  themes: readonly number[]
}

interface Choosing {
  plan: readonly QuestionKind[]
  random: () => number
}

/** One question for each place of the plan, each on something else where the candidates allow. */
export function chooseQuestions(
  candidates: readonly Candidate[],
  { plan, random }: Choosing,
): Question[] {
  const drawn = candidates.map(
    (one): Drawn => ({
      ...one,
      score: one.score + random() * SPREAD,
      asked: stemsAsked(one.text),
      opening: beginning(one.text, 2),
      ending: endingOf(one.text),
      themes: THEMES.flatMap((theme, at) => (theme.test(one.text) ? at : [])),
    }),
  )
  const chosen: Drawn[] = []
  const byChoice = FIRST_TO_CHOOSE.flatMap((kind) => plan.filter((one) => one === kind))
  for (const kind of byChoice) {
    const best = bestOf(
      drawn.filter((one) => one.kind === kind),
      chosen,
    )
    if (best) chosen.push(best)
  }
  const left = [...chosen]
  return plan.flatMap((kind) => {
    const at = left.findIndex((one) => one.kind === kind)
    return at < 0 ? [] : left.splice(at, 1).map(({ text }) => ({ kind, text }))
  })
}

function bestOf(candidates: readonly Drawn[], chosen: readonly Drawn[]): Drawn | undefined {
  const free = candidates.filter((one) => !isTooAlike(one, chosen))
  const worth = (one: Drawn) =>
    one.score -
    repeated(one, chosen) -
    sameEnding(one, chosen) -
    sameTheme(one, chosen) -
    sameThing(one, chosen)
  return free.reduce<Drawn | undefined>(
    (best, one) => (best && worth(best) >= worth(one) ? best : one),
    undefined,
  )
}

const isTooAlike = ({ asked, opening }: Drawn, chosen: readonly Drawn[]) =>
  chosen.some((other) => resemble(other.asked, asked)) ||
  chosen.filter((other) => other.opening === opening).length >= MOST_OPENINGS

/** What comes after the colon, « que faites-vous »; empty when nothing does. */
const endingOf = (text: string) =>
  / : (?<asked>[^:?]+?) ?\?$/u.exec(text.replaceAll('\u00a0', ' '))?.groups?.asked ?? ''

function sameEnding({ ending }: Drawn, chosen: readonly Drawn[]): number {
  if (ending === '') return 0
  const times = chosen.filter((other) => other.ending === ending).length
  const most = ending === END_OF_A_STORY ? MOST_ENDS_OF_A_STORY : 1
  return times >= most ? SAME_ENDING : (SAME_ENDING * times) / 4
}

const sameTheme = ({ themes }: Drawn, chosen: readonly Drawn[]) =>
  SAME_THEME * chosen.filter((other) => other.themes.some((one) => themes.includes(one))).length

/** « un changement de format » is one thing, told once or explained once. */
const sameThing = ({ asked }: Drawn, chosen: readonly Drawn[]) =>
  SAME_THING *
  chosen.filter((other) => [...asked].filter((stem) => other.asked.has(stem)).length >= ONE_THING)
    .length

function repeated(one: Candidate, chosen: readonly Candidate[]): number {
  const isOpening = OPENINGS.has(one.kind)
  const openings = isOpening ? chosen.filter(({ kind }) => OPENINGS.has(kind)) : []
  const sameActivity = isOpening ? SAME_ACTIVITY_IN_AN_OPENING : SAME_ACTIVITY
  return (
    sameActivity * shared(one, chosen, ({ activities }) => activities) +
    (isOpening ? SAME_ACTIVITY_IN_AN_OPENING : SAME_SUBJECT) *
      shared(one, chosen, ({ subjects }) => subjects) +
    SAME_LINE * shared(one, chosen, ({ lines }) => lines) +
    SAME_IN_BOTH_OPENINGS *
      shared(one, openings, ({ activities, subjects, names }) => [
        ...activities,
        ...subjects,
        ...names,
      ]) +
    shared(one, chosen, ({ names }) => names.filter((name) => !OF_THIS_POST.test(name))) *
      SAME_NAME +
    shared(one, chosen, ({ names }) => names.filter((name) => OF_THIS_POST.test(name))) *
      SAME_NAME_OF_THE_POST
  )
}

function shared(
  one: Candidate,
  chosen: readonly Candidate[],
  of: (candidate: Candidate) => readonly string[],
): number {
  const said = chosen.flatMap(of)
  return of(one).reduce((sum, name) => sum + said.filter((other) => other === name).length, 0)
}
