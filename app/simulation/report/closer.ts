import type { Content } from 'pdfmake/interfaces'
import type { Report, ReportDetail } from '../contract.ts'
import { calm, card, keptWithNext, onOneLine } from './blocks.ts'
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

function nextLevels({ dimensions }: Closer): Content[] {
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
    ...titledList('À mettre en avant', brief(session.summary?.globalStrengths)),
    ...titledList('À surveiller', brief(session.summary?.globalImprovements)),
    ...titledList('Les récits à avoir prêts', brief(stories)),
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
const SHEET_LENGTH = 95

const brief = (items: readonly string[] = []): string[] =>
  items.slice(0, SHEET_ITEMS).map((item) => {
    const line = onOneLine(item)
    if (line.length <= SHEET_LENGTH) return line
    return `${line.slice(0, line.lastIndexOf(' ', SHEET_LENGTH) > 0 ? line.lastIndexOf(' ', SHEET_LENGTH) : SHEET_LENGTH)}…`
  })
