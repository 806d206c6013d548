import type { DayBeforeSheet } from './sheet.ts'

export const SHEET = 'Fiche de la veille'

export const NO_FACTS =
  'Vos réponses ne contiennent pas encore de fait à citer. Préparez-en trois\u00a0: un lieu, ce que vous y avez fait, ce que cela a donné.'
export const nothingToMend = ({ isAssessed }: Pick<DayBeforeSheet, 'isAssessed'>): string =>
  isAssessed
    ? 'Aucune réponse à reprendre\u00a0: redites les vôtres à voix haute.'
    : "Aucune réponse n'a encore eu de retour\u00a0: reprenez une question, puis rouvrez cette fiche."
export const SHEET_FAILED =
  "La fiche n'a pas pu être préparée. Vérifiez votre connexion, puis réessayez."
export const REMINDER_FAILED =
  "Le rappel n'a pas pu être préparé. Vérifiez votre connexion, puis réessayez."
export const ON_THE_DAY =
  "Relisez l'offre, préparez votre trajet, arrivez dix minutes en avance. Une pause avant de répondre vaut mieux qu'un mot de trop."

/** « Maçon ou maçonne, Durand » as it stands under the heading. */
export function sheetHeading({
  title,
  employer,
}: Pick<DayBeforeSheet, 'title' | 'employer'>): string {
  const post = title ?? "Entretien d'embauche"
  const whole = employer === null ? post : `${post}, ${employer}`
  return whole.charAt(0).toLocaleUpperCase('fr') + whole.slice(1)
}

/** The sheet as plain text, for the notes of a calendar. */
export const asNotes = ({ facts, toAsk }: DayBeforeSheet): string =>
  [
    ...(facts.length > 0 ? ['À dire\u00a0:', ...facts.map((fact) => `- ${fact}`)] : []),
    'À demander\u00a0:',
    ...toAsk.map((question) => `- ${question}`),
  ].join('\n')
