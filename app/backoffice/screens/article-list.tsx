import type { Route } from './+types/article-list.ts'
import { room, roomMeta } from './room.tsx'

export const meta: Route.MetaFunction = roomMeta('Blog')

export default room(() => import('./articles/articles.tsx').then(({ Articles }) => Articles))
