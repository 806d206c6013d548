import type { QuestionKind } from '../../../interviewer.ts'
import { asksForTerms } from '../asks-for-terms.ts'
import type { KnownExample } from './known-example.ts'
import { OF_FAMILIES } from './of-families.ts'

/** What may be shown as an example, of what the book and the offer's trade give. */
export interface ExampleAtHand {
  /** An answer to this very question, or to the nearest one of its page. */
  known: KnownExample | null
  /** The first sign of the official code of the post, « J »; null when the trade is not known. */
  family: string | null
}

/** What somebody else, who does not exist, answers: the candidate's own answer is never said again. */
export function inventedExample(
  kind: QuestionKind,
  question: string,
  { known, family }: ExampleAtHand,
): string {
  if (known)
    return known.question === null
      ? `Exemple inventé, d'une autre personne que vous : ${known.text}`
      : `Exemple inventé, d'une autre personne que vous, à une autre question (« ${known.question} ») : ${known.text}`
  if (kind === 'closing' && asksForTerms(question)) return `${SOMEBODY_ELSE} ${TERMS}`
  const said =
    (kind === 'presentation' || kind === 'motivation') && OF_FAMILIES[family ?? '']?.[kind]
  return said ? `${OF_THE_FAMILY} ${said}` : `${SOMEBODY_ELSE} ${EXAMPLES[kind]}`
}

const OF_THE_FAMILY = "Exemple inventé, d'une autre personne que vous, pour la façon de répondre :"
const SOMEBODY_ELSE =
  "Exemple inventé, d'une autre personne et d'un autre métier, pour la façon de répondre :"

const EXAMPLES: Record<QuestionKind, string> = {
  presentation:
    "Je travaille en boulangerie depuis six ans : quatre à la vente, deux à tenir la boutique avec trois collègues. Ce que j'y ai changé, c'est la commande du samedi : on jetait quinze pains par semaine, on en jette deux. Je cherche maintenant une maison plus grande, où l'on forme aussi les nouveaux.",
  motivation:
    "Deux choses dans votre annonce. La réparation sur place, d'abord : dans mon atelier de vélos, c'est ce que je préfère, et j'ai appris à refaire un moyeu au lieu de le remplacer. Ensuite, le travail avec les écoles : l'an dernier, j'ai tenu un atelier pour vingt-quatre enfants, et six sont revenus avec leurs parents. Ces deux choses ensemble, je ne les ai pas aujourd'hui.",
  behavioural:
    "En mars, à la médiathèque, deux groupes avaient réservé la même salle à dix heures. J'ai relu le cahier : l'erreur venait de moi. Je l'ai dit aux deux, j'ai proposé la salle du fond au plus petit groupe et j'ai porté les tables. Ils ont commencé avec dix minutes de retard, et ils sont revenus le mois suivant. Depuis, je fais relire chaque réservation par la personne qui la demande.",
  technical:
    "Pour changer une chambre à air, je regarde d'abord le pneu : un éclat de verre resté dedans la percerait de nouveau. Je démonte un seul côté, je passe un chiffon à l'intérieur, et je compare le trou avec l'endroit du pneu. Je remonte à la main, pour ne rien pincer. Je gonfle à moitié, je vérifie que rien ne dépasse, puis je vais à la pression écrite sur le flanc. Et je roule vingt mètres avant de rendre le vélo.",
  situational:
    "Si ma caisse s'arrête un samedi, j'en ouvre une autre : les clients d'abord. Je préviens mon responsable en une phrase, ce qui ne marche plus et depuis quand. Je dis l'attente aux gens, cinq minutes, sans promettre mieux. Ensuite j'appelle le dépannage et je note l'heure. Cela m'est arrivé en décembre : l'attente dite, personne n'est parti.",
  closing:
    "Une question, oui. Dans mon poste d'aujourd'hui, ma première semaine s'est faite sans personne pour me montrer : comment se passe-t-elle chez vous ? Et au bout de trois mois, à quoi verrez-vous que le travail est bien fait ? De mon côté, mon préavis est de deux semaines.",
}

const TERMS =
  "Pour ce poste, je vise entre 24 000 et 26 000 euros bruts par an : c'est ce que j'ai lu dans trois annonces proches, et je peux en discuter selon les primes. Mon préavis est d'un mois, je peux donc commencer le premier lundi de mars."
