// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { endCoach } from '#app/interviewer/coach-in-browser.ts'
import { keepDeviceCoach } from '../../testing/a-device-coach.ts'
import { TradeSearch } from './trade-search.tsx'

/** What is found once somebody types, by a server that says what it was asked or by the device. */
async function whenTyping({ isPrivate, server }: { isPrivate: boolean; server: () => Response }) {
  keepDeviceCoach(({ verb, args }) => ({ answer: [`${verb} ${args}`] }))
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => server())
  const { unmount } = render(
    <TradeSearch label="Métier" isPrivate={isPrivate} onChoose={() => {}} />,
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'boul' } })
  const found = (await screen.findByRole('listitem')).textContent
  const asked = fetch.mock.calls.length
  unmount()
  fetch.mockRestore()
  endCoach()
  return { found, asked }
}

const onServer = () => Response.json({ trades: ['du serveur'] })

test('a trade is sought on the server', async () => {
  const found = await whenTyping({ isPrivate: false, server: onServer })

  expect(found).toEqual({ found: 'du serveur', asked: 1 })
})

test('what is typed stays on the device of whoever keeps everything there', async () => {
  const found = await whenTyping({ isPrivate: true, server: onServer })

  expect(found).toEqual({ found: 'searchTrades boul', asked: 0 })
})

test('without a network a trade is sought on the device', async () => {
  const away = () => {
    throw new TypeError('Failed to fetch')
  }
  const found = await whenTyping({ isPrivate: false, server: away })

  expect(found).toEqual({ found: 'searchTrades boul', asked: 1 })
})
