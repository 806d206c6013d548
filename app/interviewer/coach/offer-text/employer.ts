import { foldLetters } from '../french/fold-letters.ts'
import { isJobWord } from './vocabulary/job-words.ts'

const LETTER = String.raw`(?:[\p{L}\p{N}&'+-]|\.(?=\p{Ll}|\p{Lu}\.))`
const NAME = String.raw`((?:l'|L'|le |la |Le |La |Les )?\p{Lu}${LETTER}*(?: (?:\p{Lu}${LETTER}*|(?:l'|d')\p{Lu}${LETTER}*|de|du|des|d'|la|le|les|et|&|-|en|of|for|and|l'|à)(?![\p{Ll}])){0,7})`
const named = (before: string, after: string) => new RegExp(`${before}${NAME}${after}`, 'gu')

/** « Au sein de… » is followed by a department as often as by the employer. */
const WITHIN = named(
  "[Aa]u sein d(?:e |u |es |')(?:groupe |notre magasin |l'équipe (?:de |d')|la société |l'entreprise )?",
  '(?=[ ,.\\n])',
)

/** « Atlas recrute ». */
const RECRUITING = named(
  '(?<![\\p{L}])(?<!(?:\\)|à|près de) )',
  '(?:,[^.,\\n]{3,120},)? (?:re)?(?:crute|cherche|cherche à recruter|ch\\.|embauche|propose à ses clients|recrutent)(?![\\p{L}])',
)

/** A tool and a benefit « propose » as well, and « fait partie » of what one works with. */
const PRESENTING_ITSELF = named(
  '(?<=^|\\n)',
  ' (?:(?:vous )?propose|fait partie|est une? (?:outil|plateforme|produit))(?!\\p{L})',
)
/** An employer presents itself where its offer begins. */
const TOP = 500
/** « Nos clients, le groupe Vernay », « notre groupe Facebook ». */
const OF_OTHERS =
  /(?:clients?|partenaires?|fournisseurs?|prestataires?)(?:,| :| comme| tels? que)? (?:\p{L}+ ){0,3}$/iu
const SOCIAL_NETWORK =
  /^(?:Facebook|WhatsApp|LinkedIn|Instagram|Messenger|TikTok|YouTube|Telegram)(?!\p{L})/iu

/** What may stand right before the name of a house: what it is, or an article. */
const BEFORE_NAME =
  /^(?:entreprise|société|groupe|association|restaurant|cabinet|agence|maison|mairie|ville|commune|clinique|polyclinique|collège|lycée|école|hôpital|crèche|foyer|musée|théâtre|résidence|institut|fondation|communauté|hôtel|brasserie|boulangerie|pâtisserie|garage|chez|magasin|enseigne|marque|startup|ferme|domaine|château|librairie|pharmacie|étude|office|partenaire|client|réseau|mutuelle|coopérative|usine|pour|des|les|par|chocolaterie|boucherie|traiteur|camping|cave|imprimerie|menuiserie|salon|studio|laboratoire|transports?|travaux|menée?)$/iu

