import { createHash } from 'node:crypto'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '#app/interviewer/coach/coach.ts'
import type { Assessment } from '#app/interviewer/interviewer.ts'
import { faultsTold, isPitfallKept, isPitfallShown, sayPitfall } from '#app/interviewer/pitfall.ts'
import { type GradedAnswer, offerShelf, readGradedAnswers } from '../graded-answers.ts'

/** Prints feedbacks as their reader sees them, for answers that a seed chooses; the same seed chooses the same. */
export async function printFeedbacks(
  { count, seed }: { count: number; seed: string },
  offersDir: string,
  answersDir: string,
): Promise<void> {
  const offerOf = offerShelf(offersDir)
  const coach = createCoach({ random: () => 0, book: bookOnDisk() })
  for (const [at, item] of chosen(readGradedAnswers(answersDir), seed, count).entries()) {
    const jobDescription = offerOf(item.offer)
    const said = await coach.assessAnswer({ ...item, jobDescription })
    console.log(asShown(item, said, at + 1))
  }
}

function chosen(graded: readonly GradedAnswer[], seed: string, count: number): GradedAnswer[] {
  const place = ({ id }: GradedAnswer) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return [...graded].sort((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, count)
}

function asShown({ id, question, answer }: GradedAnswer, said: Assessment, at: number): string {
  const { first, others } = firstAmong(said.improvements)
  const list = (items: readonly string[], nothing: string) =>
    items.length > 0 ? items.map((text) => `- ${text}`).join('\n') : nothing
  const levels = said.dimensions.map(({ name, level }) => `${name} ${level}/5`).join(', ')
  const ticked = (point: string) => `[${said.heard?.includes(point) ? 'x' : ' '}] ${point}`
  return `## ${at} (${id})

**${question}**

> ${answer.replaceAll('\n', '\n> ')}

${said.analysis}
${isPitfallShown(said) ? `\n${sayPitfall(said.pitfall ?? '')}\n` : ''}
${first === null ? '' : `D'abord : ${first}\n\n`}Points forts
${list(said.strengths, '(rien de cité)')}

Axes d'amélioration
${list(others, "(rien d'autre)")}

${said.score} sur 100 (${levels})
${said.followUp === undefined ? '' : `\nLe recruteur relance : ${said.followUp}\n`}${said.listensFor === undefined ? '' : `\nCe que le recruteur écoute ici (vaut pour la question ; coché : ce qui a été entendu) :\n${list(said.listensFor.map(ticked), '')}\n`}${faultsTold(said).length === 0 ? '' : `\nCe qui l'arrêterait (vaut pour la question) :\n${list(faultsTold(said), '')}\n`}${isPitfallKept(said) ? `\n${sayPitfall(said.pitfall ?? '')}\n` : ''}${said.exampleAnswer === '' ? '' : `\nExemple de réponse : ${said.exampleAnswer}\n`}`
}

/** As on the screen: the first stands alone when others follow. */
function firstAmong([first, ...others]: readonly string[]) {
  return first === undefined || others.length === 0
    ? { first: null, others: first === undefined ? [] : [first] }
    : { first, others }
}
