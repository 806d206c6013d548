import { sentenceFor } from '#app/platform/http/call-api.ts'
import { showToast } from '#app/ui/toast.ts'
import { ERROR_TITLE, FAILED } from './messages.ts'

/** The toast of a failed call: the server's own sentence, or the one that stands for it. */
export const tellFailure = (error: unknown, fallback = FAILED, title = ERROR_TITLE): void =>
  showToast({ title, description: sentenceFor(error, fallback), tone: 'destructive' })
