import type { Content } from 'pdfmake/interfaces'
import { faultsTold, isPitfallKept, isPitfallShown, sayPitfall } from '#app/interviewer/pitfall.ts'
import { saySpoken } from '#app/voice/spoken-facts.ts'
import type { Report } from '../report-contract.ts'
import { calm, card, keptWithNext, onOneLine, quoted, withBlanks } from './blocks.ts'
import { levelBar, rule } from './drawing.ts'
import { minutesAndSeconds } from './durations.ts'
import { ASKED_BACK } from './messages.ts'
import { remarks } from './remarks.ts'
import { COLOR, CONTENT_WIDTH } from './style.ts'

type Feedback = NonNullable<Report['session']['feedbacks'][number]>

const LABEL = 130
const LEVEL = 30
const LINE = 16

/** One question with what was answered and what the coach said of it. */
export function question({ session }: Report, index: number): Content[] {
  const answer = calm(session.answers[index] ?? '')
  const feedback = session.feedbacks[index] ?? null
  return [
    ...keptWithNext(asked(session, index), { before: index === 0 ? 0 : 26, room: 4 * LINE }),
    answer === ''
      ? { text: 'Vous avez passé cette question.', color: COLOR.secondInk }
      : quoted({ text: answer }),
    ...saidAloud(session.spoken[index] ?? null),
    ...askedBack(session.followUps[index] ?? null),
    ...(feedback ? said(feedback) : unsaid(answer)),
  ]
}

const saidAloud = (spoken: Report['session']['spoken'][number]): Content[] =>
  spoken
    ? [{ text: `À voix haute\u00a0: ${saySpoken(spoken)}.`, style: 'label', margin: [0, 6, 0, 0] }]
    : []

/** What the recruiter asked back, in its own guillemets, and what was answered. */
function askedBack(followUp: Report['session']['followUps'][number]): Content[] {
  if (!followUp) return []
  const heading: Content = {
    text: [
      { text: `${ASKED_BACK}\u00a0: `, bold: true },
      { text: `«\u00a0${onOneLine(followUp.question)}\u00a0»` },
    ],
    margin: [0, 0, 0, 4],
  }
  return [
    ...keptWithNext(heading, { before: 10, room: 2 * LINE }),
    quoted({ text: calm(followUp.answer) }),
  ]
}

function asked(session: Report['session'], index: number): Content {
  const text = onOneLine(session.questions[index] ?? '')
  const place = `Question ${index + 1} sur ${session.questions.length}`
  return {
    stack: [
      rule(CONTENT_WIDTH),
      {
        columns: [
          { width: CONTENT_WIDTH / 2, text: place, bold: true, fontSize: 9.5 },
          {
            width: CONTENT_WIDTH / 2,
            text: outcome(session, index),
            style: 'smallFigure',
            alignment: 'right',
          },
        ],
        margin: [0, 9, 0, 6],
      },
      {
        text: [
          { text: '«\u00a0', color: COLOR.accent },
          text,
          { text: '\u00a0»', color: COLOR.accent },
        ],
        style: 'question',
        outline: true,
        outlineText: `${index + 1}. ${text}`,
        margin: [0, 0, 0, 9],
      },
    ],
  }
}

function outcome(session: Report['session'], index: number): string {
  const score = session.feedbacks[index]?.score
  if (calm(session.answers[index] ?? '') === '') return ''
  const time = `Répondu en ${minutesAndSeconds(session.answerTimes[index] ?? 0)}`
  return score == null ? time : `${time}\u00a0\u00a0•\u00a0\u00a0${score} sur 100`
}

const unsaid = (answer: string): Content[] =>
  answer === ''
    ? []
    : [{ text: "Cette réponse n'a pas reçu de retour.", style: 'label', margin: [0, 8, 0, 0] }]

function said(feedback: Feedback): Content[] {
  return [
    ...titled('Analyse et conseil', calm(feedback.analysis)),
    ...pitfallOf(feedback),
    ...levels(feedback.dimensions),
    ...remarks(feedback),
    ...listenedFor(feedback),
    ...ruledOut(feedback),
    ...(isPitfallKept(feedback) ? told(feedback) : []),
    ...example(feedback.exampleAnswer),
  ]
}

const pitfallOf = (feedback: Feedback): Content[] =>
  isPitfallShown(feedback) ? told(feedback) : []

const told = ({ pitfall = '' }: Feedback): Content[] => [
  { text: calm(sayPitfall(pitfall)), margin: [0, 10, 0, 0] },
]

const listenedFor = ({ listensFor = [] }: Feedback): Content[] =>
  titled('Ce que le recruteur écoute ici', listensFor.map((point) => calm(point)).join('\u00a0; '))

const ruledOut = (feedback: Feedback): Content[] =>
  titled(
    "Ce qui l'arrêterait",
    faultsTold(feedback)
      .map((fault) => calm(fault))
      .join(' '),
  )

function titled(title: string, text: string): Content[] {
  if (text === '') return []
  const heading: Content = { text: title, style: 'subheading', margin: [0, 0, 0, 4] }
  return [...keptWithNext(heading, { before: 14, room: 2 * LINE }), { text }]
}

function levels(dimensions: Feedback['dimensions']): Content[] {
  if (dimensions.length === 0) return []
  const bar = CONTENT_WIDTH - LABEL - LEVEL - 12
  const stack = dimensions.map(({ name, level }) => ({
    columns: [
      { width: LABEL, text: name, fontSize: 9.5 },
      levelBar(level, bar),
      { width: LEVEL, text: `${level}/5`, style: 'smallFigure', alignment: 'right' as const },
    ],
    columnGap: 6,
    margin: [0, 0, 0, 2] as [number, number, number, number],
  }))
  return [{ unbreakable: true, stack, margin: [0, 10, 0, 4] }]
}

function example(text: string): Content[] {
  if (calm(text) === '') return []
  const heading: Content = {
    text: 'Exemple de réponse',
    style: 'subheading',
    margin: [0, 0, 0, 6],
  }
  return [...keptWithNext(heading, { before: 12, room: 4 * LINE }), card(withBlanks(text))]
}
