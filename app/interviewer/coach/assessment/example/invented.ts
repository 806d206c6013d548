import type { QuestionKind } from '../../../interviewer.ts'
import type { BookQuestion } from '../../book/page.ts'
import { normalizeText } from '../normalize-text.ts'
import { closingExample } from './of-closing.ts'
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
  /** What the page of this trade, else of its domain, has somebody say of a path or a wish. */
  somebody?: string | undefined
  /** What the book listens for, when the question is one of the book. */
  awaited?: readonly string[]
}

/** What was found of the answer that the example follows. */
interface AnswerFindings {
  score: number
  /** It is said to lack a part, which then is shown. */
  lacksPart?: boolean
}

/**
 * What somebody else, who does not exist, answers to the same problem; where nothing near is known,
 * what the book listens for, or a plan of that very act, or nothing: the story of another problem would
 * only mislead. To an answer that has no need of it, the question that comes next.
 */
export function inventedExample(
  kind: QuestionKind,
  question: string,
  { known, somebody, awaited }: ExampleAtHand,
  { score, lacksPart = false }: AnswerFindings = { score: 0 },
): string {
  const hasNoNeed = score >= HOLDS_IT && !lacksPart
  if (known && kind !== 'closing' && hasNoNeed) return comesNext(kind)
  if (known)
    return known.question === null
      ? `${INVENTED} : ${known.text}`
      : `${INVENTED}, à une question voisine (« ${known.question} ») : ${known.text}`
  const said = ofOneself(kind, question, {
    isOfBook: awaited !== undefined,
    somebody: somebody ?? null,
  })
  if (said && !(hasNoNeed && kind !== 'closing'))
    return `${INVENTED}, pour la façon de répondre : ${said}`
  if (kind !== 'closing' && hasNoNeed) return comesNext(kind)
  if (awaited && score >= SOUND && !lacksPart) return ''
  if (kind !== 'closing' && awaited?.length && score < SOUND)
    return `Ce qu'un recruteur veut entendre ici, avec vos faits à vous : ${awaited.join(' ; ')}.`
  const plan =
    kind === 'behavioural' && score >= TOLD && !lacksPart ? null : planFor(kind, question)
  return plan === null ? '' : `Un plan, à remplir avec vos faits. ${plan}`
}

/** Who presents a path or gives a reason does it much as somebody else of the trade; asked for something else, not. */
function ofOneself(
  kind: QuestionKind,
  question: string,
  { isOfBook, somebody }: { isOfBook: boolean; somebody: string | null },
): string | null {
  if (kind === 'closing') return closingExample(question)
  if (kind !== 'presentation' && kind !== 'motivation') return null
  return isOfBook && !OF_PATH_OR_WISH[kind].test(normalizeText(question)) ? null : somebody
}

const OF_PATH_OR_WISH = {
  presentation: /\b(?:presente\w*|parcours|parlez moi de vous|etapes)\b/,
  motivation: /\b(?:pourquoi|attire|envie|interesse\w*)\b/,
}

/** From here on, what is awaited is mostly there. */
const SOUND = 60
/** Whoever told a story knows how one is told. */
const TOLD = 45
/** From here on, a plan would only say what the answer did, and an example says less: of eleven read under good answers, all were poorer. */
const HOLDS_IT = 80
const ASKED_NEXT = 'Attendez-vous ensuite à cette question :'
const COMES_NEXT: Record<Exclude<QuestionKind, 'closing'>, string> = {
  presentation: "De tout cela, qu'est-ce qui vous servira le plus ici ?",
  motivation: "Qu'est-ce qui vous y paraîtra le plus difficile ?",
  behavioural: "Qu'est-ce qui a été le plus difficile ?",
  technical: "Qu'est-ce qu'un débutant y manque le plus souvent ?",
  situational: "Qu'est-ce qui serait le plus difficile à ce moment-là ?",
}

const comesNext = (kind: Exclude<QuestionKind, 'closing'>) =>
  `${ASKED_NEXT} « ${COMES_NEXT[kind]} »`

const INVENTED = "Exemple inventé, d'une autre personne que vous"
