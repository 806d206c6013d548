import type { Answer, Sentence } from './answer.ts'
import { matchesCue, TERMS } from './signals/match-cue.ts'

/** What opens a question, with a sign at its end or without one. */
const OPENS =
  /^(?:(?:et|puis|aussi|ensuite|enfin|alors|donc|oui|d abord|deux choses|ma question c est|une question) )*(?:(?:a|de|en|dans|avec|pour|par|sur|depuis) )?(?:est ce qu\w*|combien|comment|quel(?:le)?s?|qui (?:est|sera|fait|a|decide|forme|suit|remplace|s occupe)|quand|pourquoi|ou (?:est|sont|se)|y a t il|qu est ce qu\w*|a t on|faut il|peut on)\b/
/** Another one joined to it. */
const JOINED =
  /(?:[,;:]|\b(?:et|ou)) (?:(?:puis|aussi) )?(?:(?:a|de|en|dans|avec|pour|par|sur|depuis) )?(?:est ce qu\w*|combien|comment|quel(?:le)?s?|quand|pourquoi|qui (?:est|sera|a|decide))\b/g
const WISHES_TO_KNOW =
  /\b(?:voudrais|voulais|veux|aimerais|souhaite\w*|voudrait) (?:aussi |bien |surtout |encore )?(?:vous demander|savoir|connaitre|comprendre)\b/

const isQuestion = ({ quote, plain }: Sentence) =>
  quote.includes('?') || OPENS.test(plain) || WISHES_TO_KNOW.test(plain)

/** How many things an answer asks, beside pay and days off; asked plainly, each counts. */
export function countQuestions({ sentences }: Pick<Answer, 'sentences'>): number {
  return sentences
    .filter((one) => isQuestion(one) && !matchesCue(one.plain, TERMS))
    .reduce((sum, { plain }) => sum + 1 + (plain.match(JOINED)?.length ?? 0), 0)
}
