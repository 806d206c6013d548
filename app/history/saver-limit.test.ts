// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { interviewStore } from '#app/simulation/current-interview.ts'
import * as toasts from '#app/ui/toast.ts'
import { keepSaving } from './saver.ts'
import { aServer, beginning, OWNER } from './testing/a-saving-server.ts'

const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent '))

test('what the account has no simulation left for stays whole in the browser, until it has', async () => {
  const refusals = [403]
  using server = aServer(() => refusals.shift() ?? null)
  const told = vi.spyOn(toasts, 'showToast')
  using _saving = { [Symbol.dispose]: keepSaving(OWNER) }
  interviewStore.begin({ ...beginning('made-here'), madeHere: 'account' })
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))

  expect(told.mock.calls[0]?.[0]).toMatchObject({
    title: 'Non. Cet entretien reste sur cet appareil.',
  })
  expect([unsent().length, server.kept.size]).toEqual([3, 0])
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(unsent()).toEqual([]))
  expect(server.kept.get('offer')).toMatchObject({ madeHere: 'account' })
})
