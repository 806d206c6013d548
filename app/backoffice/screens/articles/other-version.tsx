import { useEffect, useRef } from 'react'
import { CHANGED_MEANWHILE } from '#app/blog/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { differingFields, FIELDS, type FormValues } from './form-values.ts'

interface Props {
  /** What both began from. */
  base: FormValues
  theirs: FormValues
  mine: FormValues
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two people changed one article: both texts are there, and who sees this chooses. */
export function OtherVersion({ base, theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const touched = differingFields(base, mine)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-label="Une autre version"
      className="grid gap-4 rounded-xl bg-improve-tint p-5 outline-none"
    >
      <p className="font-semibold">{CHANGED_MEANWHILE}</p>
      <p>{"Ce que l'autre version dit autrement :"}</p>
      <dl className="grid gap-3">
        {differingFields(theirs, mine).map((name) => (
          <div key={name}>
            <dt className="font-semibold">
              {FIELDS[name]}
              {!touched.includes(name) && (
                <span className="font-normal">
                  {", que vous n'aviez pas changé : repris de toute façon"}
                </span>
              )}
            </dt>
            <dd className="mt-1 max-h-48 overflow-auto rounded-lg bg-surface p-3 text-base whitespace-pre-wrap text-ink wrap-anywhere">
              {said(theirs[name])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Garder mon texte</Button>
        <Button onClick={onTakeTheirs}>Prendre l'autre version</Button>
      </div>
    </section>
  )
}

function said(value: FormValues[keyof FormValues]): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  return String(value)
}
