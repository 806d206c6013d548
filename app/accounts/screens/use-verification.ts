import { useEffect, useRef, useState } from 'react'
import { NO_VERIFICATION_TOKEN, VERIFICATION_UNREACHABLE } from '../messages.ts'
import { logOut, useVerifyEmail } from '../queries.ts'
import { useLinkToken } from './link-token.ts'
import { type RefusedLink, refusedLink } from './refused-link.ts'

type Verification = { state: 'loading' } | { state: 'login'; email: string } | RefusedLink

/** Signs out whoever is signed in here, then verifies the link; once for each visit of the page. */
export function useVerification(): Verification {
  const token = useLinkToken()
  const { mutateAsync } = useVerifyEmail()
  const [verification, setVerification] = useState<Verification>({ state: 'loading' })
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const verify = async (): Promise<Verification> => {
      await logOut()
      if (!token) return { state: 'error', message: NO_VERIFICATION_TOKEN }
      const { email } = await mutateAsync({ token })
      return { state: 'login', email }
    }
    verify()
      .catch((error) => refusedLink(error, VERIFICATION_UNREACHABLE))
      .then(setVerification)
  }, [token, mutateAsync])

  return verification
}
