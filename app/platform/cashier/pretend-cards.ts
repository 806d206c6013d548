import type { CardAnswer } from './cashier.ts'

type Status = CardAnswer['paymentIntent']['status']
interface Outcome {
  status: Status
  error?: { code: string; message: string }
}

const DECLINED = { code: 'card_declined', message: 'Votre carte a été refusée.' }
const NOT_A_TEST_CARD = {
  code: 'card_declined',
  message: "Votre carte a été refusée : en démonstration, seuls les numéros d'essai sont acceptés.",
}
const INCORRECT_NUMBER = {
  code: 'incorrect_number',
  message: 'Votre numéro de carte est invalide.',
}
export const AUTHENTICATION_FAILED = {
  code: 'payment_intent_authentication_failure',
  message: "Votre banque n'a pas confirmé ce paiement. Veuillez réessayer.",
}

const CARDS: Record<string, Outcome> = {
  '4242424242424242': { status: 'succeeded' },
  '4000000000000002': { status: 'requires_payment_method', error: DECLINED },
  '4000002500003155': { status: 'requires_action' },
  '4000000000000101': { status: 'processing' },
}

/** What the pretend cashier makes of a card number, spaces allowed. */
export function outcomeOf(cardNumber: string): Outcome {
  const digits = cardNumber.replace(/[\s-]/g, '')
  const error = hasRightChecksum(digits) ? NOT_A_TEST_CARD : INCORRECT_NUMBER
  return CARDS[digits] ?? { status: 'requires_payment_method', error }
}

/** The rule of Luhn, which every card number obeys. */
function hasRightChecksum(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
