import { useEffect, useRef } from 'react'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/job-description.ts'
import { GenerationLoading } from './job-description/generation-loading.tsx'
import { OfferForm } from './job-description/offer-form.tsx'
import { UnderWay } from './job-description/under-way.tsx'
import { useGeneration } from './job-description/use-generation.ts'
import { useKeptStart } from './job-description/use-kept-start.ts'
import { useOfferDraft } from './job-description/use-offer-draft.ts'
import { useToastsReady } from './job-description/use-toasts-ready.ts'

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

  useEffect(() => {
    if (generation.hasFailed) field.current?.focus()
  }, [generation.hasFailed])

  return (
    <>
      {generation.isRunning && <GenerationLoading onCancel={generation.cancel} />}
      <div hidden={generation.isRunning}>
        <UnderWay />
        <OfferForm
          field={field}
          text={draft.text}
          onKey={draft.follow}
          onFill={draft.write}
          onSubmit={() => generation.start(field.current?.value ?? '')}
        />
      </div>
    </>
  )
}
