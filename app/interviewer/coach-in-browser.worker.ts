import { EXAMPLES } from 'virtual:book-examples'
import { openBook } from './coach/book/open-book.ts'
import type { Page } from './coach/book/page.ts'
import { createCoach } from './coach/coach.ts'
import type { AskedOfCoach, InterviewCoach, ToldByCoach } from './coach-messages.ts'

/** Where each page of the book is served, under a name that changes with what it holds. */
const PAGES = import.meta.glob<string>(
  ['./coach/book/pages/*.json', '!./coach/book/pages/general.json'],
  { query: '?url', import: 'default', eager: true },
)

/** A page that does not come is one less: what can be asked about any post is in this program. */
async function readPage(code: string): Promise<Page | null> {
  const address = PAGES[`./coach/book/pages/${code}.json`]
  if (address === undefined) return null
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? answer.json() : null
}

async function readExamples(): Promise<Uint8Array | null> {
  const answer = EXAMPLES === null ? null : await fetch(EXAMPLES).catch(() => null)
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null
}

/** The very coach of the server, its book read over the network or from what the device keeps. */
const book = openBook(readPage, readExamples)
const coach: InterviewCoach = createCoach({ random: Math.random, book })

self.onmessage = async ({ data, ports: [port] }: MessageEvent<AskedOfCoach>) => {
  const tell = (told: ToldByCoach) => port?.postMessage(told)
  tell(null)
  try {
    const verb = coach[data.verb] as (...args: unknown[]) => Promise<unknown>
    tell({ answer: await verb(...data.args) })
  } catch (error) {
    tell({ failure: String(error) })
  }
}
