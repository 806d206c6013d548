import { openRecognition, type RecogniseTrades } from './recognise-trades.ts'

let opened: Promise<RecogniseTrades> | undefined

/** Reads the trades of the ROME when they are first needed, once for all. */
export function openRome(): Promise<RecogniseTrades> {
  opened ??= import('./rome.model.json', { with: { type: 'json' } }).then(({ default: data }) =>
    openRecognition(data),
  )
  return opened
}
