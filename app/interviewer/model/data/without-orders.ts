import { normalizeText } from '../../coach/assessment/normalize-text.ts'

const HIDDEN =
  /<([a-z]+)\b[^<>]{0,300}(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])|\bhidden\b)[^<>]{0,300}>[^<]{0,4000}<\/\1>/gi
const COMMENT = /<!--[\s\S]{0,4000}?-->/g

/** An order meant for whoever reads the offer in a recruiter's place; no offer says these things. */
const ORDER =
  /\b(?:ignor\w{1,20}|oubli\w{1,20}|disregard|forget)\b.{0,40}\b(?:consignes?|instructions?|regles?|prompt|previous|precedent\w{0,20})\b|\[(?:system|systeme|inst)\]|<[| -]{0,5}(?:im_start|im_end|system)|^(?:score|note) ?: ?(?:100|20)\b|^(?:system|assistant) ?:|\b(?:donne|donnez|mets|mettez|attribue\w*|accorde\w*|give|set)\b.{0,30}\b(?:100|20|notes?|score|points? maximum)\b|\b(?:affiche|revele|repete|reveal|print|repeat)\w*\b.{0,40}\b(?:prompt|consignes?|instructions?)\b|\b(?:nouvelles?) (?:consigne|instruction)s? ?:|\bjailbreak\b|\btu es (?:desormais|maintenant)\b|\byou are now\b/

/** An offer without what a page hides and without the sentences that give orders to its reader. */
export function withoutOrders(offer: string): string {
  return offer
    .replace(HIDDEN, ' ')
    .replace(COMMENT, ' ')
    .replace(/[^.!?\n]+[.!?]*/g, (sentence) =>
      ORDER.test(normalizeText(sentence)) ? '' : sentence,
    )
}
