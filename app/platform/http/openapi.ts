import type { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from './app-env.ts'
import { descriptionOf, type RouteDescription } from './documented.ts'
import { PATH_PART_MAX } from './path-parts.ts'
import { ProblemBody } from './problem-body.ts'

/** The interface of every described route (OpenAPI 3.1), from the schemas that validate. */
export function describeApi(api: Hono<AppEnv>) {
  const routes = new Map<string, RouteDescription>()
  for (const { method, path, handler } of api.routes) {
    const description = descriptionOf(handler)
    if (!description) continue
    const key = `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`
    routes.set(key, { ...routes.get(key), ...description })
  }

  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, description] of routes) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method]: operation(path, description) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vis-à-vis', version: '1', description: "Simulateur d'entretien d'embauche." },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(path: string, description: RouteDescription) {
  const { summary, request, query, isSecured } = description
  const parameters = [...inPath(path), ...(query ? inQuery(query) : [])]
  return {
    summary,
    ...(isSecured && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: { required: true, content: json(request, 'input') } }),
    responses: {
      ...success(description),
      default: { description: 'Problème attendu', content: json(ProblemBody, 'output') },
    },
  }
}

const inPath = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string', maxLength: PATH_PART_MAX },
  }))

const inQuery = (query: z.ZodType) =>
  Object.entries(shapeOf(query, 'input').properties ?? {}).map(([name, schema]) => ({
    ...{ name, in: 'query', required: false },
    schema,
  }))

function success({ status = 200, response, events }: RouteDescription) {
  if (!response) return { [status]: { description: 'Fait' } }
  const content = { ...json(response, 'output'), ...(events && streamed(events)) }
  return { [status]: { description: 'Réponse', content } }
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: shapeOf(schema, io) },
})

/** Server-sent events: OpenAPI 3.1 has no words for them, so each name is said with its shape. */
const streamed = (events: Record<string, z.ZodType>) => ({
  'text/event-stream': {
    schema: { type: 'string', description: `event: ${Object.keys(events).join(' | ')}` },
    'x-events': Object.fromEntries(
      Object.entries(events).map(([name, schema]) => [name, shapeOf(schema, 'output')]),
    ),
  },
})

const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
