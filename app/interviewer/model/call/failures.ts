import { InterviewerFailure } from '../../interviewer.ts'
import type { CallFault, FaultKind } from './model-call.ts'

const SENTENCES: Record<FaultKind, string> = {
  unreachable: "Le service d'IA ne répond pas.",
  busy: "Le service d'IA est très demandé.",
  'refuses-us': "Le service d'IA refuse nos appels\u00a0: sa configuration est à revoir.",
  unreadable: "La réponse de l'IA était illisible.",
  stopped: "L'IA a mis trop de temps à répondre.",
}
const REFUSED = "L'IA a refusé de traiter ce texte. Reformulez-le, ou réessayez."
const UNUSABLE = "La réponse de l'IA était inutilisable."

/** The failure that a fault becomes once nothing more can be tried. */
export function failureOf(fault: CallFault): InterviewerFailure {
  const { kind, retryAfter } = fault
  if (kind === 'unreadable') return unusable(fault, SENTENCES.unreadable)
  const seconds = Math.ceil(retryAfter ?? 5)
  const when = retryAfter === undefined ? '' : ` ${tryAgainIn(seconds)}`
  return new InterviewerFailure(kind, {
    sentence: `${SENTENCES[kind]}${when}`,
    retryAfter: seconds,
    cause: fault,
  })
}

/** The provider is left alone; the reader is told for how long. */
export function restingFailure(milliseconds: number): InterviewerFailure {
  const seconds = Math.ceil(milliseconds / 1000)
  return new InterviewerFailure('resting', {
    sentence: `Le service d'IA ne répond plus\u00a0: nous le laissons reprendre. ${tryAgainIn(seconds)}`,
    retryAfter: seconds,
  })
}

const REFUSAL = 'refused'
export const refused = () => new InterviewerFailure(REFUSAL, { sentence: REFUSED })
export const isRefusal = (error: unknown) =>
  error instanceof InterviewerFailure && error.message === REFUSAL

export const unusable = (cause?: unknown, sentence = UNUSABLE) =>
  new InterviewerFailure('unusable reply', { sentence, cause })

function tryAgainIn(seconds: number): string {
  if (seconds <= 90) return `Réessayez dans ${seconds} seconde${seconds > 1 ? 's' : ''}.`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `Réessayez dans ${minutes} minutes.` : 'Réessayez plus tard.'
}
