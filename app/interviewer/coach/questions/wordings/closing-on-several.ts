import type { ConditionId } from '../../offer-facts/offer-facts.ts'

/** What a condition is called beside another one, the hardest first. */
export const NOUN_OF_CONDITION: Readonly<Partial<Record<ConditionId, string>>> = {
  night: 'le travail de nuit',
  shifts: 'les horaires qui tournent',
  weekend: 'les week-ends travaillés',
  'on-call': 'les astreintes',
  split: 'la coupure dans la journée',
  early: 'les débuts de journée très tôt',
  travel: 'les déplacements',
  season: 'le rythme de la saison',
  'part-time': 'les horaires du temps partiel',
  remote: 'le télétravail',
  interim: 'la suite de la mission',
  'fixed-term': 'la suite du contrat',
}

/** The turn of whoever is interviewed, on what weighs most in this post. */
export const CLOSING_ON_TWO: readonly string[] = [
  'Sur {un point}, sur {autre point} ou sur le reste, que voulez-vous me demander ?',
  "Que voulez-vous savoir sur {un point}, sur {autre point} ou sur l'équipe avant de vous décider ?",
  'Il reste à parler {de point} et {de autre point} : quelles questions avez-vous là-dessus ?',
]

export const CLOSING_ON_THREE: readonly string[] = [
  'Sur {un point}, sur {autre point} ou sur {troisième point}, quelles questions avez-vous ?',
]
