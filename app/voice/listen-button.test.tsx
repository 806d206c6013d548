// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListenButton } from './listen-button.tsx'

const said: string[] = []

/** A browser's voices; jsdom has none. */
function offerVoices(...voices: { name: string; lang: string; localService: boolean }[]) {
  vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {})
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: ({ voice }: SpeechSynthesisUtterance) => said.push(voice?.name ?? ''),
    cancel: () => {},
  })
}

const LOCAL = { name: 'ici', lang: 'fr-CA', localService: true }
const REMOTE = { name: 'ailleurs', lang: 'fr-FR', localService: false }
const ask = (staysHere: boolean) =>
  render(<ListenButton question="Pourquoi ce poste ?" staysHere={staysHere} />)
const listen = () => screen.queryByRole('button', { name: 'Écouter la question' })
const why = () => screen.queryByText(/enverrait la question hors de cet appareil/)

afterEach(() => {
  said.length = 0
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a question that stays on the device is read by a voice of the device', () => {
  offerVoices(REMOTE, LOCAL)
  const { unmount } = ask(true)

  fireEvent.click(screen.getByRole('button', { name: 'Écouter la question' }))

  expect(said).toEqual(['ici'])
  unmount()
})

test('where only a voice from elsewhere is French, a question that stays here is not read, and one is told why', () => {
  localStorage.setItem('read_each_question', 'yes')
  offerVoices(REMOTE)
  const { unmount } = ask(true)

  expect(listen()).toBeNull()
  expect(why()).not.toBeNull()
  expect(said).toEqual([])
  unmount()

  const other = ask(false)
  expect(said).toEqual(['ailleurs'])
  expect(why()).toBeNull()
  other.unmount()
})

test('without a French voice nothing is offered, nor explained', () => {
  offerVoices({ ...LOCAL, lang: 'en-GB' })
  const { container, unmount } = ask(true)

  expect(container.textContent).toBe('')
  unmount()
})
