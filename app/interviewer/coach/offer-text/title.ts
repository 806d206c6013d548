import { bothGenders, toPlain } from '../french/inclusive.ts'
import { headingOf } from './headings.ts'
import type { JobTitle } from './job-title.ts'
import { toJobTitle } from './title-clean.ts'
import { findWanted, jobNamed } from './wanted.ts'

const MARK = /(?<![\p{L}\d])(?:[hfm] ?\/ ?[hfmw](?: ?\/ ?(?:nb|x|d))?)(?!\p{L})/iu
const LONGEST_LINE = 130
/** Above the name of a post, an application for telephones shows its buttons, marks and dates. */
const BUTTONS_ABOVE = 8
const LONGEST_NAME = 80
/** « – CDI », « – 6 postes »: what follows the name of a post. */
const CONTRACT = / [-–—] (?:cdi|cdd|int[ée]rim|\d+ postes?|temps (?:plein|partiel))(?!\p{L})/iu
const RECRUITS =
  /(?<!\p{L})(?:recrute|(?<!de |en |et |la |: )recherche|recrutons|recherchons)(?!\p{L})/iu

/** What announces a job in running text; the job is what follows, up to the next mark. */
const ANNOUNCED: readonly RegExp[] = [
  /(?:intitulé(?: du poste)?|poste(?: proposé| recherché)?|(?:poste )?à pourvoir(?: [^\n.;:]{1,25})?|emploi|métier|fonction|(?:job|mission d'intérim|intérim|stage|alternance|apprentissage|cdd|cdi)(?: [^\n.;:]{1,40})?) ?: ?([^\n.;:]{4,90})/giu,
  /fiche de poste ?:? ?(?:d[e'] ?)?([^\n.;:,()–—]{4,60}?)(?= -|[\n.;:,()–—]|$)/giu,
  /(?:ce que vous êtes|vous êtes) ?: ?([^\n.;:,(]{4,60})/giu,
  /(?:postes? d(?:e |')(?:la |l')?|en tant qu(?:e |')(?:une? )?|en qualité d(?:e |')|le métier d(?:e |')|missions? d(?:e |'))([^\n.;:!?,]{4,90})/giu,
  /(?:nous proposons|propose|vous êtes|tu es|rejoignez-nous en tant qu[e'])[^\n.;:]{0,30}?(?:un poste de |une? |le poste de |poste d')([^\n.;:!?,]{4,90})/giu,
  /(?<=[:\n,] ?)([\p{L}' -]{5,60}?) (?:demandée?s?|recherchée?s?|souhaitée?s?|\(?h ?\/ ?f\)? recherchée?)(?!\p{L})/giu,
  /cadre d'emplois? (?:des?|:) ?([^\n.;:!?,(—–]{4,90}?)(?= -|[\n.;:!?,(—–])/giu,
  /(?:looking for|hiring|seeking|recruiting|join us as|we need|the role of|as) (?:an? |our |the )?(?:\p{L}+ly )?([^\n.;:!?,]{4,70})/giu,
]

/** The job the offer names, if it does: its first lines, or the sentence that says who is wanted. */
export function findTitle(text: string): JobTitle | null {
  const lines = text.split(/\n|(?<=!) +(?=\p{Lu})/u, BUTTONS_ABOVE)
  return fromFirstLines(lines) ?? fromBothGenders(lines) ?? fromSentences(text)
}

function fromFirstLines(lines: readonly string[]): JobTitle | null {
  for (const [index, written] of lines.slice(0, 3).entries()) {
    const isRunOn = written.length > LONGEST_LINE || /\. .*\.$/.test(written)
    const line = isRunOn ? firstSentence(written) : written
    if (line.length > LONGEST_LINE) break
    if (/[.!]$/.test(line) || (index > 0 && headingOf(line) !== null && !MARK.test(line))) continue
    const isMarked = MARK.test(line) && index < 2
    const isSentence = RECRUITS.test(line) || /(?<!\p{L})(?:nous|vous)(?!\p{L})/iu.test(line)
    const isCalledFor = index > 0 && RECRUITS.test(lines[index - 1] ?? '')
    if (isSentence || (index > 0 && !isMarked && !isCalledFor)) continue
    const title = toJobTitle(line) ?? (isMarked ? laterJob(line) : null)
    if (title) return title
  }
  return null
}

/** An offer in one line may begin with the name of the post all the same. */
const firstSentence = (line: string) =>
  beforeTerms(line.split(/(?<=\p{L}{3})[.;] | [–—] /u)[0] ?? line)

/** « URGENT ASH EHPAD 35h CDD… »: typed in one breath, the terms follow the post. */
function beforeTerms(head: string): string {
  if (head.length <= LONGEST_LINE) return head
  const bare = head.replace(/^(?:urgent|offre d'emploi|recrutement)[ :!–-]+/iu, '')
  return (
    bare.split(
      /(?<=\p{L}\)?) (?=\d+ ?h(?!\p{L})|cd[di](?!\p{L})|int[ée]rim|temps (?:plein|partiel))/iu,
    )[0] ?? bare
  )
}

/** A short line that names a job in both genders is a title wherever it stands near the top. */
function fromBothGenders(lines: readonly string[]): JobTitle | null {
  for (const line of lines.slice(1)) {
    const isName = line.length <= LONGEST_NAME && !/[.!?:,]$|^[-•*]/.test(line)
    const saysBoth =
      MARK.test(line) || CONTRACT.test(line) || toPlain(line) !== line || isNamedTwice(line)
    const title = isName && saysBoth ? toJobTitle(line) : null
    if (title) return title
  }
  return null
}

/** « Conducteur / conductrice de bus » */
function isNamedTwice(line: string): boolean {
  const [, one = '', other = ''] = /^([\p{L}-]+) ?(?:\/|ou) ?([\p{L}-]+)/u.exec(line) ?? []
  const { masculine, feminine } = bothGenders(one.toLocaleLowerCase('fr'))
  return (
    one !== '' &&
    masculine !== feminine &&
    [masculine, feminine].includes(other.toLocaleLowerCase('fr'))
  )
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
