import type { QuestionKind } from '../../../interviewer.ts'
import type { Judgement } from '../judge.ts'

const FEWEST = 2
const LEAST_URGENT = 10

/** What a good interviewer asks next, by kind, once the parts are there. */
const NEXT: Record<QuestionKind, readonly [string, string]> = {
  presentation: [
    'Préparez la suite : on vous demandera pourquoi vous changez maintenant, une phrase suffit.',
    'Choisissez le fait que vous voulez voir retenu, et gardez-le pour la fin.',
  ],
  motivation: [
    'Dites ce que vous feriez dès vos premières semaines : cela montre que vous vous y voyez déjà.',
    "Nommez ce qui sera difficile dans ce poste, et comment vous l'abordez : une envie lucide convainc mieux.",
  ],
  behavioural: [
    "Préparez la question suivante : ce que vous referiez à l'identique, et ce que vous changeriez.",
    "Dites ce que vous avez écarté avant d'agir : on comprend mieux un choix quand on sait ce qu'il a évité.",
  ],
  technical: [
    "Dites ce que vous faites quand cela ne se passe pas comme prévu : c'est la question suivante.",
    "Nommez l'erreur que font les débutants à cette étape, et comment vous l'évitez.",
  ],
  situational: [
    "Dites ce que vous faites si la première mesure ne suffit pas : c'est la question suivante.",
    'Ajoutez ce qui empêcherait que la même scène revienne.',
  ],
  closing: [
    'Demandez quelle est la prochaine étape, et quand vous aurez une réponse.',
    "Gardez une question née de l'entretien lui-même : elle montre que vous avez écouté.",
  ],
}

/** Advice for an answer in which too few things are left to mend. */
export function goFurther(alreadySaid: number, { kind }: Judgement) {
  return NEXT[kind]
    .slice(0, Math.max(0, FEWEST - alreadySaid))
    .map((text, at) => ({ urgency: LEAST_URGENT - at, text }))
}
