/** What a question is about, whatever the trade: two questions on the same theme ask for the same kind of answer. */
const THEMES: readonly RegExp[] = [
  /desaccord|conflit|tension|dispute/,
  /erreur|\bfaux\b|fausse|trompe|\brate\b|pas marche|echec|mal passe|mal termine/,
  /refus/,
  /colere|mecontent|desagreable|plainte|reclamation|agressi|inquiet/,
  /allergi/,
  /malaise|chute|par terre|secours|accident/,
  /secret|confiden|motif medical|de quoi souffre|a personne/,
  /discrimin|illegal|retouche|ecarter|fraud|faux avis/,
  /priorit|en meme temps|affluence|coup de feu|debord|retard/,
  /convain|reticen|adher|accepter|ne voulai/,
  /negoci|vente|vendre|concurrent|\bprix\b|moins cher/,
  /progress|transmis|encadr|\bform(?:e|er)\b/,
  /automatis|amelior|performance|simplifi|baisser/,
  /panne|\bbug|anomalie|diagnos|arrete/,
  /analyse|donnees|chiffre|indicateur/,
  /repetitif|fatigant|cadence|effort/,
]

export const themesOf = (plainQuestion: string): number[] =>
  THEMES.flatMap((theme, at) => (theme.test(plainQuestion) ? [at] : []))
