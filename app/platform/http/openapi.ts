import type { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from './app-env.ts'
import { descriptionOf, type RouteDescription } from './documented.ts'

const ProblemBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

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
    paths[path] = { ...paths[path], [method]: operation(description) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vis-à-vis', version: '1', description: "Simulateur d'entretien d'embauche." },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

const operation = ({ summary, request, response, isSecured }: RouteDescription) => ({
  summary,
  ...(isSecured && { security: [{ bearer: [] }] }),
  ...(request && { requestBody: { required: true, content: json(request, 'input') } }),
  responses: {
    ...(response && { 200: { description: 'Réponse', content: json(response, 'output') } }),
    default: { description: 'Problème attendu', content: json(ProblemBody, 'output') },
  },
})

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': {
    schema: z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }),
  },
})
