import type { Content } from 'pdfmake/interfaces'
import type { Report, ReportDetail } from '../report-contract.ts'
import { calm, card, keptWithNext, onOneLine } from './blocks.ts'
import { beginning } from './cover.ts'
import { COLOR } from './style.ts'

type Closer = ReportDetail['questions'][number]

const LINE = 16
const KINDS = { filler: 'mot de remplissage', hedge: 'précaution' } as const

/** What the detailed report adds under one question. */
export function closer({ detail, session }: Report, index: number): Content[] {
  const look = detail?.questions[index]
  if (!look) return []
  return [
    ...nextLevels(look),
    ...titledList('Le niveau 5 pour cette question', look.ideal),
    ...titledList('Les mots à retirer', look.heard.map(inWords)),
    ...attempts(look, session.feedbacks[index]?.score ?? null),
  ]
}

const FIRST_FACT =
  "Tout est encore au premier niveau\u00a0: donnez d'abord un fait vécu, même bref. Les conseils par dimension viendront avec lui."

function nextLevels({ dimensions }: Closer): Content[] {
  // Five times « rien » teaches less than one next step.
  if (dimensions.length > 1 && dimensions.every(({ level }) => level === 1)) {
    return titledList("Monter d'un niveau", [FIRST_FACT])
  }
  const lines = dimensions.map(
    ({ name, level, described, next }) =>
      `${name}, ${level} sur 5. ${described}${next ? ` Niveau ${level + 1}\u00a0: ${lowered(next)}` : ''}`,
  )
  return titledList("Monter d'un niveau", lines)
}

function inWords({ words, kind, count, quotes }: Closer['heard'][number]): string {
  const times = count > 1 ? `, ${count} fois` : ''
  const quoted = quotes.map((quote) => `«\u00a0${onOneLine(quote)}\u00a0»`).join('\u00a0; ')
  return `${words}${times} (${KINDS[kind]})\u00a0: ${quoted}`
}

function attempts({ earlier, dimensions }: Closer, score: number | null): Content[] {
  if (earlier.length === 0) return []
  const lines = earlier.map(
    (attempt, at) =>
      `Essai ${at + 1}, ${attempt.score ?? 'sans score'}${attempt.score === null ? '' : ' sur 100'}${changes(attempt.dimensions, dimensions)}`,
  )
  const last = `Essai ${earlier.length + 1}, celui de ce rapport${score === null ? '' : `, ${score} sur 100`}`
  return titledList('Vos essais comparés', [...lines, last])
}

type Levels = readonly { name: string; level: number }[]

/** « ; depuis : Pertinence de 2 à 4 ». */
function changes(before: Levels, after: Levels): string {
  const moved = before.flatMap(({ name, level }) => {
    const now = after.find((one) => one.name === name)?.level
    return now === undefined || now === level ? [] : [`${name} de ${level} à ${now}`]
  })
  return moved.length === 0 ? '' : `\u00a0; depuis\u00a0: ${moved.join(', ')}`
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** A titled list that keeps its title with its first lines. */
export function titledList(title: string, items: readonly string[]): Content[] {
  if (items.length === 0) return []
  const heading: Content = { text: title, style: 'subheading', margin: [0, 0, 0, 4] }
  return [
    ...keptWithNext(heading, { before: 12, room: 2 * LINE }),
    {
      ul: items.map((text) => ({ text: calm(text), margin: [0, 0, 0, 2] })),
      markerColor: COLOR.accent,
    },
  ]
}

/** The one page to reread before the interview; it stays one page whatever was said. */
export function sheet({ detail, session }: Report): Content[] {
  if (!detail) return []
  const { advice, stories } = detail
  const words = advice.words.map(({ word, meaning }) => `${word}\u00a0: ${meaning}`)
  return [
    {
      text: "À relire avant l'entretien",
      style: 'section',
      outline: true,
      pageBreak: 'before',
      margin: [0, 0, 0, 6],
    },
    { text: `Conseils pour ${advice.name}`, style: 'label' },
    ...titledList('À mettre en avant', brief(session.summary?.globalStrengths, SHEET_LINE)),
    ...titledList('À surveiller', brief(session.summary?.globalImprovements, SHEET_LINES)),
    ...titledList('Vos meilleures réponses, à redire à voix haute', brief(stories, SHEET_LINE)),
    ...titledList('Ce que vérifient les recruteurs', advice.checks),
    ...titledList('À apporter', advice.documents),
    ...titledList('Les mots à connaître', words),
    { stack: [], margin: [0, 12, 0, 0] },
    card({
      text: "Arrivez dix minutes en avance. Une pause avant de répondre vaut mieux qu'un mot de trop.",
    }),
  ]
}

const SHEET_ITEMS = 3
/** One line of the sheet, and two for what must be understood to be mended. */
const SHEET_LINE = 84
const SHEET_LINES = 150

const brief = (items: readonly string[] = [], length: number): string[] =>
  items.slice(0, SHEET_ITEMS).map((item) => beginning(onOneLine(item), length))
