import type { OfferOutline } from '../../coach/offer-facts/offer-outline.ts'
import type { KnownQuestion } from '../../coach/questions/trade-knowledge.ts'
import type { Asker, QuestionsFormat } from '../../format.ts'
import type { Question, QuestionKind } from '../../interviewer.ts'
import { planOf } from '../../plans.ts'
import { ANCHORED_SHARE } from '../../standards/anchoring.ts'
import type { Understood } from '../../understood.ts'
import type { Prompt } from '../call/model-call.ts'
import { fence } from '../data/fence.ts'
import { withoutOrders } from '../data/without-orders.ts'
import { QuestionsReply } from '../replies/questions-reply.ts'
import { describeOutline } from './describe-outline.ts'
import { HOUSE_RULES } from './house-rules.ts'

const OFFER_MOST = 12_000

const KINDS: Record<QuestionKind, string> = {
  presentation: 'présentation : la personne se situe par rapport à ce métier',
  motivation: 'motivation : pourquoi ce poste, et cet employeur quand il est nommé',
  behavioural:
    'comportementale : un fait passé, « donnez-moi un exemple… », « racontez-moi une situation où… »',
  technical: "technique : un savoir-faire du métier, cité par l'offre",
  situational: 'mise en situation : une scène plausible de ce poste, « que faites-vous ? »',
  closing: 'conclusion : ce que la personne veut savoir, ses disponibilités ou ses prétentions',
}

/** Who asks, told to a model; nothing where a recruiter and a manager ask together. */
const ASKED_BY: Record<Asker, string> = {
  both: '',
  recruiter:
    " Un recruteur les pose : il cherche d'abord qui est la personne, ce qu'elle veut et comment elle travaille avec d'autres.",
  manager:
    " Le manager du métier les pose : il cherche d'abord ce que la personne sait faire et comment elle s'y prendrait dès la première semaine.",
}

const NUMBERS: Record<number, string> = { 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 8: 'huit' }

const rulesFor = (format: QuestionsFormat | undefined) => {
  const plan = planOf(format)
  const kinds = [...new Set(plan)]
  const share = kinds.map((kind) => `${plan.filter((one) => one === kind).length} ${kind}`)
  return `Vous préparez les questions d'un entretien structuré pour l'offre donnée.${ASKED_BY[format?.asker ?? 'both']}

Le plan, dans cet ordre : ${share.join(', ')}.
${kinds.map((kind) => `- ${kind} = ${KINDS[kind]}.`).join('\n')}

Chaque question
- pose une seule question, ouverte (on ne peut répondre ni oui ni non), en 35 mots au plus, avec un seul point d'interrogation ;
- vouvoie, en français, même si l'offre est dans une autre langue ;
- nomme une mission, un outil ou une exigence de l'offre : au moins ${NUMBERS[Math.ceil(plan.length * ANCHORED_SHARE)]} des ${NUMBERS[plan.length]}, avec les mots de l'offre ;
- ne ressemble à aucune autre, ni par son début ni par son sujet.
Les questions d'un même genre touchent des missions ou des qualités différentes. À défaut d'expérience demandée, une question peut admettre un stage ou une situation voisine.

« metier » dit ce que demande un recruteur de ce métier : prenez-en le niveau et le concret, sans en recopier les phrases. « precisions » vient du candidat et l'emporte sur « lecture ». « deja-posees » l'a été à la même personne : posez-en d'autres.

Deux exemples, pour une offre de menuisier d'agencement (poser des cuisines, lire un plan, accueillir le client)
- Bonne question (behavioural) : « Racontez-moi une pose de cuisine où le plan ne correspondait pas au mur : qu'avez-vous décidé ? » Un fait passé, une mission de l'offre, une seule demande.
- Mauvaise question : « Êtes-vous rigoureux et aimez-vous le travail en équipe ? » On y répond par oui, elle en pose deux, et rien ne vient de l'offre.`
}

const SETTINGS = { schema: QuestionsReply, temperature: 0.9, maxOutputTokens: 6_000 }

/** What is known of an offer before a model asks. */
export interface OfferForModel {
  outline: OfferOutline
  /** What the candidate made of it, when it was corrected. */
  precisions: Understood | null
  /** What the book knows of the trade. */
  known: readonly KnownQuestion[]
  /** What the same person was asked about this offer before. */
  alreadyAsked: readonly string[]
}

/** Asks for the questions of an offer, with what the coach knows of it as a guide. */
export function questionsPrompt(offer: OfferForModel, format?: QuestionsFormat): Prompt {
  return {
    ...SETTINGS,
    instructions: `${HOUSE_RULES}\n\n${rulesFor(format)}`,
    data: `${offerOf(offer)}\n\nÉcrivez les ${NUMBERS[planOf(format).length]} questions.`,
  }
}

export interface FailedQuestion extends Question {
  /** What is wrong with it, in French. */
  reason: string
}

interface AskedAgain {
  format: QuestionsFormat | undefined
  kept: readonly Question[]
  failed: readonly FailedQuestion[]
}

/** Asks again for the questions that failed, and for those alone. */
export function otherQuestionsPrompt(
  offer: OfferForModel,
  { format, kept, failed }: AskedAgain,
): Prompt {
  const list = (questions: readonly Question[]) =>
    questions.map(({ kind, text }) => `${kind} : ${text}`).join('\n')
  const asked = failed.map(({ kind, text, reason }) => `${kind} : ${text} → ${reason}`).join('\n')
  return {
    ...SETTINGS,
    instructions: `${HOUSE_RULES}\n\n${rulesFor(format)}`,
    data: `${offerOf(offer)}

${fence('gardees', list(kept), 4_000)}
${fence('a-refaire', asked, 4_000)}

Les questions gardées restent. Écrivez seulement ${failed.length === 1 ? 'la question' : `les ${failed.length} questions`} à refaire, du même genre et dans le même ordre, sans le défaut indiqué.`,
  }
}

const offerOf = ({ outline, precisions, known, alreadyAsked }: OfferForModel) =>
  [
    fence('offre', withoutOrders(outline.text), OFFER_MOST),
    fence('lecture', describeOutline(outline), 4_000),
    ...(precisions ? [fence('precisions', sayPrecisions(precisions), 1_000)] : []),
    ...(known.length > 0 ? [fence('metier', known.map(sayKnown).join('\n'), 4_000)] : []),
    ...(alreadyAsked.length > 0
      ? [fence('deja-posees', withoutOrders(alreadyAsked.join('\n')), 4_000)]
      : []),
  ].join('\n')

/** The candidate's own word on the offer goes before what was read in it. */
const sayPrecisions = ({ trade, things }: Understood) =>
  withoutOrders([`Métier : ${trade ?? 'inconnu'}`, ...things.map(({ label }) => label)].join('\n'))

/** What a recruiter of this trade asks and listens for: a guide, not words to repeat. */
const sayKnown = ({ text, points }: KnownQuestion) => `${text} On écoute : ${points.join(' ; ')}.`
