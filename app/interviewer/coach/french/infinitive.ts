import { elides, lowerFirst } from './grammar.ts'
import { toPlain } from './inclusive.ts'
import { fromThird, fromVous, isInfinitive } from './verbs.ts'

const ADVERB =
  '(?:également|aussi|notamment|ainsi|en outre|par ailleurs|de plus|régulièrement|quotidiennement|principalement|donc|ensuite|enfin|en effet|plus particulièrement|plus précisément|parfois|occasionnellement|ponctuellement|directement|personnellement|activement|pleinement)'

/** Openings that announce the task: what follows them is the task. */
const ANNOUNCEMENTS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:vous|il|elle|on) )?(?:serez|êtes|seras|es|est|sera|seriez)(?: ${ADVERB},?)? (?:amenés?|amenées?|invités?|appelés?|conduits?|sollicités? pour|chargés?|chargées?|responsables? de) ?(?:à |de |d')?(?=\\S)`,
    'iu',
  ),
  new RegExp(
    `^(?:vous|il|elle) (?:aurez|avez|aura|a|auras|as)(?: ${ADVERB})? (?:pour |comme )?(?:principales? |les |la |le )?(?:missions?|tâches?|responsabilités?|rôle|objectifs?|objet|fonctions?|but|mission principale|missions principales)(?: principales?)?(?: suivantes?)? ?(?:de |d'|:\\s*)+`,
    'iu',
  ),
  /^(?:votre|sa|la|ta) (?:mission|rôle|objectif|tâche)(?: principale?)? (?:est|sera|consiste|consistera|consistant)(?: donc| notamment)? (?:à |de |d'|: ?)/iu,
  /^(?:vos|ses|les) (?:missions?|tâches|activités)(?: principales)? (?:sont|seront|consistent|consisteront) (?:à |de |d'|: ?)/iu,
  /^(?:vous|il|elle) (?:devrez|devez|doit|devra|pourrez|pouvez|pourra|peut|saurez|allez|va)(?: également| aussi| notamment| donc)? /iu,
]

const IN_CHARGE =
  /^(?:vous |il |elle )?(?:êtes|serez|est|sera|aurez|avez|a|aura|es|seras) (?:également |aussi |plus particulièrement |notamment )?(?:en |la |à votre )charge (?:de |d'|du |des )?/iu
const RESPONSIBLE = /^(?:être )?(?:en charge|chargés?|chargée|responsable) (?=de |d'|du |des )/iu

/**
 * « Vous assurez la maintenance » as « assurer la maintenance », ready to stand after « de » or « comment ».
 * Null when the text does not surely begin with a verb; a reflexive verb speaks to the reader (« vous assurer »).
 */
export function toInfinitive(text: string): string | null {
  const plain = toPlain(text).trim().replaceAll('’', "'").replace(/\s+/g, ' ')
  const charge = IN_CHARGE.exec(plain)
  if (charge) return inCharge(plain.slice(charge[0].length), charge[0])

  for (const announcement of ANNOUNCEMENTS) {
    const opening = announcement.exec(plain)
    if (opening) return afterAnnouncement(plain.slice(opening[0].length), opening[0])
  }
  return fromVerbFirst(plain)
}

function afterAnnouncement(rest: string, opening: string): string | null {
  const infinitive = fromVerbFirst(rest)
  if (infinitive) return infinitive
  if (/charg|responsab/i.test(opening)) return inCharge(rest, opening)
  return null
}

function inCharge(rest: string, opening: string): string | null {
  const bare = rest.replace(/^(?:d'|de (?!la |l'))/, '')
  const verb = fromVerbFirst(bare)
  if (verb) return verb
  if (/^(?:la|l'|le|les)\b/i.test(bare))
    return `prendre en charge ${bare.replace(/^(?:L[ae']s?)/, (a) => a.toLowerCase())}`
  if (/^de (?:la |l')/i.test(rest)) return `prendre en charge ${rest.slice(3)}`
  if (/^du /i.test(rest)) return `prendre en charge le ${rest.slice(3)}`
  if (/^des /i.test(rest)) return `prendre en charge les ${rest.slice(4)}`
  if (/ du $/i.test(opening)) return `prendre en charge le ${rest}`
  if (/ des $/i.test(opening)) return `prendre en charge les ${rest}`
  return null
}

function fromVerbFirst(text: string): string | null {
  const charge = RESPONSIBLE.exec(text)
  if (charge) return inCharge(text.slice(charge[0].length), charge[0])

  const reflexive = /^(?:se |s')(?=\p{L})/iu.exec(text)?.[0] ?? ''
  const bare = text.slice(reflexive.length)
  const first = firstWord(bare)
  if (isInfinitive(first, bare.slice(first.length))) {
    const rest = lowerFirst(bare)
    return reflexive ? `vous ${rest}` : rest
  }
  if (reflexive) return withVerb(bare, fromThird(first), 'vous ')

  const subject = /^(?:vous|il|elle|on|tu) /iu.exec(text)?.[0]
  if (!subject) return fromBareVous(text)
  return fromSubject(text.slice(subject.length), /^vous/i.test(subject))
}

function fromSubject(text: string, isVous: boolean): string | null {
  const pronoun =
    (isVous ? /^(?:vous |y |en |les |l'|leur )/i : /^(?:se |s'|y |en |les |l'|leur )/i).exec(
      text,
    )?.[0] ?? ''
  const bare = text.slice(pronoun.length)
  const verb = isVous ? fromVous(firstWord(bare)) : fromThird(firstWord(bare))
  if (/^(?:vous |se |s')$/i.test(pronoun)) return withVerb(bare, verb, 'vous ')
  return withVerb(bare, verb, pronoun.toLowerCase())
}

/** « Assurez le suivi », an order: only forms in -ez, that no noun shares. */
function fromBareVous(text: string): string | null {
  const first = firstWord(text)
  if (!/ez$/i.test(first) || /^(?:chez|assez|nez|rez)$/i.test(first)) return null
  return withVerb(text, fromVous(first), '')
}

function withVerb(text: string, infinitive: string | null, before: string): string | null {
  if (!infinitive) return null
  const rest = text.slice(firstWord(text).length)
  if (/^(?:être|avoir|pouvoir|devoir|vouloir|savoir)$/.test(infinitive) && /^\s*$/.test(rest))
    return null
  if (/^-/.test(rest)) return null
  const joined = /[st]e?'$/.test(before) && !elides(infinitive) ? 'vous ' : before
  return `${joined}${infinitive}${rest}`
}

function firstWord(text: string): string {
  return /^[\p{L}œ-]+/u.exec(text)?.[0] ?? ''
}
