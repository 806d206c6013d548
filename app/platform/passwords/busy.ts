import { Problem } from '../problem.ts'

const BUSY = 'Beaucoup de connexions en ce moment. Réessayez dans quelques secondes.'
/** Seconds after which a refused derivation makes sense again. */
const RETRY_AFTER = 5

/** What is thrown when too many derivations wait already. */
export const busy = () => new Problem('too-many', BUSY, { retryAfter: RETRY_AFTER })
