import { isPermanentIn } from './conditions.ts'
import type { OfferLine, Terms } from './offer-facts.ts'
import { linesOfThePost } from './offer-lines.ts'

const HOURS =
  / (\d{1,2})(?: 00)? ?h(?:eures?)? (?:de travail )?(?:par |la |de la )?(?:semaine|hebdo[a-z]*) /g
const FEWEST_HOURS = 5
const MOST_HOURS = 45
const TEAM =
  / (?:encadr|manag|dirig|anim|pilot|supervis)[a-z]* (?:hierarchiquement )?(?:d )?une? equipe (?:d environ |de )(\d{1,2}) (?:personnes|agents|collaborateurs|salaries|techniciens|vendeurs|conseillers|operateurs) /
const ON_WEEKDAYS = / du lundi au vendredi /
const AT_ONCE =
  / (?:poste (?:est )?(?:a pour?voir|disponible) (?:des que possible|immediatement)|(?:prise de (?:poste|fonctions?|service)|debut|demarrage|date de debut) (?:des que possible|immediate?)) /

/** What the offer sets in figures and dates; what it tells in two ways is not told. */
export function findTerms(lines: readonly OfferLine[]): Terms {
  const told = linesOfThePost(lines).map(({ folded }) => folded.text)
  const hours = new Set(
    told.flatMap((text) => [...text.matchAll(HOURS)].map(([, one]) => Number(one))),
  )
  const [weekly = null, ...others] = hours
  const team = told.flatMap((text) => TEAM.exec(text)?.[1] ?? [])[0]
  return {
    weeklyHours:
      weekly !== null && others.length === 0 && weekly >= FEWEST_HOURS && weekly <= MOST_HOURS
        ? weekly
        : null,
    teamSize: team === undefined ? null : Number(team),
    isOnWeekdays: told.some((text) => ON_WEEKDAYS.test(text)),
    startsAtOnce: told.some((text) => AT_ONCE.test(text)),
    isPermanent: told.some(isPermanentIn),
  }
}
