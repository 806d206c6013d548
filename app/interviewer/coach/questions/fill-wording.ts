const SLOT = /\{([^}]+)\}/g

/** The names of what a wording needs of an offer, « {ville} ». */
export const slotsIn = (wording: string): string[] =>
  [...wording.matchAll(SLOT)].map(([, name = '']) => name)

/** A wording with what the offer says in its slots; null when one of them stays empty. */
export function fillWording(
  wording: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string | null {
  if (slotsIn(wording).some((name) => !values[name])) return null
  return wording.replace(SLOT, (_, name: string) => values[name] ?? '')
}
