import { Hono } from 'hono'
import { optionallySignedIn } from '#app/accounts/server/signed-in.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { sentIn } from '#app/platform/http/read-body.ts'
import { Transcribing, Transcript } from '../contract.ts'
import { limitTranscriptions, takeTranscriptionSlot } from './limits.ts'
import { refuseWithoutServer, transcribe, whoTranscribes } from './service.ts'

export const voiceApi = new Hono<AppEnv>()
  .get('/voice', answers('Dit qui écrit ce que vous dites.', Transcribing), (c) =>
    c.json(whoTranscribes(c.var.ports)),
  )
  .post(
    '/transcriptions',
    answers('Écrit ce que dit un enregistrement (audio/*, 10 Mo au plus).', Transcript),
    optionallySignedIn,
    async (c) => {
      const { ports } = c.var
      refuseWithoutServer(ports)
      const release = takeTranscriptionSlot(ports)
      try {
        await limitTranscriptions(ports, c.var)
        const { lastCall } = ports
        const { signal } = c.req.raw
        const announced = c.req.header('Content-Length')
        const sound = {
          kind: c.req.header('Content-Type'),
          length: announced === undefined ? undefined : Number(announced),
          bytes: sentIn(c),
        }
        const leaving = lastCall ? AbortSignal.any([signal, lastCall]) : signal
        return c.json(await transcribe(ports, sound, { signal: leaving }))
      } finally {
        release()
      }
    },
  )
