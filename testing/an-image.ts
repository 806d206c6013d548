import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A vermilion image, 24 pixels wide and 16 high. */
export const anImage = (kind: 'png' | 'jpg' | 'webp' | 'avif') =>
  readFileSync(join(import.meta.dirname, 'images', `a.${kind}`))
