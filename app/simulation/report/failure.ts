import { sentenceFor } from '#app/platform/http/call-api.ts'
import { REPORT_FAILED, REPORT_LATE, REPORT_WITHOUT_NETWORK } from './messages.ts'

/** What is said of a report that could not be given; the network is blamed only for what had to come by it. */
export const failureOf = (error: unknown, isOnline: boolean) =>
  !isOnline && isOfTheNetwork(error)
    ? REPORT_WITHOUT_NETWORK
    : {
        title: 'Erreur',
        description: sentenceFor(
          error,
          hasName(error, 'TimeoutError') ? REPORT_LATE : REPORT_FAILED,
        ),
        tone: 'destructive' as const,
      }

/** A call or an `import` that cannot be made throws a `TypeError`. */
const isOfTheNetwork = (error: unknown) =>
  error instanceof TypeError || hasName(error, 'NetworkError')

const hasName = (error: unknown, name: string) => error instanceof Error && error.name === name
