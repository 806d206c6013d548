import type { NavigateFunction } from 'react-router'
import { isInterviewKept } from '../kept-interview.ts'

/**
 * Whether another interview may begin in this tab: at once when none is under way in it, else once
 * that was asked and agreed to. What asks comes only then.
 */
export async function mayBeginAnother(navigate: NavigateFunction): Promise<boolean> {
  if (!isInterviewKept()) return true
  const { askForAnother } = await import('./ask-for-another.tsx')
  return askForAnother(navigate)
}
