import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Output } from 'ai'
import type { z } from 'zod'
import { bounded, type Fetch } from './bounded-fetch.ts'
import { guessTokens, type ModelCall, type Prompt, type Reply } from './model-call.ts'
import { sortFault } from './sort-fault.ts'

export interface ProviderSettings {
  provider: 'google' | 'openai-compatible'
  model: string
  apiKey?: string | undefined
  baseUrl?: string | undefined
  fetch: Fetch
}

type Model = ReturnType<ReturnType<typeof createGoogleGenerativeAI>>
type Request = Parameters<Model['doStream']>[0]
type Ending = Awaited<ReturnType<Model['doGenerate']>>

/**
 * Opens the provider that was configured; each call goes out once, retries are not its business. The
 * provider is asked by its own two verbs: what the SDK puts around them weighs more than the call.
 */
export function openProvider(settings: ProviderSettings): ModelCall {
  const model = languageModel(settings)
  // A low effort keeps an assessment in seconds; other servers may not know the setting.
  const effort = ({ thinksLess }: Prompt) =>
    settings.provider === 'google'
      ? { reasoning: thinksLess ? ('minimal' as const) : ('low' as const) }
      : {}

  return async (prompt, listening) => {
    const request = {
      ...effort(prompt),
      ...(await requestOf(prompt)),
      abortSignal: listening.signal,
    }
    try {
      const { onText } = listening
      const answer = onText ? stream(model, request, onText) : generate(model, request)
      const { tokens, ...reply } = await answer
      return { ...reply, tokens: tokens ?? guessTokens(prompt, reply.text) }
    } catch (error) {
      throw sortFault(error, listening.signal)
    }
  }
}

function languageModel(settings: ProviderSettings): Model {
  const { provider, model, apiKey, baseUrl } = settings
  const fetch = bounded(settings.fetch)
  const place = baseUrl ? { baseURL: baseUrl } : {}
  const key = apiKey ? { apiKey } : {}
  if (provider === 'google') {
    return createGoogleGenerativeAI({ ...key, ...place, fetch })(model)
  }
  return createOpenAICompatible({
    ...key,
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(/\bmistral\.ai\b/.test(baseUrl ?? '') && { transformRequestBody: withMistralSeed }),
  })(model)
}

/** Mistral refuses fields that it does not know, and calls the seed otherwise. */
function withMistralSeed({ seed, ...body }: Record<string, unknown>) {
  return seed === undefined ? body : { ...body, random_seed: seed }
}

async function requestOf({
  instructions,
  data,
  schema,
  thinksLess: _,
  ...settings
}: Prompt): Promise<Request> {
  const responseFormat = await formatOf(schema)
  return {
    ...settings,
    ...(responseFormat && { responseFormat }),
    prompt: [
      { role: 'system', content: instructions },
      { role: 'user', content: [{ type: 'text', text: data }] },
    ],
  }
}

type Format = Awaited<ReturnType<typeof Output.object>['responseFormat']>

const formats = new WeakMap<z.ZodType, PromiseLike<Format>>()

/** Asks for a shape and takes whatever comes: a reply that is nearly right is repaired, not refused. */
function formatOf(schema: z.ZodType): PromiseLike<Format> {
  const known = formats.get(schema)
  if (known) return known
  const format = Output.object({ schema }).responseFormat
  formats.set(schema, format)
  return format
}

type Answer = Omit<Reply, 'tokens'> & { tokens: number | undefined }

async function generate(model: Model, request: Request): Promise<Answer> {
  const { content, ...ending } = await model.doGenerate(request)
  return replyOf(content.map((part) => (part.type === 'text' ? part.text : '')).join(''), ending)
}

async function stream(
  model: Model,
  request: Request,
  onText: (text: string) => void,
): Promise<Answer> {
  let text = ''
  let ending: Pick<Ending, 'finishReason' | 'usage'> | null = null
  for await (const part of (await model.doStream(request)).stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'finish') ending = part
    if (part.type !== 'text-delta') continue
    text += part.delta
    onText(text)
  }
  return replyOf(text, ending)
}

/** A reply without an ending was cut on its way. */
function replyOf(text: string, ending: Pick<Ending, 'finishReason' | 'usage'> | null): Answer {
  const reason = ending?.finishReason.unified ?? 'length'
  return {
    text,
    isCut: reason === 'length',
    isRefused: reason === 'content-filter',
    tokens: tokensOf(ending?.usage),
  }
}

function tokensOf(usage: Ending['usage'] | undefined): number | undefined {
  const { inputTokens, outputTokens } = usage ?? {}
  if (inputTokens?.total === undefined && outputTokens?.total === undefined) return undefined
  return (inputTokens?.total ?? 0) + (outputTokens?.total ?? 0)
}
