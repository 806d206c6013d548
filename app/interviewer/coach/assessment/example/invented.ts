import type { QuestionKind } from '../../../interviewer.ts'
import type { BookQuestion } from '../../book/page.ts'
import { closingExample } from './of-closing.ts'
import { OF_DOMAINS } from './of-domains.ts'
import { OF_FAMILIES } from './of-families.ts'
import { planFor } from './plans.ts'

/** An answer of the book; `question` is the one it answers when that is not the one asked. */
export interface KnownExample {
  text: string
  question: string | null
  /** That neighbour as the book has it. */
  near?: BookQuestion
}

/** What may be shown as an example, of what the book and the offer's trade give. */
export interface ExampleAtHand {
  /** An answer to this very question, or to one of the book that asks nearly the same. */
  known: KnownExample | null
  /** The domain of the post by its official code, « J15 »; null when the trade is not known. */
  domain: string | null
}

/**
 * What somebody else, who does not exist, answers to the same problem; where nothing near is known,
 * a plan, since the story of another trade would only mislead; to an answer of `score` that has no
 * need of a plan, the question that comes next.
 */
export function inventedExample(
  kind: QuestionKind,
  question: string,
  { known, domain }: ExampleAtHand,
  score = 0,
): string {
  if (known)
    return known.question === null
      ? `${INVENTED} : ${known.text}`
      : `${INVENTED}, à une question voisine (« ${known.question} ») : ${known.text}`
  if (kind === 'closing')
    return `${INVENTED}, pour la façon de répondre : ${closingExample(question)}`
  if (kind === 'presentation' || kind === 'motivation') {
    const near = OF_DOMAINS[domain ?? '']?.[kind]
    if (near) return `${INVENTED}, pour la façon de répondre : ${near}`
    const said = OF_FAMILIES[domain?.charAt(0) ?? '']?.[kind]
    if (said) return `${INVENTED}, pour la façon de répondre : ${said}`
  }
  if (score >= HOLDS_IT) return `${HOLDS_IT_ALREADY} « ${COMES_NEXT[kind]} »`
  return `Aucun exemple n'est assez proche de cette question pour vous servir. Un plan, à la place. ${planFor(kind, question)}`
}

/** From here on, a plan would only say what the answer did. */
const HOLDS_IT = 80
const HOLDS_IT_ALREADY =
  "Votre réponse contient déjà ce qu'un exemple vous montrerait. Attendez-vous ensuite à cette question :"
const COMES_NEXT: Record<Exclude<QuestionKind, 'closing'>, string> = {
  presentation: "De tout cela, qu'est-ce qui vous servira le plus ici ?",
  motivation: "Qu'est-ce qui vous y paraîtra le plus difficile ?",
  behavioural: "Qu'est-ce qui a été le plus difficile ?",
  technical: "Qu'est-ce qu'un débutant y manque le plus souvent ?",
  situational: "Qu'est-ce qui serait le plus difficile à ce moment-là ?",
}

const INVENTED = "Exemple inventé, d'une autre personne que vous"
