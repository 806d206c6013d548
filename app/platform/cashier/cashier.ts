/** What somebody buys, in the smallest unit of the currency. */
export interface Order {
  /** Ours; the cashier opens one payment for it, however often it is asked. */
  reference: string
  accountId: string
  amount: number
  currency: string
}

/** A payment as the cashier knows it now. */
export interface Payment {
  id: string
  /** What a browser needs to pay; it opens nothing else. */
  clientSecret: string
  /** Who it was opened for; null when it was not opened by us. */
  accountId: string | null
  reference: string | null
  amount: number
  currency: string
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  /** All of the money went back. */
  isRefunded: boolean
  dispute: 'none' | 'open' | 'won' | 'lost'
}

/** Takes the money, and alone knows who paid. Its verbs throw `upstream` when it does not answer. */
export interface Cashier {
  /** What the browser hands to the provider's own script; null when there is none to load. */
  publishableKey: string | null
  /** Where card numbers go in a demonstration; null when payments are real, or closed. */
  pretend: PretendTerminal | null
  openPayment(order: Order): Promise<Payment>
  /** Null for a payment that it does not know. */
  findPayment(id: string): Promise<Payment | null>
  /** Closes a payment that nobody will make any more; one that was made stays as it is. */
  cancelPayment(id: string): Promise<void>
  /** Which payment a signed event is about, if any; throws `invalid` unless the cashier signed it. */
  readEvent(body: string, signature: string | undefined): { paymentId: string | null }
}

/** What became of a card that was shown to the pretend cashier. */
export interface CardAnswer {
  paymentIntent: {
    id: string
    status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  }
  error?: { code: string; message: string }
}

/** The half of the pretend cashier that a browser talks to; null for a secret it did not give. */
export interface PretendTerminal {
  showCard(clientSecret: string, cardNumber: string): Promise<CardAnswer | null>
  authenticate(clientSecret: string, isApproved: boolean): Promise<CardAnswer | null>
}
