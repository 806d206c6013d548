import { Button } from '#app/ui/button.tsx'

interface Props {
  count: number
  onAsk: () => void
}

/** Of a recap that was made without some feedbacks: how many are missing, and the way to have them. */
export function MissingFeedbacks({ count, onAsk }: Props) {
  const [said, asked] =
    count > 1
      ? [`${count} réponses sont sans retour.`, 'Les faire analyser']
      : ['1 réponse est sans retour.', 'La faire analyser']
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-improve-tint px-5 py-4">
      <p className="figures">{said}</p>
      <Button onClick={onAsk}>{asked}</Button>
    </div>
  )
}
