import { foldLetters } from './fold-letters.ts'

const PAIRS: Readonly<Record<string, string>> = {
  'aide-soignant': 'aide-soignante',
  'sage-femme': 'sage-femme',
  'maître-nageur': 'maîtresse-nageuse',
  steward: 'hôtesse',
  hôte: 'hôtesse',
  maître: 'maîtresse',
  commis: 'commise',
  chef: 'cheffe',
  'sous-chef': 'sous-cheffe',
  facteur: 'factrice',
  docteur: 'docteure',
  ingénieur: 'ingénieure',
  professeur: 'professeure',
  superviseur: 'superviseuse',
  assureur: 'assureuse',
  auteur: 'autrice',
  entrepreneur: 'entrepreneuse',
  chauffeur: 'chauffeuse',
  procureur: 'procureure',
  gouverneur: 'gouverneure',
  metteur: 'metteuse',
  monteur: 'monteuse',
  acheteur: 'acheteuse',
  préparateur: 'préparatrice',
  affréteur: 'affréteuse',
  transporteur: 'transporteuse',
  prêteur: 'prêteuse',
  porteur: 'porteuse',
  visiteur: 'visiteuse',
  toiletteur: 'toiletteuse',
  affûteur: 'affûteuse',
  ajusteur: 'ajusteuse',
  emboîteur: 'emboîteuse',
  trieur: 'trieuse',
  métreur: 'métreuse',
  pilote: 'pilote',
  kiné: 'kiné',
  médecin: 'médecin',
  mannequin: 'mannequin',
  témoin: 'témoin',
  marin: 'marin',
  avocat: 'avocate',
  expert: 'experte',
  compagnon: 'compagnonne',
  patron: 'patronne',
  artisan: 'artisane',
  apprenti: 'apprentie',
  intérimaire: 'intérimaire',
  testeur: 'testeuse',
  pentesteur: 'pentesteuse',
  désamianteur: 'désamianteuse',
  traiteur: 'traiteuse',
  accordeur: 'accordeuse',
  docker: 'docker',
  trader: 'trader',
  merchandiser: 'merchandiser',
  fundraiser: 'fundraiser',
  matelot: 'matelot',
  clerc: 'clerc',
  magistrat: 'magistrate',
  scaphandrier: 'scaphandrière',
  commercial: 'commerciale',
  agent: 'agente',
  adjoint: 'adjointe',
  maçon: 'maçonne',
  vigneron: 'vigneronne',
  forgeron: 'forgeronne',
  charron: 'charronne',
  second: 'seconde',
  supérieur: 'supérieure',
  officier: 'officière',
  manutentionnaire: 'manutentionnaire',
  attaché: 'attachée',
  délégué: 'déléguée',
  manager: 'manager',
  designer: 'designer',
  leader: 'leader',
  lead: 'lead',
  webmaster: 'webmaster',
  barman: 'barmaid',
  analyst: 'analyst',
  engineer: 'engineer',
  assistant: 'assistante',
  consultant: 'consultante',
  président: 'présidente',
  référent: 'référente',
  gérant: 'gérante',
  exploitant: 'exploitante',
  surveillant: 'surveillante',
  enseignant: 'enseignante',
  aidant: 'aidante',
  alternant: 'alternante',
  intervenant: 'intervenante',
  étudiant: 'étudiante',
  stagiaire: 'stagiaire',
  client: 'client',
  développement: 'développement',
  bâtiment: 'bâtiment',
  recrutement: 'recrutement',
}

const TO_MASCULINE = new Map(
  Object.entries(PAIRS)
    .filter(([masculine, feminine]) => masculine !== feminine)
    .map(([masculine, feminine]) => [feminine, masculine]),
)

