import { foldLetters } from '../french/fold-letters.ts'
import { lowerFirst } from '../french/grammar.ts'
import { contentStems } from '../french/stem.ts'
import { tidy } from './cut-phrase.ts'
import type { Piece } from './sections.ts'
import { QUALITIES } from './vocabulary/qualities.ts'
import { TECHNIQUES } from './vocabulary/techniques.ts'
import { AMBIGUOUS_TOOLS, TOOLS } from './vocabulary/tools.ts'

const MOST = 14
const LONGEST = 60

const TOOL_BY_FOLDED = new Map(TOOLS.map((tool) => [tool.toLowerCase(), tool]))
const TOOL_WORD =
  /(?<![\p{L}\p{N}])(?:\.NET|[\p{L}\p{N}]+(?:[.][a-z]{2})?(?:\+\+|#)?)(?![\p{L}\p{N}])/gu
const TECHNIQUE_BY_FIRST = indexByFirstStem(TECHNIQUES)

function indexByFirstStem(
  techniques: readonly string[],
): Map<string, { name: string; stems: string[] }[]> {
  const index = new Map<string, { name: string; stems: string[] }[]>()
  for (const name of techniques) {
    const stems = contentStems(name)
    const first = stems[0]
    if (first === undefined) continue
    index.set(first, [...(index.get(first) ?? []), { name, stems }])
  }
  return index
}

/** « Caisse d'allocations familiales », « Caisse d'Épargne »: a house, and no till to keep. */
const FUND =
  /(?<!\p{L})caisse (?:d'(?:allocations|[ée]pargne|assurance)|primaire|nationale|r[ée]gionale|de (?:retraite|cr[ée]dit|mutualit[ée])|des d[ée]p[oô]ts)[^,.;:]{0,40}/giu

/** Tools, techniques and know-how that the offer names, in its order of certainty, each once. */
export function findSkills(pieces: readonly Piece[]): string[] {
  const found: string[] = []
  const useful = pieces
    .filter(
      ({ family, isNoise }) =>
        !isNoise && family !== 'company' && family !== 'conditions' && family !== 'apply',
    )
    .map((piece) => ({ ...piece, text: piece.text.replace(FUND, ' ') }))
  const add = (skill: string) => {
    const folded = foldLetters(skill)
    const isKnown = found.some(
      (other) => foldLetters(other) === folded || contains(foldLetters(other), folded),
    )
    if (!isKnown && found.length < MOST) found.push(skill)
  }
  for (const { text } of useful) toolsIn(text).forEach(add)
  for (const piece of useful) statedIn(piece).forEach(add)
  for (const piece of useful) techniquesIn(piece).forEach(add)
  return found
}

function contains(longer: string, shorter: string): boolean {
  return shorter.length > 3 && ` ${longer} `.includes(` ${shorter} `)
}

function toolsIn(text: string): string[] {
  const words = [...text.matchAll(TOOL_WORD)]
  const tools: { name: string; isSure: boolean; at: number }[] = []
  for (const [index, match] of words.entries()) {
    const next = words[index + 1]
    const pair = next ? TOOL_BY_FOLDED.get(`${match[0]} ${next[0]}`.toLowerCase()) : undefined
    const name = pair ?? TOOL_BY_FOLDED.get(match[0].toLowerCase())
    if (!name || !isWrittenAsName(match[0], name)) continue
    tools.push({ name, isSure: !AMBIGUOUS_TOOLS.has(name), at: match.index })
  }
  return tools
    .filter(({ name, isSure, at }) => isSure || isAmongTools(text, at, name, tools))
    .map(({ name }) => name)
}

/** « Excel » or « EXCEL », never « excel »; short acronyms exactly as written. */
function isWrittenAsName(written: string, name: string): boolean {
  if (/^\p{Ll}/u.test(written) && /^\p{Lu}/u.test(name)) return false
  return name.length > 3 || written === name
}

function isAmongTools(
  text: string,
  at: number,
  name: string,
  tools: readonly { isSure: boolean; at: number }[],
): boolean {
  const hasNeighbour = tools.some((other) => other.isSure && Math.abs(other.at - at) < 60)
  const before = foldLetters(text.slice(Math.max(0, at - 40), at))
  const isIntroduced =
    /(?:maitris|logiciel|outil|langage|pack|suite|sous|utilis|connaissance|type|technolog|framework)[^.]*$/.test(
      before,
    )
  if (name.length < 2)
    return hasNeighbour && /[,/ ]$/.test(before) && /^[,/ ).;]|^$/.test(text.slice(at + 1, at + 2))
  return hasNeighbour || isIntroduced
}

const STATED =
  /(?<!\p{L})(?:ma[iî]tris(?:e|ez|er|es)(?: parfaitement| parfaite| bien)?|(?:bonnes? |solides? |excellentes? )?connaissances?(?: (?:approfondies?|solides?|techniques?|générales?))?|comp[ée]tences? (?:avérées? |solides? |techniques? )?|expertise|expérience (?:avec|dans l'utilisation|de l'utilisation)|à l'aise avec|utilisation|notions?)(?: (?:souhaitées?|requises?|exigées?))? (?:des |du |de |d'|en |dans la |dans le |dans les |sur |avec |l'|les |la |le |: ?)+([^.;:()\n]{3,120})/giu
const LEVEL_OF_KNOWLEDGE =
  / connaissances? (?:générales?|opérationnelles?|approfondies?|de base)$/iu

/** What the offer says one masters or knows, and the short items of its list of skills. */
function statedIn({ text, family, isBullet }: Piece): string[] {
  const stated = [...text.matchAll(STATED)].flatMap((match) => enumerated(match[1] ?? ''))
  if (family !== 'skills' || !(isBullet || text.length < 80)) return stated
  const bare = text
    .replace(LEVEL_OF_KNOWLEDGE, '')
    .replace(STATED, '$1')
    .replace(/^[^:]{2,40} ?: ?/u, '')
  return [...stated, ...enumerated(bare)]
}

/** The items of a list; after the first, only short ones are surely items and not the rest of a sentence. */
function enumerated(list: string): string[] {
  const [said = ''] = list
    .replace(/ ?\(([^()]*)\)/g, ', $1')
    .split(
      / (?:pour|afin|dans le cadre|permettant|est|sont|serait|seraient|appréciée?s?|souhaitée?s?|indispensables?|requise?s?|avec|ainsi|vous|qui|tels? que|telles? que|notamment|sur le bout|comme|liée?s?|nécessaires?)(?= |$)/u,
    )
  return said
    .split(
      /[,;] (?:et )?| et (?:de la |de l'|des |du |de |d'|en |les |la |le |l')?|\/(?= )| ou | - /u,
    )
    .map((item) =>
      tidy(
        item
          .replace(LEADING, '')
          .replace(/^(?:outils?|logiciels?|langages?) (?=\p{Lu})/u, '')
          .replace(/ ?\([^()]*\)|[()[\]"«»]/g, ''),
      ),
    )
    .filter((item, index) => isSkill(item) && (index === 0 || item.split(' ').length <= 4))
    .map(asSaid)
}

const LEADING =
  /^(?:(?:strong|solid|good|excellent|des|du|de|en|les|la|le|un|une|bonnes?|excellentes?|solides?|forte?s?|parfaite|différents?|différentes|principaux|matière|\p{L}+ment) |d'|l')+/iu

/** « Adobe InDesign » keeps the capital of its name, « Dessin technique » loses that of its line. */
function asSaid(item: string): string {
  const first = item.split(/[ ,]/)[0] ?? ''
  return TOOL_BY_FOLDED.has(first.toLowerCase()) ? item : lowerFirst(item)
}

const NOT_SKILL =
  /\b(?:degrees?|internships?|fluent|english|french|native|working|years?|experience in|master's|bachelor's|references?)\b|r[ée]f[ée]rences? v[ée]rifiables?|dipl[oô]m|bac ?\+|\bcap\b|\bbep\b|\bbts\b|habilitation|astreinte|permis|caces|ann[ée]es?|\bans\b|exp[ée]rience|formation|anglais|allemand|langue|vous |nous |votre|notre|€|niveau|personne|poste|entreprise|client[s]? potentiel|sens d|esprit|capacit|secteur|situation|même|autre|\betc|similaire|\bplus\b|candidat|fran[cç]aise?|profil|minimum|^(?:ces|ses|cette) |interlocuteur|hiérarchi|à la fois|^savoir|qualités?$| : |^(?:non|tant|entre|chargés|[eê]tre|général|base à|composantes?|enjeux?|contexte|aspects?|chaînes? de|clarté|fluidité|centre|pôle|self$|choix|expliquer|toutes?|l'ensemble|ensemble|industrie du|professionnels)(?: |$)|requise?s?$|avec une| maximum/i
const TOO_VAGUE =
  /^(?:intérêt|goût|œil|service|services|données|métiers?|production|matériels?|matériaux|normes|outils|logiciels?|langages?|risques?|contexte|sujet|domaine|équipe|équipes|projet|projets|administration|fonctionnement|collaboration|innovation|concentration|conception|appétence|connexes|règles|procédures|processus|bases?|techniques?|produits?|clients?|marché|terrain|travail|informatique|organisation|rendre compte|synthétiser|exemplarité|général|métier|ressources|moyens|sécurité|qualité|gestion)$/i

/** Endings of a lone word that surely names a field or a technique, and not what is left of a phrase. */
const SUBSTANTIVE =
  /(?:logie|métrie|graphie|nomie|scopie|tique|mique|nique|isme|ture|age|ité|tion|sion|ment|erie|pie|lie|gie|sme|ade|ance|eaux|SQL)s?$/i

function isSkill(item: string): boolean {
  if (item.length < 3 || item.length > LONGEST || item.split(' ').length > 6) return false
  if (
    NOT_SKILL.test(item) ||
    TOO_VAGUE.test(item) ||
    /ez\b|[!?@]|^(?:ou|et|à|au|par|tels?) /.test(item)
  )
    return false
  if (/^\p{Ll}[\p{L}-]*$/u.test(item) && !SUBSTANTIVE.test(item)) return false
  if (/^[\p{Lu} ]{12,}$/u.test(item)) return false
  const folded = foldLetters(item)
  return !QUALITIES.some(([, pattern]) => pattern.test(folded)) && contentStems(item).length > 0
}

function techniquesIn({ text, folded }: Piece): string[] {
  const stems = contentStems(text)
  return stems.flatMap((stem, index) =>
    (TECHNIQUE_BY_FIRST.get(stem) ?? [])
      .filter((technique) =>
        technique.stems.every((part, offset) => stems[index + offset] === part),
      )
      .filter(({ name, stems: parts }) => parts.length > 1 || saysWord(folded, name))
      .sort((one, other) => other.stems.length - one.stems.length)
      .slice(0, 1)
      .map(({ name }) => name),
  )
}

/** « chargé » and « chargement » share a stem and not a meaning: a lone word must be written as such. */
function saysWord(folded: string, name: string): boolean {
  const word = foldLetters(name)
  return new RegExp(
    `(?<![a-z])(?<!(?:il|elle|on) )${word}s?(?![a-z]| (?:l[ae]s? |l'|un |une |vos |nos ))`,
  ).test(folded)
}
