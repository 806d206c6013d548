import type { z } from 'zod'
import type { AssessmentReply } from '#app/interviewer/model/replies/assessment-reply.ts'
import type { QuestionsReply } from '#app/interviewer/model/replies/questions-reply.ts'
import type { SummaryReply } from '#app/interviewer/model/replies/summary-reply.ts'

/** Eight questions that a model might ask for `AN_OFFER`. */
export const QUESTIONS_REPLY: z.infer<typeof QuestionsReply> = {
  questions: [
    {
      kind: 'presentation',
      text: "Présentez-vous en partant de ce qui vous a conduit vers le métier d'infirmier.",
    },
    {
      kind: 'motivation',
      text: "Qu'est-ce qui vous donne envie d'exercer en hôpital de jour plutôt qu'ailleurs ?",
    },
    {
      kind: 'behavioural',
      text: "Racontez-moi un accueil où l'état d'un patient vous a inquiété dès son arrivée.",
    },
    {
      kind: 'behavioural',
      text: "Donnez-moi un exemple d'atelier thérapeutique que vous avez animé ou aidé à animer.",
    },
    {
      kind: 'behavioural',
      text: "Parlez-moi d'un désaccord dans une équipe pluridisciplinaire et de votre rôle ce jour-là.",
    },
    {
      kind: 'technical',
      text: 'Comment assurez-vous la traçabilité des soins dans un dossier informatisé ?',
    },
    {
      kind: 'situational',
      text: "Un patient quitte l'atelier en colère au milieu de la séance : que faites-vous ?",
    },
    {
      kind: 'closing',
      text: 'Que souhaitez-vous savoir de notre hôpital de jour avant de décider ?',
    },
  ],
}

export const A_QUESTION = "Racontez-moi un accueil où l'état d'un patient vous a inquiété."

export const AN_ANSWER =
  "En mars, à l'accueil, un patient parlait plus vite que d'habitude. J'ai prévenu le médecin et j'ai noté mes observations dans le dossier. Le traitement a été revu le jour même et le patient n'a pas été hospitalisé."

/** What a model might say of `AN_ANSWER`. */
export const ASSESSMENT_REPLY: z.infer<typeof AssessmentReply> = {
  strengths: [
    {
      remark: 'Votre geste est précis et vérifiable.',
      quote: "J'ai prévenu le médecin",
      missing: 'rien',
    },
  ],
  improvements: [
    {
      remark: "Dites ce que vous avez retenu de cet accueil pour l'équipe.",
      quote: '',
      missing: 'leçon',
    },
  ],
  levels: { relevance: 5, proof: 4, structure: 4, result: 4, fit: 4 },
  analysis:
    "Vous racontez un fait réel, dans un ordre facile à suivre, et l'effet de votre geste est constaté. Il reste à dire ce que vous en avez retenu.",
  exampleAnswer:
    "En mars, à l'accueil, un patient parlait plus vite que d'habitude. J'ai prévenu le médecin et j'ai noté mes observations. Le traitement a été revu le jour même. J'en ai retenu [leçon à préciser].",
  followUp: "Qu'avez-vous changé ensuite dans l'accueil des patients ?",
}

export const SUMMARY_REPLY: SummaryReply = {
  globalStrengths: ['Vous racontez des faits précis, avec vos propres gestes.'],
  globalImprovements: ['Terminez chaque récit par ce que vous en avez retenu.'],
  generalFeedback:
    'Vos réponses tiennent sur des faits réels. Reprenez-les une à une et ajoutez une leçon à la fin de chacune.',
  headline: 'Des faits précis, une leçon à ajouter.',
}
