/**
 * What the question turns on: a story that shows no trace of it answers another question.
 * `trace` is wide on purpose, since a true answer may use any words.
 */
export interface Theme {
  asked: RegExp
  trace: RegExp
  /** « un désaccord », to name what is missing. */
  name: string
}

const THEMES: readonly Theme[] = [
  {
    asked: /\bdesaccord|\bconflit|\btension/,
    trace:
      /\b(?:pas d accord|desaccord|conflit|tension|disput\w*|refus\w*|voulait|voulaient|oppos\w*|contest\w*|disait|disaient|trouvait|pensait|reproch\w*|cri\w*|engueul\w*|en colere|lui|elle|il|mais)\b/,
    name: 'un désaccord',
  },
  {
    asked:
      /\b(?:un|une) (?:technicien\w*|compagnon|apprenti\w*|stagiaire|eleve|collaborat\w*|personne de votre equipe|utilisateur|collegue)\b.{0,40}\b(?:progress|difficulte|dirige|form|bloque|rejet)/,
    trace:
      /\b(?:il|elle|lui|l ai|l a|ils|elles|technicien\w*|compagnon\w*|apprenti\w*|jeune|stagiaire|eleve|personne|collaborat\w*|collegue|equipe|former?|formation|utilisateur\w*|prof\w*)\b/,
    name: 'la personne accompagnée',
  },
  {
    asked: /\brecadr/,
    trace:
      /\b(?:il|elle|ils|elles|lui|leur|eux|client\w*|patient\w*|resident\w*|usager\w*|parents?|pere|mere|mari|femme|eleve\w*|jeunes?|collaborat\w*|collegue\w*|famille\w*|utilisat\w*|enfants?|fournisseur\w*|chef\w*|patron\w*|salarie\w*|equipes?|monsieur|madame|dame|gens|personnes?|voisin\w*|classe|groupe|technicien\w*|stagiaire\w*|apprenti\w*) (?!jour\b|\d)/,
    name: 'la personne dont parle la question',
  },
]

/** The theme of the question that the answer never touches, or null. */
export function findMissedTheme(plainQuestion: string, plainAnswer: string): Theme | null {
  const theme = THEMES.find(({ asked }) => asked.test(plainQuestion))
  return theme && !theme.trace.test(plainAnswer) ? theme : null
}
