import { Hono } from 'hono'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import { accept } from '#app/platform/http/accept.ts'
import { acceptQuery } from '#app/platform/http/accept-query.ts'
import { answerInChunks } from '#app/platform/http/answer-in-chunks.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers, answersNothing } from '#app/platform/http/documented.ts'
import { LARGE } from '#app/platform/http/sizes.ts'
import { Problem } from '#app/platform/problem.ts'
import {
  HistoryQuery,
  PastSimulation,
  PastSimulations,
  SaveSimulation,
  SimulationId,
  WholeSimulation,
} from '../contract.ts'
import { SIMULATION_NOT_FOUND } from '../messages.ts'
import { Progress } from '../progress-contract.ts'
import { Standing } from '../standing-contract.ts'
import { limitProgress, limitReadings, limitSaves } from './limits.ts'
import { readProgress } from './progress.ts'
import {
  jsonByPart,
  listSimulations,
  readSimulation,
  removeAllSimulations,
  removeSimulation,
  saveSimulation,
} from './service.ts'
import { readStanding } from './standing.ts'

/** Throws `not-found` for what no simulation is called, before a database is asked about it. */
function idOf(typed: string): string {
  if (!SimulationId.safeParse(typed).success) throw new Problem('not-found', SIMULATION_NOT_FOUND)
  return typed
}

export const historyApi = new Hono<AppEnv>()
  .get(
    '/simulations',
    answers(
      'Liste les simulations de ce compte, de la plus récente à la plus ancienne.',
      PastSimulations,
    ),
    signedIn,
    acceptQuery(HistoryQuery),
    async (c) => c.json(await listSimulations(c.var.ports, c.var.account, c.req.valid('query'))),
  )
  .delete(
    '/simulations',
    answersNothing('Supprime toutes les simulations de ce compte.'),
    signedIn,
    async (c) => {
      await removeAllSimulations(c.var.ports, c.var.account)
      return c.body(null, 204)
    },
  )
  .get(
    '/simulations/:id',
    answers('Donne une simulation entière.', WholeSimulation),
    signedIn,
    async (c) => {
      const { ports, account } = c.var
      await limitReadings(ports, account)
      const read = await readSimulation(ports, account, idOf(c.req.param('id')))
      return answerInChunks(c, jsonByPart(read))
    },
  )
  .put(
    '/simulations/:id',
    answers("Garde les parties d'une simulation qui ont changé.", PastSimulation),
    signedIn,
    accept(SaveSimulation, LARGE),
    async (c) => {
      const { ports, account } = c.var
      await limitSaves(ports, account)
      const { parts } = c.req.valid('json')
      return c.json(await saveSimulation(ports, { account, id: idOf(c.req.param('id')), parts }))
    },
  )
  .delete('/simulations/:id', answersNothing('Supprime une simulation.'), signedIn, async (c) => {
    await removeSimulation(c.var.ports, c.var.account, idOf(c.req.param('id')))
    return c.body(null, 204)
  })
  .get(
    '/standing',
    answers(
      'Dit où en est ce compte : dernier score, entretien en cours, question à reprendre.',
      Standing,
    ),
    signedIn,
    async (c) => c.json(await readStanding(c.var.ports, c.var.account)),
  )
  .get(
    '/progress',
    answers('Compare les dernières simulations terminées de ce compte (Premium).', Progress),
    signedIn,
    async (c) => {
      await limitProgress(c.var.ports, c.var.account)
      return c.json(await readProgress(c.var.ports, c.var.account))
    },
  )
