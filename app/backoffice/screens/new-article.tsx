import type { Route } from './+types/new-article.ts'
import { room, roomMeta } from './room.tsx'

export const meta: Route.MetaFunction = roomMeta('Nouvel Article')

export default room(() => import('./articles/new-article.tsx').then(({ NewArticle }) => NewArticle))
