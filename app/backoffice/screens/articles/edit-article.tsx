import { useParams } from 'react-router'
import { CallFailure } from '#app/platform/http/call-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { useArticle } from '../../article-queries.ts'
import { ArticleForm, BackToArticles } from './article-form.tsx'
import { useKeptText } from './kept-text.ts'

/** /admin/blog/edit/{id} */
export function EditArticle() {
  const { id = '' } = useParams()
  const { data: article = null, error, refetch } = useArticle(id)
  const kept = useKeptText(id)
  const isMissing = error instanceof CallFailure && error.status === 404
  const isWritten = article !== null || (isMissing && kept !== null)
  return (
    <>
      <BackToArticles />
      <h1 className="mt-2 text-section">Modifier l'Article</h1>
      {isWritten && <ArticleForm key={id} {...{ id, article, isMissing }} />}
      {!isWritten && !error && <Loading className="py-16">Chargement...</Loading>}
      {!isWritten && error && <NotLoaded {...{ isMissing }} onRetry={() => void refetch()} />}
    </>
  )
}

function NotLoaded({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  if (isMissing) {
    return (
      <p role="alert" className="py-16">
        Cet article n'existe pas, ou n'existe plus.
      </p>
    )
  }
  return (
    <div role="alert" className="py-16">
      <p>L'article n'a pas pu être chargé.</p>
      <Button className="mt-4" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  )
}
