import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { ArticleFields } from './article-fields.tsx'
import { OtherVersion } from './other-version.tsx'
import { type ArticleFormProps, type ArticleFormState, useArticleForm } from './use-article-form.ts'

/** « Nouvel Article » or « Modifier l'Article » */
export function ArticleForm(props: ArticleFormProps) {
  const state = useArticleForm(props)
  const { submit, isPending, conflict, values } = state
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      aria-label="Article"
      className="mt-8 grid gap-6"
    >
      <Notes {...state} />
      {conflict && <OtherVersion {...conflict} />}
      <ArticleFields {...state} isNew={props.id === null} />
      <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-6">
        <Button
          type="submit"
          variant="primary"
          aria-disabled={isPending}
          className="aria-disabled:opacity-55"
        >
          {isPending ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
        <Button
          disabled={values.slug.trim() === ''}
          onClick={() =>
            window.open(`/blog/${encodeURIComponent(values.slug.trim())}`, '_blank', 'noopener')
          }
        >
          Prévisualiser
        </Button>
        <p className="text-base text-ink-soft">
          Prévisualiser ouvre l'article tel qu'il est enregistré ; un brouillon n'est visible que
          par les administrateurs.
        </p>
      </div>
    </form>
  )
}

/** The way back, which asks first when something is not saved. */
export const BackToArticles = () => (
  <Link to="/admin/blog" className="link inline-flex min-h-11 items-center text-base">
    Retour
  </Link>
)

/** What became of a text that is not the one on the server. */
function Notes({ kept, mine, isGone }: ArticleFormState) {
  return (
    <>
      {kept && (
        <Note words="Votre texte non enregistré a été retrouvé.">
          <Button onClick={kept.giveUp}>Repartir de la version enregistrée</Button>
        </Note>
      )}
      {mine && (
        <Note words="L'autre version est dans le formulaire ; votre texte est encore gardé.">
          <Button onClick={mine.takeBack}>Revenir à mon texte</Button>
        </Note>
      )}
      {isGone && (
        <Note words="Cet article a été supprimé entre-temps. Votre texte est intact : « Enregistrer » en fera un nouvel article." />
      )}
    </>
  )
}

function Note({ words, children }: { words: string; children?: React.ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-improve-tint p-4"
    >
      <p>{words}</p>
      {children}
    </div>
  )
}
