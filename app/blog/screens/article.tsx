import { lazy, Suspense } from 'react'
import { data, useRevalidator } from 'react-router'
import { useToken } from '#app/accounts/token.ts'
import { portsContext } from '#app/page-context.ts'
import { Problem } from '#app/platform/problem.ts'
import { BRAND } from '#app/shell/brand.ts'
import { NotFound } from '#app/shell/not-found.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { pictureOf } from '../picture.ts'
import { relativeDate } from '../relative-date.ts'
import { readArticle, relatedTo } from '../server/service.ts'
import { spokenSlug } from '../spoken-slug.ts'
import { articleData } from '../structured-data.ts'
import { ARTICLE_LOADING } from '../use-loading-words.ts'
import type { Route } from './+types/article.ts'
import { ArticleGrid } from './article-card.tsx'
import type { DatedCard } from './article-facts.tsx'
import { ArticleText } from './article-text.tsx'
import type { DraftPreview as Draft } from './draft-preview.tsx'

/** Only an administrator needs it; where it cannot be fetched, the page is not found as for others. */
const DraftPreview = lazy<typeof Draft>(() =>
  import('./draft-preview.tsx').then(
    ({ DraftPreview }) => ({ default: DraftPreview }),
    () => ({ default: () => <NotFound /> }),
  ),
)

export async function loader({ context, params }: Route.LoaderArgs) {
  const ports = context.get(portsContext)
  const now = ports.clock.now()
  try {
    const article = await readArticle(ports, params.slug)
    const related = await relatedTo(ports, article)
    const dated = <Card extends { createdAt: string }>(card: Card) => ({
      ...card,
      date: relativeDate(card.createdAt, now),
    })
    return {
      article: dated(article),
      related: related.map(dated),
      picture: pictureOf(article),
      crumb: spokenSlug(article),
    }
  } catch (error) {
    if (error instanceof Problem && error.kind === 'not-found') return data(null, { status: 404 })
    throw error
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) {
    const description = "Cet article n'existe pas ou n'est plus publié."
    return pageMeta(matches, { title: 'Article introuvable', description, isIndexed: false })
  }
  const { article, picture } = loaderData
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  return pageMeta(matches, {
    title: article.title,
    description: article.excerpt,
    picture,
    article: {
      publishedAt: article.createdAt,
      changedAt: article.updatedAt,
      section: article.category,
    },
    structuredData: articleData(article, { publicUrl, picture, brand: BRAND }),
  })
}

export default function ArticleScreen({ loaderData, params }: Route.ComponentProps) {
  const token = useToken()
  if (!loaderData && token) {
    return (
      <Suspense fallback={<Loading className="py-28 text-xl">{ARTICLE_LOADING}</Loading>}>
        <DraftPreview key={params.slug} slug={params.slug} token={token} />
      </Suspense>
    )
  }
  if (!loaderData) return <NotFound />
  const { article, related } = loaderData
  return (
    <>
      <ArticleText article={article} />
      {related.length > 0 && <Related articles={related} />}
    </>
  )
}

/** An article that could not be loaded, as specified: as one that is missing, and asked for again. */
export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator()
  return (
    <NotFound>
      <Button disabled={state !== 'idle'} onClick={() => void revalidate()}>
        Réessayer
      </Button>
    </NotFound>
  )
}

function Related({ articles }: { articles: readonly DatedCard[] }) {
  return (
    <section
      aria-labelledby="similaires"
      data-no-print
      className="mt-20 border-t border-hairline pt-14"
    >
      <h2 id="similaires" className="mb-9 text-section">
        Articles similaires
      </h2>
      <ArticleGrid articles={articles} level="h3" />
    </section>
  )
}
