import { headingOf } from './headings.ts'
import type { JobTitle } from './offer-reading.ts'
import { toJobTitle } from './title-clean.ts'

const MARK = /(?<![\p{L}\d])(?:[hfm] ?\/ ?[hfmw](?: ?\/ ?(?:nb|x|d))?)(?!\p{L})/iu
const LONGEST_LINE = 130

/** What announces a job in running text; the job is what follows, up to the next mark. */
const ANNOUNCED: readonly RegExp[] = [
  /(?:intitulé(?: du poste)?|poste(?: proposé| à pourvoir| recherché)?|emploi|métier|fonction) ?: ?([^\n.;:]{4,90})/giu,
  /(?:recrut(?:e|ons|ent|er)|recherch(?:e|ons|ent|er)|embauch(?:e|ons)|cherch(?:e|ons)|à la recherche d[e'u]|en quête d[e'])[^\n.;:]{0,70}?(?<!\p{L})(?:une ou un|un ou une|un\(?e?\)?|une|d'un|d'une|son|sa|notre|ses|des|deux|une ou un|un ou une|un\/une|: ?un)(?: ?:)? ?(?:nouve(?:au|lle|l) |future? |jeune |véritable |bon |bonne )?([^\n.;:!?,]{4,90})/giu,
  /(?:recrute|recherche|recrutons|recherchons) ?:? (?:un |une |des )?([^\n.;:!?,]{4,90})/giu,
  /(?:postes? d(?:e |')(?:la |l')?|en tant qu(?:e |')(?:une? )?|en qualité d(?:e |')|le métier d(?:e |')|missions? d(?:e |'))([^\n.;:!?,]{4,90})/giu,
  /(?:nous proposons|propose|vous êtes|tu es|rejoignez-nous en tant qu[e'])[^\n.;:]{0,30}?(?:un poste de |une? |le poste de |poste d')([^\n.;:!?,]{4,90})/giu,
  /(?:looking for|hiring|seeking|recruiting|join us as|we need|the role of|as) (?:an? |our |the )?(?:\p{L}+ly )?([^\n.;:!?,]{4,70})/giu,
]

/** Where the name of a job ends inside a sentence. */
const END_OF_JOB =
  / (?:pour|afin|dans|chez|qui|que|dont|au sein|capable|basée?|située?|sur|avec|disposant|ayant|possédant|motivée?s?|qualifiée?s?|expérimentée?s?|dynamiques?|passionnée?s?|rigoureu\p{L}+|rapidement|souhaitant|titulaire|débutant\p{L}*|à (?:temps|partir|mi-temps|pourvoir|\p{Lu})|a (?:temps|partir)|en (?:cdi|cdd|contrat|intérim|alternance|apprentissage|vue|h\/f)|au poste|correspond|\(?h ?\/ ?f|\(?f ?\/ ?h|vous|il|elle|ou équivalent|spécialisée?|intervenant|salariée?s?|et (?:vous|nous|un|une)|est|sera|confirmée?s?|sous|rattachée?|for|to|with|who|in|at|expert on|on|is|indépendante?s?(?= et| pour)|freelance)(?![\p{L}]).*$/iu

/** The job the offer names, if it does: its first lines, or the sentence that says who is wanted. */
export function findTitle(text: string): JobTitle | null {
  const lines = text.split('\n').slice(0, 6)
  return fromFirstLines(lines) ?? fromSentences(text)
}

function fromFirstLines(lines: readonly string[]): JobTitle | null {
  for (const [index, line] of lines.slice(0, 3).entries()) {
    if (line.length > LONGEST_LINE) break
    if (/[.!]$/.test(line) || (index > 0 && headingOf(line) !== null && !MARK.test(line))) continue
    const isMarked = MARK.test(line) && index < 2
    const isSentence =
      /(?<!\p{L})(?:recrute|recherche|recrutons|recherchons|nous|vous)(?!\p{L})/iu.test(line)
    if (isSentence || (index > 0 && !isMarked)) continue
    const title = toJobTitle(line) ?? (isMarked ? laterJob(line) : null)
    if (title) return title
  }
  return null
}

/** « ATTADM - Secrétaire général », « Alternance Chargé de… »: the job starts later in the line. */
function laterJob(line: string): JobTitle | null {
  const words = line.split(' ')
  for (let start = 1; start < Math.min(words.length, 7); start++) {
    const title = toJobTitle(words.slice(start).join(' '))
    if (title) return title
  }
  return null
}

function fromSentences(text: string): JobTitle | null {
  const head = text.slice(0, 6000)
  for (const announced of ANNOUNCED) {
    for (const match of head.matchAll(announced)) {
      const title = toJobTitle((match[1] ?? '').replace(END_OF_JOB, ''))
      if (title) return title
    }
  }
  return null
}
