import { memo, type RefObject, Suspense, useId } from 'react'
import { optional } from '#app/ui/optional.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { countedLength, JOB_DESCRIPTION_MIN } from '../../rules.ts'
import { FieldFault } from '../field-fault.tsx'
import { offerFault } from './offer-fault.ts'

const OfferFile = optional(async () => (await import('./offer-file/offer-file.tsx')).OfferFile)

interface Props {
  /** What the field holds, a frame later. */
  text: string
  onKey: () => void
  onFill: (text: string) => void
  ref: RefObject<HTMLTextAreaElement | null>
}

/** The offer, pasted as it is; what is said of it stands above, where a phone shows it beside a long text. */
export function OfferField({ text, onKey, onFill, ref }: Props) {
  const id = useId()
  const counter = `${countedLength(text)}/${JOB_DESCRIPTION_MIN} caractères minimum requis`
  const fault = offerFault(text)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <label htmlFor={id} className="font-semibold">
          Descriptif du poste
        </label>
        <p id={`${id}-counter`} className="figures text-base text-ink-soft">
          {counter}
        </p>
      </div>
      <FromElsewhere field={ref} onFill={onFill} />
      <FieldFault id={`${id}-fault`} fault={fault} />
      <TextArea
        id={id}
        ref={ref}
        onChange={onKey}
        rows={12}
        placeholder="Collez ici l'offre d'emploi."
        aria-invalid={fault !== null}
        aria-describedby={`${id}-counter ${id}-fault`}
        className="max-h-[70dvh]"
      />
    </div>
  )
}

/** What was drawn by the server stays until its program has come: a key of the field must not draw it anew. */
const FromElsewhere = memo(
  ({ field, onFill }: { field: Props['ref']; onFill: Props['onFill'] }) => (
    <Suspense fallback={<div className="min-h-12" />}>
      <OfferFile current={() => field.current?.value ?? ''} onFill={onFill} />
    </Suspense>
  ),
)