/** Sentences in which an employer gives its name, the surest first. */
const INTRODUCTIONS: readonly RegExp[] = [
  named('(?<=^|\\n|[,.–] ?)(?:S\\.?A\\.?R\\.?L\\.?|SASU?|EURL|SCOP) ', '(?= ?[,.–\\n-])'),
  named(
    '(?:^|\\n)(?:Employeur|Entreprise|Société|Établissement|Structure|Organisme) ?: ?',
    '(?! ?\\p{L})',
  ),
  RECRUITING,
  named(
    "(?:[Rr]ejoi(?:gnez|ndre)(?: l'équipe(?: de)?| le groupe| la société)?|[Ii]ntégrer|[Ii]ntégrez|[Cc]hoisir|[Bb]ienvenue chez|[Tt]ravailler (?:chez|pour|à)) ",
    '(?=[ ,.!?:\\n])',
  ),
  named(
    '(?<![\\p{L}])(?:[Cc]hez|[ÀA] propos de|[Qq]ui est|[Pp]ourquoi rejoindre|[Pp]our rejoindre) ',
    '(?= ?[ ,.!?:;\\n])',
  ),
  named(
    "(?:[Ll]'entreprise|[Ll]a société|[Ll]e groupe|[Ll]'association|[Ll]e cabinet|[Ll]a start-?up|[Ll]'enseigne|[Ll]a commune de|[Ll]a mairie de|[Ll]e restaurant|[Ll]a maison|[Ll]'agence) (?:« ?|\")?",
    '(?=[ ,.!?»"\\n])',
  ),
  named(
    '(?<![\\p{L}])',
    " (?:est|sont) (?:une?|le|la|l'|des) (?:entreprise|société|groupe|association|acteur|leader|cabinet|éditeur|start|établissement|service|enseigne|agence|spécialiste|organisme|filiale|PME|ESN|jeune|marque|restaurant|facilitateur|pilier|premier|service|centre|équipe|spécialisé)",
  ),
  named(
    '(?:^|\\n|[,.] )',
    ', (?:[Hh]ôtel|[Rr]estaurant|(?:une )?entreprise|(?:une )?société|(?:un )?groupe|(?:une )?association|(?:un )?établissement|leader|spécialiste|(?:une )?start-?up|éditeur|acteur|filiale)(?!\\p{L})',
  ),
  named(
    '(?<![\\p{L}])',
    " (?:se donne|se positionne|conçoit|fabrique|commercialise|s'engage|a été créée?|emploie|réunit)(?!\\p{L})",
  ),
  PRESENTING_ITSELF,
  WITHIN,
]

