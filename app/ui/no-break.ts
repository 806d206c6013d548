/**
 * A French text whose tall signs (: ; ! ? and the guillemets) stay on the line of the word they go
 * with, and the number of a question with the word « question ».
 */
export const noBreak = (text: string): string =>
  text
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/\b(questions?) (?=\d)/gi, '$1\u00a0')
