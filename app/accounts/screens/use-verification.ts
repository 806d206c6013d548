import { useEffect, useRef, useState } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { NO_VERIFICATION_TOKEN, PASSWORD_RESET, VERIFICATION_UNREACHABLE } from '../messages.ts'
import { endSession, useVerifyEmail } from '../queries.ts'
import { tellFailure } from '../tell.ts'
import { useLinkToken } from './link-token.ts'
import { type RefusedLink, refusedLink } from './refused-link.ts'

type Verification =
  | { state: 'loading' }
  | { state: 'choice'; email: string; message: string }
  | { state: 'login'; email: string; password: string }
  | RefusedLink

/**
 * Signs out whoever is signed in here, then verifies the link; once for each visit of the page.
 * Where a password must be chosen behind the link, it is verified with that.
 */
export function useVerification() {
  const token = useLinkToken()
  const { mutateAsync, isPending } = useVerifyEmail()
  const [verification, setVerification] = useState<Verification>({ state: 'loading' })
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const verify = async (): Promise<Verification> => {
      await endSession()
      if (!token) return { state: 'error', message: NO_VERIFICATION_TOKEN }
      const { email, message, mustChoosePassword } = await mutateAsync({ token })
      if (mustChoosePassword) return { state: 'choice', email, message }
      return { state: 'login', email, password: '' }
    }
    verify()
      .catch((error) => refusedLink(error, VERIFICATION_UNREACHABLE))
      .then(setVerification)
  }, [token, mutateAsync])

  const choose = async (newPassword: string) => {
    if (!token) return
    try {
      const { email } = await mutateAsync({ token, newPassword })
      showToast(PASSWORD_RESET)
      setVerification({ state: 'login', email, password: newPassword })
    } catch (error) {
      const refused = refusedLink(error, VERIFICATION_UNREACHABLE)
      if (refused.state === 'expired') setVerification(refused)
      // What was typed stays where it is: it may be sent again.
      else tellFailure(error, VERIFICATION_UNREACHABLE)
    }
  }
  return { verification, choose, isSaving: isPending }
}
