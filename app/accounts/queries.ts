import { useMutation, useQuery } from '@tanstack/react-query'
import { CallFailure, callApi, isOurRefusal, isUnauthorized } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type {
  AskLink,
  ChangePassword,
  CurrentUser,
  LoggedIn,
  Login,
  Message,
  ResetPassword,
  SignedUp,
  Signup,
  User,
  VerifiedEmail,
  VerifyEmail,
} from './contract.ts'
import { restoreFromMailedLink, saveForMailedLink } from './mailed-link-storage.ts'
import { markSignedIn, markSignedOut, onAccountLeft } from './tab-account.ts'
import { dropToken, keepToken, readToken, useToken } from './token.ts'

const post = <Answer>(path: string, body?: unknown) =>
  callApi<Answer>(path, { method: 'POST', body })

/** In milliseconds. */
const ASKED_AGAIN_AFTER = 1_000

/**
 * A call that met no answer is made once more: a page that is being left cancels its calls, which
 * says nothing about the session, and it never comes to the second.
 */
async function askWhoIsSignedIn(token: string | null): Promise<CurrentUser> {
  try {
    return await callApi<CurrentUser>('/api/user')
  } catch (error) {
    if (error instanceof CallFailure) throw error
    await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_AFTER))
    if (readToken() !== token) throw error
    return callApi<CurrentUser>('/api/user')
  }
}

const userOf = (token: string | null) => ({
  queryKey: ['/api/user', token],
  queryFn: async () => {
    try {
      const answer = await askWhoIsSignedIn(token)
      if (readToken() === token) markSignedIn(answer.user.email)
      return answer
    } catch (error) {
      // Where our server said nothing the session is what it was, whatever else answered in its place.
      // Another account may have signed in meanwhile: only the token that failed is given up.
      if (isOurRefusal(error) && readToken() === token) dropToken()
      throw error
    }
  },
  // Only while it is not known: once a network lets one through, or one comes back from its page.
  refetchOnReconnect: true,
  refetchOnWindowFocus: true,
})

/** Who is signed in; asked of the server only when a token is kept. Null for visitors, and until known. */
export function useCurrentAccount(): User | null {
  const token = useToken()
  const { data } = useQuery({ ...userOf(token), enabled: token !== null }, queryClient)
  return (token && data?.user) || null
}

/** The same, where « not known yet » must be told from « nobody ». */
export function useAccountOnceKnown(): { account: User | null; isKnown: boolean } {
  const token = useToken()
  const { data, isPending } = useQuery({ ...userOf(token), enabled: token !== null }, queryClient)
  return { account: (token && data?.user) || null, isKnown: token === null || !isPending }
}

/** The same outside of a screen; null when nobody is signed in, or no longer. */
export async function findCurrentAccount(): Promise<User | null> {
  const token = readToken()
  if (!token) return null
  try {
    return (await queryClient.fetchQuery(userOf(token))).user
  } catch {
    return null
  }
}

/** Asks the server again who is signed in, after something changed the account there. */
export const refreshCurrentAccount = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['/api/user'], refetchType: 'all' })

/** What a call has just told of the account, without asking for it again. */
export function noteAccount(change: Partial<User>): void {
  queryClient.setQueryData<CurrentUser>(
    userOf(readToken()).queryKey,
    (known) => known && { user: { ...known.user, ...change } },
  )
}

export const useLogin = () =>
  useMutation(
    {
      mutationFn: (login: Login) => post<LoggedIn>('/api/login', login),
      onSuccess: ({ user, token }) => {
        markSignedIn(user.email)
        restoreFromMailedLink(user.email)
        queryClient.setQueryData<CurrentUser>(userOf(token).queryKey, { user })
        keepToken(token)
      },
    },
    queryClient,
  )

/** Leaves at once; the server is told, and whether it hears changes nothing on this screen. */
export async function logOut(): Promise<void> {
  const told = tellLoggedOut()
  markSignedOut()
  await told
}

/** Ends the session without leaving: what this tab keeps stays hidden until its account is back. */
export async function endSession(): Promise<void> {
  const told = tellLoggedOut()
  giveUpSession()
  await told
}

const tellLoggedOut = async () => {
  if (readToken()) await post<Message>('/api/logout').catch(() => {})
}

/** The session is over; what was being done goes on as a visitor's. */
export function giveUpSession(): void {
  dropToken()
  queryClient.removeQueries({ queryKey: ['/api/user'] })
}

export const useLogOutEverywhere = () =>
  useMutation(
    { mutationFn: () => post<Message>('/api/logout-everywhere'), onSuccess: markSignedOut },
    queryClient,
  )

export const useSignup = () =>
  useMutation(
    {
      mutationFn: (signup: Signup) => post<SignedUp>('/api/signup', signup),
      onSuccess: ({ email }) => saveForMailedLink(email),
    },
    queryClient,
  )

export const useResendVerification = () =>
  useMutation(
    { mutationFn: (ask: AskLink) => post<Message>('/api/resend-verification', ask) },
    queryClient,
  )

export const useForgotPassword = () =>
  useMutation(
    {
      mutationFn: (ask: AskLink) => post<Message>('/api/forgot-password', ask),
      onSuccess: (_answer, { email }) => saveForMailedLink(email),
    },
    queryClient,
  )

export const useVerifyEmail = () =>
  useMutation(
    { mutationFn: (link: VerifyEmail) => post<VerifiedEmail>('/api/verify-email', link) },
    queryClient,
  )

/** A reset ends every session of its account, perhaps the one that is open here. */
export const useResetPassword = () =>
  useMutation(
    {
      mutationFn: (reset: ResetPassword) => post<Message>('/api/reset-password', reset),
      onSuccess: refreshCurrentAccount,
    },
    queryClient,
  )

export const useChangePassword = () =>
  useMutation(
    { mutationFn: (change: ChangePassword) => post<Message>('/api/change-password', change) },
    queryClient,
  )

/** A session that was ended elsewhere is given up: what follows goes on as a visitor would. */
function giveUpEndedSession(error: Error) {
  if (isUnauthorized(error)) dropToken()
}
queryClient.getQueryCache().config.onError = giveUpEndedSession
queryClient.getMutationCache().config.onError = giveUpEndedSession

/** Of what was read, only who is here now may be known to whoever comes. */
onAccountLeft(() => {
  const isOfNow = ([path, token]: readonly unknown[]) =>
    path === '/api/user' && token !== null && token === readToken()
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isOfNow(queryKey) })
  queryClient.getMutationCache().clear()
})
