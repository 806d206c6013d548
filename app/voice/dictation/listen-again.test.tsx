// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListenAgain } from './listen-again.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('a recording that was still being read when one leaves is not heard', async () => {
  const decoded = Promise.withResolvers<object>()
  const source = Object.assign(new EventTarget(), {
    connect: vi.fn(),
    start: vi.fn(),
    stop: vi.fn(),
  })
  class PlayedContext {
    createBufferSource = () => source
    decodeAudioData = () => decoded.promise
    close = async () => {}
  }
  vi.stubGlobal('AudioContext', PlayedContext)
  const recording = new Blob()
  Object.assign(recording, { arrayBuffer: async () => new ArrayBuffer(0) })
  const { unmount } = render(<ListenAgain recording={recording} />)
  fireEvent.click(screen.getByRole('button', { name: 'Réécouter' }))

  unmount()
  decoded.resolve({})

  await vi.waitFor(() => expect(source.start).toHaveBeenCalled())
  await vi.waitFor(() => expect(source.stop).toHaveBeenCalled())
})
