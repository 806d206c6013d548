export const READING = 'Atkinson Hyperlegible Next'
export const HEADING = 'Bricolage Grotesque'

/** The files of `public/fonts` for each family. */
export const FONT_FILES = {
  [READING]: {
    normal: 'atkinson-hyperlegible-next-regular.ttf',
    bold: 'atkinson-hyperlegible-next-bold.ttf',
  },
  [HEADING]: { bold: 'bricolage-grotesque-bold.ttf' },
} as const
