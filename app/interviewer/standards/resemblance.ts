import { fold } from '../coach/french/fold.ts'
import { contentStems } from '../coach/french/stem.ts'

const TOO_ALIKE = 0.5
const TELLING = new Set(
  contentStems(
    'racontez donnez parlez décrivez expliquez présentez exemple situation fois question dites faites',
  ),
)

const stemsOf = (text: string) => new Set(contentStems(text).filter((stem) => !TELLING.has(stem)))

/** Whether two questions ask nearly the same thing. */
export function resemble(one: string, other: string): boolean {
  if (fold(one) === fold(other)) return true
  const [first, second] = [stemsOf(one), stemsOf(other)]
  const shared = [...first].filter((stem) => second.has(stem)).length
  const all = first.size + second.size - shared
  return all > 0 && shared >= 2 && shared / all >= TOO_ALIKE
}

/** The first words of a question, by which a set that repeats itself is heard. */
export function beginning(text: string, count = 3): string {
  return (fold(text).match(/[\p{L}\p{N}-]+/gu) ?? []).slice(0, count).join(' ')
}
