import { Hono } from 'hono'
import { optionallySignedIn, signedIn } from '#app/accounts/server/signed-in.ts'
import { InDepth } from '#app/interviewer/in-depth.ts'
import { accept } from '#app/platform/http/accept.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import {
  AskFeedback,
  AskQuestions,
  AskReport,
  AskSummary,
  Feedback,
  Questions,
  Report,
  Started,
  Summary,
} from '../contract.ts'
import { AskInDepth } from '../in-depth-contract.ts'
import { analyseInDepth } from './in-depth.ts'
import { spendAssessment, spendQuestions, spendStart } from './limits.ts'
import { recordSimulation } from './runs.ts'
import { askQuestions, giveFeedback, makeReport, summarise } from './service.ts'

export const simulationApi = new Hono<AppEnv>()
  .post('/simulate', answers('Enregistre une simulation.', Started), signedIn, async (c) => {
    await spendStart(c.var.ports, c.var)
    return c.json(await recordSimulation(c.var.ports, c.var.account))
  })
  .post(
    '/generate-questions',
    answers("Prépare les questions d'une offre d'emploi.", Questions),
    optionallySignedIn,
    accept(AskQuestions),
    async (c) => {
      const { ports, account } = c.var
      await spendQuestions(ports, c.var)
      const { jobDescription } = c.req.valid('json')
      return c.json(await askQuestions(ports, { jobDescription, account }, c.req.raw.signal))
    },
  )
  .post(
    '/generate-feedback',
    answers('Analyse une réponse.', Feedback),
    optionallySignedIn,
    accept(AskFeedback),
    async (c) => {
      await spendAssessment(c.var.ports, c.var)
      const { signal } = c.req.raw
      return c.json(await giveFeedback(c.var.ports, c.req.valid('json'), { signal }))
    },
  )
  .post(
    '/analyse-answer',
    answers('Regarde de plus près une réponse analysée (Premium).', InDepth),
    signedIn,
    accept(AskInDepth),
    async (c) => {
      await spendAssessment(c.var.ports, c.var)
      return c.json(analyseInDepth(c.var.account, c.req.valid('json')))
    },
  )
  .post(
    '/generate-summary',
    answers('Récapitule un entretien.', Summary),
    optionallySignedIn,
    accept(AskSummary),
    async (c) => {
      await spendAssessment(c.var.ports, c.var)
      return c.json(await summarise(c.var.ports, c.req.valid('json').session, c.req.raw.signal))
    },
  )
  .post(
    '/generate-report',
    answers('Rassemble le contenu du rapport PDF.', Report),
    optionallySignedIn,
    accept(AskReport),
    async (c) => {
      await spendAssessment(c.var.ports, c.var)
      return c.json(makeReport(c.var.ports, c.var.account, c.req.valid('json').session))
    },
  )
