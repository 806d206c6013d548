import { normalizeText } from '../normalize-text.ts'

/** What is settled at once, with somebody who waits: nothing has to be written of it. */
const AT_ONCE =
  /\b(?:plats?|assiettes?|tables?|(?<!mots )couverts?|desserts?|addition|file d attente|comptoir|cabine|essayag\w*|taille|coup de feu|s impatiente\w*|invites?|traiteur|velage|veau|pluie|orage|meteo|jeux?|ballon|coiffure|couleur ratee)\b/
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
