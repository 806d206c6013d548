import { foldLetters } from '../coach/french/fold-letters.ts'

const INTERROGATIVE =
  "(?:qu'|(?:comment|pourquoi|combien|quel(?:le)?s?|que|quoi|qui|ou|quand|lequel|laquelle|lesquel(?:le)?s)(?![a-z]))"
const PREPOSITION =
  "(?:a|de|d'|dans|en|sur|avec|pour|par|chez|selon|depuis|jusqu'|vers|contre|a partir de|au bout de)"
/** « …, et comment… », « … : que faites-vous », « par quoi commencez-vous ». */
const ASKS = new RegExp(
  `(?:^|[:,;.!»–—] ?)(?:(?:et|mais|alors|puis|ou|dans ce cas|selon vous|concretement|d'apres vous|a votre avis),? )?(?:${PREPOSITION} ?)?${INTERROGATIVE}|(?:^|[ ,:;])${INTERROGATIVE} [^?]*-(?:vous|il|elle|on|ce|t-(?:il|elle|on))(?![a-z])`,
  'u',
)
const TELLS =
  /(?:^|[:,;.!] ?)(?:[^:;.!?]{0,200}, )?(?:et |puis )?(?:racontez|donnez|parlez|decrivez|expliquez|presentez|dites|citez|montrez|faites|imaginez|prenez|choisissez|retracez|resumez|detaillez|partagez|rappelez|revenez|illustrez|exposez|commentez|indiquez|evoquez|precisez)(?:-(?:moi|nous|vous|en|le|la|les))?(?![a-z-])/
const CLOSED =
  /^(?:(?:et|mais|alors|deja),? )?(?:est-ce (?:que |qu')|y a-t-il|vous |(?!presentez|decrivez|imaginez)[a-z]+(?:ez|es)-vous(?![a-z]))/
/** A yes or no question by its grammar, but an invitation to tell by its use. */
const INVITES =
  /^(?:pouvez|pourriez|voulez|voudriez|sauriez)-vous (?:(?:me|nous|vous|m'|nous en|m'en) ?)?(?:presenter|parler|raconter|decrire|donner|expliquer|citer|dire|resumer|detailler|retracer|partager|revenir|illustrer|faire part)/

/** « Avez-vous déjà refusé un chargement ? Racontez. » asks for a story, once. */
const ONCE_AND_TELL = /\?\s+(?:racontez|donnez|dites)/
export const isOnceAndTell = (text: string) => ONCE_AND_TELL.test(foldLetters(text))

export const isRequest = (text: string) => TELLS.test(foldLetters(text))
export const asksSomething = (text: string) => ASKS.test(questionPart(foldLetters(text)))

/** Whether « oui » or « non » would answer it. */
export function isClosed(text: string): boolean {
  const folded = foldLetters(text).replace(/^[\s«"]+/, '')
  if (INVITES.test(folded) || ONCE_AND_TELL.test(folded)) return false
  const last = questionPart(folded)
  const isAsked = ASKS.test(folded)
  if (CLOSED.test(folded) && !folded.startsWith('vous ')) return true
  if (CLOSED.test(last) && !ASKS.test(last)) return true
  return folded.includes('?') && !isAsked && !TELLS.test(folded)
}

/** What stands after the last colon, where the question itself is. */
function questionPart(folded: string): string {
  const question = folded.slice(0, folded.indexOf('?') + 1) || folded
  return (
    question
      .split(/[:.;!] /)
      .at(-1)
      ?.trim() ?? question
  )
}
