import { type RefObject, useId } from 'react'
import { TextArea } from '#app/ui/text-area.tsx'
import { JOB_DESCRIPTION_TOO_LONG } from '../offer-messages.ts'
import { countedLength, JOB_DESCRIPTION_MAX, JOB_DESCRIPTION_MIN } from '../rules.ts'
import { FieldFault } from './field-fault.tsx'

interface Props {
  /** What the field holds, a frame later. */
  text: string
  onKey: () => void
  ref: RefObject<HTMLTextAreaElement | null>
}

export const isTooLong = (offer: string): boolean => offer.length > JOB_DESCRIPTION_MAX

/** The offer, pasted as it is, with its live counter. */
export function OfferField({ text, onKey, ref }: Props) {
  const id = useId()
  const counter = `${countedLength(text)}/${JOB_DESCRIPTION_MIN} caractères minimum requis`
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        Descriptif du poste
      </label>
      <TextArea
        id={id}
        ref={ref}
        onChange={onKey}
        rows={12}
        placeholder="Collez ici l'offre d'emploi."
        aria-invalid={isTooLong(text)}
        aria-describedby={`${id}-counter ${id}-fault`}
        className="max-h-[70dvh]"
      />
      <FieldFault id={`${id}-fault`} fault={isTooLong(text) ? JOB_DESCRIPTION_TOO_LONG : null} />
      <p id={`${id}-counter`} className="figures text-base text-ink-soft">
        {counter}
      </p>
    </div>
  )
}
