import { normalizeWords } from '../book/match-words.ts'
import { isPermanentIn } from './conditions.ts'
import { contractTold, remoteTold, startTold } from './exact-terms.ts'
import type { ConditionId, OfferLine, Terms } from './offer-facts.ts'
import { linesOfThePost } from './offer-lines.ts'
import { daysOfTheWeek, hoursOfTheDay, rangeOfPay, weekEndsTold } from './rhythm-and-pay.ts'

const HOURS =
  / (\d{1,2})(?: 00)? ?h(?:eures?)? (?:de travail )?(?:par |la |de la )?(?:semaine|hebdo[a-z]*) | temps (?:plein|complet) (?:de )?(\d{2}) ?h(?:eures)? /g
const FEWEST_HOURS = 5
const MOST_HOURS = 45
const TEAM =
  / (?:encadr|manag|dirig|anim|pilot|supervis)[a-z]* (?:hierarchiquement )?(?:d )?une? equipe (?:d environ |de )(\d{1,2}) (?:personnes|agents|collaborateurs|salaries|techniciens|vendeurs|conseillers|operateurs) /

/** What the offer sets in figures and dates; what it tells in two ways is not told. */
export function findTerms(
  lines: readonly OfferLine[],
  { conditions, text }: { conditions: readonly ConditionId[]; text: string },
): Terms {
  const told = linesOfThePost(lines).map(({ folded }) => folded.text)
  const hours = new Set(
    told.flatMap((text) => [...text.matchAll(HOURS)].map(([, one, other]) => Number(one ?? other))),
  )
  const [weekly = null, ...others] = hours
  const team = told.flatMap((text) => TEAM.exec(text)?.[1] ?? [])[0]
  return {
    weeklyHours:
      weekly !== null && others.length === 0 && weekly >= FEWEST_HOURS && weekly <= MOST_HOURS
        ? weekly
        : null,
    teamSize: team === undefined ? null : Number(team),
    days: daysOfTheWeek(told),
    start: startTold([...told, ...labels(text)]),
    contract:
      contractTold(told, conditions) ??
      (told.some(isPermanentIn) ? { text: permanent(conditions), lasts: 'for good' } : null),
    remoteDays: remoteTold(told),
    dayHours: hoursOfTheDay(told),
    weekEnds: weekEndsTold(told),
    pay: rangeOfPay(text),
  }
}

/** « Prise de poste : immédiate » is a label, which no line keeps. */
const labels = (text: string) =>
  text.split('\n').flatMap((line) => {
    const folded = line.length > LONGEST_LABEL ? '' : ` ${normalizeWords(line)} `
    return BEGINS_WITH_A_START.test(folded) ? [folded] : []
  })
const LONGEST_LABEL = 80
const BEGINS_WITH_A_START =
  /^ (?:date de (?:debut|prise|demarrage)|debut|prise de|demarrage|a po?urvoir) /

const permanent = (conditions: readonly ConditionId[]) =>
  conditions.includes('part-time') ? 'un CDI à temps partiel' : 'un CDI'
