import { useToken } from '#app/accounts/token.ts'
import { staticIsland } from '#app/hydration/static-island.tsx'
import { Remaining } from '#app/simulation/remaining.tsx'
import { StartButton } from '#app/simulation/start-button.tsx'
import { LimitBanner } from './limit-banner.tsx'
import { MemberSlot } from './member-slot.tsx'
import { ResumeSlot } from './resume-slot.tsx'

const Example = staticIsland(() => import('./example.tsx').then(({ Example }) => Example))

const Terms = () => <span>{useToken() ? 'Avec votre compte.' : 'Gratuit, sans compte.'}</span>

/** While an interview is under way, to take it up is the page's main act, and to begin another is not. */
const YIELDS =
  'peer-data-[kept=interview]:[&_button]:border peer-data-[kept=interview]:[&_button]:border-hairline peer-data-[kept=interview]:[&_button]:bg-surface peer-data-[kept=interview]:[&_button]:text-ink peer-data-[kept=interview]:[&_button:hover]:border-ink-soft'

export function Hero() {
  return (
    <div className="grid gap-x-16 gap-y-14 pt-10 pb-16 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:pb-24">
      <div className="min-w-0 lg:pt-3">
        <p className="font-semibold text-accent">Simulateur d'entretien d'embauche</p>
        <h1 className="mt-3 text-display font-bold tracking-[-0.035em]">
          Répétez votre entretien,{' '}
          <span className="min-[18em]:whitespace-nowrap">face à face.</span>
        </h1>
        <p className="mt-7 max-w-[30rem] text-xl leading-relaxed text-ink-soft">
          Collez l'offre d'emploi. Vous recevez les questions que ce recruteur pourrait poser, vous
          répondez, et l'on vous montre, vos mots à l'appui, ce qui convainc et ce qui manque.
        </p>
        <ResumeSlot />
        <div className={`mt-9 flex flex-wrap items-center gap-x-6 gap-y-4 ${YIELDS}`}>
          <StartButton className="grid max-sm:w-full" />
          <p className="flex flex-col text-base leading-normal text-ink-soft">
            <Terms />
            <Remaining />
          </p>
        </div>
        <LimitBanner />
        <MemberSlot />
      </div>
      <Example />
    </div>
  )
}
