import { z } from 'zod'
import { DIMENSIONS, type Dimension } from '../../kinds.ts'

/** What may be named as missing from an answer, when no words of it can be quoted. */
const MISSING = [
  'rien',
  'situation',
  'tâche',
  'action',
  'résultat',
  'mesure',
  'leçon',
  'lien avec le poste',
  'réponse à la question',
] as const

const Remark = z.object({ remark: z.string(), quote: z.string(), missing: z.enum(MISSING) })
export type Remark = z.infer<typeof Remark>

/** The dimensions under names that any provider takes for a property. */
export const LEVEL_KEYS: Record<Dimension, 'relevance' | 'proof' | 'structure' | 'result' | 'fit'> =
  {
    Pertinence: 'relevance',
    'Preuve concrète': 'proof',
    'Structure (STAR)': 'structure',
    'Résultat mesuré': 'result',
    'Adéquation au poste': 'fit',
  }

/** The shape that is asked for: facts first, then levels, then words. */
export const AssessmentReply = z.object({
  strengths: z.array(Remark),
  improvements: z.array(Remark),
  levels: z.object({
    relevance: z.number(),
    proof: z.number(),
    structure: z.number(),
    result: z.number(),
    fit: z.number(),
  }),
  analysis: z.string(),
  exampleAnswer: z.string(),
  followUp: z.string(),
})

/** As much of a reply as can be saved; what is missing or mistyped is left out. */
export interface AssessmentDraft {
  strengths: Remark[]
  improvements: Remark[]
  levels: Partial<Record<Dimension, number>>
  analysis: string
  exampleAnswer: string
  /** Empty when nothing is left to ask. */
  followUp: string
}

const Level = z.union([z.number(), z.string().transform(Number)]).pipe(z.number().min(0.5).max(5.4))
const AnyRemark = z.object({
  remark: z.string().trim().min(1),
  quote: z.string().catch(''),
  missing: z.enum(MISSING).catch('rien'),
})

export function readAssessmentReply(value: unknown): AssessmentDraft {
  const given = isRecord(value) ? value : {}
  const levels = isRecord(given.levels) ? given.levels : {}
  return {
    strengths: remarksOf(given.strengths),
    improvements: remarksOf(given.improvements),
    levels: Object.fromEntries(
      DIMENSIONS.flatMap((name) => {
        const { data } = Level.safeParse(levels[LEVEL_KEYS[name]])
        return data === undefined ? [] : [[name, Math.max(1, Math.round(data))]]
      }),
    ),
    analysis: textOf(given.analysis),
    exampleAnswer: textOf(given.exampleAnswer),
    followUp: textOf(given.followUp),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const remarksOf = (value: unknown): Remark[] =>
  Array.isArray(value) ? value.flatMap((item) => AnyRemark.safeParse(item).data ?? []) : []
