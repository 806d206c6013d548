const IN_FULL: Readonly<Record<string, string>> = {
  resp: 'responsable',
  dir: 'directeur',
  ing: 'ingénieur',
  tech: 'technicien',
  asst: 'assistant',
  prof: 'professeur',
  cond: 'conducteur',
  op: 'opérateur',
  emp: 'employé',
  dev: 'développeur',
  ingé: 'ingénieur',
}
const SHORT =
  /^([^\p{L}]*)(?:(resp|dir|ing|tech|asst|prof|cond|op|emp)(?:\.|(?= d[e'u]))|(dev|ingé)(?= )) ?/iu

/** « RESP. LOGISTIQUE », « Prof de piano », « Dev PHP »: the first word of a title as one says it. */
export function inFull(title: string): string {
  return title.replace(SHORT, (short, before: string, dotted?: string, bare?: string) => {
    const word = dotted ?? bare ?? ''
    const whole = IN_FULL[word.toLocaleLowerCase('fr')]
    if (!whole) return short
    return `${before}${word === word.toUpperCase() ? whole.toUpperCase() : whole} `
  })
}
