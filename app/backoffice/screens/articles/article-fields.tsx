import { useId, useRef, useState } from 'react'
import { CATEGORIES, HOUSE_AUTHOR, ARTICLE_TEXT_MAX as MAX } from '#app/blog/rules.ts'
import { slugFrom } from '#app/blog/slug.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { Counter } from './counter.tsx'
import { FIELD } from './field.ts'
import { FIELDS, likelyMinutes, minutesOf, NEW_ARTICLE } from './form-values.ts'
import { inserted } from './image-html.ts'
import { InsertImage } from './insert-image.tsx'
import { LivePreview } from './live-preview.tsx'
import { LongField } from './long-field.tsx'
import { SwitchField } from './switch-field.tsx'
import type { ArticleFormState } from './use-article-form.ts'

type Props = Pick<ArticleFormState, 'form' | 'values' | 'isPending'>

/** The nine fields of an article. */
export function ArticleFields({ form, values, isPending, isNew }: Props & { isNew: boolean }) {
  const { register, formState } = form
  const faultOf = (name: keyof typeof FIELDS) => formState.errors[name]?.message
  const [follows, setFollows] = useState(isNew && values.readTime === NEW_ARTICLE.readTime)
  /** What follows from the text of a new article, until somebody says otherwise. */
  const fillIn = (content: string) => {
    if (!isNew || content === '') return
    const filled = { shouldValidate: formState.isSubmitted }
    if (values.author === '') form.setValue('author', HOUSE_AUTHOR, filled)
    if (follows) form.setValue('readTime', likelyMinutes(content), filled)
  }
  const content = register('content', { onChange: ({ target }) => fillIn(target.value) })
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = (html: string) => {
    // Not `values`: somebody may have typed since the image left.
    const text = inserted(form.getValues('content'), field.current?.selectionStart ?? 0, html)
    form.setValue('content', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    fillIn(text)
  }
  return (
    <fieldset disabled={isPending} className="grid min-w-0 gap-6">
      <Address {...{ form, values, isPending, isNew }} />
      <LongField
        label={FIELDS.excerpt}
        rows={3}
        length={values.excerpt.length}
        limit={MAX.excerpt}
        fault={faultOf('excerpt')}
        {...register('excerpt')}
      />
      <div className="grid gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
          <LongField
            label={FIELDS.content}
            rows={15}
            spellCheck
            length={values.content.length}
            limit={MAX.content}
            fault={faultOf('content')}
            className="max-h-[44rem] text-base"
            {...content}
            ref={(element) => {
              content.ref(element)
              field.current = element
            }}
          />
          <InsertImage onInsert={insert} />
        </div>
        <LivePreview content={values.content} />
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-3">
        <Category form={form} />
        <TextField
          label={FIELDS.author}
          autoComplete="off"
          fault={faultOf('author')}
          {...register('author')}
        />
        <TextField
          label={FIELDS.readTime}
          type="number"
          inputMode="numeric"
          min={1}
          fault={faultOf('readTime')}
          {...register('readTime', {
            setValueAs: minutesOf,
            onChange: () => setFollows(false),
            onBlur: ({ target }) => form.setValue('readTime', minutesOf(target.value)),
          })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SwitchField label={FIELDS.featured} {...register('featured')} />
        <SwitchField
          label={FIELDS.published}
          help="Publier rend l'article visible de tous les visiteurs."
          {...register('published')}
        />
      </div>
    </fieldset>
  )
}

/** The title, and the slug that follows it while the article is new and nobody wrote another. */
function Address({ form, values, isNew }: Props & { isNew: boolean }) {
  const { register, formState, setValue } = form
  const [follows, setFollows] = useState(isNew && values.slug === slugFrom(values.title))
  return (
    <>
      <TextField
        label={FIELDS.title}
        autoComplete="off"
        fault={formState.errors.title?.message}
        hint={<Counter length={values.title.length} limit={MAX.title} />}
        {...register('title', {
          onChange: ({ target }) => {
            if (!follows) return
            setValue('slug', slugFrom(target.value), { shouldValidate: formState.isSubmitted })
          },
        })}
      />
      <TextField
        label={FIELDS.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        fault={formState.errors.slug?.message}
        hint={
          <p className="text-base leading-snug break-all text-ink-soft">
            {`/blog/${slugFrom(values.slug)}`}
          </p>
        }
        {...register('slug', {
          onChange: ({ target }) => setFollows(isNew && target.value === ''),
        })}
      />
    </>
  )
}

function Category({ form }: Pick<Props, 'form'>) {
  const id = useId()
  const fault = form.formState.errors.category?.message
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {FIELDS.category}
      </label>
      <select
        id={id}
        className={FIELD}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        {...form.register('category')}
      >
        <option value="">Choisir une catégorie</option>
        {CATEGORIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p id={`${id}-fault`} role="alert" className="text-base leading-snug text-danger">
        {fault}
      </p>
    </div>
  )
}
