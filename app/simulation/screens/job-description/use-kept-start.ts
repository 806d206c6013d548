import { useEffect } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { currentInterview, findInterrupted } from '../../current-interview.ts'
import { isUnderWay } from '../../interview.ts'
import { START_KEPT } from '../../offer-messages.ts'
import { onRefused } from '../../start/refusal.ts'
import { hasUnusedStart, mayGenerate } from '../../start.ts'
import { areQuestionsComing } from './ask-questions.ts'

const PATH = '/job-description'

/** The gate for who came by another way, and the word said to who leaves with an unused start. */
export function useKeptStart() {
  useEffect(() => {
    let isHere = true
    mayGenerate().then(async (access) => {
      if (access === 'yes' || (await isInAnInterview())) return
      if (isHere) void onRefused(access)
    })
    return () => {
      isHere = false
      // React mounts twice in development: only who is really elsewhere has left.
      const hasLeft = window.location.pathname !== PATH
      if (hasLeft && hasUnusedStart() && !areQuestionsComing()) showToast(START_KEPT)
    }
  }, [])
}

/** Who comes « back » from the last free interview, or reloads here, asks for no other one. */
async function isInAnInterview(): Promise<boolean> {
  const interview = currentInterview() ?? (await findInterrupted().catch(() => null))
  return interview !== null && isUnderWay(interview)
}
