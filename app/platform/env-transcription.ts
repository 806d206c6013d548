import { z } from 'zod'
import { optional, Url } from './env-values.ts'

/** The operator's own server that writes what is said; without it nobody's sound comes here. */
export const transcriptionVariables = {
  STT_BASE_URL: optional(Url(/^https?$/)),
  STT_MODEL: optional(z.string().regex(/^[\w.:/@-]{1,200}$/)),
  STT_API_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/)),
}

type Given = z.infer<z.ZodObject<typeof transcriptionVariables>>

/** What makes no sense without the place of the server, in one sentence. */
export const transcriptionFaults = ({ STT_BASE_URL, STT_MODEL, STT_API_KEY }: Given): string[] =>
  (STT_MODEL || STT_API_KEY) && !STT_BASE_URL
    ? ["- STT_BASE_URL : requise avec STT_MODEL ou STT_API_KEY, c'est le serveur de transcription"]
    : []
