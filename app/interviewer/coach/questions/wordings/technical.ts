/** On a named tool: « React », « le Pack Office ». `{faire}` comes from the same line of the offer. */
export const TOOL_AT_WORK: readonly string[] = [
  'Comment vous servez-vous {de outil} pour {faire de la même ligne} ?',
  'Comment utilisez-vous {outil} quand vous devez {faire de la même ligne} ?',
]

export const TOOL: readonly string[] = [
  'Comment vous servez-vous {de outil} dans votre travail, et quand préférez-vous un autre moyen ?',
  'Pour quelles tâches avez-vous utilisé {outil}, et où en est votre maîtrise ?',
  'Quel est le travail le plus exigeant que vous avez mené avec {outil}, et comment en avez-vous vérifié le résultat ?',
  "Quel est le point le plus difficile d'un travail avec {outil}, et comment vous y prenez-vous ?",
  'Comment expliqueriez-vous {outil} à une personne qui débute, à partir de ce que vous en avez fait ?',
  "Quelles précautions prenez-vous quand vous travaillez avec {outil}, et d'où vous viennent-elles ?",
]

/** On know-how that the offer names, or a mission told as a thing. */
export const CRAFT: readonly string[] = [
  'Quelle méthode suivez-vous dans {savoir-faire}, et que vérifiez-vous à la fin ?',
  'Comment abordez-vous {savoir-faire}, étape par étape ?',
  'Quels sont pour vous les points les plus délicats {de savoir-faire}, et comment les traitez-vous ?',
  'Quelles erreurs faut-il éviter dans {savoir-faire}, et comment vous en protégez-vous ?',
  'Dans {savoir-faire}, à quoi reconnaissez-vous un travail bien fait ?',
  "Que regardez-vous en premier dans {savoir-faire}, et qu'est-ce qui vous alerte ?",
  'Comment vos pratiques ont-elles évolué dans {savoir-faire}, et pour quelles raisons ?',
]

export const METHOD: readonly string[] = [
  'Quelles étapes suivez-vous pour {faire} ?',
  'Comment vous y prenez-vous pour {faire}, et que vérifiez-vous à la fin ?',
  'Comment procédez-vous, étape par étape, pour {faire} ?',
  'Que faut-il préparer avant {de faire}, et dans quel ordre procédez-vous ?',
  'Quelles erreurs faut-il éviter quand on doit {faire}, et comment vous en protégez-vous ?',
  'Si vous deviez apprendre à une personne nouvelle à {faire}, par où commenceriez-vous ?',
  'À quoi voyez-vous, quand vous devez {faire}, que vous êtes sur la bonne voie ?',
]

export const CARD: readonly string[] = [
  'Que vous autorise à faire votre {carte}, et que vérifiez-vous avant de commencer ?',
  'Dans quelles conditions avez-vous exercé avec votre {carte}, et quelles règles appliquez-vous à la lettre ?',
]

export const LANGUAGE: readonly string[] = [
  "Dans quelles situations de travail avez-vous utilisé {langue}, à l'oral comme à l'écrit ?",
  'Comment vous débrouillez-vous avec {langue} dans une réunion ou un échange de travail délicat ?',
]

export const TECHNIQUE_OF_ANYONE: readonly string[] = [
  'Quelle est la tâche que vous maîtrisez le mieux dans le métier {de métier}, et comment vous y prenez-vous ?',
  'Comment vérifiez-vous la qualité de votre travail {de métier} avant de le considérer comme terminé ?',
  'Quels outils et quelles méthodes du métier {de métier} utilisez-vous chaque jour, et pour quoi faire ?',
  'Quelle est la tâche que vous maîtrisez le mieux, et comment vous y prenez-vous, étape par étape ?',
  'Comment vérifiez-vous la qualité de votre travail avant de le considérer comme terminé ?',
]
