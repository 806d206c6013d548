import { ArticleForm, BackToArticles } from './article-form.tsx'

/** /admin/blog/new */
export function NewArticle() {
  return (
    <>
      <BackToArticles />
      <h1 className="mt-2 text-section">Nouvel Article</h1>
      <ArticleForm id={null} article={null} />
    </>
  )
}
