import { expect, test } from 'vitest'
import { openInterviewer } from '#app/open-interviewer.ts'
import { readEnv } from '#app/platform/env.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { startModelPeer } from '#testing/model-peer.ts'
import { ASSESSMENT_REPLY, QUESTIONS_REPLY } from '#testing/model-replies.ts'
import type { BookQuestion } from '../coach/book/page.ts'
import { createCoach } from '../coach/coach.ts'

const ASKED: BookQuestion = {
  id: 'X-1',
  kind: 'situational',
  text: "La lame de votre cutter s'est cassée : que faites-vous ?",
  expects: [{ point: 'tout arrêter au poste', heard: ['j arrete'], weight: 2 }],
  faults: [
    {
      never: 'continuer en se taisant',
      heard: ['je continue sans le dire'],
      why: 'quelqu’un se blesse',
    },
  ],
  followUp: 'Quels produits bloquez-vous ?',
  pitfall: 'Changer la lame et repartir : le bout manquant finit dans une barquette.',
}

const CROSSED = "J'ai prévenu le médecin, et comme on est en retard je continue sans le dire."

const behind = (peer: Awaited<ReturnType<typeof startModelPeer>>) =>
  openInterviewer({
    env: readEnv(peer.env.google),
    coach: createCoach({
      random: () => 0.5,
      book: {
        page: async () => null,
        question: async () => ASKED,
        examples: async () => null,
      },
    }),
    clock: { now: () => new Date('2026-11-27T09:00:00.000Z') },
    modelUse: {
      hasRoom: async () => true,
      count: async () => undefined,
      today: async () => ({ calls: 0, tokens: 0, budget: null }),
    },
    log: { warn: () => undefined },
  })

async function assessed(answer: string, says = ASSESSMENT_REPLY) {
  await using peer = await startModelPeer({ says })
  const interviewer = await behind(peer)
  const assessment = await interviewer.assessAnswer({
    question: ASKED.text,
    answer,
    jobDescription: AN_OFFER,
  })
  return { assessment, sent: peer.calls[0]?.sent ?? '' }
}

test('a model is told what the book listens for, and what must never be done', async () => {
  const { sent } = await assessed("J'arrête, puis j'ai prévenu le médecin et mon chef de ligne.")

  expect(sent).toContain('tout arrêter au poste')
  expect(sent).toContain('continuer en se taisant')
})

test('a model is told the pitfall of the question, and what it says is shown with it as the book has it', async () => {
  const { assessment, sent } = await assessed("J'arrête, puis j'ai prévenu le médecin.")

  expect(sent).toContain('le bout manquant finit dans une barquette')
  expect(assessment.source).toBe('ia')
  expect(assessment.pitfall?.replace(/\u00a0/g, ' ')).toBe(ASKED.pitfall)
})

test('what the book listens for is shown beside what a model says, with what the coach heard of it', async () => {
  const { assessment } = await assessed("J'arrête mon poste, puis je préviens le chef de ligne.")

  expect(assessment.source).toBe('ia')
  expect(assessment.listensFor).toEqual(['tout arrêter au poste'])
  // Of an answer that the coach finds poor, nothing.
  expect(assessment.heard).toEqual([])
})

test('a model is told what the same person was asked before', async () => {
  await using peer = await startModelPeer({ says: QUESTIONS_REPLY })
  const alreadyAsked = ['Racontez-moi une nuit difficile en service.']

  await (await behind(peer)).askQuestions(AN_OFFER, undefined, { alreadyAsked })

  expect(peer.calls[0]?.sent).toContain(alreadyAsked[0])
})

test('a red line is said and capped, however well a model liked the answer', async () => {
  const { assessment } = await assessed(CROSSED)

  expect(assessment.score).toBeLessThanOrEqual(25)
  expect(assessment.strengths).toEqual([])
  expect(assessment.pitfall).toBeUndefined()
  expect(assessment.improvements[0]).toContain('continuer en se taisant')
})

test('after a red line the levels are those that the score is of, when a model liked nothing', async () => {
  const levels = { relevance: 1, proof: 1, structure: 1, result: 1, fit: 1 }

  const { assessment } = await assessed(CROSSED, { ...ASSESSMENT_REPLY, levels })

  expect(assessment.score).toBe(0)
  expect(new Set(assessment.dimensions.map(({ level }) => level))).toEqual(new Set([1]))
})
