import type { QuestionKind } from '../../../interviewer.ts'
import type { BookQuestion } from '../../book/page.ts'
import { normalizeText } from '../normalize-text.ts'
import { whatIsSought } from '../remarks/seek.ts'
import { closingExample } from './of-closing.ts'
import { OF_DOMAINS } from './of-domains.ts'
import { OF_FAMILIES } from './of-families.ts'

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
 * a plan, since the story of another trade would only mislead.
 */
export function inventedExample(
  kind: QuestionKind,
  question: string,
  { known, domain }: ExampleAtHand,
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
  return `Aucun exemple n'est assez proche de cette question pour vous servir. Un plan, à la place. ${whatIsSought(kind, normalizeText(question))} ${PLANS[kind]}`
}

const INVENTED = "Exemple inventé, d'une autre personne que vous"

const PLANS: Record<Exclude<QuestionKind, 'closing'>, string> = {
  presentation:
    "En quatre phrases : votre métier ou vos études ; l'expérience la plus proche de ce poste, avec sa durée ; un fait que vous y avez tenu ; ce que vous cherchez maintenant.",
  motivation:
    "En trois phrases : ce que l'annonce dit et qui vous a fait écrire ; un moment où vous avez fait ou vu quelque chose qui y ressemble ; ce que vous n'avez pas aujourd'hui et que vous trouveriez ici.",
  behavioural:
    "En quatre temps : la situation, en une phrase ; ce que vous avez fait, vous, en deux gestes ; ce qui s'est passé ensuite ; ce que vous faites depuis.",
  technical:
    "En quatre temps : ce que vous regardez avant de commencer ; vos gestes dans l'ordre, avec l'outil ou la valeur ; ce que vous contrôlez à la fin ; ce que vous faites si ce n'est pas bon.",
  situational:
    "En quatre temps : ce qui ne peut pas attendre, et pour qui ; ce que vous faites en premier ; à qui vous en parlez ; comment vous savez que c'est réglé.",
}
