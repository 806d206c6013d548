import { useEffect, useState } from 'react'
import { countCharacters, PASSWORD_MIN } from '../rules.ts'

/** Warns kindly of a password that is easily guessed, and refuses none; its words come while one types. */
export function StrengthHint({ password }: { password: string }) {
  const isTyping = password !== ''
  const [judge, setJudge] = useState<Worker | null>(null)
  const [weakness, setWeakness] = useState<string | null>(null)

  useEffect(() => {
    const started = isTyping ? startJudge(setWeakness) : null
    setJudge(started)
    return () => {
      started?.terminate()
      setWeakness(null)
    }
  }, [isTyping])

  useEffect(() => judge?.postMessage(password), [judge, password])

  return (
    <p role="status" className="text-base leading-snug text-improve empty:hidden">
      {isTyping && isTooShort(password) && `${PASSWORD_MIN} caractères au moins.`}
      {isTyping &&
        !isTooShort(password) &&
        weakness &&
        `${weakness} Vous pouvez le garder, un plus long vous protégerait mieux.`}
    </p>
  )
}

/** Advice on a password that cannot be kept yet would only mislead. */
const isTooShort = (password: string) => countCharacters(password) < PASSWORD_MIN

/** Where a browser lets no worker start, nothing is advised. */
function startJudge(onWeakness: (weakness: string | null) => void): Worker | null {
  try {
    const judge = new Worker(new URL('./strength-worker.ts', import.meta.url), { type: 'module' })
    judge.addEventListener('message', ({ data }) => onWeakness(data))
    return judge
  } catch {
    return null
  }
}
