/** The words of this feature that are spoken from elsewhere than a screen. */
export const SIMULATION_NOT_FOUND = "Cette simulation n'existe pas, ou n'existe plus."
export const PREMIUM_ONLY =
  'La version gratuite montre votre dernière simulation. Toutes les autres sont gardées : Premium les montre.'
export const OFFER_MISSING =
  "L'offre et les questions de cette simulation n'ont pas encore été reçues."
export const QUESTION_UNKNOWN = "Cette simulation n'a pas autant de questions."
export const FEEDBACK_TOO_LONG = 'Ce retour est trop long pour être gardé.'
export const PROGRESS_IS_PREMIUM =
  'Le suivi de vos progrès fait partie de Premium. Vos simulations sont gardées\u00a0: elles y compteront.'
export const SIMULATION_FULL =
  "Cette simulation a atteint la taille que l'historique peut garder (1\u00a0Mo). Ce que vous écrivez reste dans ce navigateur, sans s'y ajouter\u00a0: continuez, ou commencez une autre simulation."
export const HISTORY_FULL =
  'Votre historique est plein (50\u00a0Mo). Ce que vous écrivez reste dans ce navigateur\u00a0: supprimez une ancienne simulation pour que celle-ci soit gardée.'

/** Said of an interview that was made on this device, after why the history does not take it. */
export const STAYS_HERE = 'Cet entretien reste sur cet appareil.'
