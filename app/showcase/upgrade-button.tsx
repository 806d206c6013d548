import { Button } from '#app/ui/button.tsx'

/** « Passer à Premium »: one place to open the dialog of sign-in or of payment from. */
export function UpgradeButton({ className }: { className?: string }) {
  return (
    <form action="/job-description" className={className}>
      <Button type="submit" variant="primary" className="w-full">
        Passer à Premium
      </Button>
    </form>
  )
}