const UNNAMED =
  /notre client|(?:pour|chez) (?:l'une?|une?) (?:de (?:ses|nos) )?(?:entreprises? )?partenaires?(?!p{L})|de (?:ses|nos) entreprises partenaires|nos clients recrute|pour le compte d|l'un de (?:nos|ses) clients?|un de (?:nos|ses) clients?|pour (?:son|l'un de ses|un de ses) clients?|cabinet de recrutement|agence d'emploi|notre agence|votre agence|recrute pour|chercheur de talents/i
const COMMON =
  /^(?:familles?(?: .*)?|particuliers?|parents?|maman|papa|couple|ao[cp](?: .*)?|igp(?: .*)?|slt|salut|bonjour|metiers?|operations?|residences?|nous|vous|votre|vos|notre|nos|le|la|les|une?|ce|cette|ces|dans|pour|en|au|afin|il|elle|on|si|description|profil|poste|missions?|cdi|cdd|h\/f|f\/h|avantages|rejoignez|venez|qui|que|entreprise|societe|groupe|groupe de|client|direction|service|equipe|equipes|departement|france|paris|lyon|europe|chef|the|we|our|you|urgent|adecco|randstad|manpower|samsic|interim|alternance|stage|data|mission|aujourd'hui|depuis|titulaire|rattache.*|sous|avec|passionne.*|etablissement|direction .*|pole .*|service .*|departement .*|unite .*|monsieur|madame|je|prenom.*|un.*)$/

const AGENCY =
  /int[ée]rim|(?:^|[ '])(?:fed|crit|lip|hays|menway|improoove|piment|aquila|supplay|domino|camo|axxis|jubil|connectt|energis|actual|gi group|leader|abalone|lynx|kelly|externatic|silkhom|hunteed|urban linker)(?: |$)|emploi$|recrutement| rh$|^rh |mistertemp|adecco|manpower|randstad|synergie|proman|partnaire|adéquat|samsic|page personnel|michael page|expectra|triangle|appel médical|start people|temporis|ergalis/i
/** Whether a name is that of a house that recruits for others. */
export const isAgency = (name: string): boolean => AGENCY.test(name)

const KIND_ALONE =
  /^(?:l'|la |le |les )?(?:association|observatoire|presence|siege|college|ecole|mairie|ville|commune|etat|region|universite|campus|boutique|magasin|restaurant|agence|maison|centre|hopital|clinique|cabinet|kiosque.*|siege .*|startup|start-up|academie|ministere|collectivite|metropole|prefecture|departement|lycee|etude|residence|fondation|federation|institut)$/

/** Whether an agency writes, for a house that it does not name. */
export const isForAClient = (text: string): boolean => UNNAMED.test(text)

/** The employer's name as the offer writes it; null when an agency hides it or none is given. */
export function findEmployer(text: string): string | null {
  if (isForAClient(text)) return null
  const head = text.slice(0, 8000)
  for (const introduction of INTRODUCTIONS) {
    for (const match of head.matchAll(introduction)) {
      if (introduction === RECRUITING && followsAnotherWord(head, match.index)) continue
      if (introduction === PRESENTING_ITSELF && match.index > TOP) continue
      if (SOCIAL_NETWORK.test(match[1] ?? '')) continue
      if (OF_OTHERS.test(head.slice(Math.max(0, match.index - 60), match.index))) continue
      const name = withHouse(cleanName(match[1] ?? ''), text)
      if (name && (introduction !== WITHIN || isSurely(name, text))) return name
    }
  }
  return null
}

/** « Cabinet dentaire trois praticiens Aurillac cherche »: what follows a word like any other is a place. */
function followsAnotherWord(text: string, at: number): boolean {
  const word = /(\p{L}*\p{Ll}) $/u.exec(text.slice(Math.max(0, at - 30), at))?.[1] ?? ''
  return word.length > 2 && /^\p{Ll}/u.test(word) && !BEFORE_NAME.test(word)
}

/** « le collège Notre-Dame », « la clinique Pasteur »: named after somebody, a house is said with what it is. */
const HOUSES =
  'collège|lycée|école|clinique|polyclinique|hôpital|crèche|foyer|musée|théâtre|résidence|institut'
const HOUSE_BEFORE = new RegExp(`(?:^|[ '(])(${HOUSES}) $`, 'iu')

function withHouse(name: string | null, text: string): string | null {
  if (name === null || !/^\p{Lu}\p{Ll}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}$/u.test(name))
    return name
  const at = text.indexOf(name)
  const house = HOUSE_BEFORE.exec(text.slice(Math.max(0, at - 16), at))
  return house?.[1] ? `${house[1].toLocaleLowerCase('fr')} ${name}` : name
}

/** A name that comes back elsewhere in the offer, and is not that of a department, a trade or a place. */
function isSurely(name: string, text: string): boolean {
  if (DEPARTMENT.test(foldLetters(name))) return false
  return text.split(name).length > 2 || /^\p{Lu}{3,}/u.test(name)
}

const DEPARTMENT =
  /^(?:l'|les? |la )?(?:operations?|college|residences?|metiers?|finances?|achats?|ressources|affaires|systemes?|departement|division|bureau|unite|laboratoire|faculte|institut|region|production|marketing|communication|informatique|data|it|bu|rh|dsi|direction|pole|service|equipe)\b/

function cleanName(raw: string): string | null {
  const name = raw
    .replace(/(?: (?:de|du|des|d'|la|le|les|et|&|-|en|à|l'|of|for|and))+$/u, '')
    .replace(/ - (?:AO[CP]|IGP)(?!\p{L}).*$/u, '')
    .replace(/[.,'-]+$/, '')
    .replace(
      /^(?:l'|L'|le |la |Le |La |Les )(?=(?:[Ee]ntreprise|[Ss]ociété|[Gg]roupe|[Aa]ssociation) )/u,
      '',
    )
    .replace(/^(?:La |la )?[Ss]tart-?up d'État /u, '')
    .replace(/^(?:l'|d')?État /u, '')
    .replace(/^(?:entreprise|société|groupe|association|cabinet|restaurant) (?=\p{Lu})/u, '')
    .replace(/^(?:Entreprise|Société|L'entreprise|La société) /u, '')
    .trim()
  if (AGENCY.test(name)) return null
  const first = foldLetters(name.replace(/^(?:L'|Le |La |Les |l'|le |la )/, '').split(' ')[0] ?? '')
  if (name.length < 2 || name.length > 60 || COMMON.test(foldLetters(name)) || COMMON.test(first))
    return null
  if (KIND_ALONE.test(foldLetters(name))) return null
  if (isJobWord(first)) return null
  return name
}
