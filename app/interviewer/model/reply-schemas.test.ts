import { expect, test } from 'vitest'
import { z } from 'zod'
import { AssessmentReply } from './replies/assessment-reply.ts'
import { QuestionsReply } from './replies/questions-reply.ts'
import { SummaryReply } from './replies/summary-reply.ts'

/** What both Gemini and the strict mode of chat completions take. */
const ACCEPTED = [
  '$schema',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
]
const TYPES = ['object', 'array', 'string', 'number']

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
}

function check(schema: Schema): void {
  expect(ACCEPTED).toEqual(expect.arrayContaining(Object.keys(schema)))
  expect(TYPES).toContain(schema.type)
  if (schema.properties) {
    expect(schema.required).toEqual(Object.keys(schema.properties))
    expect(schema.additionalProperties).toBe(false)
    for (const property of Object.values(schema.properties)) check(property)
  }
  if (schema.items) check(schema.items)
}

test.each([
  ['questions', QuestionsReply],
  ['an assessment', AssessmentReply],
  ['a summary', SummaryReply],
])('the shape asked for %s holds no keyword that a provider refuses', (_, schema) => {
  check(z.toJSONSchema(schema, { target: 'draft-7' }) as Schema)
})
