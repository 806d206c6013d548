import { noBreak } from '#app/ui/no-break.ts'
import { ReadMore } from './article-card.tsx'
import { ArticleFacts, Byline, type DatedCard } from './article-facts.tsx'

/** The article put forward, beside a drawing of two people in conversation. */
export function FeaturedArticle({ article }: { article: DatedCard }) {
  return (
    <article className="grid overflow-hidden rounded-xl border border-hairline bg-surface shadow-raised lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="p-6 sm:p-10">
        <ArticleFacts article={article} badge />
        <h2 className="mt-5 text-question">{noBreak(article.title)}</h2>
        <p className="mt-4 max-w-text text-xl text-ink-soft">{noBreak(article.excerpt)}</p>
        <div className="mt-6">
          <Byline article={article} />
          <ReadMore article={article} />
        </div>
      </div>
      <Conversation />
    </article>
  )
}

/** Two guillemets face to face, each with its lines of speech. */
function Conversation() {
  return (
    <div className="grid place-items-center bg-accent-tint p-8 max-lg:hidden">
      <svg
        viewBox="0 0 320 260"
        className="w-full max-w-80 fill-none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <g strokeWidth="16">
          <path className="stroke-ink" d="m74 38-46 46 46 46" />
          <path className="stroke-ink opacity-35" d="m116 38-46 46 46 46" />
          <path className="stroke-accent" d="m246 130 46 46-46 46" />
          <path className="stroke-accent opacity-45" d="m204 130 46 46-46 46" />
        </g>
        <g className="stroke-ink" strokeWidth="6">
          <path d="M150 58h130M150 84h96M150 110h60" />
        </g>
        <g className="stroke-accent" strokeWidth="6">
          <path d="M40 158h96M40 184h124M40 210h72" />
        </g>
      </svg>
    </div>
  )
}
