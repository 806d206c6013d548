import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { optionallySignedIn, signedIn } from '#app/accounts/server/signed-in.ts'
import { InDepth } from '#app/interviewer/in-depth.ts'
import { accept } from '#app/platform/http/accept.ts'
import { acceptQuery } from '#app/platform/http/accept-query.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { ProblemBody } from '#app/platform/http/problem-body.ts'
import { LARGE, MEDIUM } from '#app/platform/http/sizes.ts'
import {
  AskFeedback,
  AskQuestions,
  AskReport,
  AskSummary,
  Feedback,
  FoundTrades,
  PartialFeedback,
  Questions,
  SearchTrades,
  Started,
  Summary,
} from '../contract.ts'
import { AskInDepth } from '../in-depth-contract.ts'
import { Report } from '../report-contract.ts'
import { recordSimulation } from './counted-simulations.ts'
import { analyseInDepth } from './in-depth.ts'
import { limitAssessments, limitQuestions, limitSearches, limitStarts } from './limits.ts'
import { askQuestions, giveFeedback, makeReport, searchTrades, summarise } from './service.ts'
import { streamFeedback } from './stream-feedback.ts'

/** Without a wish, and for one that cannot be met, the answer is whole. */
const WAYS = {
  supports: ['application/json', 'text/event-stream'],
  default: 'application/json',
}

export const simulationApi = new Hono<AppEnv>()
  .post('/simulate', answers('Enregistre une simulation.', Started), signedIn, async (c) => {
    await limitStarts(c.var.ports, c.var)
    return c.json(await recordSimulation(c.var.ports, c.var.account))
  })
  .post(
    '/generate-questions',
    answers("Prépare les questions d'une offre d'emploi.", Questions),
    optionallySignedIn,
    accept(AskQuestions, MEDIUM),
    async (c) => {
      const { ports, account } = c.var
      await limitQuestions(ports, c.var)
      const asked = c.req.valid('json')
      return c.json(await askQuestions(ports, { ...asked, account }, untilLeft(c)))
    },
  )
  .get(
    '/trades',
    answers('Cherche un métier par son intitulé officiel.', FoundTrades),
    acceptQuery(SearchTrades),
    async (c) => {
      const { ports } = c.var
      await limitSearches(ports, c.var)
      const { search } = c.req.valid('query')
      return c.json(await searchTrades(ports, search))
    },
  )
  .post(
    '/generate-feedback',
    answers('Analyse une réponse, écrite au fur et à mesure à qui le demande.', Feedback, {
      events: { partial: PartialFeedback, feedback: Feedback, problem: ProblemBody },
    }),
    optionallySignedIn,
    accept(AskFeedback, MEDIUM),
    async (c) => {
      const request = c.req.valid('json')
      await limitAssessments(c.var.ports, c.var)
      // With an addition the first answer is assessed once more, beside the whole.
      if (request.followUp) await limitAssessments(c.var.ports, c.var)
      const signal = untilLeft(c)
      if (accepts(c, { header: 'Accept', ...WAYS }) === 'text/event-stream')
        return streamFeedback(c, request, signal)
      return c.json(await giveFeedback(c.var.ports, request, { signal }))
    },
  )
  .post(
    '/analyse-answer',
    answers('Regarde de plus près une réponse analysée (Premium).', InDepth),
    signedIn,
    accept(AskInDepth, MEDIUM),
    async (c) => {
      await limitAssessments(c.var.ports, c.var)
      const { ports, account } = c.var
      const asked = c.req.valid('json')
      return c.json(await analyseInDepth(ports, { account, asked, signal: untilLeft(c) }))
    },
  )
  .post(
    '/generate-summary',
    answers('Récapitule un entretien.', Summary),
    optionallySignedIn,
    accept(AskSummary, LARGE),
    async (c) => {
      await limitAssessments(c.var.ports, c.var)
      return c.json(await summarise(c.var.ports, c.req.valid('json').session, untilLeft(c)))
    },
  )
  .post(
    '/generate-report',
    answers('Rassemble le contenu du rapport PDF.', Report),
    optionallySignedIn,
    accept(AskReport, LARGE),
    async (c) => {
      await limitAssessments(c.var.ports, c.var)
      const { ports, account } = c.var
      const { session } = c.req.valid('json')
      return c.json(await makeReport(ports, { account, session }, untilLeft(c)))
    },
  )

/** Nobody waits any more: the browser left, or the process must stop. */
function untilLeft({ req, var: { ports } }: Pick<Context<AppEnv>, 'req' | 'var'>): AbortSignal {
  const { lastCall } = ports
  const { signal } = req.raw
  return lastCall ? AbortSignal.any([signal, lastCall]) : signal
}