const FEMININE_RULES: readonly [RegExp, string][] = [
  [/teur$/, 'trice'],
  [/eur$/, 'euse'],
  [/ier$/, 'ière'],
  [/([^i])er$/, '$1ère'],
  [/ien$/, 'ienne'],
  [/yen$/, 'yenne'],
  [/([^i])on$/, '$1onne'],
  [/eux$/, 'euse'],
  [/if$/, 'ive'],
  [/el$/, 'elle'],
  [/al$/, 'ale'],
  [/é$/, 'ée'],
  [/([ae]n)t$/, '$1te'],
  [/in$/, 'ine'],
]

const MASCULINE_RULES: readonly [RegExp, string][] = [
  [/trice$/, 'teur'],
  [/euse$/, 'eur'],
  [/ière$/, 'ier'],
  [/ère$/, 'er'],
  [/ienne$/, 'ien'],
  [/onne$/, 'on'],
  [/ive$/, 'if'],
  [/elle$/, 'el'],
  [/ale$/, 'al'],
  [/ée$/, 'é'],
  [/([ae]n)te$/, '$1t'],
]

/** Adjectives that follow the noun of a trade and agree with it. */
const ADJECTIVE =
  /(?:if|é|eux|ien|ier|al|el|iel|ive|ée|ière|ienne|ale|elle)$|^(?:polyvalent|préparateur|supérieur|adjoint|indépendant|itinérant|débutant|remplaçant|saisonnier|sédentaire|vacataire|vendeur|animateur|répartiteur|rééducateur|livreur|cuisinier|soignant|soigneur|serveur|cariste|instructeur|poseur|soudeur|monteur|conducteur|réparateur|coordinateur|formateur|installateur|monitrice|opérateur|expert|confirmé|gestionnaire|encaisseur|routier|plaquiste|peintre|menuisier|plombier|électricien|zingueur|collaborateur|fraiseur|canin|concepteur|industriel|agenceur|chauffeur|nettoyeur|retoucheur|projeteur|couvreur|étancheur|négociateur|rédacteur|éducateur|accompagnateur|paysan|français|maraîcher|boulanger|boucher|berger|vacher|porcher|horloger)e?$/
const NOT_ADJECTIVE =
  /^(?:jeux|lieux|feux|yeux|.*ité|drive|live|archive|qualité|sécurité|santé|comptabilité|fiscalité|propreté|mobilité|publicité|chantier|courrier|atelier|dossier|papier|métier|fichier|quartier|logiciel|matériel|personnel|hôtel|noël|web|crédit|bétail|canal|journal|h[oô]pital|tribunal|terminal|portail|capital|local|marché|communauté|activité|fibre|métal|végétal|béton|actif|collectif|objectif|tarif|mobilier|clientèle|relation|digital|marketing|retail|legal|data|social|panier|acier|premier|particulier|contrôle|bancaire|lumière|matière|rivière|frontière|carrière)s?$/
