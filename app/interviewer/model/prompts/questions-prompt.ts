import type { OfferReading } from '../../coach/offer/offer-reading.ts'
import type { Question, QuestionKind } from '../../interviewer.ts'
import type { Understood } from '../../understood.ts'
import type { Prompt } from '../call/model-call.ts'
import { fence } from '../data/fence.ts'
import { withoutOrders } from '../data/without-orders.ts'
import { QuestionsReply } from '../replies/questions-reply.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { describeReading } from './offer-reading.ts'

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

const RULES = `Vous préparez les questions d'un entretien structuré pour l'offre donnée.

Le plan, dans cet ordre : 1 presentation, 1 motivation, 3 behavioural, 1 technical, 1 situational, 1 closing.
${Object.entries(KINDS)
  .map(([kind, meaning]) => `- ${kind} = ${meaning}.`)
  .join('\n')}

Chaque question
- pose une seule question, ouverte (on ne peut répondre ni oui ni non), en 35 mots au plus, avec un seul point d'interrogation ;
- vouvoie, en français, même si l'offre est dans une autre langue ;
- nomme une mission, un outil ou une exigence de l'offre : au moins cinq des huit, avec les mots de l'offre ;
- ne ressemble à aucune autre, ni par son début ni par son sujet.
Les trois comportementales touchent trois missions ou qualités différentes. À défaut d'expérience demandée, une question peut admettre un stage ou une situation voisine.

Deux exemples, pour une offre de menuisier d'agencement (poser des cuisines, lire un plan, accueillir le client)
- Bonne question (behavioural) : « Racontez-moi une pose de cuisine où le plan ne correspondait pas au mur : qu'avez-vous décidé ? » Un fait passé, une mission de l'offre, une seule demande.
- Mauvaise question : « Êtes-vous rigoureux et aimez-vous le travail en équipe ? » On y répond par oui, elle en pose deux, et rien ne vient de l'offre.`

const SETTINGS = { schema: QuestionsReply, temperature: 0.9, maxOutputTokens: 6_000 }

/** Asks for the eight questions of an offer, with what the coach has read in it as a guide. */
export function questionsPrompt(
  reading: OfferReading,
  precisions: Understood | null = null,
): Prompt {
  return {
    ...SETTINGS,
    instructions: `${HOUSE_RULES}\n\n${RULES}`,
    data: `${offerOf(reading)}${precisions ? sayPrecisions(precisions) : ''}\n\nÉcrivez les huit questions.`,
  }
}

/** The candidate's own word on the offer goes before what was read in it. */
function sayPrecisions({ trade, things }: Understood): string {
  const said = [`Métier : ${trade ?? 'inconnu'}`, ...things.map(({ label }) => label)]
  return `\n${fence('precisions', withoutOrders(said.join('\n')), 1_000)}`
}

export interface FailedQuestion extends Question {
  /** What is wrong with it, in French. */
  reason: string
}

/** Asks again for the questions that failed, and for those alone. */
export function otherQuestionsPrompt(
  reading: OfferReading,
  kept: readonly Question[],
  failed: readonly FailedQuestion[],
): Prompt {
  const list = (questions: readonly Question[]) =>
    questions.map(({ kind, text }) => `${kind} : ${text}`).join('\n')
  const asked = failed.map(({ kind, text, reason }) => `${kind} : ${text} → ${reason}`).join('\n')
  return {
    ...SETTINGS,
    instructions: `${HOUSE_RULES}\n\n${RULES}`,
    data: `${offerOf(reading)}

${fence('gardees', list(kept), 4_000)}
${fence('a-refaire', asked, 4_000)}

Les questions gardées restent. Écrivez seulement ${failed.length === 1 ? 'la question' : `les ${failed.length} questions`} à refaire, du même genre et dans le même ordre, sans le défaut indiqué.`,
  }
}

const offerOf = (
  reading: OfferReading,
) => `${fence('offre', withoutOrders(reading.text), OFFER_MOST)}
${fence('lecture', describeReading(reading), 4_000)}`
