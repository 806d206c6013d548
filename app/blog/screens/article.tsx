import { data, Link } from 'react-router'
import { portsContext } from '#app/page-context.ts'
import { Problem } from '#app/platform/problem.ts'
import { BRAND } from '#app/shell/brand.ts'
import { NotFound } from '#app/shell/not-found.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { pictureOf } from '../picture.ts'
import { Prose } from '../prose.tsx'
import { relativeDate } from '../relative-date.ts'
import { readArticle, relatedTo } from '../server/service.ts'
import { articleData } from '../structured-data.ts'
import type { Route } from './+types/article.ts'
import { ArticleGrid } from './article-card.tsx'
import { ArticleFacts, Byline, type DatedCard } from './article-facts.tsx'

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

export default function ArticleScreen({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />
  const { article, related } = loaderData
  return (
    <>
      <article className="mx-auto max-w-column pt-8 sm:pt-12">
        <Link to="/blog" className="link inline-flex min-h-11 items-center text-base">
          Retour au blog
        </Link>
        <div className="mt-6">
          <ArticleFacts article={article} badge={article.featured} />
        </div>
        <h1 className="mt-5 text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.06]">
          {article.title}
        </h1>
        <p className="mt-5 text-xl text-ink-soft">{article.excerpt}</p>
        <div className="mt-5 mb-10 border-b border-hairline pb-6">
          <Byline article={article} />
        </div>
        <Prose html={article.content} />
        <Invitation />
      </article>
      {related.length > 0 && <Related articles={related} />}
    </>
  )
}

function Invitation() {
  return (
    <aside className="mt-14 rounded-xl border border-hairline bg-surface p-6 sm:p-8">
      <h2 className="text-2xl">Et avec votre annonce, cela donne quoi ?</h2>
      <p className="mt-2 text-ink-soft">
        Collez l'offre que vous visez : huit questions faites pour elle, un retour après chaque
        réponse.
      </p>
      <ButtonLink to="/job-description" variant="primary" className="mt-6">
        Coller mon offre
      </ButtonLink>
    </aside>
  )
}

function Related({ articles }: { articles: readonly DatedCard[] }) {
  return (
    <section aria-labelledby="similaires" className="mt-20 border-t border-hairline pt-14">
      <h2 id="similaires" className="mb-9 text-section">
        Articles similaires
      </h2>
      <ArticleGrid articles={articles} level="h3" />
    </section>
  )
}
