import { CategoryLabel } from '../category-label.tsx'
import type { ArticleCard } from '../contract.ts'

/** A card of the list with its date in words; the server says it, so that no library travels. */
export type DatedCard = ArticleCard & { date: string }

export function FeaturedBadge() {
  return (
    <span className="rounded-full bg-accent px-3 text-base leading-7 font-semibold text-on-accent">
      Article vedette
    </span>
  )
}

/** What stands over a title: where the article belongs and how long it takes. */
export function ArticleFacts({ article, badge }: { article: DatedCard; badge?: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base text-ink-soft">
      {badge && <FeaturedBadge />}
      <CategoryLabel category={article.category} />
      <span>{`${article.readTime} min de lecture`}</span>
    </p>
  )
}

/** Who wrote it and when. */
export function Byline({ article }: { article: DatedCard }) {
  return (
    <p className="text-base text-ink-soft">
      <span>{article.author}</span>
      <span aria-hidden="true"> · </span>
      <time dateTime={article.createdAt}>{article.date}</time>
    </p>
  )
}
