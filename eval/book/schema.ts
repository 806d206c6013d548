import { z } from 'zod'
import type { DomainPage, TradePage } from '#app/interviewer/coach/book/page.ts'
import { QUESTION_KINDS } from '#app/interviewer/kinds.ts'

const sentence = z.string().trim().min(1)
const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'minuscules sans accent, chiffres et tirets')
const words = z.array(z.string().min(1))

const point = z
  .strictObject({
    point: sentence,
    heard: words,
    weak: words.exactOptional(),
    weight: z.literal([1, 2]),
    value: z.number().exactOptional(),
    tolerance: z.number().min(0).exactOptional(),
  })
  .refine(({ value, tolerance }) => (value === undefined) === (tolerance === undefined), {
    error: 'value et tolerance vont ensemble',
  })

const question = z.strictObject({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  activities: z.array(id).exactOptional(),
  variants: z.array(id).exactOptional(),
  expected: z.boolean().exactOptional(),
  better: words.exactOptional(),
  text: sentence,
  beginner: sentence.exactOptional(),
  expects: z.array(point).min(3).max(5),
  faults: z
    .array(z.strictObject({ never: sentence, heard: words.min(1), why: sentence }))
    .max(2)
    .exactOptional(),
  followUp: sentence,
  example: sentence.exactOptional(),
  fact: z.boolean().exactOptional(),
})

const anyPage = {
  reviewed: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'une année et un mois'),
  variants: z.array(z.strictObject({ id, name: sentence, heard: words })),
  activities: z.array(z.strictObject({ id, say: sentence, heard: words })),
  questions: z.array(question),
}

const tradePage: z.ZodType<TradePage> = z.strictObject({
  code: z.string().regex(/^[A-N]\d{4}$/),
  m: sentence,
  f: sentence,
  ...anyPage,
})

const domainPage: z.ZodType<DomainPage> = z.strictObject({
  code: z.string().regex(/^(?:[A-N]\d{2}|general)$/, 'un domaine (J15) ou general'),
  name: sentence,
  ...anyPage,
})

const aTrade = z.object({ code: z.string().regex(/^[A-Z]\d{4}$/) })

/** The form that a page should have: a trade's, when it has the code of one. */
export const schemaFor = (content: unknown): z.ZodType<TradePage | DomainPage> =>
  aTrade.safeParse(content).success ? tradePage : domainPage
