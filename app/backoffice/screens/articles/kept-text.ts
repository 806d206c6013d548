import { useEffect, useMemo, useRef } from 'react'
import { z } from 'zod'
import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'
import type { FormValues } from './form-values.ts'

/** How long somebody who writes pauses before the text is put aside, in milliseconds. */
const PAUSE = 400

const Values = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  author: z.string(),
  featured: z.boolean(),
  published: z.boolean(),
  readTime: z.number(),
})

const KeptText = z.object({
  values: Values,
  /** What was saved when the writing began, of which version. */
  saved: Values,
  version: z.number().nullable(),
})
export type KeptText = z.infer<typeof KeptText>

const keyOf = (id: string | null) => `article:${id ?? 'new'}`

/** What this tab kept of an article that was not saved: a reload or an ended session loses no word. */
export const useKeptText = (id: string | null): KeptText | null =>
  useMemo(() => readKeptText(id), [id])

function readKeptText(id: string | null): KeptText | null {
  try {
    return KeptText.safeParse(JSON.parse(readStored('session', keyOf(id)) ?? '')).data ?? null
  } catch {
    return null
  }
}

export const forgetText = (id: string | null): void => removeStored('session', keyOf(id))

interface Writing {
  values: FormValues
  saved: FormValues
  version: number | null
  isUnsaved: boolean
}

/** Puts what is written aside, at each pause and when the form or the page goes; gives what forgets it for good. */
export function useKeeping(id: string | null, writing: Writing): () => void {
  const latest = useRef<Writing | null>(writing)
  const isOver = useRef(false)
  useEffect(() => {
    latest.current = writing
    const timer = setTimeout(() => !isOver.current && keep(id, writing), PAUSE)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const keepLatest = () => {
      if (latest.current && !isOver.current) keep(id, latest.current)
    }
    window.addEventListener('pagehide', keepLatest)
    return () => {
      window.removeEventListener('pagehide', keepLatest)
      keepLatest()
    }
  }, [id])
  return () => {
    isOver.current = true
    forgetText(id)
  }
}

function keep(id: string | null, { isUnsaved, ...text }: Writing): void {
  if (isUnsaved) writeStored('session', keyOf(id), JSON.stringify(text))
  else forgetText(id)
}
