import { type OfficialTrades, openOfficialTrades } from './official-trades.ts'
import { openRecognition, type RecogniseTrades } from './recognise-trades.ts'
import type { RomeData } from './rome.ts'
import { withMarketTitles } from './with-market-titles.ts'

let data: Promise<RomeData> | undefined
let recognition: Promise<RecogniseTrades> | undefined
let titles: Promise<OfficialTrades> | undefined

/** The trades of the ROME are read when they are first needed, once for all. */
const readRome = (): Promise<RomeData> => {
  data ??= import('./rome.model.json', { with: { type: 'json' } }).then((rome) =>
    withMarketTitles(rome.default),
  )
  return data
}

export function loadRecogniser(): Promise<RecogniseTrades> {
  recognition ??= readRome().then(openRecognition)
  return recognition
}

export function loadOfficialTrades(): Promise<OfficialTrades> {
  titles ??= readRome().then(openOfficialTrades)
  return titles
}
