import { Outlet } from 'react-router'

export default function PageLayout() {
  return (
    <main id="contenu">
      <Outlet />
    </main>
  )
}
