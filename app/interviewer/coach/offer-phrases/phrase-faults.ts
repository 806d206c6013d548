import { LONGEST_PHRASE } from './cut-phrase.ts'
import { isNoise } from './noise.ts'
import type { Phrase } from './offer-reading.ts'

const FAULTS: readonly [string, RegExp][] = [
  [
    'contraction',
    /(?<!\p{L})(?:de|à) (?:le|les)(?= \p{L}+(?:s|e|t|n|l|r|x)(?: |$))(?! (?:\p{L}+(?:er|ir|re|oir))(?: |$))/iu,
  ],
  [
    'ending',
    /[\s,;:.!?…–—(«"'/&-]$|(?<!\p{L})(?:et|ou|de|du|des|à|au|aux|la|le|les|un|une|en|dans|sur|pour|par|avec|qui|que)$/iu,
  ],
  [
    'conjugated',
    /(?<!\p{L})(?!(?:chez|assez|rez|nez)(?!\p{L}))\p{L}{2,}ez(?!\p{L}|-)|(?<!\p{L})(?:(?:nous|tu|vous êtes|je)(?!\p{L})|j'\p{L})/iu,
  ],
  ['familiar', /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu],
  ['brackets', /[()[\]{}<>|*_#@\\]|https?:|www\./],
  ['colon', /[:;?!]/],
  ['stray mark', / [-–—] |(?<![\p{L}\p{N}'])(?![ày](?!\p{L}))\p{Ll}$|h ?\/ ?f|f ?\/ ?h/iu],
  ['empty', /^.{0,7}$/s],
  ['glued', /\p{Ll}{3}[.,;:!?]\p{L}|\p{Ll}{4}\p{Lu}\p{Ll}{4}/u],
  ['inclusive', /\((?:e|s|ne|trice)\)|[·‧]/],
  ['doubled word', /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu],
]

/** What would break a French sentence in which the phrase stands; empty when nothing does. */
export function phraseFaults({ text, form }: Phrase): string[] {
  const faults = FAULTS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  if (text.length > LONGEST_PHRASE) faults.push('long')
  if (isNoise(text)) faults.push('noise')
  if (form === 'noun' && !/^(?:l[ae] |les |l')/.test(text)) faults.push('article')
  if (/^\p{Lu}\p{Ll}/u.test(text)) faults.push('capital')
  return faults
}
