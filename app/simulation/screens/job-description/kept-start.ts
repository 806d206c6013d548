import { showToast } from '#app/ui/toast.ts'
import { currentInterview, findInterrupted } from '../../current-interview.ts'
import { isUnderWay } from '../../interview.ts'
import { START_KEPT } from '../../offer-messages.ts'
import { onRefused } from '../../start/refusal.ts'
import { hasUnusedStart, mayGenerate } from '../../start.ts'
import { areQuestionsComing } from './ask-questions.ts'

/** Refuses who came by another way and may not begin, while the screen is still there. */
export async function refuseWithoutStart(isHere: () => boolean): Promise<void> {
  const access = await mayGenerate()
  if (access === 'yes' || (await isInAnInterview())) return
  if (isHere()) await onRefused(access)
}

/** Says to who has left that an unused start is kept. */
export function sayStartKept(): void {
  if (hasUnusedStart() && !areQuestionsComing()) showToast(START_KEPT)
}

/** Who comes « back » from the last free interview, or reloads here, asks for no other one. */
async function isInAnInterview(): Promise<boolean> {
  const interview = currentInterview() ?? (await findInterrupted().catch(() => null))
  return interview !== null && isUnderWay(interview)
}
