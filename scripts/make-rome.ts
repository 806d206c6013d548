import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentStems } from '#app/interviewer/coach/french/stem.ts'
import type { RomeData, RomeTrade } from '#app/interviewer/coach/trades/rome.ts'

const USAGE = `Usage : node scripts/make-rome.ts DOSSIER
DOSSIER contient titles.tsv, trades.tsv, knowledge.tsv et texts.tsv, tirés des fichiers officiels du ROME.`
const PLACE = new URL('../app/interviewer/coach/trades/rome.model.json', import.meta.url)
/** How much the words of each source tell of a trade. */
const WORTH = { title: 2, name: 4, knowledge: 1.5, definition: 2, access: 0.7, conditions: 1 }
const WORDS_KEPT = 90
const FINEST = 99
const ENGLISH_NOUN = / (?:Owner|Manager|Master|Designer|Analyst|Ergonomist)(?!\p{L})/gu
const LOST_ACCENT =
  /(?<![\p{L}'’])E(?=(?:[bcdfglmnptv]|qu|ch|ph|[bcdfgptv][lr])[aeiouyâéèêîô])(?!vent(?!ail)|nergy)/gu

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error(USAGE)
  process.exit(2)
}

type Row = Record<string, string>

const titles = rows('titles.tsv')
const knowledge = rows('knowledge.tsv')
const texts = rows('texts.tsv')
const trades = rows('trades.tsv')
const parents = [...new Set(trades.map(({ parent = '' }) => parent))].sort()
const profiles = new Map(parents.map((code) => [code, profileOf(code)]))
const spread = new Map<string, number>()
for (const profile of profiles.values())
  for (const word of profile.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)

const data: RomeData = {
  parents: parents.map((code) => ({
    code,
    name: asInASentence(trades.find((trade) => trade.code === code)?.name ?? ''),
    trades: trades.filter(({ parent }) => parent === code).map(({ code = '' }) => tradeOf(code)),
    words: lexiconOf(code),
  })),
}
writeFileSync(PLACE, `${JSON.stringify(data, null, 1)}\n`)
console.log(
  `${data.parents.length} métiers, ${titles.length} appellations, ${(readFileSync(PLACE).length / 1e6).toFixed(2)} Mo`,
)

function tradeOf(code: string): RomeTrade {
  const own = titles.filter((title) => title.code === code)
  const those = (isWanted: (title: Row) => boolean) =>
    own.filter(isWanted).map(({ title = '' }) => asInASentence(title))
  return {
    code,
    principal: those(({ principal }) => principal === '1'),
    titles: those(({ principal, seldom_used }) => principal !== '1' && seldom_used !== '1'),
    seldom: those(({ principal, seldom_used }) => principal !== '1' && seldom_used === '1'),
  }
}

/** The repertoire writes « Eleveur / Eleveuse », « Product Owner »: no French noun does. */
function asInASentence(title: string): string {
  return title.replace(LOST_ACCENT, 'É').replace(ENGLISH_NOUN, (noun) => noun.toLowerCase())
}

/** How often each word is said of a trade, sources weighed. */
function profileOf(code: string): Map<string, number> {
  const profile = new Map<string, number>()
  const add = (text: string | undefined, worth: number) => {
    for (const word of new Set(contentStems(text ?? '')))
      profile.set(word, (profile.get(word) ?? 0) + worth)
  }
  const own = titles.filter(({ parent }) => parent === code)
  for (const { title } of own) add(title, WORTH.title / Math.sqrt(own.length))
  for (const { name } of trades.filter(({ parent }) => parent === code)) add(name, WORTH.name / 2)
  for (const row of knowledge.filter(({ parent }) => parent === code))
    add(row.knowledge, WORTH.knowledge)
  for (const { kind, text } of texts.filter(({ parent }) => parent === code))
    add(text, WORTH[kind as 'definition'] ?? 1)
  return profile
}

/** The words that tell a trade from the others, the most telling first, each with its weight. */
function lexiconOf(code: string): string {
  const weighed = [...(profiles.get(code) ?? [])]
    .map(([word, count]): [string, number] => {
      const rarity = Math.log(parents.length / (spread.get(word) ?? 1))
      return [word, Math.log(1 + count) * rarity]
    })
    .sort(([, a], [, b]) => b - a)
    .slice(0, WORDS_KEPT)
  const length = Math.hypot(...weighed.map(([, weight]) => weight))
  return weighed
    .map(([word, weight]) => `${word} ${Math.max(1, Math.round((FINEST * weight) / length))}`)
    .join(' ')
}

function rows(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder ?? '', file), 'utf8').split('\n')
  const names = head.split('\t')
  return lines.filter(Boolean).map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}
