/** What is written again and again: each makes some pattern begin, and some suffix makes it fail. */
const PUMPS = [
  ...['a', 'é', 'A', '0', ' ', '\n', '\t', '.', ',', ':', '-', "'", '«', '(', '[', '<', '!', '€'],
  ...[
    '😀',
    'a ',
    'A ',
    'Aa ',
    '1 ',
    '0,',
    'a-',
    "l'",
    '. ',
    ', ',
    '\n- ',
    '• ',
    '1) ',
    ' (',
    '<a ',
  ],
  ...[
    'http://a',
    'www.a ',
    'a@a.',
    'de la ',
    'vous ',
    'je ',
    'LES EEE ',
    'un ',
    'et ',
    'pas ',
    '%',
  ],
  ...['caces 1, ', 'questions ', 'de 1 000 ', 'ignorprecedent', 'bac +2 ', 'H/F ', 'vous aurez '],
  ...[
    'en charge de ',
    'connaissances de ',
    'la société ',
    'Paris (75) ',
    'Mission : ',
    'recherche un ',
  ],
]
/** What stands around it, so that some pattern begins, or cannot end. */
const AROUND = [
  ['', ' !'],
  ['x', 'x'],
] as const

export interface WorstText {
  piece: string
  name: string
  of(length: number): string
}

/** Each piece pumped up to a length. */
export const worstTexts = (pieces: readonly string[] = PUMPS): WorstText[] =>
  pieces.flatMap((piece) =>
    AROUND.map(([before, after]) => ({
      piece,
      name: `${before}${JSON.stringify(piece)}×n${after}`,
      of(length) {
        const room = length - before.length - after.length
        const pumped = piece
          .repeat(Math.ceil(room / piece.length))
          .slice(0, room)
          .toWellFormed()
        return `${before}${pumped}${after}`
      },
    })),
  )

/** The pieces of the worst texts, two by two. */
export function paired(worst: readonly WorstText[]): WorstText[] {
  const pieces = [...new Set(worst.map(({ piece }) => piece))]
  return worstTexts(
    pieces.flatMap((one) => pieces.filter((other) => other !== one).map((other) => one + other)),
  )
}
