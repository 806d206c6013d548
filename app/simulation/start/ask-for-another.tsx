import type { NavigateFunction } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { openDialog } from '#app/ui/dialog-slot.tsx'
import { currentInterview, findInterrupted, interviewStore } from '../current-interview.ts'
import { type Interview, isUnderWay, whereToResume } from '../interview.ts'
import { stateOf } from '../interview-details.ts'
import { whenScreensCame } from '../interview-screens.ts'

/** The interview that another one may replace: whoever agreed on one screen is not asked on the next. */
let agreedFor: string | null = null

/** Asks before an interview under way is replaced; whoever would rather go on is led to it. */
export async function askForAnother(navigate: NavigateFunction): Promise<boolean> {
  const inMemory = currentInterview()
  const found = inMemory ?? (await findInterrupted())
  if (!found || !isUnderWay(found) || found.simulationId === agreedFor) return true
  const choice = await choiceAbout(found)
  if (choice === 'another') agreedFor = found.simulationId
  if (choice === 'resume') {
    await whenScreensCame(() => {
      if (!inMemory) interviewStore.restore(found)
      void navigate(whereToResume(found))
    })
  }
  return choice === 'another'
}

type Choice = 'resume' | 'another' | 'nothing'

function choiceAbout(interview: Interview): Promise<Choice> {
  return new Promise((resolve) => {
    void openDialog(async () => (close) => {
      const choose = (choice: Choice) => {
        close()
        resolve(choice)
      }
      return <AnotherDialog interview={interview} onChoose={choose} />
    })
  })
}

interface Props {
  interview: Interview
  onChoose: (choice: Choice) => void
}

function AnotherDialog({ interview, onChoose }: Props) {
  return (
    <Dialog isOpen onClose={() => onChoose('nothing')} title="Un entretien est en cours">
      <p className="font-semibold wrap-anywhere">{stateOf(interview)}</p>
      <p className="mt-2">{interview.owner ? STAYS_IN_HISTORY : IS_REPLACED}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" className="max-sm:w-full" onClick={() => onChoose('resume')}>
          Reprendre la simulation
        </Button>
        <Button className="max-sm:w-full" onClick={() => onChoose('another')}>
          En commencer une autre
        </Button>
      </div>
    </Dialog>
  )
}

const STAYS_IN_HISTORY =
  'Si vous en commencez une autre, celle-ci restera dans votre historique, où vous pourrez la reprendre.'
const IS_REPLACED =
  "Si vous en commencez une autre, celle-ci s'effacera de cet onglet à l'arrivée des nouvelles questions."
