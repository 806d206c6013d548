import { useEffect, useState } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { NO_RESET_TOKEN, PASSWORD_RESET, RESET_UNREACHABLE } from '../messages.ts'
import { useResetPassword } from '../queries.ts'
import { useLinkToken } from './link-token.ts'
import { type RefusedLink, refusedLink } from './refused-link.ts'

type Reset = { state: 'loading' | 'ready' | 'success' } | RefusedLink

/** The states of a reset: it is ready as soon as a token is there, and judged when it is used. */
export function useReset() {
  const token = useLinkToken()
  const { mutate, isPending } = useResetPassword()
  const [reset, setReset] = useState<Reset>({ state: 'loading' })

  useEffect(() => {
    setReset(token ? { state: 'ready' } : { state: 'error', message: NO_RESET_TOKEN })
  }, [token])

  const save = (newPassword: string) => {
    if (!token) return
    mutate(
      { token, newPassword },
      {
        onSuccess: () => {
          showToast(PASSWORD_RESET)
          setReset({ state: 'success' })
        },
        onError: (error) => setReset(refusedLink(error, RESET_UNREACHABLE)),
      },
    )
  }

  const tryAgain = token && (() => setReset({ state: 'ready' }))
  return { reset, isSaving: isPending, save, tryAgain }
}
