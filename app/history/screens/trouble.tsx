import { sentenceFor } from '#app/platform/http/call-api.ts'
import { Button } from '#app/ui/button.tsx'

/** What could not be read, in the server's words, and the way to ask again. */
export function Trouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-10">
      <p className="font-semibold">
        {sentenceFor(error, "Votre historique n'a pas pu être lu. Vérifiez votre connexion.")}
      </p>
      <Button onClick={onRetry}>Réessayer</Button>
    </div>
  )
}
