/** `{sujet}`, `{autre sujet}` and `{troisième sujet}` are topics of this offer, article included. */
export const CLOSING: readonly string[] = [
  'Quelles questions souhaitez-vous nous poser sur {sujet}, {autre sujet} ou {troisième sujet} ?',
  'Que souhaitez-vous savoir sur {sujet} et {autre sujet} avant de vous décider ?',
  "Qu'aimeriez-vous savoir de plus sur {sujet}, {autre sujet} ou {troisième sujet} ?",
  'Quelles sont vos disponibilités pour ce poste {de métier}, et que souhaitez-vous savoir sur {sujet} ?',
  'Pour finir, que souhaitez-vous nous demander sur {sujet}, {autre sujet} ou {troisième sujet} ?',
  'Avant de nous quitter, quelles précisions voulez-vous sur {sujet} ou {autre sujet} ?',
  'Sur quels points, par exemple {sujet} ou {autre sujet}, souhaitez-vous des précisions ?',
  'À partir de quand pourriez-vous commencer, et quelles questions avez-vous sur {sujet} ou {autre sujet} ?',
]

export const CLOSING_OF_ANYONE: readonly string[] = [
  "Quelles questions souhaitez-vous nous poser sur ce poste {de métier} et sur l'équipe ?",
  "Qu'aimeriez-vous savoir de ce poste {de métier} avant de vous décider ?",
  "Quelles questions souhaitez-vous nous poser sur le poste et sur l'équipe ?",
  "Qu'aimeriez-vous savoir de plus avant de vous décider ?",
  'Pour finir, que souhaitez-vous nous demander sur le poste ou sur la suite du recrutement ?',
]

/** Topics that any post has, to complete those of the offer. */
export const TOPICS_OF_ANY_POST: readonly string[] = [
  "l'équipe",
  "l'organisation du travail",
  'la formation prévue à votre arrivée',
  'vos premières semaines',
]

/** How a condition of work is named as a topic, and as what the post asks for. */
export const CONDITION_WORDS: Readonly<
  Record<string, { topic: string | null; asked: string | null }>
> = {
  night: { topic: 'le travail de nuit', asked: 'du travail de nuit' },
  weekend: { topic: 'le travail du week-end', asked: 'du travail le week-end' },
  travel: { topic: 'les déplacements', asked: 'des déplacements' },
  public: { topic: null, asked: null },
  outdoors: { topic: "le travail à l'extérieur", asked: "du travail à l'extérieur" },
  'heavy-loads': { topic: null, asked: null },
  safety: { topic: null, asked: null },
  remote: { topic: 'le télétravail', asked: null },
  'on-call': { topic: 'les astreintes', asked: 'des astreintes' },
}
