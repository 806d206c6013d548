/** Circumstances that what is understood of an offer says already, under the identifier by which its reader takes it away. */
export const SAID_BY_A_CONDITION: ReadonlyMap<string, string> = new Map([
  ['circumstance-autonomy no-experience', 'beginner'],
  ['circumstance-contract fixedterm', 'fixed-term'],
  ['circumstance-contract freelance', 'independent'],
  ['circumstance-contract internship', 'internship'],
  ['circumstance-contract parttime', 'part-time'],
  ['circumstance-contract season', 'season'],
  ['circumstance-contract temp', 'interim'],
  ['circumstance-contract workstudy', 'apprenticeship'],
  ['circumstance-hours early', 'early'],
  ['circumstance-hours night', 'night'],
  ['circumstance-hours shifts', 'shifts'],
  ['circumstance-hours split', 'split'],
  ['circumstance-hours standby', 'on-call'],
  ['circumstance-places daytravel', 'travel'],
  ['circumstance-places telework', 'remote'],
  ['circumstance-words english', 'english'],
])
