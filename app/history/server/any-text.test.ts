import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHistory } from '#testing/a-history.ts'
import { anyText, fitsIn, isHoldable } from '#testing/any-text.ts'
import { holds, PATIENCE } from '#testing/holds.ts'
import { DATABASES } from '#testing/test-ports.ts'
import { anAskedSimulation } from '../testing/an-asked-simulation.ts'
import { A_FEEDBACK, A_SUMMARY, offer, step } from '../testing/parts.ts'

const RUNS = 25

/** The rule of `Text`, in words of its own: NUL disappears, half a pair becomes U+FFFD. */
const kept = (typed: string) =>
  isHoldable(typed) ? typed : Array.from(typed.replace(/\0/g, ''), wholeSign).join('')
const wholeSign = (sign: string) => (/^[\ud800-\udfff]$/.test(sign) ? '\ufffd' : sign)

const anySimulation = fc.record({
  title: anyText({ maxLength: 1_000 }),
  jobDescription: anyText({ maxLength: 20_000 }),
  question: anyText({ maxLength: 1_000 }),
  answer: anyText({ maxLength: 10_000 }),
  earlier: anyText({ maxLength: 10_000 }),
  said: anyText(),
})

test.each(DATABASES)(
  'what a candidate typed comes back to the sign by every call that reads it, on %s',
  async (database) => {
    await using history = await aHistory(database)
    const { ports, me, ask, save, read } = history
    const property = fc.asyncProperty(anySimulation, async (typed) => {
      const { title, jobDescription, question, answer, earlier, said } = typed
      const feedback = { ...A_FEEDBACK, analysis: said, strengths: [said] }
      const id = await anAskedSimulation(ports, me.id)

      const { status } = await save(
        id,
        { ...offer(), title, jobDescription, questions: [question] } as ReturnType<typeof offer>,
        step(0, { answer, feedback, earlier: [{ answer: earlier, seconds: 1, feedback: null }] }),
        { kind: 'summary', changedAt: 1, summary: { ...A_SUMMARY, headline: said } },
      )

      expect(status).toBe(isWithinLimits(typed) ? 200 : 400)
      if (status !== 200) return
      const whole = (await read(id)).body
      const [asked, answered, summed] = ['offer', 'step', 'summary'].map((kind) =>
        whole.parts.find((part: { kind: string }) => part.kind === kind),
      )
      expect(asked).toMatchObject({
        title: kept(title),
        jobDescription: kept(jobDescription),
        questions: [kept(question)],
      })
      expect(answered).toMatchObject({ answer: kept(answer), feedback })
      expect(answered.earlier).toMatchObject([{ answer: kept(earlier) }])
      expect(summed.summary.headline).toBe(said)
      const [listed] = (await ask('GET /api/simulations')).body.simulations
      expect(listed.title).toBe(kept(title))
      expect((await ask('GET /api/user/export')).body.history).toEqual([whole])
      await ask(`DELETE /api/simulations/${id}`)
    })

    await holds(RUNS, property)
  },
  PATIENCE,
)

const isWithinLimits = (
  typed: Record<'title' | 'jobDescription' | 'question' | 'answer' | 'earlier', string>,
) =>
  fitsIn(typed.title, 1_000) &&
  fitsIn(typed.question, 1_000) &&
  fitsIn(typed.jobDescription, 20_000) &&
  fitsIn(typed.answer, 10_000) &&
  fitsIn(typed.earlier, 10_000)

test.each(DATABASES)(
  'a simulation is found by the words of its own title, on %s',
  async (database) => {
    await using history = await aHistory(database)
    const { ports, me, ask, save } = history
    const property = fc.asyncProperty(anyText({ maxLength: 90 }), async (title) => {
      const id = await anAskedSimulation(ports, me.id)
      await save(id, offer(title))

      const { body } = await ask(`GET /api/simulations?trade=${encodeURIComponent(kept(title))}`)

      if (title.length <= 90)
        expect(body.simulations.map(({ id }: { id: string }) => id)).toContain(id)
      await ask(`DELETE /api/simulations/${id}`)
    })

    await holds(RUNS, property)
  },
  PATIENCE,
)
