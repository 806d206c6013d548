import { useEffect, useRef } from 'react'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { ListedArticle } from '../../article-contract.ts'
import {
  ARTICLE_DELETED,
  confirmDeletion,
  DELETION_FAILED,
  PUBLICATION_FAILED,
  PUBLICATION_UPDATED,
} from '../../article-messages.ts'
import { useArticles, useDeleteArticle, usePublishArticle } from '../../article-queries.ts'
import { ArticleFilters } from './article-filters.tsx'
import { ArticlePages, lastPageOf } from './article-pages.tsx'
import { ArticleTable } from './article-table.tsx'
import { RowMenu } from './row-menu.tsx'
import { ALL, useArticleSearch } from './use-article-search.ts'

/** « Gestion du Blog » */
export function Articles() {
  const [filters, setFilters] = useArticleSearch()
  const { data, isError, isPlaceholderData, refetch } = useArticles(filters, ALL)
  const count = useRef<HTMLParagraphElement>(null)
  const acts = useActs(() => count.current?.focus())
  const last = data && lastPageOf(data.total)
  const isBeyond = !isPlaceholderData && last !== undefined && filters.page > last

  useEffect(() => {
    if (isBeyond) setFilters({ page: last }, { replace: true })
  })

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-section">Gestion du Blog</h1>
          <p className="mt-2 text-ink-soft">Écrivez, relisez et publiez les articles du blog.</p>
        </div>
        <ButtonLink to="/admin/blog/new" variant="primary">
          Nouvel Article
        </ButtonLink>
      </header>
      <Card className="mt-8 max-sm:p-4" aria-label="Articles">
        <p ref={count} tabIndex={-1} role="status" className="font-semibold outline-none">
          {data && `${data.total} article(s) au total`}
        </p>
        <ArticleFilters filters={filters} setFilters={setFilters} />
        <div className="mt-6" aria-busy={isPlaceholderData}>
          {!data && !isError && <Loading className="py-16">Chargement...</Loading>}
          {isError && <NotLoaded onRetry={() => void refetch()} />}
          {data?.total === 0 && <NoArticle />}
          {data && data.articles.length > 0 && (
            <ArticleTable
              articles={data.articles}
              menuOf={(article) => <RowMenu article={article} {...acts(article)} />}
            />
          )}
          {data && !isBeyond && (
            <ArticlePages
              page={filters.page}
              total={data.total}
              onPage={(page) => setFilters({ page })}
            />
          )}
        </div>
      </Card>
    </>
  )
}

function useActs(onDeleted: () => void) {
  const { mutate: publish } = usePublishArticle()
  const { mutate: remove } = useDeleteArticle()
  return ({ id, title, published }: ListedArticle) => ({
    onPublish: () =>
      publish(
        { id, published: !published },
        {
          onSuccess: () => showToast({ title: PUBLICATION_UPDATED }),
          onError: tellFailed(PUBLICATION_FAILED),
        },
      ),
    onDelete: () => {
      if (!window.confirm(confirmDeletion(title))) return
      remove(id, {
        onSuccess: () => {
          showToast({ title: ARTICLE_DELETED })
          onDeleted()
        },
        onError: tellFailed(DELETION_FAILED),
      })
    },
  })
}

/** What could not be done, and why when the server says. */
const tellFailed = (title: string) => (error: unknown) => {
  const description = sentenceFor(error, '')
  showToast({ title, tone: 'destructive', ...(description && { description }) })
}

function NoArticle() {
  return (
    <div className="py-16 text-center">
      <p className="font-heading text-2xl font-semibold">Aucun article trouvé</p>
      <p className="mt-2 text-ink-soft">Essayez un autre mot ou d'autres filtres.</p>
    </div>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="py-16 text-center">
      <p className="font-semibold">Les articles n'ont pas pu être chargés.</p>
      <Button className="mt-4" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  )
}
