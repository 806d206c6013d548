const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/** What a file writes for the eye, as somebody would have typed it: letters whole, bullets as dashes, no empty lines in a row. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    // Hyphens that show at the end of a line alone, and characters without a width.
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff\0]/g, '')
    // Fonts of signs write their bullets in places without a meaning of their own.
    .replace(/^[^\S\n]*[\ue000-\uf8ff•●○◦▪■□‣·❖➢✓✔►▶–—][^\S\n]+/gm, '- ')
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(/[^\S\n]+/g, (spaces) => (spaces === '\u00a0' || spaces === '\u202f' ? spaces : ' '))
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
