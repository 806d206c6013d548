import type { Genders } from '../french/inclusive.ts'
import { genders } from './official-title.ts'
import { DOUBTFUL, openRanking, type RankedSheet } from './rank-trades.ts'
import type { RomeData } from './rome.ts'
import type { Likeness } from './title-index.ts'

export interface RecognisedTrade {
  /** Its sheet of the ROME, « J1501 », and the domain of it, « J15 ». */
  code: string
  /** Its trade among those of the sheet, where the title says which. */
  own: string | null
  domain: string
  title: Genders
  /** Each word of the title stands in the offer, or an everyday name of it does. */
  isWritten: boolean
  /** How often a reading like this one is right, 0 to 1. */
  confidence: number
  from: 'title' | 'body'
  /** Where the offer names it; null when only what it tells points there. */
  place: { start: number; end: number } | null
}

export interface Recognition {
  /** The likely ones, the surest first; several when the offer is for several posts. */
  trades: readonly RecognisedTrade[]
  /** The domain of the post, even when no trade is likely; null when nothing tells. */
  domain: string | null
  /** The sheets nearest to the text, sure or not, the likeliest first. */
  nearest: readonly NearSheet[]
}

interface NearSheet {
  code: string
  /** How much of its title and of its words the text has. */
  score: number
}

const MOST_NEAR = 8

export type RecogniseTrades = (offer: string) => Recognition

const SURE = 0.85
/** Under this confidence the page of the domain is right more often than the trade's. */
export const LEAST_CONFIDENCE_FOR_A_PAGE = 0.63
const LIKELY = 0.4
const LIKELY_DOMAIN = 0.43
/** What evidence of each strength was worth on offers whose employer had said the code. */
const CALIBRATION = [
  [0, 0.2],
  [0.5, 0.35],
  [0.7, 0.5],
  [0.9, SURE],
  [1.2, 0.95],
  [2, 0.99],
] as const

/** Whether the trade may be named to the candidate: it is sure, and its title is the offer's own. */
export const maySayAloud = ({ confidence, isWritten }: RecognisedTrade) =>
  isWritten && confidence >= SURE

/** Reads which trades of the ROME an offer, as plain text, is for. */
export function openRecognition(data: RomeData): RecogniseTrades {
  const rank = openRanking(data)
  return (offer) => {
    const ranked = rank(offer)
    const posts = postsAmong(ranked)
    const rival = ranked.find((other) => !posts.includes(other))
    const trades = posts.map((post) => asTrade(post, rival)).filter(isLikely)
    const nearest = ranked
      .slice(0, MOST_NEAR)
      .map(({ sheet, score }) => ({ code: sheet.code, score }))
    return { trades, domain: trades[0]?.domain ?? likelyDomain(ranked), nearest }
  }
}

const isLikely = ({ confidence }: RecognisedTrade) => confidence >= LIKELY

/** The likeliest, and those that the same words name beside it: « vendeur et préparateur de commandes ». */
function postsAmong(ranked: readonly RankedSheet[]): RankedSheet[] {
  const [first] = ranked
  if (!first) return []
  const posts = [first]
  for (const other of ranked.slice(1, 30)) {
    const isBeside = isWritten(other) && other.naming?.zone === first.naming?.zone
    if (isWritten(first) && isBeside && posts.every((post) => isApart(post, other)))
      posts.push(other)
  }
  return posts
}

function isApart(post: RankedSheet, other: RankedSheet): boolean {
  const keys = new Set(post.naming?.like.title.keys)
  return other.told >= LEAST_TOLD && !other.naming?.like.title.keys.some((key) => keys.has(key))
}

/** A second post is spoken of in the text as well. */
const LEAST_TOLD = 0.5

const isWritten = ({ named, naming }: RankedSheet) =>
  named > DOUBTFUL && naming?.like.isWhole === true

function asTrade(post: RankedSheet, rival: RankedSheet | undefined): RecognisedTrade {
  const { sheet, domain, named, told, borneOut, score, naming } = post
  const from = named > DOUBTFUL && naming ? 'title' : 'body'
  const evidence =
    (0.5 * named + 0.3 * told + score - (rival?.score ?? 0)) * Math.min(1, 0.4 + 1.5 * borneOut)
  return {
    code: sheet.code,
    own: from === 'title' && naming ? ownTrade(naming.like) : null,
    domain,
    title: genders(saidOf(post, from)),
    isWritten: isWritten(post),
    confidence: Math.max(calibrated(evidence), isAllThatIsWritten(post) ? SURE : 0),
    from,
    place: from === 'title' && naming ? { start: naming.zone.start, end: naming.zone.end } : null,
  }
}

/** A diploma that stands for its trade names nobody who works in it. */
const A_DIPLOMA = /^CAP /
function saidOf({ naming, sheet }: RankedSheet, from: RecognisedTrade['from']): string {
  const said = from === 'title' ? naming?.like.title.said : null
  return said && !A_DIPLOMA.test(said) ? said : sheet.name
}

/** The offer begins with its title and nothing else: whoever doubts the sheet may not doubt the title. */
const isAllThatIsWritten = ({ naming, borneOut }: RankedSheet) =>
  naming !== null &&
  naming.zone.start === 0 &&
  naming.like.likeness > ALL &&
  borneOut >= LEAST_BORNE_OUT

const ALL = 0.99
const LEAST_BORNE_OUT = 0.4

function calibrated(evidence: number): number {
  const above = CALIBRATION.findIndex(([least]) => evidence < least)
  const [high, most] = CALIBRATION.at(above) ?? [1, 1]
  const [low, least] = CALIBRATION[above - 1] ?? [high - 1, most]
  return above === 0
    ? least
    : above < 0
      ? most
      : least + ((most - least) * (evidence - low)) / (high - low)
}

/** A title of which not each word was written is that of one trade of its sheet, rather than of another, from here on. */
const SAYS_WHICH = 0.8

const ownTrade = ({ title, likeness, isWhole }: Likeness) =>
  isWhole || likeness >= SAYS_WHICH ? title.trade : null

const STEEPNESS = 12

/** The domain that the likeliest sheets share. */
function likelyDomain(ranked: readonly RankedSheet[]): string | null {
  const best = ranked[0]?.score ?? 0
  const shares = new Map<string, number>()
  let whole = 0
  for (const { domain, score } of ranked) {
    const share = Math.exp(STEEPNESS * (score - best))
    whole += share
    shares.set(domain, (shares.get(domain) ?? 0) + share)
  }
  const [domain, share = 0] = [...shares].sort(([, a], [, b]) => b - a)[0] ?? []
  return domain && share / whole >= LIKELY_DOMAIN ? domain : null
}
