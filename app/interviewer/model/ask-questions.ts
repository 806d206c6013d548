import type { QuestionsFormat } from '../format.ts'
import type { Question, QuestionSet } from '../interviewer.ts'
import { planOf } from '../plans.ts'
import { isAnchored, offerStems } from '../standards/anchoring.ts'
import type { Check } from '../standards/fault.ts'
import { faultsOfQuestions, lackOfAnchors } from '../standards.ts'
import type { Conversation } from './call/conversation.ts'
import { refused, unusable } from './call/failures.ts'
import type { Prompt } from './call/model-call.ts'
import {
  type OfferForModel,
  otherQuestionsPrompt,
  questionsPrompt,
} from './prompts/questions-prompt.ts'
import { readQuestionsReply } from './replies/questions-reply.ts'
import { readJson } from './replies/read-json.ts'

interface Asking {
  jobDescription: string
  offer: OfferForModel
  format: QuestionsFormat | undefined
  conversation: Conversation
  /** The coach's own set for this offer; another one at each call. */
  spare: () => Promise<Question[]>
  /** Which of these go against the offer. */
  contradicts: (questions: readonly string[]) => Promise<boolean[]>
}

/** One place of the plan: the question that stands there, and what is wrong with it. */
interface Place extends Question {
  fault: Check | null
}

const SPARE_SETS = 3
/** Below this share most of the set would be the coach's: saying that the model failed is more honest. */
const LEAST_OF_MODEL = 0.5

/**
 * The questions of an interview by the model, held to the standards: those that fail are asked once more, then
 * taken from the coach. None at all gives an empty set; throws `InterviewerFailure` otherwise.
 */
export async function askQuestions(asking: Asking): Promise<QuestionSet> {
  const { offer, format, conversation } = asking
  const plan = planOf(format)
  const fewest = plan.length * LEAST_OF_MODEL
  const { outline, precisions } = offer
  const title = precisions?.trade ?? outline.title?.text ?? null
  let given = await ask(conversation, questionsPrompt(offer, format))
  if (given.length === 0) given = await ask(conversation, questionsPrompt(offer, format))
  if (given.length === 0) return { title, questions: [], source: 'ia' }

  let places = await judged(onPlan(plan, given), asking)
  const failed = failedOf(places)
  if (failed.length > 0) {
    const kept = places.filter(({ fault }) => fault === null)
    const prompt = otherQuestionsPrompt(offer, { format, kept, failed })
    const again = await ask(conversation, prompt).catch((failure) =>
      kept.length >= fewest ? [] : Promise.reject(failure),
    )
    places = await judged(withOthers(places, again), asking)
  }
  if (places.length - failedOf(places).length < fewest) throw unusable()
  const questions = await withSpares(places, asking)
  return { title, questions, source: 'ia' }
}

async function ask(conversation: Conversation, prompt: Prompt): Promise<Question[]> {
  const reply = await conversation.ask(prompt)
  if (reply.isRefused) throw refused()
  return readQuestionsReply(await readJson(reply.text))
}

/** The questions at the places of the plan that their kinds give them; a place may stay empty. */
function onPlan(plan: ReturnType<typeof planOf>, given: readonly Question[]): Question[] {
  const left = [...given]
  return plan.map((kind) => {
    const at = left.findIndex((question) => question.kind === kind)
    return at < 0 ? { kind, text: '' } : (left.splice(at, 1)[0] ?? { kind, text: '' })
  })
}

/** Each question with its first fault; when too few name the offer, those that do not are at fault. */
async function judged(
  questions: readonly Question[],
  { jobDescription, format, contradicts }: Asking,
): Promise<Place[]> {
  const faults = faultsOfQuestions(questions, format)
  const stems = offerStems(jobDescription)
  const against = await contradicts(questions.map(({ text }) => text))
  const lacksAnchors = lackOfAnchors(questions, jobDescription).length > 0
  return questions.map(({ kind, text }, at) => {
    const own = faults.find(({ question }) => question === at)?.check ?? null
    const unanchored = lacksAnchors && !isAnchored(text, stems) ? 'anchoring' : null
    return { kind, text, fault: own ?? (against[at] ? 'against-offer' : unanchored) }
  })
}

const failedOf = (places: readonly Place[]) =>
  places.flatMap(({ kind, text, fault }) => (fault ? [{ kind, text, reason: REASONS[fault] }] : []))

function withOthers(places: readonly Place[], others: readonly Question[]): Question[] {
  const left = [...others]
  return places.map(({ kind, text, fault }) => {
    const at = fault ? left.findIndex((other) => other.kind === kind) : -1
    return at < 0 ? { kind, text } : (left.splice(at, 1)[0] ?? { kind, text })
  })
}

/** What still fails is taken from the coach, whose question must go with those that stay. */
async function withSpares(places: Place[], asking: Asking): Promise<Question[]> {
  let best = places
  for (let set = 0; set < SPARE_SETS && failedOf(best).length > 0; set++) {
    const spares = await asking.spare()
    const mended = best.map((place, at) => (place.fault ? (spares[at] ?? place) : place))
    best = await judged(mended, asking)
  }
  return best.map(({ kind, text }) => ({ kind, text }))
}

const REASONS: Record<Check, string> = {
  count: 'elle manque',
  order: "elle n'est pas à sa place",
  language: "elle n'est pas en français, ou elle manque",
  vouvoiement: 'elle tutoie',
  'one-question': 'elle pose plusieurs questions, ou aucune',
  length: 'elle dépasse 35 mots',
  closed: 'on peut y répondre par oui ou non',
  duplicate: 'elle ressemble à une autre',
  anchoring: "elle ne nomme rien de l'offre",
  'forbidden-topic': "la loi tient ce sujet hors d'un entretien",
  'past-pay': 'elle demande un salaire actuel ou passé',
  'broken-french': 'son français est fautif',
  'against-offer': "elle nomme ce que l'offre ne dit pas : une condition, un nom, un employeur",
}
