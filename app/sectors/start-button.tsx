import { Button } from '#app/ui/button.tsx'

/** Where the simulation of a sector begins: one place to open the sign-in dialog from. */
export function SectorStartButton({ children }: { children: string }) {
  return (
    <form action="/job-description" className="inline-grid">
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </form>
  )
}
