import { normalizeText } from '../normalize-text.ts'

/** What is settled at once, with somebody who waits: nothing has to be written of it. */
const AT_ONCE =
  /\b(?:plats?|assiettes?|tables?|couverts?|desserts?|addition|file d attente|comptoir|cabine|essayag\w*|taille|coup de feu|s impatiente\w*|invites?|traiteur|velage|veau|pluie|orage|meteo|jeux?|ballon|coiffure|couleur ratee)\b/
/** Where somebody may be hurt, robbed or wronged, a trace is due all the same. */
const ON_RECORD =
  /\b(?:allerg\w*|intoxi\w*|bless\w*|malaise|chute|vol\b|vole\w*|violen\w*|menac\w*|frapp\w*|battent|perim\w*|temperature|plainte|degat\w*|casse\w*|caisse)\b/

/** Whether the scene of a question is one of immediate service, which leaves no paper behind. */
export function isAtOnce(question: string): boolean {
  const asked = normalizeText(question)
  return AT_ONCE.test(asked) && !ON_RECORD.test(asked)
}

const SERVED =
  /\b(?:client\w*|convives?|invites?|visiteur\w*|personne|plats?|tables?|dame|monsieur|famille)\b/

/** The same, where it is somebody that one serves. */
export const isServedAtOnce = (question: string) =>
  isAtOnce(question) && SERVED.test(normalizeText(question))

/** Who says never to have done it is not asked for the day when it was done. */
export const NEVER_DONE =
  /\bj(?:e n| n|e)? ?(?:y |en )?ai (?:encore )?jamais (?:\w+ )?(?:fait|eu|vecu|vu|rencontre|travaille|utilise|pratique)\b|\b(?:ca|cela) ne m est (?:encore )?jamais arrive\b|\bje debute\b|\bpas encore (?:eu|fait|vecu)\b/

/** So many gestures one after another show their order by themselves. */
const IN_ORDER = 3
const STEP_OF_MINE = /\b(?:je|j) (?!ai\b|suis\b|n\b|ne\b|pense\b|crois\b)/g

export const tellsInOrder = (text: string) => (text.match(STEP_OF_MINE)?.length ?? 0) >= IN_ORDER
