import { sayNumber } from '../french/say-number.ts'

const HOUR = '(\\d{1,2}) ?h(?: ?(\\d{2})(?! ?h))?'
const FROM_TO = new RegExp(` (?:de )?${HOUR}(?: a| et| jusqu a)? ${HOUR}(?= )`, 'g')
const ANY_HOUR = / \d{1,2} ?h(?: ?\d{2})?(?= )/g
/** Hours at which somebody else may come or call, or one meets whoever recruits. */
const OF_OTHERS =
  / (?:ouvert[a-z]*|ouverture|fermeture|joignables?|astreintes?|appel[a-z]*|telephon[a-z]*|accueil du public|permanence|pauses?|coupures?|reunion|information collective|rendez vous|recruteur|locaux|portes|visites?) /
/** What says that hours are those of the work; whoever lives beside a site, or calls, has others. */
const OF_THE_WORK =
  /^ (?:\d|de \d|lundi|mardi)| (?:horaires?|travail[a-z]*|postes?|journees?|services?|equipes?|assure[rz]|prise|plannings?|vacations?|temps (?:plein|partiel)|nuits?|semaine|heures?|(?:lun|mar|mercre)di au) /
/** « Journée décalée le mercredi, 10 h 30 – 19 h », an opening from morning to night. */
const NOT_EACH_DAY =
  / (?:amplitudes?|creneaux?|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! au)) /
const LONGEST_DAY = 13
/** « Deux cours de code, 18 h - 19 h » is a part of one. */
const SHORTEST_DAY = 2.5
const MOST_RANGES = 2

const RESTED = / (?:repos|fermee?s?|ferme) (?:le )?(?:samedi|dimanche)s? /g

interface Range {
  from: number
  to: number
  said: string
}

/** « de 20 h 45 à 6 h 45 »; null where the offer tells no hours, or several. */
export function hoursOfTheDay(lines: readonly string[]): string | null {
  const told = lines
    .map((line) => line.split('\n')[0] ?? '')
    .filter((line) => !OF_OTHERS.test(line))
  const days = new Set(told.flatMap(dayIn))
  const [only = null] = told
    .filter((line) => OF_THE_WORK.test(line) && !NOT_EACH_DAY.test(line))
    .flatMap(dayIn)
  return days.size === 1 ? only : null
}

/** Two ranges with a break between them are one day; where one begins as the other ends, they are two shifts. */
function dayIn(line: string): string[] {
  const ranges = [...line.matchAll(FROM_TO)].map(([, from, minutes, to, toMinutes]) =>
    rangeOf(timeOf(from, minutes), timeOf(to, toMinutes)),
  )
  const [first, second] = ranges
  const isWhole = ranges.length * 2 === (line.match(ANY_HOUR) ?? []).length
  const isInOrder = !first || !second || second.from > first.to
  const hours = ranges.reduce((sum, { from, to }) => sum + lasting(from, to), 0)
  const isADay = hours >= SHORTEST_DAY && ranges.length <= MOST_RANGES && ranges.every(isWorkable)
  return isWhole && isInOrder && isADay ? [ranges.map(({ said }) => said).join(' et ')] : []
}

const timeOf = (hours = '', minutes = '00') => Number(hours) + Number(minutes) / 60
const rangeOf = (from: number, to: number): Range => ({
  from,
  to,
  said: `de ${sayTime(from)} à ${sayTime(to)}`,
})
const lasting = (from: number, to: number) => (to - from + 24) % 24
const isWorkable = ({ from, to }: Range) =>
  from < 24 && to <= 24 && from !== to && lasting(from, to) <= LONGEST_DAY

function sayTime(time: number): string {
  const minutes = Math.round((time % 1) * 60)
  return `${Math.floor(time)}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`
}

const ONE_IN =
  / (?:un|une|1) (week end|we|samedi|dimanche)s?( matin)?s? (?:sur )?(deux|trois|quatre|cinq|2|3|4|5)(?: travailles?)? (?!(?:libres?|off|chomes?|non|repos|de repos|est libre) )/
/** « Astreinte téléphonique un week-end sur quatre » is not worked there. */
const ON_CALL =
  / (?:astreintes?|permanences?) (?:[a-z]+ ){0,4}(?:un|une|1|le|les|certains) (?:week ?ends?|we|samedis?|dimanches?)(?: sur [a-z0-9]+)? /g

