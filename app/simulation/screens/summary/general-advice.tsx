import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import { QuoteList } from '#app/ui/quote-list.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

const FIXED_TIPS = [
  'Structurez vos exemples avec la méthode STAR : situation, tâche, action, résultat.',
  'Chiffrez vos résultats : un nombre, une durée, une fréquence.',
  'Préparez deux ou trois questions à poser au recruteur.',
]

interface Props {
  advice: string
  isLoading: boolean
  /** The actions that follow from it. */
  children: ReactNode
}

/** What to do next, or three tips that always hold. */
export function GeneralAdvice({ advice, isLoading, children }: Props) {
  return (
    <Card aria-labelledby="advice">
      <h2 id="advice" className="mb-4 text-2xl">
        Conseil général
      </h2>
      {isLoading ? <Skeleton /> : <Advice text={advice} />}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </Card>
  )
}

function Advice({ text }: { text: string }) {
  return text.trim() === '' ? (
    <QuoteList items={FIXED_TIPS} />
  ) : (
    <p className="wrap-anywhere whitespace-pre-wrap">{noBreak(text)}</p>
  )
}
