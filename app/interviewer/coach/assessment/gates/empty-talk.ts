/** Speaks of the tool or its maker instead of answering. */
const FLATTERY =
  /\b(?:votre|cet|cette|ton) (?:outil|site|application|appli|logiciel|simulateur|ia|coach|programme|questions?)\b.{0,60}\b(?:fantastique|genial\w*|super|excellent\w*|formidable|incroyable|parfait\w*|top|meilleur\w*|bravo|note\w*)/
/** Praise of whoever asks, where an answer was awaited. */
const COMPLIMENT =
  /\b(?:excellente|tres bonne|superbe|magnifique|merveilleuse) question\b|\bvous (?:connaissez|maitrisez) parfaitement\b|\b(?:votre|cet) (?:entreprise|etablissement|maison|societe|equipe) est (?:exceptionnel\w*|merveilleu\w*|formidable|extraordinaire|magnifique)|\b(?:un honneur|un privilege|une chance) d etre (?:interroge\w*|recue?|entendue?)\b|\baussi (?:brillante?|competente?|talentueu\w*|experte?) que vous\b|\bavec vous,? tout\b/g
const MOST_COMPLIMENTS = 1
const LONGEST_PRAISE = 70
/** The hero of a film or of a book is somebody else. */
const FICTION =
  /^.{0,60}\b(?:(?:fait penser|rappelle|ressemble) (?:a |au |un peu (?:a|au) )?(?:\w+ ){0,3}|(?:j ai vu|vu|lu|comme) (?:dans )?(?:un|une|le|la|ce|cette) )(?:film|serie|roman|livre|dessin anime|bande dessinee|manga)\b/
const OWN_DEED =
  /\bj ai (?!vu|lu|regarde|pleure|adore|aime|ri\b|trouve|beaucoup|bien|tellement)\w+(?:e|i|u|is|it)\b/
/** What a writing tool says of itself before it answers. */
const MACHINE =
  /\ben tant qu(?:e|) ?(?:modele de langage|(?:qu )?(?:ia|intelligence artificielle)|assistant (?:virtuel|ia))\b|\bje suis une? (?:ia|intelligence artificielle|modele de langage)\b|\bvoici (?:un exemple de|une proposition de|votre|une) reponse,? (?:que vous|a adapter|adaptee|structuree|type|possible)\b|\bn hesitez pas a me demander (?:une|d autres|si)\b/
/** Said of oneself only: those who care for others speak of such things every day. */
const DISTRESS =
  /\b(?:je me dis|j ai l impression|je (?:pense|crois)|j en suis)\b.{0,40}\b(?:a rien de continuer|plus envie de vivre|mieux (?:mort|morte|sans moi))\b|\bj (?:ai|avais) (?:plus |de plus en plus )?envie (?:de |d )(?:mourir|en finir(?! avec)|disparaitre|me tuer|me suicider)\b|\bj ai plus envie de (?:vivre|rien)\b|\bje (?:veux|voudrais|vais|pense a|songe a) (?:mourir|en finir(?! avec)|me (?:tuer|suicider|foutre en l air|faire du mal))\b|\bje (?:n )?(?:y )?arrive plus a (?:vivre|me lever)\b|\bplus la force de (?:vivre|continuer a vivre)\b/
const INSULT =
  /\b(?:vos|tes|ces|cette|votre|ta) questions? (?:est|sont|c est) (?:nul\w*|debile\w*|idiot\w*|con\w*|stupide\w*|ridicule\w*|bete\w*)|\b(?:connard|connasse|encule\w*|va te faire|allez vous faire|ta gueule|merde a|fuck|ntm|fdp|salope?|abruti\w*|votre gueule|je m en fous|rien a foutre|vous (?:etes|etre) (?:nul\w*|con\w*|debile\w*))\b/
const JOKE =
  /\bc est l histoire d|\b(?:un|le) (?:barman|type) dit\b|\bmonsieur et madame\b|\btoto\b.{0,40}\b(?:dit|demande)\b|\bc est quoi la difference entre\b/
const RECIPE =
  /\b(?:recette|gratin|gousse d ail|pommes de terre|farine|oeufs?|sucre|beurre|creme|cuisson)\b/g
const PROVERB =
  /\b(?:qui veut la fin|on n a rien sans rien|l union fait la force|petit a petit l oiseau|rome ne s est|mieux vaut (?:tard|prevenir)|l eau,? c est|c est le respect|le temps c est de l argent|quand on veut on peut|vouloir c est pouvoir|l avenir appartient|tout vient a point|apres la pluie|a coeur vaillant|impossible n est pas|c est en forgeant|l habit ne fait|pierre qui roule|tout travail merite|le client est roi|c est la vie)\b/g
const CODE =
  /<\?php|\bfunction ?\w* ?\(|\bconsole\.log\b|\bpublic static void\b|\bselect \* from\b|#include|\bdef \w+\(.*\):|=> ?\{|\becho \$|;\s*\}|\bimport \w+ from\b|\breturn \$?\w+ ?;/
const HOLE = /\[[^\]\d]{3,60}\]|_{4,}|\.{6,}|<[^<>]{3,40} a preciser>/g

export const isFlattery = (text: string, words: number) =>
  words < 40 && FLATTERY.test(text) && !/\bj ai (?:fait|mis|cree|gere)\b/.test(text)
export const isMachine = (text: string) => MACHINE.test(text)
export const isDistress = (text: string) => DISTRESS.test(text)
export const isCompliment = (text: string, words: number) =>
  words < LONGEST_PRAISE &&
  (text.match(COMPLIMENT)?.length ?? 0) > MOST_COMPLIMENTS &&
  !OWN_DEED.test(text)
export const isFiction = (text: string) => FICTION.test(text) && !OWN_DEED.test(text)
/** Said to the tool, and not told of somebody who said it. */
const TO_THE_TOOL =
  /\b(?:site|outil|truc|logiciel|appli|simulateur|questions?) (?:de merde|a la con|pourrie?s?|debiles?)\b|\b(?:vous|tu|vos questions|tes questions) (?:ne )?(?:servez|sers|servent) (?:vraiment )?a rien\b/
const TOLD_OF = /\b(?:dit|disait|disaient|cri\w+|hurl\w+|traite\w*|clients?|j ai|je l)\b/
const FEW_WORDS = 15

export const isInsult = (text: string, words: number) =>
  (words < 60 && INSULT.test(text)) ||
  (words < FEW_WORDS && TO_THE_TOOL.test(text) && !TOLD_OF.test(text))
export const isJoke = (text: string) => JOKE.test(text)
export const isProverbs = (text: string, words: number) =>
  words < 50 && (text.match(PROVERB)?.length ?? 0) >= 2
export const isCode = (raw: string) => CODE.test(raw.toLowerCase()) && symbolShare(raw) > 0.12
export const countHoles = (raw: string) => raw.match(HOLE)?.length ?? 0
export const isRecipe = (text: string, offer: string) =>
  (text.match(RECIPE)?.length ?? 0) >= 3 && (offer.match(RECIPE)?.length ?? 0) < 1
export const isJson = (raw: string) =>
  /^\s*[[{]/.test(raw) && /[\]}]\s*$/.test(raw) && /"\s*:/.test(raw)

function symbolShare(raw: string): number {
  return (raw.match(/[{}()[\];$=<>_|&]/g)?.length ?? 0) / (raw.length || 1)
}
