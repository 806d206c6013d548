// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { AnswerCutShort } from '#app/platform/http/call-api.ts'
import { serverOrDevice } from './server-or-device.ts'
import { keepDeviceCoach } from './testing/a-device-coach.ts'

const answered = (error: Error, signal?: AbortSignal) =>
  serverOrDevice({
    server: () => Promise.reject(error),
    device: async () => 'from the device',
    ...(signal && { signal }),
  })

test('the device answers where no answer comes at all', async () => {
  keepDeviceCoach()

  expect(await answered(new TypeError('Failed to fetch'))).toBe('from the device')
})

test('an answer that is cut short is asked again, and said by the device without a network', async () => {
  keepDeviceCoach()
  const cut = new AnswerCutShort('cut')

  await expect(answered(cut)).rejects.toBe(cut)

  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await answered(cut)).toBe('from the device')
  onLine.mockRestore()
})

test('whoever left gets nothing from the device either', async () => {
  keepDeviceCoach()
  const left = new DOMException('left', 'AbortError')

  await expect(answered(left, AbortSignal.abort(left))).rejects.toBe(left)
})
