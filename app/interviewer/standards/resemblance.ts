import { foldLetters } from '../coach/french/fold-letters.ts'
import { contentStems } from '../coach/french/stem.ts'

const TOO_ALIKE = 0.5
const TELLING = new Set(
  contentStems(
    'racontez donnez parlez décrivez expliquez présentez exemple situation fois question dites faites',
  ),
)

/** What a question asks about, once the words of asking are taken away. */
export const stemsAsked = (text: string): ReadonlySet<string> =>
  new Set(contentStems(text).filter((stem) => !TELLING.has(stem)))

/** Whether two questions ask nearly the same thing. */
export function resemble(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length
  const all = one.size + other.size - shared
  return shared >= 2 && shared / all >= TOO_ALIKE
}

/** The first words of a question, by which a set that repeats itself is heard. */
export function beginning(text: string, count = 3): string {
  return (foldLetters(text).match(/[\p{L}\p{N}-]+/gu) ?? []).slice(0, count).join(' ')
}
