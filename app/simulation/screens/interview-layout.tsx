import { Outlet } from 'react-router'
import { OfferedInterview } from '../offered-interview.tsx'
import { session, useInterview } from '../session.ts'

export default function InterviewLayout() {
  return (
    <>
      <OfferedInterview
        interview={useInterview()}
        onTake={session.claim}
        onLeave={session.disclaim}
      />
      <Outlet />
    </>
  )
}
