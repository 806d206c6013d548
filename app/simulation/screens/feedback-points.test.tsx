// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentInterview } from '../current-interview.ts'
import { answer, retry } from '../interview-verbs.ts'
import { tickPoint } from '../point-verbs.ts'
import { receiveFeedback } from '../receive-feedback.ts'
import { aFeedback, anInterview, aSummary, START } from '../testing/an-interview.ts'
import { show } from '../testing/show.tsx'

const TITLE = 'Ce que le recruteur écoute ici'
const points = ['le stock vérifié', 'un délai tenable', 'le client rappelé', 'le prix : annoncé']
const SAID = "J'ai regardé le stock."
const assessed = (heard?: string[], interview = anInterview()) =>
  receiveFeedback(answer(interview, SAID, START), {
    index: 0,
    answer: SAID,
    feedback: aFeedback({ listensFor: points, ...(heard && { heard }) }),
  })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const allSaid = () => screen.queryByText(/^Vous avez tout coché : il reste à le dire avec vos mots/)

test('the points are boxes under their title, and those that were heard are ticked', async () => {
  using _page = show('/feedback', { interview: assessed(['un délai tenable']) })

  const group = await screen.findByRole('group', { name: TITLE })
  expect(within(group).getByRole('heading', { level: 3, name: TITLE })).toBeTruthy()
  expect(screen.getByText(/^Cochez ce que votre réponse dit déjà : le reste/)).toBeTruthy()
  const boxes = within(group).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false])
  expect(allSaid()).toBeNull()
})

test('a feedback that was kept before anything was heard starts without a tick', async () => {
  using _page = show('/feedback', { interview: assessed() })
  await screen.findByRole('group', { name: TITLE })

  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('what the candidate ticks and unticks is kept, and all of it ticked is said', async () => {
  using _page = show('/feedback', { interview: assessed(['un délai tenable']) })
  await screen.findByRole('group', { name: TITLE })

  fireEvent.click(box('un délai tenable'))
  fireEvent.click(screen.getByText('le stock vérifié'))

  expect(box('un délai tenable').checked).toBe(false)
  expect(currentInterview()?.pointsSaid[0]).toEqual(['le stock vérifié'])

  for (const name of ['un délai tenable', 'le client rappelé', 'le prix\u00a0: annoncé'])
    fireEvent.click(box(name))
  expect(allSaid()?.closest('[role="status"]')).toBeTruthy()

  fireEvent.click(box('le stock vérifié'))
  expect(allSaid()).toBeNull()
})

test('where it is only read, each point says whether it was said', async () => {
  const real = anInterview({
    questions: ['Qui êtes-vous ?'],
    format: { count: 4, asker: 'manager', conditions: 'real' },
  })
  const over = assessed(['un délai tenable'], real)
  using _page = show('/summary', { interview: { ...over, summary: aSummary() } })
  const folded = (await screen.findByText('Lire le retour de la question 1')).closest('details')
  if (folded) folded.open = true
  const title = await screen.findByRole('heading', { name: TITLE })

  const items = within(title.parentElement as HTMLElement).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '»le stock vérifié',
    'ditun délai tenable',
    '»le client rappelé',
    '»le prix\u00a0: annoncé',
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each([
  ['ticked some is told what is left to say', 'À dire cette fois', ['le client rappelé']],
  ['ticked nothing is told what not to forget', 'À ne pas oublier', []],
])('who takes a question again and %s, three points at most', async (_, title, ticked) => {
  const given = ticked.reduce(
    (now, point) => tickPoint(now, { index: 0, point, isSaid: false }),
    assessed(['un délai tenable']),
  )
  using _page = show('/simulator', { interview: retry(given, 0, START) })
  const list = await screen.findByRole('list', { name: `${title}\u00a0:` })

  const said = within(list).getAllByRole('listitem')
  expect(said.map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'le stock vérifié',
    'le client rappelé',
    'le prix\u00a0: annoncé',
  ])
  expect(list.closest('details')).toBeNull()
})

test.each([
  ['every point was ticked', points],
  ['nothing was listened for', null],
])('where %s, nothing is said to be left', async (_, ticked) => {
  const all = (ticked ?? []).reduce(
    (now, point) => tickPoint(now, { index: 0, point, isSaid: true }),
    assessed(),
  )
  const before = ticked ? all : { ...all, feedbacks: [aFeedback(), null, null] }
  using _page = show('/simulator', { interview: retry(before, 0, START) })
  await screen.findByText('Revoir mon essai précédent')

  expect(screen.queryByText(/À dire cette fois|À ne pas oublier/)).toBeNull()
})
