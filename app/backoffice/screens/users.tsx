import type { Route } from './+types/users.ts'
import { room, roomMeta } from './room.tsx'

export const meta: Route.MetaFunction = roomMeta('Utilisateurs')

export default room(() => import('./users/users.tsx').then(({ Users }) => Users))
