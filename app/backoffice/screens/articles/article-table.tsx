import type { ReactNode } from 'react'
import { relativeMoment } from '#app/blog/relative-date.ts'
import type { ListedArticle } from '../../article-contract.ts'

const PREVIEW_LENGTH = 60
const WIDE = 'max-lg:hidden'
const ROOMY = 'max-sm:hidden'
const CELL = 'border-b border-hairline px-3 py-3 text-left align-top first:pl-0 last:pr-0'

interface Props {
  articles: readonly ListedArticle[]
  menuOf: (article: ListedArticle) => ReactNode
}

/** The articles of a page; on a phone what does not fit beside a title stands under it. */
export function ArticleTable({ articles, menuOf }: Props) {
  const now = new Date()
  return (
    <table className="w-full border-collapse text-base leading-snug">
      <caption className="sr-only">Articles du blog</caption>
      <thead className="text-ink-soft">
        <tr>
          <Head>Titre</Head>
          <Head className={WIDE}>Catégorie</Head>
          <Head className={WIDE}>Auteur</Head>
          <Head className={ROOMY}>Statut</Head>
          <Head className={WIDE}>Créé</Head>
          <Head>Actions</Head>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <tr key={article.id}>
            <th scope="row" className={`${CELL} font-normal`}>
              <span className="font-semibold wrap-anywhere">{article.title}</span>
              <span className="mt-1 block text-ink-soft wrap-anywhere">
                {beginningOf(article.excerpt)}
              </span>
              <span className="mt-2 block sm:hidden">
                <Status published={article.published} />
              </span>
              <span className="mt-1 block text-ink-soft lg:hidden">
                {[article.category, article.author, relativeMoment(article.createdAt, now)].join(
                  ' · ',
                )}
              </span>
            </th>
            <td className={`${CELL} ${WIDE}`}>{article.category}</td>
            <td className={`${CELL} ${WIDE} wrap-anywhere`}>{article.author}</td>
            <td className={`${CELL} ${ROOMY}`}>
              <Status published={article.published} />
            </td>
            <td className={`${CELL} ${WIDE}`}>
              <time dateTime={article.createdAt}>{relativeMoment(article.createdAt, now)}</time>
            </td>
            <td className={CELL}>{menuOf(article)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Head = ({ className = '', children }: { className?: string; children: string }) => (
  <th scope="col" className={`${CELL} font-semibold ${className}`}>
    {children}
  </th>
)

const Status = ({ published }: { published: boolean }) => (
  <span
    className={`inline-block rounded-full px-3 leading-7 font-semibold whitespace-nowrap ${published ? 'bg-good-tint text-good' : 'bg-improve-tint text-improve'}`}
  >
    {published ? 'Publié' : 'Brouillon'}
  </span>
)

function beginningOf(excerpt: string): string {
  const signs = [...excerpt]
  if (signs.length <= PREVIEW_LENGTH) return excerpt
  return `${signs.slice(0, PREVIEW_LENGTH).join('')}...`
}
