import { createApi } from '#app/create-api.ts'
import type { Shape } from './any-value.ts'

interface Content {
  'application/json'?: { schema: Shape }
  'text/event-stream'?: { 'x-events': Record<string, Shape> }
}

interface Described {
  security?: unknown
  parameters?: { name: string; in: 'path' | 'query'; schema: Shape }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** One call as the published interface describes it. */
export interface Operation extends Described {
  /** `POST /api/login` */
  what: string
  method: string
  path: string
}

const { paths } = (await (await createApi().request('/openapi.json')).json()) as {
  paths: Record<string, Record<string, Described>>
}

/** Every call of the published interface. */
export const OPERATIONS: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([name, described]) => {
    const method = name.toUpperCase()
    return { what: `${method} ${path}`, method, path, ...described }
  }),
)
