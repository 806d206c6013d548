import { Outlet } from 'react-router'
import { interviewStore, useInterview } from '../current-interview.ts'
import { OfferedInterview } from '../offered-interview.tsx'

export default function InterviewLayout() {
  return (
    <>
      <OfferedInterview
        interview={useInterview()}
        onTake={interviewStore.claim}
        onLeave={interviewStore.disclaim}
      />
      <Outlet />
    </>
  )
}
