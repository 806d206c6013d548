import { z } from 'zod'
import type {
  CircumstancePage,
  DomainPage,
  Page,
  SubjectPage,
  TradePage,
} from '#app/interviewer/coach/book/page.ts'
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

/** Said inside a sentence: it has neither the capital nor the sign of one. */
const saidInside = z
  .string()
  .regex(/^(?:\p{Ll}|\p{Lu}{2}|\d).*[^.!?]$/u, 'ni majuscule ni signe de fin')

const question = z.strictObject({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  activities: z.array(id).exactOptional(),
  variants: z.array(id).exactOptional(),
  expected: z.boolean().exactOptional(),
  better: words.exactOptional(),
  text: sentence,
  beginner: sentence.exactOptional(),
  practised: z.literal(true).exactOptional(),
  expects: z.array(point).min(3).max(5),
  faults: z
    .array(z.strictObject({ never: saidInside, heard: words.min(1), why: saidInside }))
    .max(2)
    .exactOptional(),
  followUp: sentence,
  pitfall: sentence.exactOptional(),
  example: sentence.exactOptional(),
  fact: z.boolean().exactOptional(),
})

/** No sign, no capital: it is said in the middle of a sentence. */
const field = z
  .string()
  .regex(
    /^(?:l'|la |le |les )[^\p{Lu}.,;:!?()«»/][^.;:!?()«»/]*[\p{L}\d]$/u,
    'un groupe avec son article',
  )
  .exactOptional()

const activity = z.strictObject({ id, say: sentence, heard: words })
const circumstance = activity.extend({ decides: z.literal(true).exactOptional() })

const anyPage = {
  reviewed: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'une année et un mois'),
  variants: z.array(z.strictObject({ id, name: sentence, field, heard: words })),
  activities: z.array(activity),
  questions: z.array(question),
}

const tradePage: z.ZodType<TradePage> = z.strictObject({
  code: z.string().regex(/^[A-N]\d{4}$/),
  m: sentence,
  f: sentence,
  field,
  ...anyPage,
})

const domainPage: z.ZodType<DomainPage> = z.strictObject({
  code: z.string().regex(/^(?:[A-N]\d{2}|general)$/, 'un domaine (J15) ou general'),
  name: sentence,
  field,
  ...anyPage,
})

const WORDS_IN_ENGLISH = /^[a-z]+(?:-[a-z]+)*$/
const foundByWords = {
  name: sentence,
  only: z.array(z.string().regex(/^[A-N](?:\d{2})?$/, 'un domaine (N ou M18)')).exactOptional(),
  ...anyPage,
}

const subjectPage: z.ZodType<SubjectPage> = z.strictObject({
  code: z.templateLiteral(['subject-', z.string().regex(WORDS_IN_ENGLISH)]),
  ...foundByWords,
})

const circumstancePage: z.ZodType<CircumstancePage> = z.strictObject({
  code: z.templateLiteral(['circumstance-', z.string().regex(WORDS_IN_ENGLISH)]),
  ...foundByWords,
  activities: z.array(circumstance),
})

const coded = (form: RegExp) => z.object({ code: z.string().regex(form) })
const A_TRADE = coded(/^[A-Z]\d{4}$/)
const A_SUBJECT = coded(/^subject-/)
const A_CIRCUMSTANCE = coded(/^circumstance-/)

/** The form that a page should have, by its code. */
export function schemaFor(content: unknown): z.ZodType<Page> {
  if (A_TRADE.safeParse(content).success) return tradePage
  if (A_SUBJECT.safeParse(content).success) return subjectPage
  return A_CIRCUMSTANCE.safeParse(content).success ? circumstancePage : domainPage
}
