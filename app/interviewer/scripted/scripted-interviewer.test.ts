import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { createCoach } from '../coach/coach.ts'
import { InterviewerFailure, PartialAssessment } from '../interviewer.ts'
import { createScriptedInterviewer, SCRIPT } from './scripted-interviewer.ts'

const scripted = createScriptedInterviewer(createCoach({ random: () => 0.5, book: bookOnDisk() }))
const anAnswer = (order: string) => ({
  question: 'Racontez-moi une situation où vous avez tenu un délai difficile.',
  answer: `En mai, j'ai livré un mur de 40 m² en deux jours, sans retard. ${order}`,
  jobDescription: AN_OFFER,
})

test('told to go step by step, an assessment is shown as it grows, then whole', async () => {
  const shown: PartialAssessment[] = []
  const request = anAnswer(SCRIPT.gradual)

  const assessment = await scripted.assessAnswer(request, {
    onPartial: (partial) => shown.push(partial),
  })

  expect(shown.length).toBeGreaterThan(2)
  for (const partial of shown) expect(() => PartialAssessment.parse(partial)).not.toThrow()
  expect(shown[0]).not.toHaveProperty('score')
  expect(shown.at(-1)).toMatchObject({ score: assessment.score, analysis: assessment.analysis })
})

test('told to stop in the middle, an assessment is shown in part and then fails', async () => {
  const shown: PartialAssessment[] = []

  const assessing = scripted.assessAnswer(anAnswer(SCRIPT.cut), {
    onPartial: (partial) => shown.push(partial),
  })

  await expect(assessing).rejects.toThrow(InterviewerFailure)
  expect(shown.length).toBeGreaterThan(0)
})
