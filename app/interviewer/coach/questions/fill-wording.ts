import { capitalise, withA, withDe } from '../french/grammar.ts'

/** What stands in the braces of a wording, by its name: « métier », « faire », « chose »… */
export type Slots = Readonly<Record<string, string | null | undefined>>

/** The wording with its braces filled, `{de x}` and `{à x}` contracted; null when one has nothing to say. */
export function fillWording(wording: string, slots: Slots): string | null {
  let filled = ''
  for (const [at, part] of partsOf(wording).entries()) {
    const value = at % 2 === 0 ? part : slotNamed(part, slots)
    if (value === null) return null
    filled += value
  }
  return capitalise(filled)
}

const parts = new Map<string, readonly string[]>()

/** Words and names of slots by turns; wordings are few, so each is cut once. */
function partsOf(wording: string): readonly string[] {
  const known = parts.get(wording)
  if (known) return known
  const cut = withFrenchSpaces(wording).split(/\{([^{}]+)\}/)
  parts.set(wording, cut)
  return cut
}

function slotNamed(name: string, slots: Slots): string | null {
  const own = slots[name]
  if (own) return own
  const [, preposition, rest = ''] = /^(de|à) (.+)$/.exec(name) ?? []
  const bare = slots[rest]
  if (!bare) return null
  const contract = preposition === 'de' ? withDe : withA
  const whole = contract(bare)
  if (!NAMES_THINGS.test(bare)) return whole
  return whole.replace(
    / et (?=(?:l[ae]s? |l')\p{Ll})(.*)$/u,
    (_and, second: string) => ` et ${contract(second)}`,
  )
}

/** « la tenue et les soins » are two things, each with its preposition; « traiter X et les Y » is one act. */
const NAMES_THINGS = /^(?:l[ae]s? |l'|un |une |des )/iu

/** No-break spaces where French typography wants them. */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/’/g, "'")
    .replace(/[ \u00a0\u202f]+([?!:;»])/g, '\u00a0$1')
    .replace(/«[ \u00a0\u202f]+/g, '«\u00a0')
}
