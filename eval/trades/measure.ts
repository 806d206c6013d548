import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanText } from '#app/interviewer/coach/offer-text/clean-text.ts'
import { firstPost } from '#app/interviewer/coach/offer-text/one-post.ts'
import { openRanking } from '#app/interviewer/coach/trades/rank-trades.ts'
import { maySayAloud, openRecognition } from '#app/interviewer/coach/trades/recognise-trades.ts'
import type { RomeData } from '#app/interviewer/coach/trades/rome.ts'
import { withMarketTitles } from '#app/interviewer/coach/trades/with-market-titles.ts'
import { type Label, readLabels } from './labels.ts'

export interface TradeRead {
  offer: string
  label: Label | null
  /** « J1501 aide-soignant », what would be said; « (J15) » when only the domain is known. */
  read: string
  said: boolean
  confidence: number
  agrees: { parent: boolean; domain: boolean }
  /** The same of the sheet that comes first, whether it is sure enough to be kept or not. */
  likeliest: { parent: boolean; domain: boolean }
  known: 'trade' | 'domain' | 'nothing'
}

export interface TradesMeasure {
  offers: TradeRead[]
  milliseconds: { p50: number; p99: number; opening: number }
  megabytes: number
}

/** Reads the trade of every offer of a folder and compares with the codes that employers chose. */
export async function measureTrades(folder: string): Promise<TradesMeasure> {
  const before = process.memoryUsage().heapUsed
  const start = performance.now()
  const { default: data }: { default: RomeData } = await import(
    '#app/interviewer/coach/trades/rome.model.json',
    { with: { type: 'json' } }
  )
  const recognise = openRecognition(withMarketTitles(data))
  const opening = performance.now() - start
  globalThis.gc?.()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6
  const rank = openRanking(withMarketTitles(data))
  const labels = readLabels(folder, data)
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((offer) => ({
      offer,
      text: firstPost(cleanText(readFileSync(join(folder, offer), 'utf8'))),
    }))
  const offers = texts.map(({ offer, text }) =>
    compare(offer, labels.get(offer) ?? null, recognise(text), rank(text)[0]?.sheet.code ?? ''),
  )
  const times = texts.map(({ text }) => {
    const begun = performance.now()
    recognise(text)
    return performance.now() - begun
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  return { offers, milliseconds: { p50: at(0.5), p99: at(0.99), opening }, megabytes }
}

type Found = ReturnType<ReturnType<typeof openRecognition>>

function compare(
  offer: string,
  label: Label | null,
  { trades, domain }: Found,
  likeliest: string,
): TradeRead {
  const [first] = trades
  return {
    offer,
    label,
    read: first ? `${first.code} ${first.title.masculine}` : `(${domain ?? 'rien'})`,
    said: first !== undefined && maySayAloud(first),
    confidence: first?.confidence ?? 0,
    agrees: {
      parent: trades.some(({ code }) => label?.parents.has(code)),
      domain: domain !== null && isIn(domain, label),
    },
    likeliest: {
      parent: label?.parents.has(likeliest) === true,
      domain: isIn(likeliest.slice(0, 3), label),
    },
    known: first ? 'trade' : domain === null ? 'nothing' : 'domain',
  }
}

const isIn = (domain: string, label: Label | null) =>
  [...(label?.parents ?? [])].some((code) => code.startsWith(domain))
