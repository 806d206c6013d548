import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type LanguageModel, Output, streamText } from 'ai'
import { bounded, type Fetch } from './bounded-fetch.ts'
import type { Listening, ModelCall, Prompt, Reply } from './model-call.ts'
import { sortFault } from './sort-fault.ts'

export interface ProviderSettings {
  provider: 'google' | 'openai-compatible'
  model: string
  apiKey?: string | undefined
  baseUrl?: string | undefined
  fetch: Fetch
}

/** Its notices about settings that a model does not know would fill the console. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Opens the provider that was configured; each call goes out once, retries are not its business. */
export function openProvider(settings: ProviderSettings): ModelCall {
  const model = languageModel(settings)
  // A low effort keeps an assessment in seconds; other servers may not know the setting.
  const effort = settings.provider === 'google' ? { reasoning: 'low' as const } : {}

  return async (prompt, listening) => {
    const request = { model, ...effort, ...requestOf(prompt), abortSignal: listening.signal }
    try {
      return listening.onText ? await stream(request, listening) : await generate(request)
    } catch (error) {
      throw sortFault(error, listening.signal)
    }
  }
}

function languageModel(settings: ProviderSettings): LanguageModel {
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

function requestOf({ instructions, data, schema, ...settings }: Prompt) {
  const { responseFormat } = Output.object({ schema })
  return {
    ...settings,
    instructions,
    prompt: data,
    output: asText(responseFormat),
    maxRetries: 0,
  }
}

type ResponseFormat = ReturnType<typeof Output.object>['responseFormat']

/** Asks for a shape and takes whatever comes: a reply that is nearly right is repaired, not refused. */
function asText(responseFormat: ResponseFormat): ReturnType<typeof Output.text> {
  return { ...Output.text(), responseFormat }
}

type Request = Parameters<typeof generateText>[0]

async function generate(request: Request): Promise<Reply> {
  const { text, finishReason, usage } = await generateText(request)
  return replyOf({ text, finishReason, tokens: usage.totalTokens })
}

async function stream(request: Request, { onText }: Listening): Promise<Reply> {
  const result = streamText({ ...request, onError: () => {} } as Parameters<typeof streamText>[0])
  let text = ''
  let ending: { finishReason: string; tokens: number | undefined } | null = null
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('stopped', 'AbortError')
    if (part.type === 'text-delta') {
      text += part.text
      onText?.(text)
    }
    if (part.type === 'finish') {
      ending = { finishReason: part.finishReason, tokens: part.totalUsage.totalTokens }
    }
  }
  return replyOf({ text, finishReason: ending?.finishReason ?? 'length', tokens: ending?.tokens })
}

function replyOf(ended: { text: string; finishReason: string; tokens: number | undefined }): Reply {
  const { text, finishReason, tokens } = ended
  return {
    text,
    isCut: finishReason === 'length',
    isRefused: finishReason === 'content-filter',
    tokens: tokens ?? Math.ceil(text.length / 3),
  }
}