const STOPS =
  /^(?:de|du|des|d'.*|en|à|au|aux|pour|sur|sous|chez|dans|par|avec|et|ou|-|–|—|\/|,|:|\(.*|senior|junior|confirmé|back|front|full|web|it|rh)$/i

/** « sage-femme libérale »: the name is feminine whoever bears it, and its adjectives with it. */
const ONE_NAME_FOR_BOTH = /^sage-femme(?!\p{L})/iu

/** Two nouns that are a pair there alone. */
const OTHER_NOUNS: readonly [said: RegExp, his: string, hers: string][] = [
  [/^(?:valet|femme)(?= (?:de chambre|d['’]étage)(?!\p{L}))/iu, 'valet', 'femme'],
  [/^(?:homme|femme)(?= de ménage(?!\p{L}))/iu, 'homme', 'femme'],
]
const otherNouns = (title: string) => OTHER_NOUNS.find(([said]) => said.test(title.trim()))

/** A name in English is the same for both, whatever its words end in: « customer success manager ». */
const ENGLISH =
  /(?<!\p{L})(?:manager|officer|developer|engineer|owner|recruiter|writer|trainer|partner|designer|planner|buyer|controller|broker|dealer|tester|leader|analyst|executive|representative)(?!\p{L})/iu

/** « conseiller insertion professionnelle »: what follows such a noun agrees with it. */
const FEMININE_NOUN =
  /(?:[ts]ion|[^i]té|[ae]nce|ture|[gr]ie)$|^(?:cuisine|clientèle|voirie|petite|main)$/iu

/** The title as said of a man, the words that agree with it included. */
export function masculineTitle(title: string): string {
  if (ONE_NAME_FOR_BOTH.test(title) || ENGLISH.test(title)) return title.trim()
  const other = otherNouns(title)
  if (other) return title.trim().replace(other[0], other[1])
  const words = title.trim().split(/\s+/)
  const theirs = words.findIndex((word, index) => index > 0 && FEMININE_NOUN.test(word))
  const apart = theirs === -1 ? words.length : theirs
  return [inflect(words.slice(0, apart), toMasculine), ...words.slice(apart)].join(' ')
}

/** The title as said of a woman: « technicienne de maintenance ». */
export function feminineTitle(title: string): string {
  if (ENGLISH.test(title)) return title.trim()
  const other = otherNouns(title)
  if (other) return title.trim().replace(other[0], other[2])
  return inflect(title.trim().split(/\s+/), toFeminine)
}

function inflect(parts: readonly string[], change: (word: string) => string): string {
  const stop = parts.findIndex((part, index) => index > 0 && STOPS.test(part))
  const end = stop === -1 ? parts.length : stop
  return parts
    .map((part, index) => {
      if (index >= end) return part
      if (index === 0) return changeKeepingCase(part, change)
      if (isOfWork(parts[index - 1] ?? '', part)) return part
      return agrees(part) ? changeKeepingCase(part, change) : part
    })
    .join(' ')
}

/** « transport routier », « développement commercial »: the work is so, not who does it. */
const isOfWork = (noun: string, adjective: string): boolean =>
  /(?:ement|transport)$/iu.test(noun) && /(?:al|ale|[^n]ier|iel)$/iu.test(adjective)

function agrees(word: string): boolean {
  const lower = word.toLocaleLowerCase('fr')
  if (!/^\p{Ll}/u.test(word) && /^\p{Lu}+$/u.test(word)) return false
  return ADJECTIVE.test(lower) && !NOT_ADJECTIVE.test(lower)
}

function changeKeepingCase(word: string, change: (word: string) => string): string {
  const [, core = '', tail = ''] = /^([\p{L}'’-]+)(.*)$/su.exec(word) ?? []
  if (core === '') return word
  if (core.length > 1 && core === core.toLocaleUpperCase('fr')) return word
  const changed = change(core.toLocaleLowerCase('fr'))
  const isCapital = /^\p{Lu}/u.test(core)
  const cased = isCapital ? changed.charAt(0).toLocaleUpperCase('fr') + changed.slice(1) : changed
  return `${foldLetters(changed) === foldLetters(core) ? core : cased}${tail}`
}

function toFeminine(word: string): string {
  const listed = PAIRS[word]
  if (listed) return listed
  if (TO_MASCULINE.has(word)) return word
  if (/[^-]-[^-]/.test(word) && !word.startsWith('auto-')) return compound(word, toFeminine)
  return byRule(word, FEMININE_RULES)
}

function toMasculine(word: string): string {
  const listed = TO_MASCULINE.get(word)
  if (listed) return listed
  if (Object.hasOwn(PAIRS, word)) return word
  if (/[^-]-[^-]/.test(word)) return compound(word, toMasculine)
  return byRule(word, MASCULINE_RULES)
}

/** « chirurgien-dentiste » gives « chirurgienne-dentiste »; « vice- » and « co- » do not change. */
function compound(word: string, change: (part: string) => string): string {
  return word
    .split('-')
    .map((part) =>
      /^(?:vice|co|sous|ex|télé|auto|éco|agro|bio|aide)$/.test(part) ? part : change(part),
    )
    .join('-')
}

function byRule(word: string, rules: readonly [RegExp, string][]): string {
  const rule = rules.find(([ending]) => ending.test(word))
  return rule ? word.replace(rule[0], rule[1]) : word
}
