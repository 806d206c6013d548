import { Suspense, useEffect, useRef, useState } from 'react'
import { pageMeta } from '#app/shell/page-meta.ts'
import { optional } from '#app/ui/optional.ts'
import { isInterviewKept } from '../kept-interview.ts'
import type { Route } from './+types/job-description.ts'
import { GenerationLoading } from './job-description/generation-loading.tsx'
import { OfferForm } from './job-description/offer-form.tsx'
import { useCoachReady } from './job-description/use-coach-ready.ts'
import { useGeneration } from './job-description/use-generation.ts'
import { useKeptStart } from './job-description/use-kept-start.ts'
import { useOfferDraft } from './job-description/use-offer-draft.ts'
import { useToastsReady } from './job-description/use-toasts-ready.ts'

/** The interview weighs more than an empty offer should carry: it comes when the tab keeps one. */
const UnderWay = optional(async () => (await import('./job-description/under-way.tsx')).UnderWay)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Description du poste',
    description:
      "Collez une offre d'emploi, recevez les questions que son recruteur pourrait poser.",
  })

export default function JobDescriptionScreen() {
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useOfferDraft(field)
  const generation = useGeneration()
  useKeptStart()
  useToastsReady()
  useCoachReady()
  const [isKept, setIsKept] = useState(false)
  useEffect(() => setIsKept(isInterviewKept()), [])

  useEffect(() => {
    if (generation.hasFailed) field.current?.focus()
  }, [generation.hasFailed])

  return (
    <>
      {generation.isRunning && <GenerationLoading onCancel={generation.cancel} />}
      <div hidden={generation.isRunning}>
        {isKept && (
          <Suspense fallback={null}>
            <UnderWay />
          </Suspense>
        )}
        <OfferForm
          field={field}
          text={draft.text}
          onKey={draft.onKey}
          onFill={draft.write}
          onSubmit={(format) => generation.start(field.current?.value ?? '', format)}
        />
      </div>
    </>
  )
}
