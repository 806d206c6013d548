import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { closeDialog, DialogSlot } from '#app/ui/dialog-slot.tsx'
import { currentToasts, dismissToast } from '#app/ui/toast.ts'
import { interviewStore } from '../current-interview.ts'
import type { Interview } from '../interview.ts'
import { ResumeBlock } from '../resume-block.tsx'
import FeedbackScreen from '../screens/feedback.tsx'
import JobDescriptionScreen from '../screens/job-description.tsx'
import SimulatorScreen from '../screens/simulator.tsx'
import SummaryScreen from '../screens/summary.tsx'
import { StartButton } from '../start-button.tsx'

function Home() {
  const [isGone, setIsGone] = useState(false)
  return (
    <>
      <h1>Accueil</h1>
      <StartButton />
      {isGone || <ResumeBlock onGone={() => setIsGone(true)} />}
    </>
  )
}

const Product = createRoutesStub([
  { path: '/', Component: Home },
  { path: '/job-description', Component: JobDescriptionScreen },
  { path: '/simulator', Component: SimulatorScreen },
  { path: '/feedback', Component: FeedbackScreen },
  { path: '/summary', Component: SummaryScreen },
])

type Answering = (path: string, body: unknown) => Response | Promise<Response>

const refuseCalls: Answering = (path) => {
  throw new Error(`unexpected call to ${path}`)
}

interface World {
  interview?: Interview
  answering?: Answering
}

/** Shows a screen of the product over an interview and a server that answers as told. */
export function show(path: string, { interview, answering = refuseCalls }: World = {}) {
  if (interview) interviewStore.restore(interview)
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) =>
      answering(String(url), JSON.parse(String(init?.body ?? 'null'))),
    )
  const { unmount } = render(
    <>
      <Product initialEntries={[path]} />
      <DialogSlot />
    </>,
  )
  return {
    fetch,
    toast: () => currentToasts().find(({ isOpen }) => isOpen) ?? null,
    [Symbol.dispose]() {
      closeDialog()
      unmount()
      fetch.mockRestore()
      queryClient.clear()
      interviewStore.clear()
      localStorage.clear()
      sessionStorage.clear()
      for (const { id } of currentToasts()) dismissToast(id)
    },
  }
}

export const button = (name: string) => screen.findByRole('button', { name })

export const failure = (status: number, message: string) =>
  Response.json({ message, code: 'upstream' }, { status })
