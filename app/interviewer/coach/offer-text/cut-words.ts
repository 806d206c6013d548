const AT_THE_EDGE =
  /(?<!\p{L})([\p{L}'-]{0,40}(?:\p{L}{2}|-\p{L}))[-\u00ad] *\n *(\p{Ll}{2,}(?:-\p{L}+)*)/gu

/** Beginnings and ends that a word keeps apart by a hyphen of its own: « aide-soignant », « eux-mêmes ». */
const OWN_HYPHEN =
  /^(?:.*-)?(?:aide|sous|vice|chef|garde|lave|demi|semi|sage|grand|petit|savoir|compte|rendez|socio|médico|technico|celui|celle|eux|elles|lundi|mardi|mercredi|jeudi|vendredi|samedi)$|-(?:à|au|de|du|en|et|la|le|les)$/iu
const OWN_END =
  /^(?:mêmes?|nous|vous|là|ci|il|ils|elles?|on|être|faire|end|moi|toi|le|la|les)(?!\p{L})/iu

/** « fournis-⏎seurs »: words that the width of a page has cut are whole again; « aide-⏎soignant » keeps its hyphen. */
export function withWholeWords(text: string): string {
  if (!/\p{L}[-\u00ad] *\n/u.test(text)) return text
  const known = new Set(text.toLocaleLowerCase('fr').match(/[\p{L}'-]+/gu))
  return text.replace(AT_THE_EDGE, (_, start: string, end: string) => {
    const says = (word: string) => known.has(word.toLocaleLowerCase('fr'))
    if (says(start + end)) return start + end
    const keeps = OWN_HYPHEN.test(start) || OWN_END.test(end) || says(`${start}-${end}`)
    return keeps ? `${start}-${end}` : start + end
  })
}
