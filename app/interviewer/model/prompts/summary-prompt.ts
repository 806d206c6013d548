import type { OfferOutline } from '../../coach/offer-facts/offer-outline.ts'
import type { Exchange } from '../../interviewer.ts'
import type { Prompt } from '../call/model-call.ts'
import { fence } from '../data/fence.ts'
import { SummaryReply } from '../replies/summary-reply.ts'
import { describeOutline } from './describe-outline.ts'
import { HOUSE_RULES } from './house-rules.ts'

const ANSWER_MOST = 900
const REMARK_MOST = 300

const RULES = `Vous récapitulez un entretien d'entraînement : les questions, les réponses et les retours déjà donnés. Vous ne donnez aucune note : elle est calculée à part.
- globalStrengths : 1 à 3 points forts qui reviennent, une phrase chacun, avec la réponse où on les voit. Si vous citez, recopiez exactement, entre « et ».
- globalImprovements : 1 à 3 priorités, la plus utile d'abord, chacune avec un geste à faire.
- generalFeedback : 3 à 5 phrases : ce qui est acquis, ce qui revient, et un plan pour la prochaine séance.
- headline : une phrase de 12 mots au plus qui résume l'entretien, sans flatterie.
Vous ne prédisez aucune embauche et ne comparez à personne.`

/** Asks for the recap of what was answered; a passed question is only counted. */
export function summaryPrompt(outline: OfferOutline, exchanges: readonly Exchange[]): Prompt {
  return {
    schema: SummaryReply,
    temperature: 0.2,
    seed: 2026,
    maxOutputTokens: 4_000,
    instructions: `${HOUSE_RULES}\n\n${RULES}`,
    data: [
      fence('lecture', describeOutline(outline), 3_000),
      '<entretien>',
      ...exchanges.map(describeExchange),
      '</entretien>',
    ].join('\n'),
  }
}

function describeExchange({ question, answer, assessment }: Exchange, at: number): string {
  const levels = assessment?.dimensions.map(({ name, level }) => `${name} ${level}`).join(', ')
  const remarks = (items: string[] = []) => items.slice(0, 3).join(' / ')
  return [
    `Question ${at + 1}`,
    fence('question', question, REMARK_MOST),
    answer.trim() === '' ? 'Passée.' : fence('reponse', answer, ANSWER_MOST),
    levels ? `Niveaux : ${levels}.` : '',
    assessment ? fence('forts', remarks(assessment.strengths), 2 * REMARK_MOST) : '',
    assessment ? fence('axes', remarks(assessment.improvements), 2 * REMARK_MOST) : '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}
