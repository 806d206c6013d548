/** Folded words before and after what was heard, inside the same clause. */
export interface Around {
  before: string
  after: string
}

const OWN_NEGATION = /\b(?:pas|ne|n|sans|jamais|rien|aucune?|ni|personne|interdit|refus\w*)\b/
/** Somebody who speaks again starts anew. */
const ANEW = /\b(?:mais|alors|donc|puis|car|j|je|on|nous|il|elle)\b/
const NOT_BEFORE = /\b(?:sans|aucune?|ni|jamais|pas|rien|oublie|oubliais|omis|evite)\b/
/** « Changer le mot de passe, je le ferais pas »: denied once it was said. */
const NOT_AFTER =
  /^(?:\w+ )?(?:pas|jamais|rien|aucun)\b|^(?:(?:le|la|les|un|une|de|du|des|l|d) \w+ ){0,3}(?:je|j|on) (?:(?:ne|n|le|la|l|les|y) ){0,2}\w+ (?:pas|jamais)\b/
/** « Je n'hésite pas à », « pas seulement »: a negation that denies nothing. */
const AFFIRMS =
  /\b(?:hesit\w+|pas (?:seulement|que|uniquement|mal)|n est ce pas|n oublie\w* pas|sans (?:attendre|tarder|delai|hesiter|m enerver|crier|juger))\b/

/** Whether words heard are said not to be: « je n'ai pas vérifié », « sans prévenir ». */
export function isDenied(words: string, { before, after }: Around): boolean {
  if (OWN_NEGATION.test(words)) return false
  const near = before.split(ANEW).at(-1) ?? ''
  if (AFFIRMS.test(near)) return false
  return NOT_BEFORE.test(near) || NOT_AFTER.test(after)
}

/** A point that is itself something not done: saying no makes it. */
export const isRefusal = (point: string) =>
  /(?:^|[ '’])(?:pas|ne|n|sans|ni|rien|jamais|aucune?|éviter|refus\w*)(?:$|[ '’])/.test(point)

/** Whether folded words refuse something, or put another thing before it. */
export const saysNo = (plain: string) =>
  /\b(?:pas|ne|n|jamais|sans|rien|aucune?|ni|non|refus\w*|plutot|au lieu|evit\w*)\b/.test(plain)

const SUPPOSED =
  /\b(?:si|s ils?|s elles?|imaginons|supposons|aurais pu|pourrais|pourrait|serait|tentation|tentant\w*|facile de|au lieu d\w*|plutot que|avant que|pour eviter|pour ne pas|quand on)\b/
const OTHERS =
  /\b(?:collegues?|chef\w*|patron\w*|responsable|certains|d autres|ils|elles?|il|on m a (?:dit|demande|propose)|(?:me|m a) (?:disait|dit|demande\w*|propose\w*)|voulait|voulaient|client\w*|ancien\w*)\b/
const REFUSED =
  /\b(?:refus\w*|jamais|interdit\w*|hors de question|pas question|surtout pas|ne faut pas|il faut pas|evit\w*|je ne|je n|j ai dit non|je dis non|pas)\b/
const TAKEN_BACK =
  /\b(?:ce serait|c est (?:interdit|exclu|dangereux|illegal|une faute|non)|je refuse|j ai refuse|jamais de la vie|et j ai eu tort)\b/

/** Whether a fault heard is no act of the candidate's: supposed, somebody else's, or refused. */
export function isNobodysAct({ before, after }: Around): boolean {
  return (
    SUPPOSED.test(before) ||
    OTHERS.test(before) ||
    REFUSED.test(before) ||
    NOT_AFTER.test(after) ||
    TAKEN_BACK.test(after)
  )
}

/** « Si je le laissais… », « pour éviter de… »: what was not done. */
export const isSupposed = (plain: string) => SUPPOSED.test(plain)

/** An error told as such was learnt from: telling it is what was asked. */
export const isRegretted = (normalized: string) =>
  /\b(?:j ai eu tort|je n aurais (?:jamais|pas) du|j aurais du|c etait une erreur|mon erreur|je regrette|plus jamais|je m en veux|ma faute)\b/.test(
    normalized,
  )
