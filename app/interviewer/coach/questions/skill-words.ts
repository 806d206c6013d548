import { fold } from '../french/fold.ts'
import { withDefinite } from '../french/gender.ts'
import { lowerFirst } from '../french/grammar.ts'
import { isInfinitive } from '../french/verbs.ts'
import { KNOWN_TERMS, VAGUE_SKILLS } from './wordings/known-terms.ts'

export interface SkillWords {
  /** As the offer names it. */
  skill: string
  /** As it stands in a sentence: « React », « le coffrage ». */
  text: string
  /** A tool is used; know-how is mastered. */
  isTool: boolean
}

const MOST_WORDS = 7
const ODD =
  /[\n:;?!*_#@<>{}[\]|"«»()•…,]|https?|\.\s|(?<!\p{L})(?:vous|nous|tu|je|être|avoir|etc)(?!\p{L})/iu
const PROSE = /^\p{Lu}\p{Ll}+ (?:(?:de|du|des|en|à|au|aux|et|sur|les|la|le|dans) |d'|l')/u
const NOT_NOUNS =
  /^(?:bonne?s?|excellente?s?|maitrise|connaissances?|capacites?|aptitude|savoir|sens|esprit|gout|notions?|experience|pratique|utilisation|permis|vehicule|diplome|formation|bac|licence|master|titulaire|tres|forte?s?|solides?|premiere|reelle?)(?: |$)/

/** How a skill of the offer is named in a question; null when it is vague or would break the sentence. */
export function skillWords(skill: string): SkillWords | null {
  const text = skill.trim().replace(/[ .,;]+$/, '')
  const folded = fold(text)
  if (text.length < 1 || text.length > 60 || text.split(/\s+/).length > MOST_WORDS) return null
  if (
    /^\p{L}\d+$/u.test(text) ||
    ODD.test(text) ||
    VAGUE_SKILLS.has(folded) ||
    NOT_NOUNS.test(folded)
  )
    return null

  const known = KNOWN_TERMS[folded]
  if (known) return { skill, ...known }
  const isName = /[\p{Lu}\d+#]/u.test(text.split(' ')[0] ?? '') && !PROSE.test(text)
  if (isName) return { skill, text, isTool: true }
  const noun = lowerFirst(text)
  const [first = ''] = noun.split(' ')
  if (isInfinitive(first, noun.slice(first.length)) || /^(?:de|du|des|en|à|au|aux|et)\b/.test(noun))
    return null
  const named = /^(?:l[ae]s? |l')/.test(noun) ? noun : withDefinite(noun)
  return {
    skill,
    text: named,
    isTool: /^(?:logiciel|outil|suite|pack|tableur|progiciel)/.test(fold(noun)),
  }
}
