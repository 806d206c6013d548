/** What an employer makes, sells or serves: said after « le secteur de ». */
export interface KnownSector {
  /** With its article. */
  said: string
  heard: readonly string[]
  /** The domains whose trades are this sector: there it says nothing. */
  own?: RegExp
}

export const sector = (
  said: string,
  own: RegExp | null,
  ...heard: readonly string[]
): KnownSector => ({
  said,
  heard,
  ...(own && { own }),
})
