import { vi } from 'vitest'
import { markSignedIn, markSignedOut } from '#app/accounts/tab-account.ts'
import { queryClient } from '#app/platform/query-client.ts'
import { interviewStore } from '#app/simulation/current-interview.ts'
import type { Part } from '../contract.ts'
import { newest, partName } from '../parts.ts'
import { QUESTIONS } from './parts.ts'

export const OWNER = 'lea@exemple.fr'
export const beginning = (simulationId: string) => ({
  ...{ questions: QUESTIONS, title: null, jobDescription: 'Offre.' },
  simulationId,
})

/** A server that keeps the newest of each part, and fails as told. */
export function aServer(failing: (names: string[]) => number | null = () => null) {
  const kept = new Map<string, Part>()
  const calls: string[][] = []
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { parts } = JSON.parse(String(init?.body)) as { parts: Part[] }
    const names = parts.map(partName)
    calls.push(names.sort())
    const status = failing(names)
    if (status === 0) throw new TypeError('Failed to fetch')
    if (status) return Response.json({ message: 'Non.', code: 'invalid' }, { status })
    for (const part of newest([...kept.values()], parts)) kept.set(partName(part), part)
    return Response.json({})
  })
  localStorage.setItem('token', 'jeton')
  markSignedIn(OWNER)
  queryClient.setQueryData(['/api/user', 'jeton'], { user: { email: OWNER } })
  return {
    kept,
    calls,
    answers: () => [...kept.values()].flatMap((part) => (part.kind === 'step' ? part.answer : [])),
    [Symbol.dispose]() {
      fetch.mockRestore()
      markSignedOut()
      interviewStore.clear()
      localStorage.clear()
      sessionStorage.clear()
      queryClient.clear()
    },
  }
}
