import { normalizeText } from '../normalize-text.ts'
import { namesItsSubject } from '../remarks/advice/closing.ts'

/** What a last question turns on, the most particular first, and what somebody answers to it. */
const BY_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:habilitations?|titres?|licence|permis|caces|validite)\b/,
    'Je suis libre dans deux semaines. Mon permis est à jour, mon secourisme date de mai, et il me manque une habilitation : je peux la passer avant de commencer, ou dans le premier mois. Une question : les premières sorties se font-elles à deux ?',
  ],
  [
    /\bbesoin\b/,
    "De trois choses : mes accès le premier jour, quelqu'un à qui poser mes questions, et un point d'une demi-heure chaque vendredi. En échange, à la fin du mois, je tiens une tâche entière sans aide, et je vous rends par écrit ce qui m'a manqué, pour le suivant.",
  ],
  [
    /\bpremiers? (?:mois|semaines?|jours?)\b/,
    "La première semaine, j'écoute et je suis quelqu'un du matin au soir, avec un carnet. Le premier mois, je prends une tâche entière et je la fais relire. Au bout de trois mois, je voudrais tenir ma part sans qu'on repasse derrière, et avoir proposé une seule chose à changer, avec ceux qui la vivent.",
  ],
  [
    /\bteletravail\b|\bsur place\b/,
    "Le rythme que vous annoncez me va bien : ce qui demande du calme à la maison, les réunions et les nouveaux avec l'équipe. Au début, je préfère être là tous les jours, pour apprendre qui fait quoi. Une question : quel jour toute l'équipe est-elle présente ?",
  ],
  [
    /\b(?:evolutions?|evoluer|progression)\b|\bconditions\b.*\bcdi\b|\bcdi\b.*\b(?:conditions|questions?)\b/,
    "Deux questions sur les conditions : combien dure la période d'essai et qui m'y suit, et comment la part variable est-elle calculée ? Une sur la suite : qu'est devenue la dernière personne arrivée à ce poste ? De mon côté, je compte rester si le travail me laisse apprendre, et je peux commencer le premier lundi de mars.",
  ],
  [
    /\bfonction publique\b/,
    "Trois questions : est-ce un poste de titulaire ou un contrat, et de quelle durée ? Qui fixe les priorités du service au jour le jour ? Et comment se passent les premiers mois de quelqu'un qui vient d'ailleurs ? De mon côté, je connais le devoir de discrétion et je sais ce que le service doit à chacun.",
  ],
  [
    /\b(?:statut|freelance|tarif|jours par semaine|commission\w*)\b/,
    "Trois jours fixes, lundi, mardi et jeudi : je m'y engage pour six mois. Mon tarif est de 320 euros par jour, déplacements en plus. Deux questions : qui décide des priorités de la semaine, et à quoi verrez-vous, au bout de trois mois, que cela marche ?",
  ],
  [
    /\bastreintes?\b/,
    "Oui, j'en accepte, une semaine sur quatre par exemple. Trois questions : en combien de temps faut-il être sur place, combien d'appels y a-t-il eu le mois dernier, et part-on à deux quand c'est dangereux ? Pour le reste, qui puis-je appeler la nuit si je ne sais pas faire ?",
  ],
  [
    /\b(?:pretentions?|salaire\w*|salarial\w*|remuneration|fourchette)\b/,
    "Pour ce poste, je vise entre 24 000 et 26 000 euros bruts par an : c'est ce que j'ai lu dans trois annonces proches, et je peux en discuter selon les primes. Mon préavis est d'un mois, je peux donc commencer le premier lundi de mars.",
  ],
  [
    /\b(?:deplacements?|deplacer|mobilite)\b/,
    "La région et les départements voisins, oui, deux ou trois jours par semaine. Une nuit dehors de temps en temps me va, et je préfère le savoir une semaine avant ; au-delà de quatre nuits par mois, non. J'ai le permis et j'ai tenu ce rythme pendant un an. Ma question : les trajets se font-ils avec un véhicule de service ?",
  ],
  [
    /\b(?:horaires?|samedis?|dimanches?|week ends?|week-ends?|coupes?|rotation|heures|rythme|nuits?|planning|suppleance|equipes? (?:du|de))\b/,
    "Ces horaires me vont : je les ai tenus une saison entière, et je sais ce que cela demande. J'ai seulement besoin de connaître le planning assez tôt. Ma question : qui remplace quand quelqu'un manque au dernier moment ?",
  ],
  [
    /\b(?:disponib\w*|preavis|a partir de quand|date de (?:debut|prise)|quand (?:pouvez|pourriez|seriez|pourrez))\b/,
    "Mon préavis est d'un mois : je peux commencer le premier lundi de mars, à temps plein. D'ici là, je peux venir une demi-journée rencontrer l'équipe. Et vous, pour quelle date vous faut-il quelqu'un ?",
  ],
]
const OWN_QUESTIONS = /\b(?:questions?|savoir|demander|apprendre)\b/
const ANY =
  "Deux questions sur le travail : comment se passe la première semaine, et avec qui ? Et au bout de trois mois, à quoi verrez-vous que c'est réussi ?"

/** What somebody else answers to a last question of this sort; null where none is known, or upon a subject that none of them is about. */
export function closingExample(question: string): string | null {
  const asked = normalizeText(question)
  const known = BY_SUBJECT.find(([cue]) => cue.test(asked))?.[1]
  return known ?? (OWN_QUESTIONS.test(asked) && !namesItsSubject(asked) ? ANY : null)
}
