import { Hono } from 'hono'
import { accept } from '#app/platform/http/accept.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import {
  AskLink,
  ChangePassword,
  CurrentUser,
  LoggedIn,
  Login,
  Message,
  ResetPassword,
  SignedUp,
  Signup,
  VerifiedEmail,
  VerifyEmail,
} from '../contract.ts'
import { LOGGED_OUT, LOGGED_OUT_EVERYWHERE } from '../messages.ts'
import { toUser } from './account.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword, resetPassword } from './links/recover.ts'
import { verifyEmail } from './links/verify-email.ts'
import { logIn } from './sessions/log-in.ts'
import { logOut, logOutEverywhere } from './sessions/sessions.ts'
import { resendVerification, signUp } from './sign-up.ts'
import { signedIn } from './signed-in.ts'

const withoutSession = new Hono<AppEnv>()
  .post('/login', answers('Ouvre une session.', LoggedIn), accept(Login), async (c) =>
    c.json(await logIn(c.var.ports, c.req.valid('json'), c.var.address)),
  )
  .post(
    '/signup',
    answers('Crée un compte à vérifier.', SignedUp, { status: 201 }),
    accept(Signup),
    async (c) => c.json(await signUp(c.var.ports, c.req.valid('json'), c.var.address), 201),
  )
  .post(
    '/resend-verification',
    answers('Renvoie le lien de vérification.', Message),
    accept(AskLink),
    async (c) =>
      c.json(await resendVerification(c.var.ports, c.req.valid('json').email, c.var.address)),
  )
  .post(
    '/forgot-password',
    answers('Envoie un lien de réinitialisation.', Message),
    accept(AskLink),
    async (c) =>
      c.json(await forgotPassword(c.var.ports, c.req.valid('json').email, c.var.address)),
  )
  .post(
    '/verify-email',
    answers("Vérifie l'adresse d'un compte par son lien.", VerifiedEmail),
    accept(VerifyEmail),
    async (c) => c.json(await verifyEmail(c.var.ports, c.req.valid('json'), c.var.address)),
  )
  .post(
    '/reset-password',
    answers('Choisit un nouveau mot de passe par un lien.', Message),
    accept(ResetPassword),
    async (c) => c.json(await resetPassword(c.var.ports, c.req.valid('json'), c.var.address)),
  )

const withSession = new Hono<AppEnv>()
  .get('/user', answers('Dit qui est connecté.', CurrentUser), signedIn, (c) =>
    c.json({ user: toUser(c.get('account')) }),
  )
  .post('/logout', answers('Ferme cette session.', Message), signedIn, async (c) => {
    await logOut(c.var.ports, c.var.session)
    return c.json({ message: LOGGED_OUT })
  })
  .post(
    '/logout-everywhere',
    answers('Ferme toutes les sessions.', Message),
    signedIn,
    async (c) => {
      await logOutEverywhere(c.var.ports, c.var.account)
      return c.json({ message: LOGGED_OUT_EVERYWHERE })
    },
  )
  .post(
    '/change-password',
    answers('Change le mot de passe.', Message),
    signedIn,
    accept(ChangePassword),
    async (c) => {
      const { ports, account, session, address } = c.var
      const asking = { account, session, address }
      return c.json(await changePassword(ports, asking, c.req.valid('json')))
    },
  )

/** What anybody may call to get in, then what needs a session. */
export const accountsApi = new Hono<AppEnv>().route('/', withoutSession).route('/', withSession)
