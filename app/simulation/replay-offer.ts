import { writeStored } from '#app/platform/browser-storage.ts'

/** Under which name a tab keeps the offer that is being written. */
export const OFFER_DRAFT = 'offer_draft'

/** Puts an offer of the past on the screen of the offer, from which it may be changed and played again. */
export const putBackOffer = (jobDescription: string): void =>
  writeStored('session', OFFER_DRAFT, jobDescription)
