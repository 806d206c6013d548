import { z } from 'zod'

const Url = (protocol: RegExp) => z.url({ protocol })
const blankIsMissing = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsMissing, schema.optional())
const withDefault = <S extends z.ZodType>(schema: S, value: z.input<S>) =>
  z.preprocess((given) => blankIsMissing(given) ?? value, schema)

const Variables = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(Url(/^https?$/)),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(Url(/^postgres(ql)?$/)),
  AI_PROVIDER: optional(z.enum(['coach', 'scripted'])),
  TRUSTED_PROXIES: withDefault(z.coerce.number().int().min(0).max(10), 0),
  VISITOR_DAILY_LIMIT: withDefault(z.coerce.number().int().min(1), 2000),
  RATE_LIMITS: withDefault(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: withDefault(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
})

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The environment as the product uses it: every default filled in, no trailing slash. */
export type Env = ReturnType<typeof complete>

function complete(variables: z.infer<typeof Variables>) {
  const publicUrl = new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`)
  const isProduction = variables.NODE_ENV === 'production' && !LOOPBACK.test(publicUrl.hostname)
  return {
    ...variables,
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
    if (!env.isProduction || env.AI_PROVIDER !== 'scripted') return env
    faults.push(
      "- AI_PROVIDER : l'intervieweur scénarisé est réservé au développement et aux tests",
    )
  }
  throw new Error(`L'environnement n'est pas utilisable :\n${faults.join('\n')}`)
}

/** An address or a key may hold a secret, so only the other values are shown again. */
function faultOf(name: string, source: NodeJS.ProcessEnv): string {
  const shown = /URL|KEY|SECRET/.test(name) ? '' : ` : « ${source[name]} »`
  return `- ${name} : valeur refusée${shown}`
}
