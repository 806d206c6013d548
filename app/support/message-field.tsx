import { useId } from 'react'
import { TextArea } from '#app/ui/text-area.tsx'

interface Props {
  fault: string | undefined
  defaultValue: string | undefined
}

/** The message, with its name above it and what is wrong with it under it. */
export function MessageField({ fault, defaultValue }: Props) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Message
      </label>
      <TextArea
        id={id}
        name="message"
        rows={6}
        required
        defaultValue={defaultValue}
        aria-invalid={fault !== undefined}
        {...(fault !== undefined && { 'aria-describedby': faultId })}
      />
      {fault !== undefined && (
        <p id={faultId} role="alert" className="text-base leading-snug text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
