import type { QuestionKind } from '../../../kinds.ts'

const TOLD: ReadonlySet<QuestionKind> = new Set(['behavioural', 'technical', 'situational'])

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

/** The story of somebody is no example for the story of a thing, however near the words. */
const PERSON =
  /\b(?:client\w*|eleves?|patient\w*|enfants?|bebe|collegue\w*|technicien\w*|parents?|familles?|usagers?|candidat\w*|residente?s?|personnes?|quelqu un|hommes?|femmes?|jeunes?|stagiaires?|apprentie?s?|collaborat\w*|salarie\w*|equipier\w*|chef\w*|responsable|directeur|directrice|manager|fournisseur\w*|voyageur\w*|passager\w*|spectateur\w*|beneficiaires?|accompagnement|adherente?s?|locataires?|conducteur\w*|chauffeur\w*|desaccord|conflit)\b/

const STORY = 1
const OF_PERSON = 2
const FIRST_THEME = 4

/** Whether what is asked of this kind is answered by something that somebody did or would do. */
export const isToldKind = (kind: QuestionKind): boolean => TOLD.has(kind)

/** What a question is about, in one number to be compared by the verbs below. */
export function subjectOf(kind: QuestionKind, plainQuestion: string): number {
  let subject = kind === 'behavioural' ? STORY : 0
  if (PERSON.test(plainQuestion)) subject |= OF_PERSON
  for (const [at, theme] of THEMES.entries())
    if (theme.test(plainQuestion)) subject |= FIRST_THEME << at
  return subject
}

export const isStory = (subject: number): boolean => (subject & STORY) !== 0
export const areBothOfPersons = (one: number, other: number): boolean =>
  ((one ^ other) & OF_PERSON) === 0
export const shareTheme = (one: number, other: number): boolean => (one & other) >= FIRST_THEME
