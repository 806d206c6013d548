import { type ComponentProps, useId } from 'react'
import { TextArea } from '#app/ui/text-area.tsx'
import { Counter } from './counter.tsx'

interface Props extends ComponentProps<'textarea'> {
  label: string
  fault: string | undefined
  length: number
  limit: number
}

/** Several lines to type, with their name, how long they are, and what is wrong with them. */
export function LongField({ label, fault, length, limit, ...rest }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <TextArea
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault ${id}-count`}
        {...rest}
      />
      <p id={`${id}-fault`} role="alert" className="text-base leading-snug text-danger">
        {fault}
      </p>
      <Counter id={`${id}-count`} length={length} limit={limit} />
    </div>
  )
}
