/** The months in their order, as a pattern takes them. */
export const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/** The same without accents, for texts that have none. */
export const PLAIN_MONTHS = MONTHS.replaceAll('é', 'e').replaceAll('û', 'u')
