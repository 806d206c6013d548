import type { Column, Content } from 'pdfmake/interfaces'
import { BRAND, TAGLINE } from '#app/shell/brand.ts'
import type { Report } from '../report-contract.ts'
import { sayOtherFormat } from '../say-format.ts'
import { calm, card, onOneLine } from './blocks.ts'
import { rule, scoreArc, sign } from './drawing.ts'
import { minutesAndSeconds } from './durations.ts'
import { CONTENT_WIDTH } from './style.ts'

const OFFER_BEGINNING = { characters: 600, lines: 9 }
/** From so many characters on, a title is set smaller and leaves the offer less room: one page is enough. */
const LONG_TITLE = 60
const OFFER_UNDER_LONG_TITLE = { characters: 300, lines: 5 }
const HEADLINE = 200
const ARC = 150

/** What one reads first: whose report, for which post, how it went, and from which offer. */
export function cover(report: Report): Content[] {
  const title = postTitle(report)
  const format = sayOtherFormat(report.metadata.format)
  const isLong = title.length > LONG_TITLE
  return [
    letterhead(),
    { text: `Rapport de simulation, ${report.metadata.formattedDate}`, style: 'date' },
    { text: title, style: isLong ? 'longTitle' : 'title', margin: [0, 4, 0, format ? 6 : 22] },
    ...(format ? [{ text: format, style: 'date', margin: [0, 0, 0, 14] } satisfies Content] : []),
    results(report),
    ...offerBeginning(
      report.session.jobDescription,
      isLong ? OFFER_UNDER_LONG_TITLE : OFFER_BEGINNING,
    ),
  ]
}

/** The post as a heading, « Maçon ou maçonne ». */
export function postTitle({ metadata: { title } }: Report): string {
  const post = onOneLine(title ?? '') || "Entretien d'embauche"
  return post.charAt(0).toLocaleUpperCase('fr') + post.slice(1)
}

/** Made anew for each report: the PDF library writes into what it is given. */
const letterhead = (): Content => [
  {
    columns: [
      { width: 34, stack: [sign(25)] },
      { width: '*', text: BRAND, style: 'brand', margin: [0, 1, 0, 0] },
      { width: 'auto', text: TAGLINE, style: 'label', margin: [0, 3, 0, 0] },
    ],
    margin: [0, 0, 0, 12],
  },
  rule(CONTENT_WIDTH),
  { stack: [], margin: [0, 0, 0, 26] },
]

const results = ({ stats, session }: Report): Content => ({
  columns: [
    {
      width: ARC,
      stack: [
        scoreArc(stats.overallScore, ARC),
        {
          text: `${stats.overallScore}`,
          style: 'score',
          alignment: 'center',
          margin: [0, -54, 0, 0],
        },
        { text: 'sur 100', style: 'date', alignment: 'center' },
      ],
    },
    {
      width: CONTENT_WIDTH - ARC - 34,
      stack: [
        {
          text:
            beginning(onOneLine(session.summary?.headline ?? ''), HEADLINE) ||
            'Votre simulation en bref',
          style: 'headline',
          margin: [0, 10, 0, 14],
        },
        {
          columns: [
            figure(`${stats.answeredQuestions}/${stats.totalQuestions}`, 'réponses données'),
            figure(minutesAndSeconds(stats.avgTime), 'temps moyen par réponse'),
          ],
          columnGap: 0,
        },
      ],
    },
  ],
  columnGap: 34,
  margin: [0, 0, 0, 24],
})

const figure = (value: string, label: string): Column => ({
  width: (CONTENT_WIDTH - ARC - 34) / 2,
  stack: [
    { text: value, style: 'figure' },
    { text: label, style: 'label' },
  ],
})

function offerBeginning(
  jobDescription: string,
  { characters, lines }: typeof OFFER_BEGINNING,
): Content[] {
  const whole = calm(jobDescription).replace(/\n\s*\n/g, '\n')
  const first = whole.split('\n').slice(0, lines).join('\n')
  const text = beginning(first.length < whole.length ? `${first}…` : first, characters)
  if (text === '') return []
  return [
    card([
      { text: "Le début de l'offre", style: 'subheading', margin: [0, 0, 0, 5] },
      { text, fontSize: 9.5 },
    ]),
  ]
}

/** At most `length` characters, cut at a word; a single endless word is cut where it must. */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length + 1)
  const words = cut.replace(/\s+\S*$/, '')
  const kept = words.length > length / 2 && words.length <= length ? words : text.slice(0, length)
  return `${kept
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .replace(/[\s,;:.–—-]+$/, '')}…`
}
