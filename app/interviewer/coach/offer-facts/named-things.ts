import { isInfinitive } from '../french/verbs.ts'
import { isAgency, isForAClient } from '../offer-text/employer.ts'
import { isJobWord } from '../offer-text/vocabulary/job-words.ts'
import { KINDS_OF_NAMES, type KindOfName } from './vocabulary/kinds-of-names.ts'
import { TOOLS } from './vocabulary/tools.ts'

/** A proper name with what it is the name of, as a sentence says it: « la plateforme Pix ». */
export interface NamedThing {
  text: string
  sort: KindOfName['sort']
}

const BY_WORD = new Map(KINDS_OF_NAMES.map((kind) => [kind.word.toLowerCase(), kind]))
/** « Foyer de Vie », « Centre hospitalier ». */
const inAnyCase = (words: string) =>
  words.replace(/(?<![\p{L}'])\p{Ll}/gu, (first) => `[${first}${first.toLocaleUpperCase('fr')}]`)
const ANY_KIND = KINDS_OF_NAMES.map(({ word }) => inAnyCase(word)).join('|')
const KIND_AHEAD = new RegExp(
  String.raw`(?<![\p{L}-])(${ANY_KIND}) ((?:de la |de l'|du |des |de |d')?)(?:« ?|")?(?=\p{Lu})`,
  'gu',
)
const LINK = /^(?:de|du|des|la|le|les|l'|d'|et|&|sur|sous|en)$/u
const MOST_WORDS = 5
/** Written with capitals, and nobody's name. */
const NO_NAME =
  /^(?:CDI|CDD|EHPAD|SSIAD|ESAT|IME|MAS|FAM|CHU|CH|GIP|ESN|SCOP|SAS|DG|DRH|CSE|ANPE|CISCO|SAP|US|WEB|IoT|RH|SI|IT|IA|DSI|ERP|CRM|SaaS|SAAS|BI|LMS|CMS|API|GED|GMAO|TV|R&D|HSE|QSE|QHSE|RSE|SAV|BTP|PME|ETI|TPE|Vous|Nous|Votre|Notre|Nos|Vos|Le|La|Les|L|Un|Une|Au|En|Pour|Dans|Si|Il|Elle|Tu|Ce|Cette|Et|Profil|Poste|Missions?|H|F|HF|Client|Clients|Internet|Web|Digital|France|Europe|Paris|Sud|Nord|Est|Ouest|International|Recherche|Recrute|Offre|Lieu|Type|Contrat|Description|Description|Descriptif|Avantages|Salaire|Formation|Bac|BTS|CAP|Communication|Marketing|Production|Logistique|Commercial|Comptable|Administratif|Technique|Social|Public|Médical|Santé|Qualité|Achats|Finance|Ventes|Sécurité|Maintenance|Informatique|Numérique|Data)$/u
/** « L'AAD », and no « la DRH »: what it stands for is nobody's in particular otherwise. */
export const isAcronym = (name: string) => /^\p{Lu}{3,9}$/u.test(name) && !NO_NAME.test(name)

const MOSTLY_CAPITALS = 0.5
const LONGEST = 45

/** What says that a team, a house or a network is the one that recruits, right before it. */
const OF_THE_POST =
  /(?:(?:au sein|l'équipe) d(?:u|e la|e l')|rejoi\p{L}+ (?:le |la |l')|intégr\p{L}+ (?:le |la |l')|rattachée?s? (?:au|à la|à l')|recrut\p{L}+ (?:pour|au sein d[eu])(?: la| le)?|notre|(?:filiale|centre|magasin|agence|société|entité|membre|partie)(?: \p{L}{1,15}){0,2} d(?:u|e l')) ?$/iu
/** What says so right after it. */
const RECRUITS =
  /^ ?»? (?:re)?(?:crute|cherche|grandit|s'agrandit|embauche|vous accueille|ouvre|se développe)(?!\p{L})/u
/** A sentence in which a name is that of somebody else. */
const OF_OTHERS =
  /(?<!\p{L})(?:clients?|partenaires?|fournisseurs?|voisine?s?|proches?|près|côté|diplômée?s?|diplômes?|stages?|utilis(?:er|ez|ons|é)|maîtris(?:er|ez|e)|outils?|logiciels?|avantages?|Facebook|WhatsApp|LinkedIn|Instagram)(?!\p{L})/iu
const BESIDE = 35
const TOOL_NAMES = new Set(TOOLS.map(({ name }) => name.toLowerCase()))

interface Mention {
  text: string
  kind: KindOfName
  /** What stands right before and after it in its sentence. */
  before: string
  after: string
  name: string
}

/** The names of houses, teams and things that the offer writes with what they are, the surest first. */
export function findNamedThings(text: string): NamedThing[] {
  const found = new Map<string, NamedThing & { times: number }>()
  const small = text.toLowerCase()
  const keep = (said: string, name: string, sort: NamedThing['sort']) =>
    said.length <= LONGEST && found.set(said, { text: said, sort, times: timesIn(small, name) })
  for (const mention of mentionsIn(text))
    if (isOfThePost(mention, text)) keep(mention.text, mention.name, mention.kind.sort)
  for (const { 1: article = '', 2: name = '' } of text.slice(0, HEAD).matchAll(AN_ACRONYM))
    if (
      timesIn(small, name) >= OFTEN &&
      isAcronym(name) &&
      !isAgency(name) &&
      acronymRecruits(name, text)
    )
      keep(`${article.toLowerCase()}${name}`, name, 'house')
  return [...found.values()]
    .sort((one, other) => other.times - one.times)
    .map(({ text, sort }) => ({ text, sort }))
}

const AN_ACRONYM = /(?<!\p{L})(la |l')(\p{Lu}{3,9})(?![\p{L}\p{N}-])/giu

const ACRONYM_RECRUITS: readonly RegExp[] = [
  /[Rr]ejoi(?:gnez|ndre) (?:la |l')(\p{Lu}{3,9})(?![\p{L}\p{N}-])/gu,
  /(?<!\p{L})(\p{Lu}{3,9}) (?:re)?(?:crute|cherche)(?!\p{L})/gu,
  /(?:Employeur|Structure|Établissement|Organisme) ?: ?(?:[Ll]'|[Ll]a )?(\p{Lu}{3,9})(?!\p{L})/gu,
]

/** « La DINUM recrute »: an acronym of the trade, « la GTB », is anywhere else in an offer. */
export const acronymRecruits = (name: string, text: string): boolean =>
  ACRONYM_RECRUITS.some((form) => [...text.matchAll(form)].some(([, said]) => said === name))

/** Each kind of house, team or thing that a proper name follows. */
function mentionsIn(text: string): Mention[] {
  return text
    .slice(0, HEAD)
    .split('\n')
    .flatMap((line, at) =>
      isInCapitals(line)
        ? []
        : [...line.matchAll(KIND_AHEAD)].flatMap(
            ({ 0: ahead, 1: said = '', 2: link = '', index }) => {
              const name = nameAt(line.slice(index + ahead.length))
              const kind = BY_WORD.get(said.toLowerCase())
              if (!kind || ((at === 0 || link !== '') && kind.sort !== 'house')) return []
              if (isAgency(ahead + name)) return []
              if (kind.word !== 'pôle' && !isProper(name, text, kind.sort)) return []
              const end = index + ahead.length + name.length
              return [
                {
                  text: withArticle(kind, `${link}${withoutCapitals(name)}`),
                  kind,
                  before:
                    line
                      .slice(0, index)
                      .split(/[.!?] /)
                      .at(-1) ?? '',
                  after: (line.slice(end).split(/[.!?](?: |$)/, 1)[0] ?? '').slice(0, BESIDE),
                  name,
                },
              ]
            },
          ),
    )
}

/** Whether one would work for it, by what stands around it, or by what an offer begins with. */
/** « Le cabinet Horizon recherche pour lui » recruits for its client. */
const RECRUITS_FOR_OTHERS = /^(?:cabinet|agence)$/

function isOfThePost(
  { kind: { sort, word }, before, after, name }: Mention,
  text: string,
): boolean {
  if (RECRUITS_FOR_OTHERS.test(word) && isForAClient(text)) return false
  if ([before, name, after].some((words) => OF_OTHERS.test(words))) return false
  if (sort !== 'house' && TOOL_NAMES.has(name.toLowerCase())) return false
  if (OF_THE_POST.test(before) || RECRUITS.test(after)) return true
  const isRepeated = timesIn(text.toLowerCase(), name) >= OFTEN
  if (sort === 'house') return isRepeated || text.indexOf(name) < TOP
  const title = (text.split('\n', 1)[0] ?? '').toLowerCase()
  if (sort === 'thing') return / (?:de|du|pour|chez) (?:l'|la )?$/.test(titleBefore(title, name))
  const isAtTheTop = /^(?:l[ae] |l')?$/i.test(before) && text.indexOf(name) < TOP
  return (
    title.includes(name.toLowerCase()) || (isRepeated && (isAtTheTop || opensALine(name, text)))
  )
}

const titleBefore = (title: string, name: string) => {
  const at = title.indexOf(name.toLowerCase())
  return title.slice(0, Math.max(0, at))
}

const opensALine = (name: string, text: string) =>
  text
    .slice(0, TOP)
    .split('\n')
    .some((line) => line.toLowerCase().startsWith(name.toLowerCase()))

/** « Pix », « Privas Ardèche », « Furet du Nord »: words with a capital, and what joins them. */
function nameAt(text: string): string {
  const words: string[] = []
  for (const word of text.split(' ').slice(0, MOST_WORDS)) {
    const bare = /^[\p{L}\p{N}&+'’.-]+/u.exec(word)?.[0].replace(/[.'’-]+$/u, '') ?? ''
    if (!/^(?:[ld]['’])?[\p{Lu}&]/u.test(bare) && !LINK.test(word)) break
    words.push(LINK.test(word) ? word : bare)
    if (bare !== word && !LINK.test(word)) break
  }
  while (LINK.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

const timesIn = (small: string, name: string) => small.split(name.toLowerCase()).length - 1

const HEAD = 8_000
const OFTEN = 2
/** An offer begins by saying who recruits. */
const TOP = 500

/** « BURGER KING » is shouted: « Burger King ». A name of one word, or an acronym, stays. */
export const withoutCapitals = (name: string) =>
  name === name.toUpperCase() && name.includes(' ')
    ? name
        .replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLocaleLowerCase('fr'))
        .replace(/ (?:ET|DE|DU|DES|LA|LES?|SUR|EN)(?= )/gu, (word) => word.toLowerCase())
    : name

const withArticle = ({ article, word }: KindOfName, name: string) =>
  `${article}${article.endsWith("'") ? '' : ' '}${word} ${name}`

/** « Foyer de vie de Roiffieux » with its article; null when it begins with no known kind of house, or names none. */
export function houseNamed(name: string): string | null {
  const [, said = '', rest = ''] = HOUSE_ALONE.exec(name) ?? []
  const kind = BY_WORD.get(said.toLowerCase())
  return kind && /\p{Lu}/u.test(rest) ? withArticle(kind, withoutCapitals(rest)) : null
}
const HOUSE_ALONE = new RegExp(`^(?:la |le |l'|les )?(${ANY_KIND}) (.{3,40})$`, 'iu')

/** Titles and headings give capitals to any word. */
function isInCapitals(line: string): boolean {
  const [, ...words] = line.split(/\s+/u).filter((word) => /^[«"(]?\p{L}{3,}/u.test(word))
  const capitals = words.filter((word) => /^[«"(]?\p{Lu}/u.test(word)).length
  return words.length > 2 && capitals / words.length > MOSTLY_CAPITALS
}

/** Each word is one that the offer writes with a capital alone, and the whole is no trade, no act and no heading. */
function isProper(name: string, text: string, sort: NamedThing['sort']): boolean {
  const words = name.split(/[ '’]/u).filter((word) => /^\p{Lu}/u.test(word))
  if (/-\d|\d{4}|^\p{Lu}$/u.test(name)) return false
  if (words.length === 0 || words.every((word) => NO_NAME.test(word))) return false
  if (NO_NAME.test(words[0] ?? '') || isInfinitive((words[0] ?? '').toLowerCase())) return false
  // A clinic may well be called after Pasteur, which is a trade as well.
  if (sort !== 'house' && words.every((word) => isJobWord(word.toLowerCase()))) return false
  const plain = words.filter((word) => isAWordOf(text, word))
  return plain.length === 0 || (words.length > 2 && plain.length === 1)
}

/** « Le pôle Comptabilité » of an offer that speaks of « comptabilité » names nothing. */
function isAWordOf(text: string, word: string): boolean {
  if (/^\p{Lu}{2,}/u.test(word)) return false
  const plain = word.charAt(0).toLowerCase() + word.slice(1)
  const at = text.indexOf(plain)
  return (
    at >= 0 && !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + plain.length))
  )
}
