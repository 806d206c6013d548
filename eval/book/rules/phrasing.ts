import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { faultsOfQuestion } from '#app/interviewer/standards.ts'
import { type Fault, fault } from '../fault.ts'
import { spoken } from '../sentences.ts'
import { sortOf } from '../sort-of-page.ts'

/** What supposes a fact, is not understood at once, or nobody says. */
const TURNS =
  /\b(?:forc[ée]ment|sans doute|[ée]videmment|bien entendu)\b|^Avec qui avez-vous réussi|^Auprès de quelles? personnes?|^À quelle occasion avez-vous refusé|^Qu'aviez-vous remarqué/iu
const ASKS_A_NAME =
  /quels? (?:est|était|sont|étaient) (?:le|les|son|leur|leurs) (?:pré)?noms?\b|comment s'appel|\bnommez-moi\b/iu
const NOT_A_PAST_FACT = /^Comment (?:réagissez|vous y prenez|faites|gérez|procédez)/iu
const THING = "(?:l['’]|(?:le|la|les|une?|des|du|nos|vos|votre|notre|leurs?|son|sa|ses) )"
const LIST_OF_THREE = new RegExp(
  `(?<!\\p{L})${THING}[^,.:;?]{2,40}, ${THING}[^,.:;?]{2,40} (?:et|ou) (?:d['’e] ?)?${THING}`,
  'iu',
)
/** « Avez-vous déjà… ? Racontez. » opens what its first half would close. */
const THEN_TELL = /(?<=\?) (?:Racontez|Donnez-moi|Dites-moi)[^.?!]*\.$/u
/** « un par un ? », « en refaire une ? » are whole, for the eyes of a judge of pasted words. */
const ENDS_ON_ONE = /(?<!\p{L})(?:par|en [\p{L}-]+) une?[\s\u00a0\u202f]*\?/u

/** Whether each question is one that may be asked, plainly said. */
export function faultsOfPhrasing(page: Page): Fault[] {
  return [...page.questions.flatMap(ofQuestion), ...sameBeginnings(page)]
}

function ofQuestion(one: BookQuestion): Fault[] {
  const { id, kind, text, beginner } = one
  const turned = spoken(one).filter(({ text }) => TURNS.test(text) || ASKS_A_NAME.test(text))
  return [
    ...turned.map(({ text }) => fault('tournure', id, text)),
    ...(listsThree(one) ? [fault('énumération', id, text)] : []),
    ...(kind === 'behavioural' && NOT_A_PAST_FACT.test(text)
      ? [fault('tournure', id, `ne demande pas un fait passé : ${text}`)]
      : []),
    ...judged(id, text),
    ...(beginner ? judged(id, beginner) : []),
  ]
}

/** A scene is told in several clauses, and a calculation gives its figures. */
const listsThree = ({ kind, text }: BookQuestion) =>
  kind !== 'situational' && !/\d/.test(text) && LIST_OF_THREE.test(text)

/** By the judge of every question, whoever wrote it. */
function judged(id: string, text: string): Fault[] {
  const first = text.replace(THEN_TELL, '')
  return faultsOfQuestion(first)
    .filter(({ check }) => check !== 'closed' || first === text)
    .filter(({ detail }) => detail !== 'cut short' || !ENDS_ON_ONE.test(first))
    .map(({ check, detail }) => fault('question', id, `${check} ${detail} : ${text}`))
}

function sameBeginnings(page: Page): Fault[] {
  const counts = new Map<string, number>()
  for (const { kind, text } of page.questions) {
    if (kind !== 'behavioural') continue
    const first = text.split(/[\s\u00a0]/, 1)[0] ?? ''
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > sortOf(page).sameBeginning)
    .map(([first, count]) => fault('débuts', null, `${first} ouvre ${count} comportementales`))
}
