import type { Assessment } from './interviewer.ts'

/** From here on, an answer stands: what is said of it is a step further, not something to mend. */
export const STANDS = 75

/** A pitfall as it is read, wherever that is. */
export const sayPitfall = (pitfall: string): string =>
  `Le piège de cette question\u00a0: ${pitfall}`

type Said = Pick<Assessment, 'pitfall'> & { score: number | null }

/** Of eighty answers read, those that fell into the pitfall were under this; above, all had kept clear of it. */
const MAY_HAVE_FALLEN = 45

/** Whether a pitfall is read right under the verdict, where it is likely to be what the answer did. */
export const isPitfallShown = ({ pitfall, score }: Said): boolean =>
  Boolean(pitfall) && (score === null || score < MAY_HAVE_FALLEN)

/** Whether it stands among what is true whatever was answered: whoever gave a middling answer may hold it to that. */
export const isPitfallKept = ({ pitfall, score }: Said): boolean =>
  Boolean(pitfall) && score !== null && score >= MAY_HAVE_FALLEN && score < STANDS

type Told = Pick<Assessment, 'rulesOut'> & { score: number | null }

/** What would end the interview, for whoever gave an answer that does not stand yet. */
export const faultsTold = ({ rulesOut = [], score }: Told): readonly string[] =>
  score !== null && score < STANDS ? rulesOut : []
