import { foldLetters } from '../french/fold-letters.ts'
import { lowerFirst } from '../french/grammar.ts'
import { findYears } from './experience.ts'
import type { Requirement } from './offer-reading.ts'
import type { Piece } from './sections.ts'

const MOST = 8
const OPTIONAL =
  /souhait|appreci|un plus|serait|idealement|si possible|optionnel|atout|de preference|avantage|bienvenu|non exige|facultati|eventuel|is a plus|nice to have|would be/
const ONLY_MUST = /indispensable|imperati|exige|obligatoire|requis|necessaire|required|must/

interface Rule {
  kind: Requirement['kind']
  pattern: RegExp
  /** The words to show; the words found when absent. */
  say?: (match: RegExpMatchArray) => string
}

const LEVEL = (match: RegExpMatchArray) => `Bac+${match[1]}`
const TAIL = String.raw`(?: (?:en|de|d'|du|des|dans|petite|cuisine|mécanique|électro\p{L}*|commerce|comptabilité)(?:[ ']?\p{L}[\p{L}'-]{0,40}){0,3})?`

const RULES: readonly Rule[] = [
  {
    kind: 'diploma',
    pattern:
      /dipl[oô]me d'[ée]tat (?:d'|de |en )(?:\p{L}+(?:[ -](?:de|en|d'|du)? ?\p{L}+){0,3})/giu,
  },
  {
    kind: 'diploma',
    pattern:
      /dipl[oô]me (?:d'|de )(infirmi\p{L}+|orthophoni\p{L}+|aide-soignant\p{L}*|chirurgien-dentiste|médecin|pharmacien|préparateur en pharmacie|éducateur\p{L}*(?: spécialisé\p{L}*)?|auxiliaire de (?:puériculture|vie)|kinésithérapeute|sage-femme)(?: d'[ée]tat)?/giu,
    say: (match) => `diplôme d'${match[1]}`.replace(/d'(?![aeiouéèêhAEIOU])/u, 'de '),
  },
  {
    kind: 'diploma',
    pattern:
      /(?<!\p{L})(?:DEAES|DEAVS|DEAS|DEES|DEASS|DECESF|DCG|DSCG|BPJEPS|BAFA|BAFD|CQP|CRPE|CAPES|CAPA|BEPA|BPREA|DEUST|MBA|D\.E\.)(?!\p{L})(?: \p{L}+)?/gu,
  },
  {
    kind: 'diploma',
    pattern:
      /(?<!\p{L})(?:CAP|BEP)(?: ?\/ ?(?:CAP|BEP|Bac ?[Pp]ro))*(?!\p{L})(?: (?:petite enfance|AEPE|cuisine|coiffure|maçonnerie|pâtisserie|boulangerie|esthétique|électricien|vente|plomberie|agricole))?/gu,
  },
  {
    kind: 'diploma',
    pattern:
      /(?<!\p{L})bac ?pro(?:fessionnel)?(?!\p{L})(?: (?:commerce|vente|cuisine|maintenance|électrotechnique|comptabilité|gestion))?/giu,
    say: () => 'bac professionnel',
  },
  {
    kind: 'diploma',
    pattern:
      /(?<!\p{L})BTS(?: ?\/ ?(?:DUT|BUT))?(?!\p{L})(?: (?:[A-Z]{2,5}|comptabilité|tourisme|commerce|maintenance|électrotechnique))?/gu,
  },
  { kind: 'diploma', pattern: /(?<!\p{L})(?:DUT|BUT)(?!\p{L})(?= |,|\/|\.|\)|$)(?! (?:de|est))/gu },
  {
    kind: 'diploma',
    pattern: /(?<!\p{L})bac ?\+ ?(\d)(?: ?(?:à|a|\/|-|ou) ?(?:bac ?)?\+? ?\d)?/giu,
    say: LEVEL,
  },
  {
    kind: 'diploma',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:[Mm]aster ?[12]?|[Ll]icence professionnelle|[Dd]octorat|[Tt]itre professionnel|[Dd]iplôme d'ingénieur|[Éé]cole d'ingénieurs?|[Éé]cole de commerce)(?!\p{L})${TAIL}`,
      'gu',
    ),
  },
  {
    kind: 'diploma',
    pattern:
      /(?:diplôme|diplômée?|formation(?: initiale| supérieure)?) (?!en (?:interne|alternance|continu|ligne|entreprise|france))en \p{L}[\p{L}'-]*(?: (?:et|ou|de|des|du) (?!avez|êtes|vous|à )\p{L}[\p{L}'-]*| (?!serait|exigée?|souhaitée?|requise?|et |ou |vous|avec|pour|ainsi)\p{L}[\p{L}'-]*){0,2}/giu,
    say: (match) =>
      match[0]
        .replace(/^diplômée?/iu, 'diplôme')
        .replace(/^formation(?: initiale| supérieure)?/iu, 'formation'),
  },
  {
    kind: 'card',
    pattern:
      /permis (?:de conduire|(?:poids lourd|PL|SPL|VL|[BCDE]{1,2}\d?)(?: ?(?:et|,|\/) ?(?:CE|C|E|D|BE))*)(?!\p{L})/giu,
    say: (match) =>
      /conduire/i.test(match[0]) ? 'permis de conduire' : match[0].replace(/^permis/i, 'permis'),
  },
  {
    kind: 'card',
    pattern:
      /(?<!\p{L})CACES(?: ?[®]? ?(?:R ?\d{3}|\d)(?: ?(?:cat(?:égorie)?\.? ?)?[A-G\d](?!\p{L}))?(?:[ ,/et-]+\d[AB]?(?!\d))*)?/giu,
    say: (match) =>
      match[0]
        .replace(/^caces/i, 'CACES')
        .replace(/ ET /g, ' et ')
        .trim(),
  },
  {
    kind: 'card',
    pattern:
      /(?<!\p{L})(?:FIMO|FCO|AIPR|SSIAP ?\d?|SST|ADR|PSC ?1|AFGSU ?\d?|HACCP certifié|CQP APS|ATEX|TOSA|TOEIC)(?!\p{L})/gu,
  },
  { kind: 'card', pattern: /habilitations? [ée]lectriques?(?: [BH]\p{L}{0,2}\d?\p{L}?)?/giu },
  { kind: 'card', pattern: /carte (?:professionnelle|T|conducteur|G)(?!\p{L})/giu },
  { kind: 'card', pattern: /licence (?:de soud\p{L}+|de transport|\d{2,3})(?: \d{3})?/giu },
  {
    kind: 'card',
    pattern: /casier judiciaire vierge|agrément (?:d'assistante? maternelle|préfectoral)/giu,
  },
  {
    kind: 'language',
    pattern:
      /(?<!\p{L})(?:anglais|allemand|espagnol|italien|portugais|chinois|arabe|néerlandais|langue des signes|LSF)(?: (?:professionnel|courant|technique|bilingue|lu, écrit et parlé))?(?!\p{L})/giu,
    say: (match) => match[0].toLowerCase(),
  },
  {
    kind: 'experience',
    pattern: /(?:première |1ère )expérience[^.,;:()\n]{0,70}(?!\p{L})/giu,
    say: (match) => match[0].replace(/^1ère/i, 'première').replace(/^P/, 'p'),
  },
  {
    kind: 'experience',
    pattern:
      /(?:\d{1,2}(?: ?(?:à|-|ou) ?\d{1,2})?|un|deux|trois|cinq|dix) ans? (?:minimum |min )?d'expérience[^.,;:()\n]{0,60}(?!\p{L})/giu,
  },
  {
    kind: 'experience',
    pattern:
      /expérience(?: professionnelle| confirmée| réussie| significative| similaire| préalable)*[^.,;:()\n]{0,20}(?:d'|de |minimum |\()(?:\d{1,2}|un|deux|trois|cinq) (?:à \d{1,2} )?ans?[^.,;:()\n]{0,40}(?!\p{L})/giu,
  },
  {
    kind: 'experience',
    pattern:
      /expérience (?:professionnelle )?(?:avec|auprès|en|dans) (?!(?:le poste|ce|cette|cet)(?!\p{L}))[^.,;:()\n]{3,60}(?!\p{L})/giu,
  },
  {
    kind: 'card',
    pattern: /statut (?:d')?(?:indépendant|auto-?entrepreneur|micro-?entrepreneur)/giu,
  },
]

/** A sentence without any of these words asks for nothing of the kind. */
const MAY_REQUIRE =
  /dipl|\b(?:cap|bep|bac|bts|dut|but|mba|dea|dees|d\.e)|master|licence|doctorat|titre|ecole|formation|deaes|deavs|dees|dec|dcg|dscg|baf|bpj|cqp|crpe|capes|permis|caces|fimo|fco|aipr|ssiap|sst|adr|psc|afgsu|atex|tosa|toeic|habilitation|carte|casier|agrement|anglais|allemand|espagnol|italien|portugais|chinois|arabe|neerlandais|langue|lsf|experience|statut/

/** Diplomas, cards, languages and experience the offer asks for, the musts first. */
export function findRequirements(pieces: readonly Piece[]): Requirement[] {
  const found: Requirement[] = []
  for (const piece of pieces) {
    if (piece.family === 'company' || piece.family === 'apply' || !MAY_REQUIRE.test(piece.folded))
      continue
    if (piece.family === 'conditions' && /salaire|€|prime/i.test(piece.text)) continue
    for (const { kind, pattern, say } of RULES) {
      for (const match of piece.text.matchAll(pattern)) {
        add(found, {
          kind,
          text: lowerFirst(tidyRequirement(say ? say(match) : match[0])),
          isMust: isMust(piece.text, match.index),
        })
      }
    }
  }
  const years = findYears(pieces)
  if (years !== null && !found.some(({ kind }) => kind === 'experience')) {
    found.push({
      kind: 'experience',
      text: `${years} ${years > 1 ? 'ans' : 'an'} d'expérience`,
      isMust: true,
    })
  }
  return found.sort((one, other) => Number(other.isMust) - Number(one.isMust)).slice(0, MOST)
}

function isMust(sentence: string, at: number): boolean {
  const around = foldLetters(sentence.slice(Math.max(0, at - 60), at + 120))
  return ONLY_MUST.test(around) || !OPTIONAL.test(around)
}

function add(found: Requirement[], requirement: Requirement): void {
  const folded = foldLetters(requirement.text)
  if (folded.length < 2 || folded.length > 100) return
  if (
    found.some(
      ({ text }) => foldLetters(text).includes(folded) || folded.includes(foldLetters(text)),
    )
  )
    return
  found.push(requirement)
}

function tidyRequirement(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(
      /(?: (?:et|ou|de|du|des|d'|en|dans|sur|le|la|les|l'|un|une|est|serait|exigée?|requise?|obligatoire|souhaitée?|appréciée?|minimum|indispensable))+$/iu,
      '',
    )
    .replace(/[\s,;:.'/-]+$/u, '')
    .trim()
}
