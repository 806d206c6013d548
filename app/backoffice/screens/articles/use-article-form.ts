import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { tellFailure } from '#app/accounts/tell.ts'
import { ArticleForm } from '#app/blog/contract.ts'
import { CallFailure } from '#app/platform/http/call-api.ts'
import { refusedFields } from '#app/platform/http/refused-fields.ts'
import { showToast } from '#app/ui/toast.ts'
import type { EditedArticle } from '../../article-contract.ts'
import {
  ARTICLE_CREATED,
  ARTICLE_UPDATED,
  SAVE_FAILED,
  SUCCESS_TITLE,
} from '../../article-messages.ts'
import { findArticleAsItIs, useSaveArticle } from '../../article-queries.ts'
import {
  differingFields,
  FIELD_NAMES,
  type FormValues,
  mergedValues,
  NEW_ARTICLE,
  valuesOf,
} from './form-values.ts'
import { useKeeping, useKeptText } from './kept-text.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

export interface ArticleFormProps {
  /** Null while the article is new. */
  id: string | null
  article: EditedArticle | null
  /** Whether the article is not there any more. */
  isMissing?: boolean
}

/** Everything of the form but how it looks: what is typed, kept, sent, refused, and found changed. */
export function useArticleForm({ id, article, isMissing = false }: ArticleFormProps) {
  const kept = useKeptText(id)
  const asFound = {
    saved: article ? valuesOf(article) : NEW_ARTICLE,
    version: article?.version ?? null,
  }
  const [base, setBase] = useState(kept ? { saved: kept.saved, version: kept.version } : asFound)
  const [theirs, setTheirs] = useState<EditedArticle | null>(null)
  const [mine, setMine] = useState<FormValues | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const isGone = isMissing || isRefused
  const form = useForm({
    resolver: zodResolver<FormValues, unknown, ArticleForm>(ArticleForm),
    defaultValues: kept?.values ?? base.saved,
  })
  // The order in which they are named is that in which a refusal looks for its first fault.
  useState(() => FIELD_NAMES.map((name) => form.register(name)))
  const values: FormValues = { ...base.saved, ...useWatch({ control: form.control }) }
  const isUnsaved = differingFields(values, base.saved).length > 0
  const forget = useKeeping(id, { values, ...base, isUnsaved })
  const openTheWay = useUnsavedGuard({ isUnsaved, onLeave: forget })
  const navigate = useNavigate()
  const save = useSaveArticle(isGone ? null : id)

  const submit = form.handleSubmit(async (said) => {
    if (save.isPending) return
    try {
      await save.mutateAsync({ ...said, version: base.version ?? undefined })
    } catch (error) {
      return refused(error)
    }
    forget()
    openTheWay()
    const description = id && !isGone ? ARTICLE_UPDATED : ARTICLE_CREATED
    showToast({ title: SUCCESS_TITLE, description })
    await navigate('/admin/blog')
  })

  async function refused(error: unknown) {
    tellFailure(error, SAVE_FAILED)
    const status = error instanceof CallFailure ? error.status : null
    const fields = refusedFields(error)
    for (const name of FIELD_NAMES) {
      const message = fields[name]
      if (message) form.setError(name, { message }, { shouldFocus: true })
    }
    if (status === 404) setIsRefused(true)
    if (status === 409 && !fields.slug && id) {
      await findArticleAsItIs(id).then(setTheirs, () => {})
    }
  }

  const show = (shown: FormValues) => {
    setMine(null)
    form.reset(shown)
  }
  const giveUp = () => {
    setBase(asFound)
    show(asFound.saved)
  }
  const merged = (other: EditedArticle) => mergedValues(base.saved, values, valuesOf(other))
  const startFrom = (other: EditedArticle, shown: FormValues) => {
    setBase({ saved: valuesOf(other), version: other.version })
    setTheirs(null)
    show(shown)
  }

  return {
    form,
    values,
    submit,
    isPending: save.isPending,
    isGone,
    kept: kept && isUnsaved && !isGone ? { giveUp } : null,
    conflict: theirs && {
      base: base.saved,
      theirs: valuesOf(theirs),
      mine: values,
      onKeepMine: () => startFrom(theirs, merged(theirs)),
      onTakeTheirs: () => {
        startFrom(theirs, valuesOf(theirs))
        setMine(merged(theirs))
      },
    },
    mine: mine && { takeBack: () => show(mine) },
  }
}

export type ArticleFormState = ReturnType<typeof useArticleForm>
