/** A French text whose tall signs (: ; ! ? and the guillemets) stay on the line of the word they go with. */
export const noBreak = (text: string): string =>
  text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')
