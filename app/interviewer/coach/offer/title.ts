import { headingOf } from './headings.ts'
import type { JobTitle } from './offer-reading.ts'
import { toJobTitle } from './title-clean.ts'
import { findWanted, jobNamed } from './wanted.ts'

const MARK = /(?<![\p{L}\d])(?:[hfm] ?\/ ?[hfmw](?: ?\/ ?(?:nb|x|d))?)(?!\p{L})/iu
const LONGEST_LINE = 130

/** What announces a job in running text; the job is what follows, up to the next mark. */
const ANNOUNCED: readonly RegExp[] = [
  /(?:intitulé(?: du poste)?|poste(?: proposé| recherché)?|(?:poste )?à pourvoir(?: [^\n.;:]{1,25})?|emploi|métier|fonction) ?: ?([^\n.;:]{4,90})/giu,
  /(?:postes? d(?:e |')(?:la |l')?|en tant qu(?:e |')(?:une? )?|en qualité d(?:e |')|le métier d(?:e |')|missions? d(?:e |'))([^\n.;:!?,]{4,90})/giu,
  /(?:nous proposons|propose|vous êtes|tu es|rejoignez-nous en tant qu[e'])[^\n.;:]{0,30}?(?:un poste de |une? |le poste de |poste d')([^\n.;:!?,]{4,90})/giu,
  /(?<=[:\n,] ?)([\p{L}' -]{5,60}?) (?:demandée?s?|recherchée?s?|souhaitée?s?|\(?h ?\/ ?f\)? recherchée?)(?!\p{L})/giu,
  /(?:looking for|hiring|seeking|recruiting|join us as|we need|the role of|as) (?:an? |our |the )?(?:\p{L}+ly )?([^\n.;:!?,]{4,70})/giu,
]

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
  const [named, ...others] = ANNOUNCED
  return (
    (named ? announcedBy(named, head) : null) ??
    findWanted(head) ??
    others.map((announced) => announcedBy(announced, head)).find((title) => title !== null) ??
    null
  )
}

function announcedBy(announced: RegExp, head: string): JobTitle | null {
  for (const [, job = ''] of head.matchAll(announced)) {
    const title = jobNamed(job)
    if (title) return title
  }
  return null
}
