import { Hono } from 'hono'
import type { PretendTerminal } from '#app/platform/cashier/cashier.ts'
import { accept } from '#app/platform/http/accept.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { Authenticate, CardAnswer, ShowCard } from '../contract.ts'
import { PAYMENT_NOT_FOUND, UNKNOWN_CALL } from '../messages.ts'

/** The half of a demonstration that the provider's own script would do; 404 where payments are real. */
export const pretendApi = new Hono<AppEnv>()
  .post(
    '/stripe/pretend/confirm',
    answers("Présente une carte d'essai à la caisse de démonstration.", CardAnswer),
    accept(ShowCard),
    async (c) => {
      const { clientSecret, cardNumber } = c.req.valid('json')
      return c.json(known(await terminalOf(c.var.ports).showCard(clientSecret, cardNumber)))
    },
  )
  .post(
    '/stripe/pretend/authenticate',
    answers("Répond à l'étape 3-D Secure de la démonstration.", CardAnswer),
    accept(Authenticate),
    async (c) => {
      const { clientSecret, isApproved } = c.req.valid('json')
      return c.json(known(await terminalOf(c.var.ports).authenticate(clientSecret, isApproved)))
    },
  )

function terminalOf({ cashier }: Ports): PretendTerminal {
  if (!cashier.pretend) throw new Problem('not-found', UNKNOWN_CALL)
  return cashier.pretend
}

function known<Answer>(answer: Answer | null): Answer {
  if (!answer) throw new Problem('not-found', PAYMENT_NOT_FOUND)
  return answer
}
