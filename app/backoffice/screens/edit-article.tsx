import type { Route } from './+types/edit-article.ts'
import { room, roomMeta } from './room.tsx'

export const meta: Route.MetaFunction = roomMeta("Modifier l'Article")

export default room(() =>
  import('./articles/edit-article.tsx').then(({ EditArticle }) => EditArticle),
)
