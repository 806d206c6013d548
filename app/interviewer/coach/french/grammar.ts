import { foldLetters } from './fold-letters.ts'

const ASPIRATED =
  /^(?:hach|hack|hai|halte?r|hall|halo|halt|hameau|hamac|hamburg|hamp|hamster|hanch|hand|hangar|hant|happ|harass|harcel|hard|harem|hareng|hargn|haricot|harnach|harnais|harp|hasard|hat|hauban|hauss|haut|havre|hayon|hele|helpdesk|hennir|heraut|here|herisse|herisson|hernie|heron|heros|herse|hetr|heurt|hibou|hideu|hierarch|high|hip|hiss|hit|hobby|hoch|hockey|hold|holland|homard|hongr|hont|hoquet|hors|hostess|hot|hotlin|hott|houblon|houe|houill|houl|housse|houx|hub|hublot|huche|hue|huguenot|huit|hun|hupp|hurl|huron|husky|hussard|hutt)/
const NOT_ASPIRATED =
  /^(?:hote|hotel|hotell|heroin|heroiq|heroism|hateu|habit|humain|humeur|humid|huile|huitre|huiss)/
const NO_ELISION = /^(?:onz|oui$|ouistiti|ouat|uhlan|ulul|yaourt|yacht|yoga|yog|yen$|yeti|yo)/
const YES_ELISION = /^(?:y$|y[bcdfghjklmnpqrstvwxz]|yeux|yeuse|yonne|yerres|yeu$)/

/** Whether « de », « le » or « que » lose their vowel before this word. */
export function elides(word: string): boolean {
  const folded = foldLetters(word.replace(/^[«"“'(\s]+/, '').slice(0, 30))
  if (YES_ELISION.test(folded)) return true
  if (NO_ELISION.test(folded)) return false
  if (/^h/.test(folded)) {
    if (/^haccp\b/.test(folded)) return false
    const bare = /^[a-z]+/.exec(folded)?.[0] ?? ''
    return NOT_ASPIRATED.test(bare) || !ASPIRATED.test(bare)
  }
  return /^[aeiou]/.test(folded)
}

/** « de » and the phrase: « de l'équipe », « du stock », « des clients », « d'encadrer ». */
export function withDe(phrase: string): string {
  const text = phrase.trim()
  const name = /^(Les?) (?=\p{Lu})/u.exec(text)?.[1]
  if (/^le\s/.test(text) || name === 'Le') return `du ${text.slice(3)}`
  if (/^les\s/.test(text) || name === 'Les') return `des ${text.slice(4)}`
  if (/^du\s/.test(text)) return withDe(text.slice(3))
  if (/^des\s/.test(text)) return withDe(text.slice(4))
  if (/^(?:de\s|d['’])/.test(text)) return text
  return elides(text) ? `d'${text}` : `de ${text}`
}

/** « de » before each of two: « des jardins et des espaces verts ». */
export const withDeEach = (phrase: string): string =>
  phrase
    .split(/ et (?=l'|la |le |les )/)
    .map(withDe)
    .join(' et ')

/** « à » and the phrase: « à l'équipe », « au stock », « aux clients », « à encadrer ». */
export function withA(phrase: string): string {
  const text = phrase.trim()
  const name = /^(Les?) (?=\p{Lu})/u.exec(text)?.[1]
  if (/^le\s/.test(text) || name === 'Le') return `au ${text.slice(3)}`
  if (/^les\s/.test(text) || name === 'Les') return `aux ${text.slice(4)}`
  return `à ${text}`
}

/** « que » and the text: « qu'il », « que vous ». */
export function withQue(text: string): string {
  return elides(text) ? `qu'${text}` : `que ${text}`
}

/** The first letter in capital, its accent kept: « Évaluer ». */
export function capitalise(text: string): string {
  const first = /^\P{L}{0,3}\p{L}/u.exec(text)?.[0] ?? ''
  return first.toLocaleUpperCase('fr') + text.slice(first.length)
}

/** The first letter in lower case; acronyms and inner capitals (« SQL », « iPhone », « JavaScript ») stay. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}+#.&'’-]*/u.exec(text)?.[0] ?? ''
  const afterElision = /^[CDJLMNST]['’]/.test(first)
  const isAcronym = !afterElision && /^.[^\p{Ll}]*[\p{Lu}\p{N}]/u.test(first)
  const isNamed = !afterElision && /\p{Ll}\p{Lu}/u.test(first)
  if (isAcronym || isNamed || (PROPER.test(first) && !/^Office [Mm]anager/.test(text))) return text
  if (/^\p{Lu}[+#./&]/u.test(first)) return text
  if (first.length === 1 && /[B-Z]/.test(first) && first !== 'Y') return text
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
}

const PROPER =
  /^(?:Excel|Word|Outlook|Python|Java|Kubernetes|Docker|Git|Linux|Windows|Microsoft|Google|Office|Internet|Symfony|React|Angular|Salesforce|Oracle|Azure|France|Paris|Europe|Notion|Figma|Photoshop|Sage|Scrum|Agile)$/

/** « a », « a et b », « a, b et c ». */
export function joinAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return `${items.slice(0, -1).join(', ')} et ${last}`
}
