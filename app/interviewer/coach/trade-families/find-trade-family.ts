import { toPlain } from '../french/inclusive.ts'
import type { OfferOutline } from '../offer-facts/offer-outline.ts'
import type { JobTitle } from '../offer-text/job-title.ts'
import { TRADE_FAMILIES } from './all-families.ts'
import { AMBIENT_WORDS } from './ambient-words.ts'
import { CueIndex, toWords } from './cue-index.ts'
import type { TradeFamily } from './trade-family.ts'

const titleIndex = new CueIndex<TradeFamily>()
const bodyIndex = new CueIndex<TradeFamily>()
const weightOf = new Map<string, number>()

const apprentice = TRADE_FAMILIES.find(({ id }) => id === 'apprenti') ?? null
const tradesOfWork = TRADE_FAMILIES.filter((trade) => trade !== apprentice)
indexTitles()
indexBodies()

const FIRST_WORDS = 2
const OPENING_WORDS = 40
/** Rich evidence may have a close rival; thin evidence must stand well ahead. */
const PROOFS = [
  { evidence: 4, lead: 1.3 },
  { evidence: 2.3, lead: 1.7 },
]
const OVERWHELMING = 8
const ENOUGH_OF_PLACE = 3
/** The trade is said well before the end of a very long text. */
const FAR_ENOUGH = 8_000

type Scores = Map<TradeFamily, number>

/** The family of trades that an offer recruits for; null when neither title nor text is clear. */
export function findTradeFamily(
  outline: Pick<OfferOutline, 'text' | 'title' | 'isForApprentices'>,
): TradeFamily | null {
  const inText = scoreText(outline.text.slice(0, FAR_ENOUGH))
  const named = best(scoreTitle(outline.title, inText))
  const guessed = clearWinner(inText)

  if (named !== null && named !== apprentice) {
    const placed = inItsPlace(inText, named)
    return guessed !== null && contradicts(inText, guessed, placed) ? guessed : placed
  }
  return guessed ?? named ?? (outline.isForApprentices ? apprentice : null)
}

function indexTitles(): void {
  for (const trade of TRADE_FAMILIES) {
    for (const cue of trade.titles) titleIndex.add(cue, trade)
  }
}

function indexBodies(): void {
  for (const trade of tradesOfWork) {
    for (const cue of trade.vocabulary) {
      bodyIndex.add(cue, trade)
      weightOf.set(cue, cue.includes(' ') ? 1.3 : 1)
    }
    for (const cue of trade.titles) {
      if (AMBIENT_WORDS.has(cue) || saysStatus(trade, cue)) continue
      bodyIndex.add(cue, trade)
      weightOf.set(cue, cue.length >= 10 ? 1.5 : 0.8)
    }
  }
}

/** « Manager », « directeur » say a rank: any trade named beside them is better. */
function saysStatus(trade: TradeFamily, cue: string): boolean {
  if (trade.id === 'dirigeant') return !cue.includes(' ')
  return trade.id === 'manager' || trade.id === 'apprenti'
}

function scoreTitle(title: JobTitle | null, inText: Scores): Scores {
  const scores: Scores = new Map()
  if (title === null) return scores
  for (const wording of [title.text, title.masculine, title.feminine]) {
    for (const { owner, cue, at } of titleIndex.findIn(toWords(toPlain(wording)))) {
      const worth = saysStatus(owner, cue)
        ? 1
        : cue.length + (at === 0 ? 8 : at < FIRST_WORDS ? 4 : 0)
      scores.set(owner, Math.max(scores.get(owner) ?? 0, worth))
    }
  }
  for (const [trade, score] of scores) {
    scores.set(trade, score + Math.min(inText.get(trade) ?? 0, 6) / 2)
  }
  return scores
}

function scoreText(text: string): Scores {
  const seen = new Map<string, number>()
  const scores: Scores = new Map()
  for (const { owner, cue, at } of bodyIndex.findIn(toWords(toPlain(text)))) {
    const key = `${owner.id} ${cue}`
    const isTitle = owner.titles.includes(cue)
    const worth = (weightOf.get(cue) ?? 0) * (isTitle && at < OPENING_WORDS ? 2 : 1)
    const counted = seen.get(key) ?? 0
    if (worth <= counted) continue
    seen.set(key, worth)
    scores.set(owner, (scores.get(owner) ?? 0) + worth - counted)
  }
  return scores
}

function clearWinner(scores: Scores): TradeFamily | null {
  const all = ranked(scores)
  const [first] = all
  if (first === undefined) return null
  const [trade, score] = first
  const rival = all.find(([other]) => other.sector !== trade.sector)?.[1] ?? 0
  const isClear = PROOFS.some(({ evidence, lead }) => score >= evidence && score >= lead * rival)
  return isClear ? trade : null
}

function contradicts(scores: Scores, guessed: TradeFamily, named: TradeFamily): boolean {
  const found = scores.get(guessed) ?? 0
  return found >= OVERWHELMING && (scores.get(named) ?? 0) < found / 4
}

/** « Sage-femme » in an offer of home visits: the same trade, where the text says that it is worked. */
function inItsPlace(scores: Scores, named: TradeFamily): TradeFamily {
  const own = scores.get(named) ?? 0
  const [place, score = 0] = ranked(scores).find(([{ settingOf }]) => settingOf === named.id) ?? []
  return place && score >= ENOUGH_OF_PLACE && score > own ? place : named
}

function best(scores: Scores): TradeFamily | null {
  return ranked(scores)[0]?.[0] ?? null
}

function ranked(scores: Scores): [TradeFamily, number][] {
  return [...scores].sort((a, b) => b[1] - a[1])
}
