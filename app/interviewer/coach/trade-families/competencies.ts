import { leading } from './competencies/leading.ts'
import { organisedWork } from './competencies/organised-work.ts'
import { thinking } from './competencies/thinking.ts'
import { trust } from './competencies/trust.ts'
import { underPressure } from './competencies/under-pressure.ts'
import { withOthers } from './competencies/with-others.ts'
import type { Competency } from './competency.ts'

/** Every quality that an offer may ask of a person, whatever the trade. */
export const COMPETENCIES: readonly Competency[] = [
  ...withOthers,
  ...organisedWork,
  ...underPressure,
  ...trust,
  ...thinking,
  ...leading,
]
