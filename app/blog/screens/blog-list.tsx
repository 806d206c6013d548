import { data } from 'react-router'
import { portsContext } from '#app/page-context.ts'
import { BRAND } from '#app/shell/brand.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { ArticleQuery } from '../contract.ts'
import { relativeDate } from '../relative-date.ts'
import { ALL_CATEGORIES, ARTICLES_PER_PAGE } from '../rules.ts'
import { findFeatured, listArticles } from '../server/service.ts'
import { listData } from '../structured-data.ts'
import { LIST_LOADING, useLoadingWords } from '../use-loading-words.ts'
import type { Route } from './+types/blog-list.ts'
import { ArticleGrid } from './article-card.tsx'
import type { DatedCard } from './article-facts.tsx'
import { BlogSearch } from './blog-search.tsx'
import { FeaturedArticle } from './featured-article.tsx'
import { descriptionOf, titleOf } from './list-words.ts'
import { PageLinks } from './page-links.tsx'
import { addressOf } from './search-params.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ports = context.get(portsContext)
  const asked = new URL(request.url).searchParams
  const query = ArticleQuery.parse({
    search: asked.get('q') ?? '',
    category: asked.get('categorie') ?? ALL_CATEGORIES,
    page: asked.get('page') ?? 1,
  })
  const { search, category, page } = query
  const isFront = search === '' && category === ALL_CATEGORIES && page === 1
  const [list, featured] = await Promise.all([
    listArticles(ports, query),
    isFront ? findFeatured(ports) : null,
  ])
  const now = ports.clock.now()
  const dated = (card: Omit<DatedCard, 'date'>) => ({
    ...card,
    date: relativeDate(card.createdAt, now),
  })
  const shown = {
    filters: { search, category, page },
    total: list.total,
    featured: featured && dated(featured),
    articles: list.articles.filter(({ id }) => id !== featured?.id).map(dated),
  }
  return data(shown, { status: page > 1 && list.articles.length === 0 ? 404 : 200 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: titleOf(loaderData?.filters),
    ...indexing(loaderData),
    description: descriptionOf(loaderData?.filters),
    picture: '/social/blog.png',
    structuredData: listData(matches[0].loaderData?.publicUrl ?? '', BRAND),
  }),
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml' },
]

type Shown = Route.ComponentProps['loaderData'] | undefined

/** Each page of the list is one for search engines; what a visitor searched, or nothing, is none. */
function indexing(shown: Shown) {
  if (!shown) return {}
  const { filters, articles } = shown
  const address = addressOf(filters)
  const isEmpty = articles.length === 0 && address !== '/blog'
  return { isIndexed: filters.search === '' && !isEmpty, address }
}

export default function BlogListScreen({ loaderData }: Route.ComponentProps) {
  const { filters, total, featured, articles } = loaderData
  const isLoading = useLoadingWords() === LIST_LOADING
  return (
    <>
      <Introduction />
      {featured && <FeaturedArticle article={featured} />}
      <div className={featured ? 'mt-14' : ''}>
        <BlogSearch filters={filters} total={total} />
      </div>
      <div className="mt-12">
        {isLoading && <Loading className="py-20 text-xl">{LIST_LOADING}</Loading>}
        <div hidden={isLoading}>
          {articles.length > 0 && (
            <ArticleGrid articles={articles} level="h2" last={<Practice />} />
          )}
          {articles.length === 0 && !featured && <NoArticle isBeyond={filters.page > 1} />}
          <PageLinks filters={filters} pages={Math.ceil(total / ARTICLES_PER_PAGE)} />
        </div>
      </div>
    </>
  )
}

function Introduction() {
  return (
    <div className="grid items-end gap-x-16 gap-y-8 pt-10 pb-12 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="font-semibold text-accent">Blog & Ressources</p>
        <h1 className="mt-3 text-display font-bold tracking-[-0.035em]">L'entretien s'apprend.</h1>
        <p className="mt-5 max-w-[38rem] text-xl text-ink-soft">
          Des méthodes que l'on peut appliquer ce soir, les questions de chaque métier, ce que dit
          la loi. Puis, quand vous êtes prêt, un entretien sur votre propre offre.
        </p>
      </div>
      <ButtonLink to="/job-description" variant="primary" className="justify-self-start">
        S'entraîner sur mon offre
      </ButtonLink>
    </div>
  )
}

function Practice() {
  return (
    <aside className="flex flex-col rounded-xl bg-accent-tint p-7">
      <p className="quoted font-heading text-2xl leading-snug font-semibold tracking-tight">
        Lire prépare. Répondre entraîne.
      </p>
      <ButtonLink to="/job-description" className="mt-auto self-start">
        Commencer une simulation
      </ButtonLink>
    </aside>
  )
}

function NoArticle({ isBeyond }: { isBeyond: boolean }) {
  return (
    <div className="py-16">
      <Drawing of="search" className="mb-8" />
      <p className="quoted font-heading text-3xl font-semibold">Aucun article trouvé</p>
      <p className="mt-3 text-ink-soft">
        {isBeyond
          ? "La liste s'arrête avant cette page."
          : 'Essayez un mot plus court, ou une autre catégorie. Les accents et les majuscules ne comptent pas.'}
      </p>
    </div>
  )
}
