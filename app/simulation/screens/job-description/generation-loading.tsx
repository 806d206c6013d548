import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { useFocusHere } from '../use-focus-here.ts'

const ID = 'attente'

/** The page while the questions are being made. */
export function GenerationLoading({ onCancel }: { onCancel: () => void }) {
  const heading = useFocusHere<HTMLHeadingElement>()
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-10">
      <Loading isSaid={false}>
        <h1
          ref={heading}
          tabIndex={-1}
          aria-describedby={ID}
          className="text-question outline-none"
        >
          Vos questions se préparent
        </h1>
        <p id={ID} className="mt-4 text-ink-soft">
          Nous lisons l'offre comme le ferait son recruteur. Respirez, installez-vous.
        </p>
      </Loading>
      <Button variant="quiet" onClick={onCancel}>
        Revenir à l'offre
      </Button>
    </div>
  )
}
