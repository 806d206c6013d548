import { normalizeWords } from '../book/match-words.ts'
import { isInfinitive } from '../french/verbs.ts'
import { findEmployer } from '../offer-text/employer.ts'
import { isJobWord } from '../offer-text/vocabulary/job-words.ts'
import {
  acronymRecruits,
  findNamedThings,
  houseNamed,
  isAcronym,
  withoutCapitals,
} from './named-things.ts'
import { isTown } from './town.ts'

/** A house that wants an article or another preposition than « chez », and whose gender is not known. */
const KIND_OF_HOUSE =
  /^(?:mairie|ville|commune|communaute|metropole|departement|region|conseil|association|hopital|centre|chu|ch|clinique|polyclinique|college|lycee|ecole|universite|residence|ehpad|foyer|institut|fondation|federation|ministere|direction|service|groupe|groupement|cabinet|etude|office|syndicat|caisse|chambre|agence|restaurant|hotel|camping|maison|domaine|chateau|ferme|garage|pharmacie|boulangerie|societe|entreprise|etablissements?|ets|transports?|creche|musee|theatre|l|la|le|les|un|une|nos|notre|votre)(?: |$)/
const LEGAL_FORM = /(?: ?®| (?:SAS|SASU|SARL|SA|SCOP|EURL|SNC|SCA))+$/u
/** A school recruits for the firms of its students. */
const FOR_A_SCHOOL = /alternan|apprenti/i
const LONGEST = 40
const MOST_WORDS = 4
const A_SURE_NAME = /^(?:\p{Lu}{4,}|\p{Lu}[\p{L}\p{N}&'-]+ .*\p{Lu})/u

/** The employer's name as a sentence says it, with the article of what it is: « Bellerive », « la clinique Pasteur »; null unless it is surely one. */
export function knownEmployer(text: string): string | null {
  const name = nameOf(text)
  return name !== null && A_WORD_TWICE.test(name) ? null : name
}

const A_WORD_TWICE = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu

function nameOf(text: string): string | null {
  const raw = findEmployer(text)?.replace(LEGAL_FORM, '') ?? null
  const house = raw === null ? null : houseNamed(raw)
  if (house !== null && house.length <= LONGEST) return house
  const acronym = /^(la |l'|le )(\p{Lu}{3,9})$/iu.exec(raw ?? '')
  if (
    acronym?.[2] &&
    isAcronym(acronym[2]) &&
    acronymRecruits(acronym[2], text) &&
    !FOR_A_SCHOOL.test(text.slice(0, 600))
  )
    return `${acronym[1]?.toLowerCase()}${acronym[2]}`
  const byItself = raw === null ? null : plainName(raw, text)
  const named = findNamedThings(text).find(({ sort }) => sort === 'house')?.text ?? null
  return byItself !== null && !named?.endsWith(` ${byItself}`) ? byItself : named
}

/** A name that stands without an article, and comes back or is none but a name. */
function plainName(name: string, text: string): string | null {
  if (name.length > LONGEST || !/^[\p{Lu}\p{N}]/u.test(name)) return null
  const words = normalizeWords(name).split(' ')
  if (words.length > MOST_WORDS || words.some((word) => isJobWord(word))) return null
  if (KIND_OF_HOUSE.test(words.join(' ')) || isTown(name) || /-\d+$/.test(name)) return null
  if (isInfinitive(name.toLowerCase()) || isEndOfAName(name, text)) return null
  return text.split(name).length > 2 || A_SURE_NAME.test(name) ? withoutCapitals(name) : null
}

const BEGINS_A_SENTENCE =
  /^(?:Chez|Les?|La|Rejoin\p{L}+|Notre|Avec|Pour|Du?|De|Groupe|Société|Entreprise|Et|En|Aux?|Par|Nous|Depuis|Employeur|Agence|SARL|SASU?|EURL|SCOP)$/u

/** « Adecco Medical » is not called « Medical ». */
export const isEndOfAName = (name: string, text: string) =>
  text
    .split(name)
    .slice(0, -1)
    .every((before) => {
      const last = /(\p{Lu}\p{L}+) $/u.exec(before.slice(-40))?.[1]
      return last !== undefined && !BEGINS_A_SENTENCE.test(last)
    })
