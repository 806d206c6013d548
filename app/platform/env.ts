import { z } from 'zod'
import { completeInterviewer, interviewerFaults, interviewerVariables } from './env-interviewer.ts'
import { transcriptionFaults, transcriptionVariables } from './env-transcription.ts'
import { optional, Url, withDefault } from './env-values.ts'
import { isLoopback } from './loopback.ts'
import { mailAddress } from './mail-address.ts'

/** A name as a header may hold it, in quotes or not: none of the marks that part one sender from the next. */
const SENDER = /^("[^\p{Cc}"\\<>()[\]:;,@]*" *|[^\p{Cc}"\\<>()[\]:;,@]*)<([^\p{Cc}<>\s]+)>$/u

/** « Vis-à-vis <bonjour@exemple.fr> » or the bare address: one sender, on one line. */
const Sender = z.string().refine((from) => mailAddress(SENDER.exec(from)?.[2] ?? from) !== null)

const Addresses = z
  .string()
  .transform((list) =>
    list
      .split(/[,\s]+/)
      .filter(Boolean)
      .map(mailAddress),
  )
  .refine((addresses) => !addresses.includes(null))
  .transform((addresses) => addresses.filter((address) => address !== null))

const Variables = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(Url(/^https?$/)),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(Url(/^postgres(ql)?$/)),
  SMTP_URL: optional(Url(/^smtps?$/)),
  MAIL_FROM: optional(Sender),
  ADMIN_EMAILS: withDefault(Addresses, ''),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_\w+$/)),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_\w+$/)),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\w+$/)),
  STRIPE_API_BASE: optional(Url(/^https?$/)),
  SUPPORT_EMAIL: optional(z.email()),
  SELLER_NAME: optional(z.string()),
  SELLER_ADDRESS: optional(z.string()),
  SELLER_ID: optional(z.string()),
  TAX_LINE: optional(z.string()),
  HOST_NAME: optional(z.string()),
  SELLER_PHONE: optional(z.string()),
  CONSUMER_MEDIATOR: optional(z.string()),
  ...interviewerVariables,
  ...transcriptionVariables,
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  TRUSTED_PROXIES: withDefault(z.coerce.number().int().min(0).max(10), 0),
  HISTORY_RETENTION_DAYS: withDefault(z.coerce.number().int().min(1).max(36_500), 730),
  HISTORY_UNFINISHED_DAYS: withDefault(z.coerce.number().int().min(1).max(36_500), 90),
  RATE_LIMITS: withDefault(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: withDefault(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
})

/** The environment as the product uses it: every default filled in, no trailing slash. */
export type Env = ReturnType<typeof complete>

function complete(variables: z.infer<typeof Variables>) {
  const publicUrl = new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`)
  const isProduction = variables.NODE_ENV === 'production' && !isLoopback(publicUrl.hostname)
  return {
    ...variables,
    ...completeInterviewer(variables),
    STT_BASE_URL: variables.STT_BASE_URL?.replace(/\/+$/, ''),
    PUBLIC_URL: publicUrl.href.replace(/\/+$/, ''),
    /** Nothing is pretend here: a public address, and NODE_ENV says production. */
    isProduction,
    hasRateLimits: isProduction || variables.RATE_LIMITS === 'on',
  }
}

/** Reads the environment once, at start-up; throws with every fault listed when a value is bad. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = Variables.safeParse(source)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map(({ path }) => faultOf(path.join('.'), source))
  if (parsed.success) {
    const env = complete(parsed.data)
    faults.push(
      ...addressFaults(env),
      ...(env.isProduction ? productionFaults(env) : mailFaults(env)),
      ...paymentFaults(env),
      ...interviewerFaults(env),
      ...transcriptionFaults(env),
    )
    if (faults.length === 0) return env
  }
  throw new Error(`L'environnement n'est pas utilisable :\n${faults.join('\n')}`)
}

/** Every page stands right under it: with a path of its own before them, none would be found. */
const addressFaults = ({ PUBLIC_URL }: Env): string[] =>
  PUBLIC_URL === new URL(PUBLIC_URL).origin
    ? []
    : ["- PUBLIC_URL : l'adresse du site seule, sans chemin ni paramètre (https://exemple.fr)"]

/** Where nothing may be pretend, what is missing stops the start. */
function productionFaults(env: Env): string[] {
  const faults = mailFaults(env)
  if (!env.SMTP_URL) faults.push('- SMTP_URL : requise en production, où de vrais e-mails partent')
  if (env.AI_PROVIDER === 'scripted') {
    faults.push(
      "- AI_PROVIDER : l'intervieweur scénarisé est réservé au développement et aux tests",
    )
  }
  return faults
}

const mailFaults = ({ SMTP_URL, MAIL_FROM, isProduction }: Env): string[] =>
  (SMTP_URL || isProduction) && !MAIL_FROM
    ? ["- MAIL_FROM : requise avec de vrais e-mails, c'est leur expéditeur"]
    : []

/** Half a cashier would take orders that nobody can pay, or miss refunds. */
function paymentFaults(env: Env): string[] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const needed = env.isProduction ? names : names.slice(0, 2)
  if (!names.some((name) => env[name])) return []
  return needed
    .filter((name) => !env[name])
    .map((name) => `- ${name} : requise avec les autres clés de Stripe`)
}

/** An address or a key may hold a secret, so only the other values are shown again. */
function faultOf(name: string, source: NodeJS.ProcessEnv): string {
  const shown = /URL|KEY|SECRET/.test(name) ? '' : ` : « ${source[name]} »`
  return `- ${name} : valeur refusée${shown}`
}

/** What a program that is started from here finds in its environment. */
export const programEnvironment = (added: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...added,
})
