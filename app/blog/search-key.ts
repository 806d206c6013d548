const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** The same text without accents and capitals, as one types it in a hurry. */
export function toSearchKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæß]/g, (ligature) => LIGATURES[ligature] ?? ligature)
}
