/** Spoken and phone spellings of « j'ai » and the like, brought to one form so that cues read them. */
const SPOKEN: readonly [RegExp, string][] = [
  [/\bj(ai|avais|aurais|etais|ecoute|explique|appelle|attends|arrete|isole|alerte)\b/g, 'j $1'],
  [/\bg (?=(?:\w+ )?\w*(?:e|er|i|u|is|it)\b)/g, 'j ai '],
  [/\b(?:jsuis|jsui)\b/g, 'je suis'],
  [/\bcetai[ts]\b/g, 'c etait'],
  [/\bcest\b/g, 'c est'],
  [/\bquon\b/g, 'qu on'],
  [/\bya\b/g, 'il y a'],
]
/** Words as they are thumbed on a telephone. */
const PHONE: Readonly<Record<string, string>> = {
  apre: 'apres',
  avk: 'avec',
  bcp: 'beaucoup',
  cete: 'c etait',
  dep8: 'depuis',
  depui: 'depuis',
  ds: 'dans',
  kan: 'quand',
  kand: 'quand',
  ke: 'que',
  ki: 'qui',
  maintenan: 'maintenant',
  mintenant: 'maintenant',
  mtn: 'maintenant',
  ns: 'nous',
  parske: 'parce que',
  pck: 'parce que',
  pcq: 'parce que',
  pr: 'pour',
  psk: 'parce que',
  qd: 'quand',
  tjr: 'toujours',
  tjrs: 'toujours',
  toujour: 'toujours',
  tt: 'tout',
  vs: 'vous',
}
const PHONE_WORD = new RegExp(`\\b(?:${Object.keys(PHONE).join('|')})\\b`, 'g')
const J_CONSONANT = /\bj([bcdfghklmnpqrstvwxz]\w{2,})/g
/** Most sentences hold none of these: one look spares eight. */
const MAY_BE_SPOKEN = /\b(?:j\w|g |cest|cetai|quon|ya)/
const BEYOND_ASCII = /[^\u0020-\u007e]/

/** Lower case without accents, apostrophes opened into spaces: the form in which every cue is looked up. */
export function normalizeText(text: string): string {
  let normalized = (BEYOND_ASCII.test(text) ? asAscii(text) : text).toLowerCase()
  normalized = normalized.replace(/['`]/g, ' ').replace(/ {2,}/g, ' ').trim()
  normalized = normalized.replace(PHONE_WORD, (word) => PHONE[word] ?? word)
  if (!MAY_BE_SPOKEN.test(normalized)) return normalized
  for (const [pattern, form] of SPOKEN) normalized = normalized.replace(pattern, form)
  return normalized.replace(J_CONSONANT, 'je $1')
}

function asAscii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[’‘´]/g, "'")
    .replace(/\s+/g, ' ')
}

/** The words of a plain text, digits included. */
export function normalizedWords(text: string): string[] {
  return text.match(/[a-z0-9]+/g) ?? []
}
