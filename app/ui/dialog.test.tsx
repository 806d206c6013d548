// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { DialogSlot, openDialog } from './dialog-slot.tsx'

async function press(place: Element) {
  fireEvent.pointerDown(place)
  fireEvent.pointerUp(place)
  fireEvent.click(place)
  await settled()
}

/** Outside is watched from the next turn on, so that what opened the dialog does not close it. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a press beside the dialog closes it, an answer to a frame over the page does not', async () => {
  const onClose = vi.fn()
  render(
    <Dialog isOpen onClose={onClose} title="Passer à Premium">
      Une carte
    </Dialog>,
  )
  const bank = document.body.appendChild(document.createElement('iframe'))
  await settled()

  await press(bank)
  expect(onClose).not.toHaveBeenCalled()

  await press(document.body)
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Passer à Premium' })).toBeTruthy()
  bank.remove()
})

test('a dialog that comes once its page is gone is not drawn on the next one', async () => {
  const file = Promise.withResolvers<() => string>()
  const { unmount } = render(<DialogSlot />)
  const asked = openDialog(() => file.promise)
  unmount()
  render(<DialogSlot />)

  file.resolve(() => 'Une fenêtre trop tard')
  await asked
  await settled()
  expect(screen.queryByText('Une fenêtre trop tard')).toBeNull()

  await act(() => openDialog(async () => () => 'Une fenêtre demandée ici'))
  expect(screen.getByText('Une fenêtre demandée ici')).toBeTruthy()
})
