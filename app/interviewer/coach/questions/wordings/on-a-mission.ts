/** What is asked about a line of the offer, read aloud as it stands. */
export const ON_A_MISSION: readonly string[] = [
  "L'annonce dit : « {mission} ». Qu'avez-vous déjà fait de plus proche ?",
  'Parmi les missions, je lis : « {mission} ». Donnez-moi un exemple tiré de votre expérience.',
  "L'une des missions est celle-ci : « {mission} ». Quelle expérience vous y prépare le mieux ?",
]
