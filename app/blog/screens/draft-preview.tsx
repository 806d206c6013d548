import { useEffect } from 'react'
import { BRAND } from '#app/shell/brand.ts'
import { NotFound } from '#app/shell/not-found.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { useDraft } from '../queries.ts'
import { relativeDate } from '../relative-date.ts'
import { ARTICLE_LOADING } from '../use-loading-words.ts'
import { ArticleText } from './article-text.tsx'

interface Props {
  slug: string
  token: string
}

/** What is no page for visitors may be a draft, which an administrator reads before publishing it. */
export function DraftPreview({ slug, token }: Props) {
  const { data: draft, isPending } = useDraft(slug, token)
  const title = draft?.title

  useEffect(() => {
    if (title) document.title = `${title} · ${BRAND}`
  }, [title])

  if (isPending) return <Loading className="py-28 text-xl">{ARTICLE_LOADING}</Loading>
  if (!draft) return <NotFound />
  return (
    <>
      <p className="mx-auto mt-8 max-w-column rounded-xl bg-accent-tint px-5 py-3 text-base">
        Brouillon : vous seul, administrateur, le voyez tant qu'il n'est pas publié.
      </p>
      <ArticleText article={{ ...draft, date: relativeDate(draft.createdAt, new Date()) }} />
    </>
  )
}
