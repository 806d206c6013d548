import { withDefinite } from '../french/gender.ts'
import { withDe } from '../french/grammar.ts'
import { isInfinitive } from '../french/verbs.ts'
import { isNoise } from './noise.ts'
import { inOneBreath } from './rows.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'

/** A longer text says its tasks in sentences or items. */
const LONGEST_OFFER = 700
const LONGEST_TASK = 9
const FEWEST = 2
/** « port 3 assiettes, encaissement, mise en place terrasse »: each act named between two commas; none unless there are several. */
export function tasksTypedInHaste(text: string): string[] {
  if (text.length > LONGEST_OFFER) return []
  const acts = text
    .split(/ ?[,;.:+\n/•] ?| - /u)
    .map((chunk) =>
      chunk.trim().replace(/^(?:(?:et|puis|l[ae]|les|de la|du|des) |l')(?=\p{L})/iu, ''),
    )
    .map((chunk) =>
      chunk.replace(/ (?:à raison d|dès \d|vers \d|à \d).*$| \d[\d ]*(?: ?\p{L}+)?$/u, ''),
    )
    .filter((chunk) => isAct(chunk) && !isNoise(chunk))
    .map(withPreposition)
  if (acts.length < FEWEST) return []
  const single = acts.filter((act) => !act.includes(' '))
  const whole = acts.filter((act) => act.includes(' '))
  return [...(single.length > 1 ? [inOneBreath(single)] : []), ...whole]
}

function isAct(chunk: string): boolean {
  const [head = '', ...others] = chunk.split(' ')
  if (others.length >= LONGEST_TASK) return false
  if (isInfinitive(head, ` ${others.join(' ')}`)) return others.length > 0
  return isActionNoun(head)
}

/** « dressage terrasse » lacks what ties the two: « dressage de la terrasse ». */
function withPreposition(act: string): string {
  return act.replace(
    /(?<=^|et )(\p{L}{5,}) (\p{Ll}{5,})$/u,
    (whole, noun: string, thing: string) =>
      isActionNoun(noun) && !ADJECTIVE.test(thing) && !isActionNoun(thing)
        ? `${noun} ${withDe(withDefinite(thing, /[sx]$/.test(thing)))}`
        : whole,
  )
}
const ADJECTIVE =
  /(?:ique|el|elle|al|ale|if|ive|aire|eux|euse|é|ée|ant|ante|able|ible|ier|ière|ain|aine|ement|eur|ien|ienne)s?$|^(?:petit|grand|simple|rapide|propre|fixe|légère?|courante?|directe?|intérieure?|extérieure?)s?$/u
