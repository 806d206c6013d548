import { expect, test } from 'vitest'
import { skip } from '../interview-verbs.ts'
import { aFeedback, anInterview, answered, START } from '../testing/an-interview.ts'
import { drawReminder } from './reminder.ts'
import { makeSheet } from './sheet.ts'

const good = (quote: string) => ({ quote, remark: 'Un geste à vous.', positive: true })

test('the best answers give the facts, the weakest ones are to mend', () => {
  const first = aFeedback({ score: 86, evidence: [good("J'ai trié 300 livres")] })
  const second = aFeedback({
    score: 41,
    evidence: [
      { quote: 'on fait au mieux', remark: 'Qui ?', positive: false },
      good("J'y vais souvent"),
    ],
    improvements: ['Dites ce que vous apporteriez.', 'Soyez plus bref.'],
  })
  const interview = skip(
    answered(
      answered(anInterview(), "J'ai trié 300 livres.", 60, first),
      "J'y vais souvent.",
      60,
      second,
    ),
    START,
  )

  const sheet = makeSheet(interview)

  expect(sheet.facts).toEqual(["J'ai trié 300 livres"])
  expect(sheet.toMend).toEqual([
    { question: 'Avez-vous des questions ?', best: null, advice: expect.stringMatching(/^Passée/) },
    {
      question: 'Pourquoi ce poste ?',
      best: "J'y vais souvent",
      advice: 'Dites ce que vous apporteriez.',
    },
  ])
  expect(sheet.toAsk).toHaveLength(3)
})

test('an answer in which nothing is to mend is reread with the pitfall of its question', () => {
  const feedback = aFeedback({ score: 38, improvements: [], pitfall: 'Parler du trajet seul.' })

  const { toMend } = makeSheet(answered(anInterview(), "J'y vais souvent.", 60, feedback))

  expect(toMend[0]?.advice).toBe('Le piège de cette question\u00a0: Parler du trajet seul.')
})

test('an answer that stands is not reread with a pitfall that it avoids', () => {
  const feedback = aFeedback({ score: 58, improvements: [], pitfall: 'Parler du trajet seul.' })

  const { toMend } = makeSheet(answered(anInterview(), "J'y vais souvent.", 60, feedback))

  expect(toMend[0]?.advice).toBeNull()
})

test('what the offer sets is asked about first, and only that', () => {
  const at = (id: string) =>
    makeSheet(anInterview({ understood: { trade: null, things: [{ id, label: '' }] } })).toAsk

  expect(at('night')[0]).toContain('nuits')
  expect(at('town')).toEqual(makeSheet(anInterview()).toAsk)
  expect(new Set(at('on-call')).size).toBe(3)
})

test('an interview that was passed whole makes nothing up', () => {
  const passed = skip(skip(skip(anInterview(), START), START), START)

  const { facts, toMend, isAssessed } = makeSheet(passed)

  expect({ facts, isAssessed }).toEqual({ facts: [], isAssessed: false })
  expect(toMend.map(({ best }) => best)).toEqual([null, null])
})

test('what one asks the recruiter is no fact to say', () => {
  const asked = aFeedback({
    score: 90,
    kind: 'closing',
    evidence: [good('Combien de nuits par semaine ?'), good('Je peux commencer en mars')],
  })

  expect(makeSheet(answered(anInterview(), 'Combien de nuits ?', 60, asked)).facts).toEqual([])
})

test('the reminder is an event by the clock of the place, with alarms and notes', async () => {
  const reminder = {
    at: '2026-12-01T10:30',
    title: 'libraire',
    employer: 'Port, Voiles',
    notes: 'À dire\n- un fait',
  }

  const event = await drawReminder(reminder).text()

  expect(event).toContain('DTSTART:20261201T103000\r\n')
  expect(event).toContain('DURATION:PT1H')
  expect(event).toContain("SUMMARY:Entretien d'embauche\\, libraire\\, Port\\, Voiles")
  expect(event.match(/BEGIN:VALARM/g)).toHaveLength(2)
  expect(event).toContain('À dire\\n- un fait')
})
