import { asksForTerms } from '../asks-for-terms.ts'
import { normalizeText } from '../normalize-text.ts'

/** What a last question turns on, the most particular first, and what somebody answers to it. */
const BY_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:habilitations?|titres?|licence|permis|caces|validite)\b/,
    'Je suis libre dans deux semaines. Mon permis est à jour, mon secourisme date de mai, et il me manque une habilitation : je peux la passer avant de commencer, ou dans le premier mois. Une question : les premières sorties se font-elles à deux ?',
  ],
  [
    /\b(?:statut|freelance|tarif|jours par semaine|conditions|commission\w*)\b/,
    "Trois jours fixes, lundi, mardi et jeudi : je m'y engage pour six mois. Mon tarif est de 320 euros par jour, déplacements en plus. Deux questions : qui décide des priorités de la semaine, et à quoi verrez-vous, au bout de trois mois, que cela marche ?",
  ],
  [
    /\b(?:horaires?|samedis?|coupes?|rotation|heures|rythme|nuit|planning|suppleance)\b/,
    "Ces horaires me vont : je les ai tenus une saison entière, et je sais ce que cela demande. Un samedi sur trois, d'accord ; j'ai seulement besoin du planning quinze jours avant. Ma question : qui remplace quand quelqu'un manque au dernier moment ?",
  ],
]
const TERMS =
  "Pour ce poste, je vise entre 24 000 et 26 000 euros bruts par an : c'est ce que j'ai lu dans trois annonces proches, et je peux en discuter selon les primes. Mon préavis est d'un mois, je peux donc commencer le premier lundi de mars."
const ANY =
  "Deux questions sur le travail : comment se passe la première semaine, et avec qui ? Et au bout de trois mois, à quoi verrez-vous que c'est réussi ? De mon côté, mon préavis est d'un mois : je peux commencer le premier lundi de mars."

/** What somebody else answers to a last question of this sort. */
export function closingExample(question: string): string {
  if (asksForTerms(question)) return TERMS
  const asked = normalizeText(question)
  return BY_SUBJECT.find(([cue]) => cue.test(asked))?.[1] ?? ANY
}
