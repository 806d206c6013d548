import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readable } from '#app/platform/text.ts'
import { aProduct } from '#testing/a-product.ts'
import { anyText, fitsIn } from '#testing/any-text.ts'
import { call } from '#testing/call.ts'
import { holds, PATIENCE } from '#testing/holds.ts'
import { DATABASES } from '#testing/test-ports.ts'

const RUNS = 25

const anySession = fc.record({
  jobDescription: anyText({ maxLength: 20_000 }),
  question: anyText({ maxLength: 1_000 }),
  answer: anyText({ maxLength: 10_000 }),
  title: anyText({ maxLength: 1_000 }),
  said: anyText({ maxLength: 10_000 }),
})

test.each(DATABASES)(
  'the report says what was typed, to the sign, on %s',
  async (database) => {
    await using product = await aProduct(database)
    const property = fc.asyncProperty(anySession, async (typed) => {
      const { jobDescription, question, answer, title, said } = typed
      const session = {
        ...{ jobDescription, title, questions: [question], answers: [answer] },
        ...{ feedbacks: [{ analysis: said, strengths: [said] }], summary: { headline: said } },
      }

      const { status, body } = await call(product.app, 'POST /api/generate-report', {
        body: { session },
      })

      const fits =
        fitsIn(jobDescription, 20_000) &&
        fitsIn(question, 1_000) &&
        fitsIn(title, 1_000) &&
        fitsIn(answer, 10_000) &&
        fitsIn(said, 10_000)
      expect(status).toBe(fits ? 200 : 400)
      if (!fits) return
      expect(body.metadata.title).toBe(readable(title))
      expect(body.session).toMatchObject({
        jobDescription: readable(jobDescription),
        questions: [readable(question)],
        answers: [readable(answer)],
        feedbacks: [{ analysis: readable(said), strengths: [readable(said)] }],
        summary: { headline: readable(said) },
      })
    })

    await holds(RUNS, property)
  },
  PATIENCE,
)
