/** Words of an offer in which its post may be named. */
export interface Zone {
  text: string
  start: number
  end: number
  /** How likely the post is to be named there. */
  worth: number
}

const LONGEST_LINE = 130
const FIRST_LINES = 4
const NO_TITLE = /^[-•*·>]|[:.!?]$/
/** « Responsable communication de notre plateforme ! » names the post where it comes first. */
const NO_TITLE_FIRST = /^[-•*·>]|[:.?]$/
/** The post is named well before the end of a very long text. */
export const FAR_ENOUGH = 6000
const EACH = 4
const HEADING =
  /^(?:description|descriptif|le poste|poste|missions?|vos (?:futures )?missions|votre mission|à propos|qui sommes|profil|introduction|responsabilités|contexte|présentation|informations générales|référence|objectifs|activités|l'entreprise)(?!\p{L})[^\n]{0,40}$/iu
const MARK = /(?<!\p{L})[hf] ?[/-] ?[hf](?!\p{L})/iu

/** What comes just before the name of a post, and how it is named there. */
interface Announcement {
  before: RegExp
  named: RegExp
  worth: number
}

const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    before: /intitulé du poste|poste proposé|poste à pourvoir|poste recherché/giu,
    named: /^ ?:? ?([^\n.;:!?]{4,90})/u,
    worth: 0.9,
  },
  {
    before: /(?:^|\n)(?:(?:offre d'|annonce d')?emploi|métier|poste|annonce) ?:/giu,
    named: /^ ?([^\n.;:!?]{4,90})/u,
    worth: 0.9,
  },
  {
    before:
      /(?<!\p{L})(?:(?:recherch|recrut|embauch)(?:e|ons|ent|ez|er|ant)|cherch(?:e|ons|ent))(?!\p{L})/giu,
    named:
      / (?:un|une|son|sa|ses|des|deux|trois|\d|notre|nos|leur)(?:\(e\)|[·.‧•/-]e|\/une)?(?: ou une?)? ([^\n.;:!?,]{3,80})/iu,
    worth: 0.85,
  },
  {
    before: /(?<!\p{L})(?:re)?cherch(?:e|ons|ent)(?!\p{L})/giu,
    named: /^ (\p{L}+(?:\(e\)|·e|\.e)[^\n.;:!?,]{3,60})/u,
    worth: 0.85,
  },
  {
    before: /(?<!\p{L})(?:recherch|recrut)(?:e|ons|ent)(?!\p{L})/giu,
    named: /^[^\n;!?]{0,120}[ \u00a0]: (\p{Lu}[^\n.;:!?,]{3,60})/u,
    worth: 0.85,
  },
  {
    before: /en tant qu['e]|en qualité d['e]|(?<!\p{L})postes? d['e]/giu,
    named: /^ ?(?:une? )?([^\n.;:!?,]{4,70})/u,
    worth: 0.75,
  },
  {
    before: /(?:^|\n|[.!,] ?)(?:l'|le |la )(?!diplôme)/giu,
    named: /^([^\n.;:!?,]{4,60})/u,
    worth: 0.55,
  },
]
const SPOKEN_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    // « Recherche plombier motivé », « la maison Vernay recrute coiffeuse ».
    before:
      /(?<!\p{L})(?:(?:recherch|recrut|embauch)(?:e|ons|ent)|cherch(?:e|ons|ent))(?= (?!une? |de |des |la |le |l'|à )\p{L})/giu,
    named: /^ ([^\n.;:!?,]{3,60})/u,
    worth: 0.8,
  },
  {
    before:
      /(?<!\p{L})(?:(?:avons|ai|a|ont) (?:un grand |fortement )?besoin d['e]|(?:nous|me) faut|remplacer|(?:accueillir|intégrer) (?=une? nouve))/giu,
    named:
      /^ ?(?:une? |notre |nos |mon |ma )?(?:nouve(?:au|lle|l) |futur[e]? )?([^\n.;:!?,]{3,60})/u,
    worth: 0.8,
  },
  {
    before: /(?<!\p{L})(?:vous êtes|tu es|devenez|deviens|devenir)(?= )/giu,
    named: /^ (?:une? |notre )?([^\n.;:!?,]{3,60})/u,
    worth: 0.7,
  },
  {
    // « Un plombier est recherché pour nos chantiers ».
    before: /(?:^|\n|[.!?] ?)(?=(?:une?|des|deux) )/giu,
    named:
      /^(?:une?|des|deux) ([^\n.;:!?,]{3,60}?) (?:est|sont|serai(?:t|ent)) (?:activement )?(?:recherch|demand|attendu)/iu,
    worth: 0.8,
  },
  {
    before: /(?<!\p{L})(?:chez nous|nous rejoindre|rejoignez-nous|avec nous|travailler) comme/giu,
    named: /^ (?:une? )?([^\n.;:!?,]{3,60})/u,
    worth: 0.75,
  },
]
const REACH = 160
/** « Un dessinateur projeteur électrique CAO (H/F) », « des conseillers de vente F/H »: what the mark of both genders ends. */
const MARKED =
  /(?:^|[\n.:;,!] ?|(?<!\p{L})(?:un|une|des|nos|notre|son|sa|une? ou une?|un[·.‧(/-]e\)?) )([^\n.:;,!()]{4,80}?) ?\(?(?<!\p{L})[hf] ?[/-] ?[hf](?!\p{L})/giu
/** « Nous recherchons, pour un magasin de mode, des conseillers »: the post is what comes last. */
const UP_TO_THE_POST =
  /^.*(?:recherch|recrut|embauch)\p{L}* .*(?<!\p{L})(?:une?|des|nos|notre|son|sa) /iu
const MARKED_WORTH = 0.8

/** Where the text says what is recruited, the first lines first. */
export function titleZones(text: string): Zone[] {
  const head = text.slice(0, FAR_ENOUGH)
  return [...firstLines(text), ...announced(head, ANNOUNCEMENTS), ...marked(head)]
}

/** Where whoever writes as one speaks says it: the same words may name a colleague where a title stands. */
export const spokenZones = (text: string): Zone[] =>
  announced(text.slice(0, FAR_ENOUGH), SPOKEN_ANNOUNCEMENTS)

function marked(head: string): Zone[] {
  return [...head.matchAll(MARKED)].slice(0, EACH).map((match) => {
    const [whole, said = ''] = match
    const named = said.replace(UP_TO_THE_POST, '')
    const start = match.index + whole.indexOf(said) + said.length - named.length
    return { text: named, start, end: start + named.length, worth: MARKED_WORTH }
  })
}

function firstLines(text: string): Zone[] {
  const zones: Zone[] = []
  let start = 0
  let rank = 0
  for (const line of text.split('\n', 4 * FIRST_LINES)) {
    const said = line.trim()
    if (said !== '' && rank < FIRST_LINES) {
      const isTitle =
        said.length <= LONGEST_LINE &&
        !HEADING.test(said) &&
        !(rank === 0 ? NO_TITLE_FIRST : NO_TITLE).test(said)
      const worth = rank === 0 ? 1 : MARK.test(said) ? 0.95 : 0.7
      if (isTitle) zones.push({ text: said, start, end: start + line.length, worth })
      rank++
    }
    start += line.length + 1
  }
  return zones
}

/** « Un serveur ou une serveuse ». */
const IN_THE_OTHER_GENDER = / ou (?:d')?une? /u

function announced(head: string, announcements: readonly Announcement[]): Zone[] {
  const zones: Zone[] = []
  for (const { before, named, worth } of announcements) {
    let met = 0
    for (const match of head.matchAll(before)) {
      const from = match.index + match[0].length
      const sentence = head.slice(from, from + REACH).split(/[\n.;:!?](?!e\p{L}?)/u)[0] ?? ''
      const [whole = '', said = ''] =
        named.exec(named.source.startsWith('^') ? head.slice(from, from + REACH) : sentence) ?? []
      const text = said.split(IN_THE_OTHER_GENDER)[0] ?? ''
      if (text === '') continue
      const start = from + head.slice(from).indexOf(whole) + whole.length - said.length
      zones.push({ text, start, end: start + text.length, worth: worth - 0.05 * met })
      met++
      if (met === EACH) break
    }
  }
  return zones
}
