import { useEffect } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { isUnderWay } from '../../interview.ts'
import { START_KEPT } from '../../offer-messages.ts'
import { currentInterview } from '../../session.ts'
import { onRefused } from '../../start/refusal.ts'
import { hasUnusedStart, mayGenerate } from '../../start.ts'
import { areQuestionsComing } from './ask-questions.ts'

const PATH = '/job-description'

/** The gate for who came by another way, and the word said to who leaves with an unused start. */
export function useKeptStart() {
  useEffect(() => {
    let isHere = true
    mayGenerate().then((access) => {
      if (access !== 'yes' && isHere && !isBackFromAQuestion()) void onRefused(access)
    })
    return () => {
      isHere = false
      // React mounts twice in development: only who is really elsewhere has left.
      const hasLeft = window.location.pathname !== PATH
      if (hasLeft && hasUnusedStart() && !areQuestionsComing()) showToast(START_KEPT)
    }
  }, [])
}

/** Who goes « back » from the last free interview asks for no other one. */
function isBackFromAQuestion(): boolean {
  const interview = currentInterview()
  return interview !== null && isUnderWay(interview)
}
