import { Hono } from 'hono'
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
  Summary,
} from '../contract.ts'
import { spendAssessment, spendQuestions } from './limits.ts'
import { askQuestions, giveFeedback, makeReport, summarise } from './service.ts'

export const simulationApi = new Hono<AppEnv>()
  .post(
    '/generate-questions',
    answers("Prépare les questions d'une offre d'emploi.", Questions),
    accept(AskQuestions),
    async (c) => {
      await spendQuestions(c.var.ports, c.var.address)
      const { jobDescription } = c.req.valid('json')
      return c.json(await askQuestions(c.var.ports, jobDescription, c.req.raw.signal))
    },
  )
  .post(
    '/generate-feedback',
    answers('Analyse une réponse.', Feedback),
    accept(AskFeedback),
    async (c) => {
      await spendAssessment(c.var.ports, c.var.address)
      return c.json(await giveFeedback(c.var.ports, c.req.valid('json'), c.req.raw.signal))
    },
  )
  .post(
    '/generate-summary',
    answers('Récapitule un entretien.', Summary),
    accept(AskSummary),
    async (c) => {
      await spendAssessment(c.var.ports, c.var.address)
      return c.json(await summarise(c.var.ports, c.req.valid('json').session, c.req.raw.signal))
    },
  )
  .post(
    '/generate-report',
    answers('Rassemble le contenu du rapport PDF.', Report),
    accept(AskReport),
    async (c) => {
      await spendAssessment(c.var.ports, c.var.address)
      return c.json(makeReport(c.var.ports, c.req.valid('json').session))
    },
  )