/** « un week-end sur deux », « le samedi »; null where the offer does not tell which of them. */
export function weekEndsTold(lines: readonly string[]): string | null {
  const worked = lines.map((line) => line.replace(ON_CALL, ' . ').replace(RESTED, ' . '))
  for (const line of worked) {
    const [, day, morning = '', count] = ONE_IN.exec(line) ?? []
    if (!day || !count) continue
    const said = day === 'samedi' || day === 'dimanche' ? day : 'week-end'
    return `un ${said}${morning} sur ${/\d/.test(count) ? sayNumber(Number(count)) : count}`
  }
  const speakOfThem = worked.filter((line) => / (?:week ?ends?|samedis?|dimanches?) /.test(line))
  const isSaturday =
    speakOfThem.some((line) => A_SATURDAY.test(line)) &&
    speakOfThem.every((line) => !/ (?:week ?ends?|dimanches?) /.test(line))
  return isSaturday ? 'le samedi' : null
}
const A_SATURDAY =
  / (?:au|et|le|du|journee du|samedi) samedi | travail[a-z]* (?:[a-z]+ ){0,3}samedis? | samedis? (?:travaill|inclus|compris)/

/** « Du lundi au jeudi, et le vendredi jusqu'à midi » are five days. */
const DAYS =
  / du (lundi|mardi|mercredi) au (jeudi|vendredi|samedi|dimanche) (?!(?:et |plus |puis )?(?:le )?vendredi )/

/** « du mardi au samedi »; null where the offer tells none, or several. */
export function daysOfTheWeek(lines: readonly string[]): string | null {
  const told = new Set(
    lines.flatMap((line) => {
      const [, from, to] = OF_OTHERS.test(line) ? [] : (DAYS.exec(line) ?? [])
      return from && to ? [`du ${from} au ${to}`] : []
    }),
  )
  const [only = null] = told
  return told.size === 1 ? only : null
}

const AMOUNT = '(\\d{1,3}(?:[ \\u00a0\\u202f.]\\d{3}|[.,]\\d{1,2})?)'
const EURO = '(?:€|euros?)'
const BETWEEN = '(?: ?(?:à|et|-|–|/) ?)'
const PAY: readonly { form: RegExp; per: string; times: number; least: number; most: number }[] = [
  pay(
    `${AMOUNT} ?k?€?${BETWEEN}${AMOUNT} ?(?:k€|k euros|K€|k)(?![\\p{L}])`,
    'par an',
    1000,
    15,
    250,
  ),
  pay(
    `${AMOUNT} ?${EURO}?${BETWEEN}${AMOUNT} ?${EURO}[^.\\n]{0,20}?(?:/ ?an|par an|annuel)`,
    'par an',
    1,
    15_000,
    250_000,
  ),
  pay(
    `${AMOUNT} ?${EURO}?${BETWEEN}${AMOUNT} ?${EURO}[^.\\n]{0,20}?(?:/ ?mois|par mois|mensuel)`,
    'par mois',
    1,
    400,
    15_000,
  ),
  pay(
    `${AMOUNT} ?${EURO}?${BETWEEN}${AMOUNT} ?${EURO}[^.\\n]{0,20}?(?:/ ?h|de l'heure|par heure|horaire)`,
    "de l'heure",
    1,
    9,
    100,
  ),
]

function pay(form: string, per: string, times: number, least: number, most: number) {
  return { form: new RegExp(form, 'giu'), per, times, least, most }
}

/** « de 52 000 à 62 000 euros par an »; null where the offer tells no range of pay. */
export function rangeOfPay(text: string): string | null {
  for (const { form, per, times, least, most } of PAY)
    for (const [, low, high] of text.matchAll(form)) {
      const [from, to] = [amount(low), amount(high)]
      if (from >= least && to <= most && from < to && to <= WIDEST * from)
        return `de ${sayAmount(from * times)} à ${sayAmount(to * times)} euros ${per}`
    }
  return null
}
/** « Des affaires de 30 à 250 k€ » are no pay. */
const WIDEST = 2.5

const amount = (said = '') =>
  Number(said.replace(/[ \u00a0\u202f.](?=\d{3}$)/u, '').replace(',', '.'))

const sayAmount = (value: number) =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })
