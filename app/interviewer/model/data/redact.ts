const MAIL =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|\(arobase\)|\[arobase\])\s?[\p{L}\d-]{1,63}(?:(?:\.|\(dot\)|\[dot\])[\p{L}\d-]{1,63}){1,4}/giu
/** National numbers of ten digits, and international ones that begin with + or 00. */
const PHONE =
  /(?<![\d.,])(?:(?:\+|00)[ .-]?\d{1,3}[ .-]?(?:\(0\)[ .-]?)?\d{1,3}(?:[ .\-/]?\d{2,4}){2,5}|0\d(?:[ .\-/]?\d{2}){4})(?!\d)/g

/** The text without the e-mail addresses and telephone numbers that nobody needs to assess it. */
export function redact(text: string): string {
  return text.replace(MAIL, '[adresse retirée]').replace(PHONE, '[téléphone retiré]')
}
