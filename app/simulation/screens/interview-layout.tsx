import { Outlet } from 'react-router'

export default function InterviewLayout() {
  return <Outlet />
}
