import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobKeys } from '#app/interviewer/coach/trades/job-keys.ts'
import type { RomeData } from '#app/interviewer/coach/trades/rome.ts'

export interface Label {
  code: string
  title: string
  /** The sheets that stand for it: that of its code, and that of its title where the repertoire moved it. */
  parents: ReadonlySet<string>
  /** Kept out of all tuning. */
  isSetAside: boolean
}

/** One label in five is only for measuring. */
const SET_ASIDE = 5

/** What employers said of their own offers: `labels.tsv`, beside them; empty when there is none. */
export function readLabels(folder: string, data: RomeData): Map<string, Label> {
  const file = join(folder, 'labels.tsv')
  if (!existsSync(file)) return new Map()
  const sheets = sheetsOf(data)
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '')
      .map((line, at) => {
        const [offer = '', code = '', title = ''] = line.split('\t')
        const parents = new Set([...(sheets.get(code) ?? []), ...(sheets.get(same(title)) ?? [])])
        return [offer, { code, title, parents, isSetAside: at % SET_ASIDE === 0 }]
      }),
  )
}

function sheetsOf({ parents }: RomeData): Map<string, string[]> {
  const sheets = new Map<string, string[]>()
  const add = (name: string, code: string) => sheets.set(name, [...(sheets.get(name) ?? []), code])
  for (const sheet of parents) {
    for (const { code, principal, titles, seldom } of sheet.trades) {
      add(code, sheet.code)
      for (const title of [...principal, ...titles, ...seldom]) add(same(title), sheet.code)
    }
  }
  return sheets
}

const same = (title: string) => [...new Set(jobKeys(title))].join(' ')
