import { normalizeWords } from '#app/interviewer/coach/book/match-words.ts'
import type { Page } from '#app/interviewer/coach/book/page.ts'
import { forbiddenTopics } from '#app/interviewer/standards/forbidden-topics.ts'
import { type Fault, fault } from '../fault.ts'

/** One or two sentences that are read at a glance. */
const SIGNS = [50, 190] as const
/** What others say stands in guillemets, and may ask. */
const QUOTED = /«[^»]*»/gu
const ENDS_A_SENTENCE = /[.…](?:\u00a0»)?$/u
/** Nobody knows what was answered: it is true of every answer, or it is a reproach. */
const OF_THE_ANSWER =
  /(?<!\p{L})(?:vous (?:n'|ne )?(?:l'|les |y |en )?(?:avez|aviez)|avez-vous|(?:votre|cette|ta) réponse|vos réponses)(?!\p{L})/iu
const SAYS_ITS_TITLE = /^(?:le|un|autre) piège(?!\p{L})/iu

/** Whether each pitfall is true whatever was answered, said in a breath, and right to say. */
export function faultsOfPitfalls({ questions }: Page): Fault[] {
  return questions.flatMap(({ id, pitfall }) =>
    pitfall === undefined
      ? []
      : shortcomings(pitfall).map((detail) => fault('piège', id, `${detail} : ${pitfall}`)),
  )
}

function shortcomings(pitfall: string): string[] {
  const [least, most] = SIGNS
  const own = pitfall.replace(QUOTED, '«»')
  const checks: readonly [boolean, string][] = [
    [
      pitfall.length < least || pitfall.length > most,
      `${pitfall.length} signes (${least} à ${most})`,
    ],
    [!ENDS_A_SENTENCE.test(pitfall), 'un point à la fin'],
    [own.includes('?'), 'pas de question'],
    [OF_THE_ANSWER.test(own), 'rien de la réponse donnée'],
    [SAYS_ITS_TITLE.test(own), 'sans redire « le piège »'],
  ]
  return [
    ...checks.flatMap(([isBroken, detail]) => (isBroken ? [detail] : [])),
    ...forbiddenTopics(pitfall),
  ]
}

/** By code of page, the pitfalls that another question has in the same words. */
export function findRepeatedPitfalls(pages: readonly Page[]): Map<string, Fault[]> {
  const found = new Map<string, Fault[]>(pages.map(({ code }) => [code, []]))
  const all = pages.flatMap(({ code, questions }) =>
    questions.flatMap(({ id, pitfall }) => (pitfall ? [{ code, id, pitfall }] : [])),
  )
  const bySentence = Map.groupBy(all, ({ pitfall }) => normalizeWords(pitfall))
  for (const same of bySentence.values())
    if (same.length > 1)
      for (const { code, id, pitfall } of same)
        found.get(code)?.push(fault('piège', id, `le même ailleurs : ${pitfall}`))
  return found
}
