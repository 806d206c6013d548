import { expect, test } from 'vitest'
import { aProductWithModel, PROVIDERS } from '#testing/a-product-with-model.ts'

import type { Turn } from '#testing/model-peer.ts'
import { ASSESSMENT_REPLY, QUESTIONS_REPLY } from '#testing/model-replies.ts'

const QUESTIONS_FAILED = 'Une erreur est survenue lors de la génération des questions.'
const FEEDBACK_FAILED = 'Une erreur est survenue lors de la génération du feedback.'

const fenced = {
  says: `Voici :\n\`\`\`json\n${JSON.stringify(QUESTIONS_REPLY)}\n\`\`\`\nBonne chance !`,
}
const whole = { says: QUESTIONS_REPLY }
const unavailable: Turn = { status: 503 }
const english: Turn = {
  says: {
    questions: QUESTIONS_REPLY.questions.map(({ kind }) => ({
      kind,
      text: 'What would you do if your team was late with the work this week?',
    })),
  },
}

test.each(PROVIDERS)('a reply in a code fence is read all the same, from %s', async (provider) => {
  await using product = await aProductWithModel(provider, fenced)

  const { status, body } = await product.ask()

  expect(status).toBe(200)
  expect(body.questions).toEqual(QUESTIONS_REPLY.questions.map(({ text }) => text))
  expect(body.source).toBe('ia')
})

test.each(PROVIDERS)(
  'a provider that fails twice and then works is asked again, on %s',
  async (provider) => {
    await using product = await aProductWithModel(provider, unavailable, unavailable, whole)

    const { status } = await product.ask()

    expect(status).toBe(200)
    expect(product.peer.calls).toHaveLength(3)
    expect(await product.countRuns()).toBe(1)
  },
)

interface Failure {
  what: string
  turns: Turn[]
  status: number
  says: string
  calls: number
}

const FAILURES: Failure[] = [
  {
    what: 'is down',
    turns: [unavailable],
    status: 503,
    says: "Le service d'IA ne répond pas.",
    calls: 3,
  },
  {
    what: 'asks to wait for long',
    turns: [{ status: 429, headers: { 'retry-after': '40' } }],
    status: 503,
    says: "Le service d'IA est très demandé. Réessayez dans 40 secondes.",
    calls: 1,
  },
  {
    what: 'says in its body how long to wait',
    turns: [
      {
        status: 429,
        body: {
          error: {
            code: 429,
            message: 'x',
            status: 'RESOURCE_EXHAUSTED',
            details: [{ retryDelay: '37s' }],
          },
        },
      },
    ],
    status: 503,
    says: "Le service d'IA est très demandé. Réessayez dans 37 secondes.",
    calls: 1,
  },
  {
    what: 'is too busy',
    turns: [{ status: 429 }],
    status: 503,
    says: "Le service d'IA est très demandé.",
    calls: 3,
  },
  {
    what: 'refuses the key',
    turns: [{ status: 401 }],
    status: 503,
    says: "Le service d'IA refuse nos appels\u00a0: sa configuration est à revoir.",
    calls: 1,
  },
  {
    what: 'hangs',
    turns: [{ hangs: true }],
    status: 503,
    says: "L'IA a mis trop de temps à répondre.",
    calls: 1,
  },
  {
    what: 'drips for ever',
    turns: [{ ...whole, dripMs: 300 }],
    status: 503,
    says: "L'IA a mis trop de temps à répondre.",
    calls: 1,
  },
  {
    what: 'speaks English twice',
    turns: [english],
    status: 502,
    says: "La réponse de l'IA était inutilisable.",
    calls: 2,
  },
  {
    what: 'sends garbage',
    turns: [{ bytes: '\u0000\u0001<<<' }],
    status: 502,
    says: "La réponse de l'IA était illisible.",
    calls: 2,
  },
  {
    what: 'sends five megabytes',
    turns: [{ bytes: JSON.stringify({ x: 'a'.repeat(5_000_000) }) }],
    status: 502,
    says: "La réponse de l'IA était illisible.",
    calls: 2,
  },
  {
    what: 'refuses the text',
    turns: [{ ...whole, finish: 'refused' }],
    status: 502,
    says: "L'IA a refusé de traiter ce texte. Reformulez-le, ou réessayez.",
    calls: 1,
  },
]

test.each(PROVIDERS.flatMap((provider) => FAILURES.map((failure) => ({ provider, ...failure }))))(
  'when $provider $what, it is said in French and costs no run',
  async (failure) => {
    await using product = await aProductWithModel(failure.provider, ...failure.turns)

    const { status, body } = await product.ask()

    expect({ status, message: body.message }).toEqual({
      status: failure.status,
      message: expect.stringContaining(`${QUESTIONS_FAILED} ${failure.says}`),
    })
    expect(product.peer.calls.length).toBeLessThanOrEqual(3)
    expect(product.peer.calls).toHaveLength(failure.calls)
    expect(await product.countRuns()).toBe(0)
  },
)

test('a list without questions says so, in the words of the specification', async () => {
  await using product = await aProductWithModel('google', { says: { questions: [] } })

  const { status, body } = await product.ask()

  expect(status).toBe(502)
  expect(body.message).toBe("Aucune question n'a pu être générée. Veuillez réessayer.")
  expect(product.peer.calls).toHaveLength(2)
  expect(await product.countRuns()).toBe(0)
})

test('a provider that nobody answers for is said to be away', async () => {
  await using product = await aProductWithModel('google', whole)
  await product.peer[Symbol.asyncDispose]()

  const { status, body } = await product.assess()

  expect(status).toBe(503)
  expect(body.message).toBe(`${FEEDBACK_FAILED} Le service d'IA ne répond pas.`)
})

test('one field of the wrong type costs the rest nothing', async () => {
  const mistyped = { ...ASSESSMENT_REPLY, improvements: 'aucun', exampleAnswer: 12 }
  await using product = await aProductWithModel('google', { says: mistyped })

  const { status, body } = await product.assess()

  expect(status).toBe(200)
  expect(product.peer.calls).toHaveLength(1)
  expect(body).toMatchObject({
    analysis: ASSESSMENT_REPLY.analysis,
    strengths: ['Votre geste est précis et vérifiable.'],
    improvements: [],
    source: 'ia',
  })
  expect(body.exampleAnswer).not.toBe('')
})

test('a reply cut by its length is asked for again, and what came whole of both is kept', async () => {
  const at = JSON.stringify(ASSESSMENT_REPLY).indexOf('Il reste à dire')
  await using product = await aProductWithModel('google', {
    says: ASSESSMENT_REPLY,
    cutAt: at + 20,
  })

  const { status, body } = await product.assess()

  expect(status).toBe(200)
  expect(body.score).toBe(80)
  expect(body.analysis).toMatch(/effet de votre geste est constaté\.$/)
})
