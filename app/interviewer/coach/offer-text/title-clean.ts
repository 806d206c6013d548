import { lowerFirst } from '../french/grammar.ts'
import { bothGenders, toPlain } from '../french/inclusive.ts'
import { isTown } from '../offer-facts/town.ts'
import type { JobTitle } from './job-title.ts'
import { tidy } from './tidy.ts'
import { TITLE_NOISE } from './title-noise.ts'
import { inFull } from './vocabulary/abbreviations.ts'
import { isEnglishJob } from './vocabulary/english-jobs.ts'
import { isJobWord } from './vocabulary/job-words.ts'
import { titleWord } from './vocabulary/title-words.ts'

const GENDER_MARK =
  /[-–—,|/]? ?[([]?(?<![\p{L}\d])(?:[hfm] ?\/ ?[hfmwd](?: ?\/ ?(?:nb|x|d|n|m))?|homme ?\/ ?femme|femme ?\/ ?homme|hommes? et femmes?|h ou f|f ou h)(?!\p{L})[)\]]?/giu
/** « (H/F) commune de 640 habitants »: who is wanted has been said; « (H/F) de mission » goes on. */
const AFTER_MARK =
  /(?<=\p{L}{3} ?)(\(?[hfHF] ?\/ ?[hfHF]\)?) (?=\p{Ll})(?!(?:d[eu]s?|en|à|au|aux|pour|sur|et|ou|bio) |d'|l'|[\p{L}-]+ à [\p{L}-]+(?:\n|$| [-–—,(])).*$/u
/** « Femme / valet de chambre »: one job, whose two nouns are a pair in it alone. */
const TWO_NOUNS = /^(?:femme|valet) ?(?:\/|ou) ?(?:femme|valet) (?=de chambre)/iu
const LONGEST_TITLE = 70

/** A job title as one says it, from the words of a heading: no mark, town, contract, slogan or shouting. */
function cleanTitle(raw: string): string {
  const unmarked = inFull(raw.replace(/^\s*\[[^[\]]{1,30}\]/, ' '))
    .replace(AFTER_MARK, '$1')
    .replace(/[\p{Extended_Pictographic}"«»*#]/gu, ' ')
    .replace(GENDER_MARK, ' ')
    .replace(/\(([\p{L}]{2,5})\)(?=\p{Lu})/gu, '$1')
    .replace(/\([^()]{0,3}$| \([^()]*$/, ' ')
    .replace(/(?<=\([^()]{3,40}\)) +\p{Lu}{3,}(?: \p{Lu}{2,}){0,3} *$/u, ' ')
    .replace(/ +(?:dans|pr) +.*$/u, '')
    .replace(/\(?dev\)?ops/i, 'DevOps')
    .replace(/ @ .*$/, '')
    .replace(/(?<!\p{L})[A-Z]{2} ?>+ ?[A-Z]{2}(?!\p{L})/gu, ' ')
    .replace(/(?<=\p{Ll}o)\/a(?!\p{L})/u, '')
    .replace(/(?<=cuisini\p{L}+|cuisine|restauration) (?=collectivité)/iu, ' de ')
  const plain = withoutTown(
    toPlain(unmarked.replace(/\( ?\)/g, ' ')).replace(/\([^()]{0,60}\)/g, ' '),
  )
  const isShouting = isShouted(plain.split(/ [-–—] /)[0] ?? '')
  const inLowerCase = plain
    .replace(/[\p{L}-]+/gu, (word) => titleWord(word, isShouting))
    .replace(TITLE_NOISE, ' ')
    .replace(
      /(?<=\p{L})(?<! (?:en|de|du|le)) droit (?=(?:d[eu]s? |d'|social|public|privé|pénal|fiscal|rural|immobilier))/gu,
      ' en droit ',
    )
    .replace(
      /(?<=^[\p{L}-]{3,}(?: de nuit| hôtelier| hôtelière)?) (?=(?:EHPAD|USLD|SSR|MAS|FAM|IME|ESAT|ITEP)(?: *$| ?[-–—,(]))/u,
      ' en ',
    )
    .replace(/(?<!\p{L})HDJ(?!\p{L})/gu, 'en hôpital de jour')
    .replace(/(?<!\p{L})HAD(?!\p{L})/gu, 'en hospitalisation à domicile')
    .replace(/ {2,}/g, ' ')
  const single = onePartOf(withoutTail(trimEdges(inLowerCase)).replace(TWO_NOUNS, 'valet '))
  const named = trimEdges(single.slice(0, LONGEST_TITLE + 30))
  return SOUND.test(named) ? named : trimEdges(tidy(named))
}

/** « vendeur à Nantes »: a town that is known, written as one, is where and not what. */
const withoutTown = (text: string): string =>
  text
    .replace(/(?<= à )(?:Domicile|Distance)(?!\p{L})/gu, (way) => way.toLowerCase())
    .replace(
      /,? (?:basée? )?à (\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?)(?= *(?:$| [-–—|] |,|\d))/gu,
      (said, name: string) => (isTown(name) ? '' : said),
    )

/** « ingénieur du son »: here « son » is no possessive left hanging. */
const SOUND = /(?:du|ien|ienne|eur|euse|image et) son$/iu

/** « Serveur / Serveuse » and « Une développeuse ou un développeur » name one job twice; of two jobs, the first. */
function onePartOf(text: string): string {
  const [, he = '', she = '', what = ''] = /^([\p{L}-]+) ([\p{L}-]+)(.*)$/u.exec(text.trim()) ?? []
  if (he !== she && isPair(he, she.toLocaleLowerCase('fr'))) return `${he}${what}`
  const [, one = '', other = '', said = ''] =
    /^(\p{L}{4,}?)s? et (\p{L}{4,}?)s?((?: .*)?)$/iu.exec(text.trim()) ?? []
  if (one && isPair(one, other.toLocaleLowerCase('fr'))) return `${one}${said}`
  const twice = /^(.{3,60}?) ?(?:\/| ou (?:un |une |d'un |d'une )?) ?(\p{L}.{0,60})$/iu.exec(
    text.trim(),
  )
  if (!twice) return text.trim()
  const [, first = '', second = ''] = twice
  const firstWords = first.trim().split(' ')
  const secondWords = second.trim().split(' ')
  const secondHead = secondWords[0]?.toLocaleLowerCase('fr') ?? ''
  if (isPair(firstWords.at(-1) ?? '', secondHead)) {
    return [...firstWords.slice(0, -1), bothGenders(second.trim()).masculine].join(' ')
  }
  if (isPair(firstWords[0] ?? '', secondHead)) {
    const said = saidTwice(firstWords, secondWords)
    if (said) return said
    return secondWords.length >= firstWords.length
      ? bothGenders(second.trim()).masculine
      : first.trim()
  }
  const isAside = /^\p{Lu}{2,5}$/u.test(second) && /\p{Ll}{3}$/u.test(first)
  if (isAside) return first.trim()
  if (second.length <= 3) return text.trim()
  if (isJobWord(secondHead) && isJobWord(firstWords[0] ?? '')) {
    return firstWords.length === 1 &&
      secondWords.length <= 3 &&
      TRADE.test(firstWords[0] ?? '') &&
      TRADE.test(secondHead)
      ? `${first.trim()} ${second.trim().toLocaleLowerCase('fr')}`
      : first.trim()
  }
  if (/^\p{Ll}{4,8}$/u.test(second) && firstWords.length > 1) return `${first.trim()} et ${second}`
  return second.length <= 8 ? text.trim() : first.trim()
}

/** « Dispatcheur répartiteur / Dispatcheuse répartitrice transport »: what follows the second is of both. */
function saidTwice(one: readonly string[], other: readonly string[]): string | null {
  const isSaid = one.every((word, at) => isPair(word, other[at]?.toLocaleLowerCase('fr') ?? ''))
  if (one.length < 2 || !isSaid) return null
  const [head = ''] = one
  const isHis = bothGenders(head.toLocaleLowerCase('fr')).masculine === head.toLocaleLowerCase('fr')
  const his = isHis ? one : other.slice(0, one.length)
  return bothGenders([...his, ...other.slice(one.length)].join(' ')).masculine
}

/** « Vendeur / préparateur » is one person with two trades. */
const TRADE = /(?:eur|ier|ien|iste|graphe|mètre)$/iu

function isPair(one: string, other: string): boolean {
  const { masculine, feminine } = bothGenders(one.toLocaleLowerCase('fr'))
  return masculine !== feminine ? [masculine, feminine].includes(other) : masculine === other
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '')
  return (
    (letters.length > 4 && capitals.length > letters.length * 0.7) ||
    /^\p{Lu}{4,} \p{Lu}{2,} \p{Lu}{3,}/u.test(text)
  )
}

/** After a dash or a comma come a town, an agency, a department: the job is the first part that names one. */
function withoutTail(text: string): string {
  const parts = text
    .split(/ [-–—|:•+] | [-–—] ?|(?<=\p{L})[-–—] | : /u)
    .map((part) => part.trim())
    .filter(Boolean)
  const jobs = parts.filter(
    (part) => isJobWord(part.split(/[ /,]/)[0] ?? '') && !AN_OFFICE.test(part),
  )
  const job =
    jobs.find(
      (part) => !/^(?:stagiaire|alternante?|apprentie?)$/i.test(part) && !GRADE.test(part),
    ) ??
    jobs[0] ??
    parts[0] ??
    ''
  return job
    .replace(/,.*$/u, (tail) => (isListOfWork(tail) ? tail : ''))
    .replace(/,? (?:à|a|sur|basée? à|sur le secteur de|secteur) \p{Lu}[\p{L}' -]*$/u, '')
    .replace(/(?<! d[eu]) (?:secteur|site|agence) .*$/iu, '')
    .replace(/(?: \p{Lu}{3,}(?: EN| LE| LA)?)+$/u, (town) => (town.length > 9 ? '' : town))
    .replace(/,? (?:saison|\d).*$/iu, '')
}

/** « Adjoint administratif – Agent d'accueil »: a grade of the public service, beside the post itself. */
const GRADE =
  /^(?:adjoint(?:\(e\)|e)? (?:administrati(?:f|ve)|technique|d'animation|du patrimoine)|rédact(?:eur|rice) territorial\p{L}*|attachée? (?:territorial\p{L}*|d'administration)|technicien(?:ne)? territorial\p{L}*|agente? de maîtrise|assistante? de conservation|secrétaire administrati(?:f|ve)|ingénieure? territorial\p{L}*|agente? social\p{L}*)(?: territorial\p{L}*| principal\p{L}*| de \S+ classe)*$/iu

/** « , sécurité et environnement » goes on with what is done; « , brasserie », « , départ Cavaillon » says where. */
function isListOfWork(tail: string): boolean {
  const [, next = ''] = /^, (\p{L}+)/u.exec(tail) ?? []
  return !isJobWord(next) && / (?:et|&) |^(?:, [\p{L}-]+){2,}$/u.test(tail)
}

function trimEdges(text: string): string {
  return text
    .replace(/^[\s\-–—,:;/.|+&]+|[\s\-–—,:;/.|&!?]+$/gu, '')
    .replace(/(?<=\p{Ll}) [DE]$/u, '')
    .replace(
      /^(?:deux|trois|quatre|plusieurs|\d{1,2}) ([\p{L}-]+?)s?(?= |$)/iu,
      (_, word: string) => word.replace(/s(?=-)/g, ''),
    )
    .replace(
      /^(?:une ou un |un ou une |une? |le |la |l'|des |nos |notre |votre |jeunes? (?:dipl[ôo]m[ée]e?s? )?(?:d'une? )?|poste d[e'] ?|emploi (?:d[e'] ?)?|offre d'emploi )(?=\p{L})/iu,
      '',
    )
    .trim()
}

/** « Office public de l'habitat », « Conseil départemental »: houses, whatever their first word. */
const AN_OFFICE =
  /^(?:office (?!manager)|conseil (?:départemental|régional|général|municipal|d'|de )|cadres? d'emplois?(?!\p{L}))/iu

/** The title with both genders, « maçon ou maçonne »; null when the words do not name a job. */
export function toJobTitle(raw: string): JobTitle | null {
  const clean = lowerFirst(withoutStatus(singular(cleanTitle(raw))))
  const head = clean.split(/[ /,(]/)[0] ?? ''
  if (clean.length < 3 || clean.length > LONGEST_TITLE || /[.!?:@]/.test(clean)) return null
  if ((!isJobWord(head) && !isEnglishJob(clean)) || AN_OFFICE.test(clean)) return null
  if (
    /^(?:cap|bep|bac|bts|diplôme|description|profil|missions?|le|la|les|nous|vous)(?:$| )/i.test(
      clean,
    )
  )
    return null
  const { masculine, feminine } = bothGenders(clean)
  return { text: joined(masculine, feminine), masculine, feminine }
}

/** « apprenti boulanger », « alternant chargé de recrutement »: how one is hired, before the trade one learns. */
function withoutStatus(title: string): string {
  const [, job = ''] =
    /^(?:apprenti|alternant|stagiaire)(?:\(e\)|e)? (?:en )?(.+)$/iu.exec(title) ?? []
  return job !== '' && isJobWord(job.split(' ')[0] ?? '') ? job : title
}

/** « agents polyvalents », « sages-femmes »: several are wanted, each is asked about one post. */
function singular(title: string): string {
  const [first = '', ...others] = title.split(' ')
  if (!SEVERAL.test(first) || /^(?:commis|maïs)$/i.test(first)) return title
  const one = oneOf(first)
  if (!isJobWord(one)) return title
  const end = others.findIndex((word) => !SEVERAL.test(word) || ALWAYS_MANY.test(word))
  const apart = end === -1 ? others.length : end
  const feminine = others.findIndex(
    (word) => /ées$/u.test(word) && !/ées?$|[^u]ses$|ices$/u.test(first),
  )
  const agreeing = feminine === -1 ? apart : Math.min(apart, feminine)
  return [one, ...others.map((word, at) => (at < agreeing ? oneOf(word) : word))].join(' ')
}

const SEVERAL = /^\p{L}{3,}(?:s|aux)(?:-\p{L}{3,}s)?$/u

/** Work that is always said of many: « saisonnier vendanges ». */
const ALWAYS_MANY = /^(?:vendanges|récoltes|moissons|cueillettes|travaux)$/iu

const oneOf = (words: string) =>
  words
    .split('-')
    .map((word) => word.replace(/(?<=\p{L}{3}i|or|ic|in|ér)aux$/u, 'al').replace(/s$/u, ''))
    .join('-')

/** « technicien ou technicienne de maintenance »: what both share is said once, at the end. */
export function joined(masculine: string, feminine: string): string {
  if (masculine === feminine) return masculine
  const one = masculine.split(' ')
  const other = feminine.split(' ')
  let shared = 0
  while (shared < one.length - 1 && one.at(-1 - shared) === other.at(-1 - shared)) shared++
  const tail = one.slice(one.length - shared).join(' ')
  const head = one.slice(0, one.length - shared).join(' ')
  return `${head} ou ${other.slice(0, other.length - shared).join(' ')} ${tail}`.trim()
}
