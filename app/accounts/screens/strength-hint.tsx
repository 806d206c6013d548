import { useDeferredValue, useEffect, useState } from 'react'

type Judge = (password: string) => string | null

/** Warns kindly of a password that is easily guessed, and refuses none; its words come while one types. */
export function StrengthHint({ password }: { password: string }) {
  const [judge, setJudge] = useState<Judge>()
  const judged = useDeferredValue(password)
  const isTyping = password !== ''

  useEffect(() => {
    if (!isTyping) return
    import('./strength.ts').then(
      ({ weaknessOf }) => setJudge(() => weaknessOf),
      () => {},
    )
  }, [isTyping])

  const weakness = judge?.(judged)
  return (
    <p role="status" className="text-base leading-snug text-improve empty:hidden">
      {weakness && `${weakness} Vous pouvez le garder, un plus long vous protégerait mieux.`}
    </p>
  )
}
