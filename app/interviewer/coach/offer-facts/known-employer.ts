import { normalizeWords } from '../book/match-words.ts'
import { isInfinitive } from '../french/verbs.ts'
import { findEmployer } from '../offer-text/employer.ts'
import { isJobWord } from '../offer-text/vocabulary/job-words.ts'

/** A house that wants an article or another preposition than « chez »: « la mairie de Vire ». */
const KIND_OF_HOUSE =
  /^(?:mairie|ville|commune|communaute|metropole|departement|region|conseil|association|hopital|centre|chu|ch|clinique|polyclinique|college|lycee|ecole|universite|residence|ehpad|foyer|institut|fondation|federation|ministere|direction|service|groupe|groupement|cabinet|etude|office|syndicat|caisse|chambre|agence|restaurant|hotel|camping|maison|domaine|chateau|ferme|garage|pharmacie|boulangerie|societe|entreprise|etablissements?|ets|transports?|creche|musee|theatre|l|la|le|les|un|une|nos|notre|votre)(?: |$)/
const LONGEST = 30
const MOST_WORDS = 3

/** The employer's name, when it is surely one, comes back in the offer and stands without an article. */
export function knownEmployer(text: string): string | null {
  const name = findEmployer(text)
  if (name === null || name.length > LONGEST) return null
  const words = normalizeWords(name).split(' ')
  if (words.length > MOST_WORDS || words.some((word) => isJobWord(word))) return null
  if (KIND_OF_HOUSE.test(words.join(' ')) || !/^[\p{Lu}\p{N}]/u.test(name)) return null
  if (isInfinitive(name.toLowerCase()) || isEndOfAName(name, text)) return null
  return text.split(name).length > 2 ? name : null
}

const BEGINS_A_SENTENCE =
  /^(?:Chez|Les?|La|Rejoin\p{L}+|Notre|Avec|Pour|Du?|De|Groupe|Société|Entreprise|Et|En|Aux?|Par|Nous|Depuis|Employeur|Agence)$/u

/** « Adecco Medical » is not called « Medical ». */
export const isEndOfAName = (name: string, text: string) =>
  text
    .split(name)
    .slice(0, -1)
    .every((before) => {
      const last = /(\p{Lu}\p{L}+) $/u.exec(before.slice(-40))?.[1]
      return last !== undefined && !BEGINS_A_SENTENCE.test(last)
    })
