import { readStored, TOKEN_KEY } from '#app/platform/browser-storage.ts'
import { asPromised, CallFailure, callApi } from '#app/platform/http/call-api.ts'
import type { Transcribing, Transcript } from '../contract.ts'

/** The host of the operator's server that writes what is said; null without one, or without a network. */
export const findServer = async (): Promise<string | null> => {
  try {
    return (await callApi<Transcribing>('/api/voice')).host
  } catch {
    return null
  }
}

/** Has a recording written down by the operator's server; throws `CallFailure` with its sentence, or the reason of `signal`. */
export async function writeDown(recording: Blob, signal: AbortSignal): Promise<string> {
  const token = readStored('local', TOKEN_KEY)
  const response = await fetch('/api/transcriptions', {
    method: 'POST',
    headers: { 'Content-Type': recording.type, ...(token && { Authorization: `Bearer ${token}` }) },
    body: recording,
    signal,
  })
  const text = await response.text()
  if (!response.ok) throw new CallFailure(response.status, text, response.statusText)
  return asPromised<Transcript>(text).text
}
