import { Switch } from 'radix-ui'
import { useId } from 'react'
import { tellFailure } from '#app/accounts/tell.ts'
import { showToast } from '#app/ui/toast.ts'
import type { ChangeUser, UserRecord } from '../../contract.ts'
import { USER_CHANGED, USER_NOT_CHANGED } from '../../messages.ts'
import { useChangeUser } from '../../queries.ts'
import { FLAGS, type Flag } from './flags.ts'

/** Three switches that flip at once, and back when the server refuses. */
export function Switches({ user }: { user: UserRecord }) {
  const { mutate, isPending } = useChangeUser(user.id)
  const change = (change: ChangeUser) =>
    mutate(change, {
      onSuccess: () => showToast(USER_CHANGED),
      onError: (error) => tellFailure(error, USER_NOT_CHANGED),
    })
  return (
    <div className="grid gap-1">
      {FLAGS.map((flag) => (
        <Row
          key={flag.name}
          {...flag}
          isOn={user[flag.name]}
          isPending={isPending}
          onChange={(isOn) => change({ [flag.name]: isOn })}
        />
      ))}
    </div>
  )
}

interface RowProps extends Flag {
  isOn: boolean
  isPending: boolean
  onChange: (isOn: boolean) => void
}

function Row({ label, note, isOn, isPending, onChange }: RowProps) {
  const id = useId()
  return (
    <div className="flex min-h-12 items-center justify-between gap-5">
      <div>
        <label htmlFor={id}>{label}</label>
        {note && (
          <p id={`${id}-note`} className="text-base leading-snug text-ink-soft">
            {note}
          </p>
        )}
      </div>
      <Switch.Root
        id={id}
        checked={isOn}
        disabled={isPending}
        onCheckedChange={onChange}
        {...(note && { 'aria-describedby': `${id}-note` })}
        className="relative h-8 w-14 shrink-0 rounded-full border-2 border-edge bg-track p-0.5 transition-colors disabled:cursor-wait disabled:opacity-60 data-[state=checked]:border-good data-[state=checked]:bg-good"
      >
        <Switch.Thumb className="block size-6 rounded-full bg-ink transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:bg-paper forced-colors:bg-[CanvasText]" />
      </Switch.Root>
    </div>
  )
}
