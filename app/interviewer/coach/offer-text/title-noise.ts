/** The terms of the contract: « CDI », « 35 heures à temps partiel », « en alternance ». */
const CONTRACT = [
  /cdi|cdd|int[ée]rim|freelance/,
  /stage de .*|(?:en )?alternance/,
  /temps (?:plein|partiel|(?:non )?complet)(?: ou (?:temps |[àa] temps )?(?:plein|partiel|complet))?/,
  /\d+ jours? par semaine|\d+ ?%|\d[,.]\d+ ?etp/,
  /statut .*|log[ée]e?s?/,
]

/** Where the post stands in a scale: « échelon 3 », « coef. 210 ». */
const RANK = [
  /(?:classe|[ée]chelon|niveau|cat[ée]gorie|mention|grade|coefficient) (?:\d|[a-h](?!\p{L})|[ivx]{1,4}(?!\p{L})).*/u,
  /coef(?:ficient)?\.? ?\d+|n\d ?p\d|n[1-4](?: ?(?:\/|et|ou|à|-) ?n?[1-4])?(?!\d)|[po]h?q?[1-3](?!\d)|ohq|oq/,
]

/** Diplomas: « bac+2 », « BTS MCO », « CAP ou BEP », « diplômée d'État ». */
const DIPLOMA = [
  /bac ?\+ ?\d|licence \d+|cqp|caces(?: r ?\d{3})?(?: ?\d[ab]?(?!\d)(?: ?(?:,|\/|-|et))?)*(?:(?<=[,/-]|et) )?/,
  /bts(?: [a-z]{2,4}(?!\p{L}))?/u,
  /(?:cap|bp|bep|bac pro)(?: (?:ou|\/|et) (?:cap|bp|bep|bac pro))+/,
  /dipl[ôo]m[ée]e?s?(?: d'[ée]tat)?|d\.?e\.?(?= *$)|(?<=\p{L} )(?:cap|bep|bp|bac pro)(?= *(?:$|[-–—,(]))/u,
]

/** How long one has done it: « 3 ans min », « débutants acceptés ». */
const EXPERIENCE = [
  /\d+ (?:ans?|postes?)(?: min(?:imum)?| d'exp[ée]rience)?|min(?:imum)? \d+ ans?/,
  /exp[ée]riment[ée]|confirm[ée] ou d[ée]butant|d[ée]butante?s? accept[ée]e?s?|id[ée]al [ée]tudiant/,
]

/** When it begins, and how badly somebody is wanted. */
const START = [
  /d[èe]s que possible|urgent|obligatoire|rentr[ée]e.*/,
  /poste [àa] pourvoir.*|cr[ée]ation de poste|recherch[ée]e?s? par .*/,
]

/** References, pay and slogans. */
const LABEL = [
  /ref\.? ?[a-z0-9 -]*?(?= {2}|[a-z]{4})|r[ée]f[ée]rence.*/,
  /\d{2} ?000 ?.*/,
  /mission pas impossible/,
]

const ALL = [...CONTRACT, ...RANK, ...DIPLOMA, ...EXPERIENCE, ...START, ...LABEL]

/** What stands beside a job in a heading and is no part of its name, whole words only. */
export const TITLE_NOISE = new RegExp(
  `(?<!\\p{L})(?:${ALL.map(({ source }) => source).join('|')})(?!\\p{L})`,
  'giu',
)
