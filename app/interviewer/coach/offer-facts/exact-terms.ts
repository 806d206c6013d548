import { MONTHS, PLAIN_MONTHS } from '../french/months.ts'
import { sayNumber } from '../french/say-number.ts'
import type { ConditionId, Terms } from './offer-facts.ts'

const COUNT = '(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|\\d{1,2})'
const UNIT = '(?:semaines?|mois|ans?)'
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  'un deux trois quatre cinq six sept huit neuf dix onze douze'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)
const numberOf = (said: string) => (said === 'une' ? 1 : (NUMBERS[said] ?? Number(said)))

/** « six mois », « un an »; null beyond what is said in words. */
function sayDuration(count: number, unit: string): string | null {
  const name = unit.startsWith('an') ? 'an' : unit.startsWith('semaine') ? 'semaine' : 'mois'
  if (count === 1) return name === 'semaine' ? 'une semaine' : `un ${name}`
  const words = sayNumber(count)
  return words && `${words} ${name}${name === 'mois' ? '' : 's'}`
}

const BETWEEN = '(?: (?:de remplacement|de projet|temps plein|a temps plein|temps complet))?'
const LASTS = `(?: (?:d une duree )?(?:de|d) | pour (?:une duree de )?| )(${COUNT}) (${UNIT})`
/** « CDD, 2 ans d'expérience », « alternance 3 semaines école »: no length of the contract. */
const NOTHING_ELSE =
  '(?!(?:\\d|plus |et plus |ou plus |(?:d |de |en |a l )?(?:experience|anciennete|pratique|metier|poste |domaine|dans |sur |a une? |ecole|entreprise|cours|formation|centre|cfa)))'
const RENEWABLE = `(?: (?:et )?(?:eventuellement )?(renouvelables?) | ${NOTHING_ELSE})`
const lasting = (named: string) => new RegExp(` ${named}${BETWEEN}${LASTS}${RENEWABLE}`)

/** How each kind of contract is named, and how an offer says how long it lasts. */
const CONTRACTS: readonly { id: ConditionId; said: string; form: RegExp }[] = [
  { id: 'internship', said: 'un stage', form: lasting('stage(?: de fin d etudes)?') },
  {
    id: 'apprenticeship',
    said: 'une alternance',
    form: lasting('(?:alternance|apprentissage|professionnalisation)'),
  },
  {
    id: 'interim',
    said: "une mission d'intérim",
    form: lasting('(?:interim|mission(?: interim)?)'),
  },
  {
    id: 'independent',
    said: 'un contrat sous statut indépendant',
    form: lasting('(?:contrat|mission|prestation)'),
  },
  { id: 'season', said: 'un contrat de saison', form: lasting('(?:contrat saisonnier|saison)') },
  { id: 'fixed-term', said: 'un CDD', form: lasting('(?:cdd|contrat a duree determinee)') },
]
/** « Un CDD ou un contrat de prestation »: which one it is, nobody knows yet. */
const KIND = 'cdd|cdi|interim|stage|alternance|apprentissage|prestation|freelance'
const LEFT_OPEN = new RegExp(
  ` (?:${KIND}) (?:et )?ou (?:(?:d|une?|en|de|contrat) ){0,4}(?:${KIND}|independante?) `,
)
/** A post of the civil service that is open to others too. */
const OF_A_CIVIL_SERVANT =
  / (?:par voie (?:de )?(?:statutaire|mutation)|voie de mutation|mutation (?:ou )?detachement|titulaires? ou (?:a defaut )?contractuel[a-z]*|ouvert aux contractuels) /
const NO_SINGLE_ONE = / ou (?:plus|moins)|minimum|environ|a \d{1,2} (?:mois|ans) /

/** « un CDD de six mois renouvelable », « un stage »: as the offer tells it; null for none of these. */
export function contractTold(
  lines: readonly string[],
  conditions: readonly ConditionId[],
): Terms['contract'] {
  const kind = CONTRACTS.find(({ id }) => conditions.includes(id))
  if (!kind || lines.some((line) => LEFT_OPEN.test(line) || OF_A_CIVIL_SERVANT.test(line)))
    return null
  const found = lines.flatMap((line) => {
    const [all = '', count = '', unit = '', renewable] = kind.form.exec(line) ?? []
    // Weeks are those of the turn between school and work.
    const isOfTurns = kind.id === 'apprenticeship' && unit.startsWith('semaine')
    const duration = all && !isOfTurns && sayDuration(numberOf(count), unit)
    const isVague = NO_SINGLE_ONE.test(line.slice(line.indexOf(all), line.indexOf(all) + 60))
    return duration && !isVague
      ? [
          `${/^[aeiou]/.test(duration) ? "d'" : 'de '}${duration}${renewable ? ' renouvelable' : ''}`,
        ]
      : []
  })
  // The longest tells most: « de six mois renouvelable » over « de six mois ».
  const [first, ...others] = [...new Set(found)].sort((a, b) => b.length - a.length)
  const period = first === undefined && OF_DATES.has(kind.id) ? periodTold(lines) : null
  if (period) return { text: `${kind.said} ${period}`, lasts: 'so long' }
  const isOne = first !== undefined && others.every((one) => first.startsWith(one))
  return isOne
    ? { text: `${kind.said} ${first}`, lasts: 'so long' }
    : { text: kind.said, lasts: 'untold' }
}

