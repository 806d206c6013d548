import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '../../coach.ts'

const coach = createCoach({ random: () => 0, book: bookOnDisk() })
const page = (await bookOnDisk().page('K2503'))?.questions ?? []
const asked = page.find(({ faults }) => faults?.[0]?.never === 'fouiller de force')
const said = (answer: string) =>
  coach.assessAnswer({ question: asked?.text ?? '', answer, jobDescription: '' })

test('what would end the interview is told of the question, whatever was answered', async () => {
  const { rulesOut } = await said(
    "Je lui demande calmement de rester, j'appelle mon responsable et nous attendons ensemble à l'écart.",
  )

  expect(rulesOut).toEqual([
    "Fouiller de force\u00a0: personne n'ouvre un sac sans l'accord de son propriétaire.",
  ])
})

test('once it was admitted, it is said of the answer and not again', async () => {
  const { rulesOut, improvements } = await said(
    'Je lui prends le sac des mains et je regarde ce qu’il y a dedans, comme ça on est fixés.',
  )

  expect(rulesOut).toBeUndefined()
  expect(improvements.join(' ')).toContain('fouiller de force')
})
