import type { AnswerToAssess, QuestionKind } from '../../interviewer.ts'
import { inferKind } from '../assessment/infer-kind.ts'
import type { OfferOutline } from '../offer-facts/offer-outline.ts'
import { missionFor, postName } from './subject.ts'
import { themeOf } from './theme.ts'

interface Ground {
  post: string
  employer: string
  /** « sur … », or nothing. */
  on: string
  mission: string
}

/** What an answer of level 5 does, step by step, in the words of this question and this offer. */
export function idealAnswer(
  { question }: Pick<AnswerToAssess, 'question'>,
  outline: OfferOutline,
): string[] {
  const theme = themeOf(question, outline)
  const mission = missionFor(outline, question)
  return STEPS[inferKind(question)]({
    post: postName(outline),
    employer: outline.employer ?? "l'employeur",
    on: theme ? ` sur ${theme}` : '',
    mission: mission ? `« ${mission.text} »` : 'la mission principale',
  })
}

const STEPS: Record<QuestionKind, (ground: Ground) => string[]> = {
  presentation: ({ post, mission }) => [
    `Une première phrase qui vous situe : votre métier, votre durée d'expérience, et ${post}.`,
    'Deux étapes de votre parcours seulement, chacune avec un lieu, une date et un fait chiffré.',
    `Une preuve pour ${mission} : ce que vous y avez fait vous-même, et ce qui en est resté.`,
    'Une dernière phrase qui dit pourquoi ce poste est la suite, en moins de deux minutes.',
  ],
  motivation: ({ post, employer, mission }) => [
    `Une raison propre à ${post} dès la première phrase, que l'on ne pourrait pas redire ailleurs.`,
    `Un fait vérifié sur ${employer}, et ce qu'il change pour vous.`,
    `Un moment vécu qui prouve votre goût pour ${mission}.`,
    'Ce que vous apporterez dans les premiers mois, en une phrase concrète.',
  ],
  behavioural: ({ on, post, mission }) => [
    `Un seul cas${on}, daté et situé : où, avec qui, ce qui était en jeu.`,
    "Votre tâche en une phrase : ce que l'on attendait de vous, et non de l'équipe.",
    'Trois gestes dits à la première personne, avec un outil, une personne ou une quantité.',
    "Un résultat mesuré, comparé au départ, et qui a duré ou que quelqu'un a confirmé.",
    `La leçon, et ce qu'elle vous ferait faire pour ${mission} dans ${post}.`,
  ],
  technical: ({ on, mission }) => [
    `La réponse d'abord${on} : votre méthode en une phrase, avec son ordre.`,
    'Chaque étape avec son outil, son seuil et le contrôle qui la clôt.',
    "Un cas réel où vous l'avez suivie, avec un chiffre.",
    `La limite de la méthode, et ce que vous feriez autrement pour ${mission}.`,
  ],
  situational: ({ on, post }) => [
    `Ce que vous vérifiez avant d'agir${on} : le risque, l'urgence, qui décide.`,
    "Vos actions dans l'ordre, avec la première minute dite précisément.",
    'Qui vous prévenez, par quels mots, et ce que vous écrivez.',
    `Un cas proche que vous avez vécu, avec son issue, et ce qui change dans ${post}.`,
  ],
  closing: ({ post, employer, mission }) => [
    `Une question sur ${mission} : comment la réussite y est mesurée dans six mois.`,
    `Une question sur l'équipe ou l'organisation de ${employer}, que ses pages publiques ne disent pas.`,
    "Une réponse franche et datée si l'on vous demande votre disponibilité.",
    `Une phrase de fin : ce qui vous convainc dans ${post}, et la suite que vous attendez.`,
  ],
}
