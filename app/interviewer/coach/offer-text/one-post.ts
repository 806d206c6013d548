import { toJobTitle } from './title-clean.ts'

const MARK = /(?<![\p{L}\d])[hf] ?\/ ?[hf](?!\p{L})/iu
const NUMBERED = /^(?:(?:poste|profil|offre|lot) (?:n ?° ?)?)?(?:\d|[A-C])[ ]?[/).°:–-] ?/iu
const LONGEST_NAME = 110
/** What an application for telephones shows under the offer that one reads. */
const OTHER_OFFERS =
  /^(?:offres? similaires?|annonces? similaires?|ces offres (?:pourraient|peuvent)|autres offres|vous aimerez aussi|les internautes ont|offres recommandées)/iu

/** One post's text: of several numbered posts the first, and nothing of the offers shown under it. */
export function firstPost(text: string): string {
  const lines = text.split('\n')
  const others = lines.findIndex((line, index) => index > 3 && OTHER_OFFERS.test(line))
  const own = others === -1 ? lines : lines.slice(0, others)
  const starts = own.flatMap((line, index) => (namesPost(line) ? [index] : []))
  const [, second] = starts
  return (second === undefined ? own : own.slice(0, second)).join('\n')
}

function namesPost(line: string): boolean {
  const number = NUMBERED.exec(line)?.[0]
  return (
    number !== undefined &&
    line.length <= LONGEST_NAME &&
    MARK.test(line) &&
    toJobTitle(line.slice(number.length).replace(/^(?:une?|des) /iu, '')) !== null
  )
}
