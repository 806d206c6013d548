import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { removeForgotten } from '#app/history/server/retention.ts'
import { portsContext } from '#app/page-context.ts'
import PrivacyScreen, { loader } from '#app/showcase/screens/legal/privacy.tsx'
import { anAccount } from '#testing/an-account.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

const DAY = 86_400_000
const OPENED = '2026-11-27T09:00:00.000Z'

async function privacyPage(ports: TestPorts): Promise<string> {
  const context = new RouterContextProvider()
  context.set(portsContext, ports)
  const loaderData = loader(asFarAsItIsRead<Parameters<typeof loader>[0]>({ context }))
  const props = asFarAsItIsRead<Parameters<typeof PrivacyScreen>[0]>({ loaderData })
  const page = createElement(PrivacyScreen, props)
  return renderToStaticMarkup(createElement(MemoryRouter, null, page))
}

/** The days after which /confidentialite says that a simulation goes. */
async function announced(ports: TestPorts) {
  const [, unfinished = '', finished = ''] =
    /inachevée s&#x27;efface après (.+?) sans être ouverte, une simulation terminée après (.+?)\./.exec(
      await privacyPage(ports),
    ) ?? []
  return { unfinished: daysOf(unfinished), finished: daysOf(finished) }
}

const asFarAsItIsRead = <All>(part: Partial<All>) => part as All

const WORDS: Record<string, number> = { 'un an': 365, '2 ans': 730, 'un jour': 1 }
const daysOf = (words: string) => WORDS[words] ?? Number(/^(\d+) jours$/.exec(words)?.[1])

/** A simulation that was last opened at `OPENED`. */
async function aHead({ db }: TestPorts, accountId: string, isFinished: number) {
  const id = isFinished ? 'finished' : 'unfinished'
  const times = { startedAt: OPENED, changedAt: OPENED, visitedAt: OPENED }
  await db
    .insertInto('past_simulation')
    .values({
      ...{ id, accountId, title: null, trade: '', score: null, isFinished, ...times },
      ...{ questionCount: 8, answeredCount: 0 },
    })
    .execute()
}

/** After how many whole days without a visit each is found removed. */
async function keptFor(ports: TestPorts, days: number): Promise<string[]> {
  ports.clock.set(new Date(Date.parse(OPENED) + days * DAY + 1_000).toISOString())
  await removeForgotten(ports)
  const left = await ports.db.selectFrom('past_simulation').select('id').orderBy('id').execute()
  return left.map(({ id }) => id)
}

const CONFIGURED = [
  { env: {}, unfinished: 90, finished: 730 },
  { env: { HISTORY_RETENTION_DAYS: '365' }, unfinished: 90, finished: 365 },
  { env: { HISTORY_UNFINISHED_DAYS: '14' }, unfinished: 14, finished: 730 },
  { env: { HISTORY_RETENTION_DAYS: '30' }, unfinished: 30, finished: 30 },
  {
    env: { HISTORY_RETENTION_DAYS: '400', HISTORY_UNFINISHED_DAYS: '1' },
    unfinished: 1,
    finished: 400,
  },
]

test.each(
  CONFIGURED.flatMap((configured) => DATABASES.map((database) => ({ ...configured, database }))),
)(
  'a simulation goes when the privacy page says: $unfinished days, then $finished, on $database',
  async ({ env, unfinished, finished, database }) => {
    await using ports = await createTestPorts({ database, env })
    const { id } = await anAccount(ports)
    await aHead(ports, id, 0)
    await aHead(ports, id, 1)

    const said = await announced(ports)

    expect(said).toMatchObject({ unfinished, finished })
    const whole = await keptFor(ports, unfinished - 1)
    const between = unfinished === finished ? [] : ['finished']
    expect(whole).toEqual(['finished', 'unfinished'])
    expect(await keptFor(ports, unfinished)).toEqual(between)
    expect(await keptFor(ports, finished - 1)).toEqual(between)
    expect(await keptFor(ports, finished)).toEqual([])
  },
)

test('the privacy page says beforehand how much is kept, and what goes to make room', async () => {
  await using ports = await createTestPorts()

  const html = await privacyPage(ports)

  expect(html).toContain('garde 1\u00a0Mo par simulation et 50\u00a0Mo par compte')
  expect(html).toContain(
    'ses simulations inachevées s&#x27;effacent, la plus ancienne d&#x27;abord',
  )
})
