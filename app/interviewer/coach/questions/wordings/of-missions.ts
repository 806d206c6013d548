/** A mission read aloud from the offer, whole, then asked about. */
export const STORY_OF_A_MISSION: readonly string[] = [
  "L'annonce dit : « {mission} ». Racontez-moi la dernière fois que vous avez fait un travail de ce genre.",
  "Je lis dans l'annonce : « {mission} ». Donnez-moi un exemple où ce n'était pas simple et dites-moi comment cela s'est terminé.",
  'Une des missions est : « {mission} ». Quelle expérience proche pouvez-vous me raconter, avec son résultat ?',
  'Parmi les tâches : « {mission} ». Quand avez-vous fait un travail proche, et avec quel résultat ?',
]
export const STORY_OF_A_MISSION_FOR_A_BEGINNER: readonly string[] = [
  "L'annonce dit : « {mission} ». Qu'avez-vous déjà fait qui s'en rapproche, en formation ou ailleurs ?",
  'Une des missions est : « {mission} ». Racontez-moi ce que vous avez déjà fait de plus proche.',
]
export const METHOD_OF_A_MISSION: readonly string[] = [
  "L'annonce demande : « {mission} ». Comment vous y prenez-vous, du début à la fin ?",
  "Je lis : « {mission} ». Par quoi commencez-vous, et que vérifiez-vous avant de dire que c'est fait ?",
  "L'annonce dit : « {mission} ». Quelle erreur faut-il surtout éviter, et comment l'évitez-vous ?",
]
