import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import type { AuthMode } from './auth-mode.ts'
import { ForgotPasswordForm } from './screens/forgot-password-form.tsx'
import { ResetSent, VerificationSent } from './screens/link-sent.tsx'
import { LoginForm } from './screens/login-form.tsx'
import type { ModeProps } from './screens/mode.ts'
import { SignupForm } from './screens/signup-form.tsx'
import { readToken } from './token.ts'

interface Mode {
  title: string
  description?: string
  Content: ComponentType<ModeProps>
}

const MODES: Record<AuthMode, Mode> = {
  login: {
    title: 'Connexion',
    description: 'Retrouvez votre compte et vos simulations.',
    Content: LoginForm,
  },
  signup: {
    title: 'Créer un compte',
    description: 'Une adresse et un mot de passe suffisent. Trois simulations sont offertes.',
    Content: SignupForm,
  },
  'verification-sent': { title: 'Vérifiez votre email', Content: VerificationSent },
  'forgot-password': {
    title: 'Mot de passe oublié',
    description: 'Nous envoyons à votre adresse un lien pour en choisir un nouveau.',
    Content: ForgotPasswordForm,
  },
  'reset-sent': { title: 'Consultez vos emails', Content: ResetSent },
}

interface Props {
  initialMode: AuthMode
  email?: string
  why?: string | undefined
  onClose: () => void
}

/** Signing in and up, and finding a way back in: five modes, all of which return to the first. */
export function AuthDialog({ initialMode, email: knownEmail = '', why, onClose }: Props) {
  const [{ mode, email }, setStep] = useState({ mode: initialMode, email: knownEmail })
  const content = useFocusOnChange(mode)
  useClosedOnSignIn(onClose)
  const { Content, ...head } = MODES[mode]
  const reason = mode === 'login' && why !== undefined && { description: why }
  return (
    <Dialog isOpen onClose={onClose} {...head} {...reason}>
      <div ref={content} tabIndex={-1} className="outline-none">
        <Content
          key={mode}
          email={email}
          goTo={(next, address) => setStep({ mode: next, email: address })}
          onDone={onClose}
        />
      </div>
    </Dialog>
  )
}

/** Whoever followed the mailed link is signed in by its tab: here nothing is left to ask. */
function useClosedOnSignIn(onClose: () => void) {
  useEffect(() => {
    const look = () => readToken() !== null && onClose()
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [onClose])
}

/** What was pressed is gone with its mode: keyboard and screen reader go on in the new one. */
function useFocusOnChange(mode: AuthMode) {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    const field = content.current?.querySelector('input')
    ;(field ?? content.current)?.focus()
  }, [mode])
  return content
}
