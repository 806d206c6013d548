import type { ReactNode } from 'react'
import { EarlyLink } from '#app/hydration/early-link.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import { ArticleFacts, Byline, type DatedCard } from './article-facts.tsx'

/** One article of a grid; `level` is the rank of its title on the page. */
export function ArticleCard({ article, level: Title }: { article: DatedCard; level: 'h2' | 'h3' }) {
  return (
    <article className="flex flex-col border-t-2 border-ink pt-5">
      <ArticleFacts article={article} />
      <Title className="mt-4 text-2xl">{noBreak(article.title)}</Title>
      <p className="mt-3 mb-5 text-base text-ink-soft">{noBreak(article.excerpt)}</p>
      <div className="mt-auto">
        <Byline article={article} />
        <ReadMore article={article} />
      </div>
    </article>
  )
}

export function ReadMore({ article }: { article: DatedCard }) {
  return (
    <EarlyLink
      to={`/blog/${article.slug}`}
      className="link mt-1 inline-flex min-h-11 items-center font-semibold"
    >
      Lire l'article<span className="sr-only">{` : ${article.title}`}</span>
    </EarlyLink>
  )
}

export function ArticleGrid({
  articles,
  level,
  last,
}: {
  articles: readonly DatedCard[]
  level: 'h2' | 'h3'
  /** What fills the end of a row that would stay empty. */
  last?: ReactNode
}) {
  return (
    <ul className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id} className="grid">
          <ArticleCard article={article} level={level} />
        </li>
      ))}
      {last && articles.length % 3 === 2 && <li className="grid max-lg:hidden">{last}</li>}
    </ul>
  )
}
