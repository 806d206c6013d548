import type { Understood } from '#app/interviewer/understood.ts'

const COUNT = 3

/** What is worth asking once the offer says so, by the thing that was understood of it. */
const ABOUT: Record<string, string> = {
  night: "Comment les nuits sont-elles réparties dans l'équipe\u00a0?",
  weekend: "Combien de temps à l'avance le planning des week-ends est-il connu\u00a0?",
  shifts: "Combien de temps à l'avance le planning est-il connu\u00a0?",
  'on-call': 'À quelle fréquence les astreintes reviennent-elles, et pour quelles urgences\u00a0?',
  travel: 'Quelle part de la semaine se passe en déplacement\u00a0?',
  'fixed-term': "Qu'est-ce qui déciderait d'une suite à ce contrat\u00a0?",
  interim: "Qu'est-ce qui déciderait d'une suite à cette mission\u00a0?",
  apprenticeship:
    "Qui va m'apprendre le métier, et que saurai-je faire sans aide au bout de trois mois\u00a0?",
  internship: "Qui va m'accompagner, et que devra-t-il rester de ce stage\u00a0?",
  remote: "Comment l'équipe travaille-t-elle ensemble les jours de télétravail\u00a0?",
}

/** Good at any interview; the last of them is always asked. */
const ALWAYS = [
  "Qu'attendez-vous de la personne recrutée pendant ses trois premiers mois\u00a0?",
  "Qu'est-ce qui est le plus difficile dans ce poste, et que l'offre ne dit pas\u00a0?",
]
const LAST = 'Quelle est la suite du recrutement, et quand aurai-je de vos nouvelles\u00a0?'

/** Three questions for the recruiter: what this offer leaves open first, then what any interview does. */
export function questionsToAsk(understood: Understood | null): string[] {
  const own = (understood?.things ?? []).flatMap(({ id }) => ABOUT[id] ?? []).slice(0, 1)
  return [...own, ...ALWAYS].slice(0, COUNT - 1).concat(LAST)
}