const OF_DATES: ReadonlySet<ConditionId> = new Set(['season', 'fixed-term', 'internship'])
const NAMES_OF_MONTHS = MONTHS.split('|')
const sayMonth = (month: string) => NAMES_OF_MONTHS[PLAIN_MONTHS.split('|').indexOf(month)] ?? month
const sayDay = (day: string) => (Number.parseInt(day, 10) === 1 ? '1er' : `${Number(day)}`)
const A_DATE = `(\\d{1,2}|1er) (\\d{1,2}|${PLAIN_MONTHS})(?: (?:20)?\\d{2})?`
/** What is open, closed or enrolled from one date to another is no contract. */
const FROM_TO = new RegExp(
  ` (?:cdd|contrat|contrat saisonnier|saison|stage|mission|remplacement|a po?urvoir)(?: (?!ouvert|ferm|inscri|conge)[a-z0-9]+){0,4} du ${A_DATE} (?:au|jusqu au) ${A_DATE} `,
)

/** « du 12 décembre au 3 avril »; null where no line, or more than one, tells it. */
function periodTold(lines: readonly string[]): string | null {
  const told = new Set(
    lines.flatMap((line) => {
      const [, day = '', month = '', lastDay = '', lastMonth = ''] = FROM_TO.exec(line) ?? []
      const [from, to] = [monthNamed(month), monthNamed(lastMonth)]
      return from && to && from !== to
        ? [`du ${sayDay(day)} ${from} au ${sayDay(lastDay)} ${to}`]
        : []
    }),
  )
  const [one = null] = told
  return told.size === 1 ? one : null
}

/** « 12 », « décembre »; null for what is no month. */
const monthNamed = (said: string): string | null => {
  const name = /^\d/.test(said) ? NAMES_OF_MONTHS[Number(said) - 1] : sayMonth(said)
  return name || null
}

const A_WEEK = '(?:(?:par |la |chaque )?semaine|hebdo[a-z]*)'
const REMOTE_DAYS = new RegExp(
  ` (jusqu a |maximum |a hauteur de )?(${COUNT})(?: a (${COUNT}))? (?:jours?|j) (?:max(?:imum)? )?(?:de |en )(?:teletravail|tt|remote)(?: possibles?)?(?: (?:max|maximum))? ${A_WEEK} `,
)
const REMOTE_THEN_DAYS = new RegExp(
  ` teletravail (?:possible |partiel |hybride |autorise )?(?:(jusqu a )|a raison de |de )?(${COUNT}) (?:jours?|j) (?:max(?:imum)? )?${A_WEEK} `,
)
const MOST_REMOTE = 5

/** « deux jours de télétravail par semaine », « jusqu'à trois jours… »; null for what the offer does not count by the week. */
export function remoteTold(lines: readonly string[]): string | null {
  for (const line of lines) {
    const before = REMOTE_DAYS.exec(line)
    const after = REMOTE_THEN_DAYS.exec(line)
    const [, upTo, one = '', other] = before ?? after ?? []
    const count = numberOf(other ?? one)
    if (!one || !(count >= 1 && count <= MOST_REMOTE)) continue
    const days = count === 1 ? 'un jour' : `${sayNumber(count)} jours`
    const isMost = Boolean(upTo) || other !== undefined || / maximum | max /.test(line)
    return `${isMost ? "jusqu'à " : ''}${days} de télétravail par semaine`
  }
  return null
}

const START = `(?:prise de (?:poste|fonctions?|service)|date de (?:debut|prise de (?:poste|fonctions?))|debut(?: du contrat| de mission)?|demarrage|a po?urvoir|poste vacant)`
/** « septembre ou octobre », « janvier/février », « mars ou avant » */
const OR_ANOTHER = `(?: (?:ou (?:[a-z0-9]+ ){0,3}|(?:(?:et|a|en|puis|debut|fin|mi|courant) )*(?:(?:\\d{1,2}|1er) )?(?:${PLAIN_MONTHS}) ))`
const STARTS_ON = new RegExp(
  ` ${START}(?: (?:souhaitee?|prevue?|est|le|du|au|en|des|a partir|a compter|de|d|debut|fin|mi|courant|contrat|poste))*?(?: (debut|fin|mi|courant))?(?: le)?(?: (\\d{1,2}|1er))? (${PLAIN_MONTHS})(?: 20\\d\\d)?(?:(${OR_ANOTHER})|(?= ))`,
  'g',
)
const AT_ONCE = new RegExp(
  ` (?:${START}|poste (?:est )?disponible)(?: (?:est|souhaitee?|prevue?))* (?:(des que possible|au plus (?:tot|vite))|immediate(?:ment)?|immediat|de suite|tout de suite) `,
)

/** « en janvier », « dès que possible »; null when the offer does not tell, or tells two. */
export function startTold(lines: readonly string[]): Terms['start'] {
  const told = lines.flatMap((line) =>
    [...line.matchAll(STARTS_ON)].map(([, part, day, month = '', another]) =>
      another === undefined ? { month, text: sayStart(part, day, sayMonth(month)) } : null,
    ),
  )
  if (told.includes(null)) return null
  const last = told.at(-1)
  if (last)
    return told.every((one) => one?.month === last.month)
      ? { text: last.text, isDated: true }
      : null
  return lines.some((line) => AT_ONCE.test(line))
    ? { text: 'dès que possible', isDated: false }
    : null
}

function sayStart(part: string | undefined, day: string | undefined, month: string): string {
  if (day) return `le ${sayDay(day)} ${month}`
  if (part === 'mi') return `à la mi-${month}`
  return `${part === 'debut' ? 'début' : part === 'fin' ? 'fin' : part === 'courant' ? 'courant' : 'en'} ${month}`
}
