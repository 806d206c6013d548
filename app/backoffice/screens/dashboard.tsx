import type { Route } from './+types/dashboard.ts'
import { room, roomMeta } from './room.tsx'

export const meta: Route.MetaFunction = roomMeta('Tableau de bord')

export default room(() => import('./dashboard/dashboard.tsx').then(({ Dashboard }) => Dashboard))
