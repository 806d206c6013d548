/** How often a cue matches; safe with the shared, global patterns. */
export const countCue = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether a cue matches at all. */
export const matchesCue = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0

/** What the post gives, as against the work itself. */
export const TERMS =
  /\b(?:salaire|horaires|avantages|rtt|tickets?|conges|primes?|mutuelle|13e mois|treizieme|vacances|paye combien|payes|frais)\b/
