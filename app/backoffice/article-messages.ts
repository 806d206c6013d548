/** The words about articles that are spoken from elsewhere than a screen, as the specification gives them. */
export const PUBLICATION_UPDATED = 'Statut de publication mis à jour'
export const PUBLICATION_FAILED = 'Impossible de mettre à jour le statut'
export const ARTICLE_DELETED = 'Article supprimé avec succès'
export const DELETION_FAILED = "Impossible de supprimer l'article"
export const ARTICLE_CREATED = 'Article créé'
export const ARTICLE_UPDATED = 'Article mis à jour'
export const SAVE_FAILED = 'Une erreur est survenue'
export const IMAGE_MISSING = 'Choisissez une image.'
export const IMAGE_FAILED = "L'image n'a pas été envoyée. Vérifiez votre connexion, puis réessayez."
export const IMAGE_INSERTED = "L'image est dans le texte."
export const SUCCESS_TITLE = 'Succès'
export const confirmDeletion = (title: string) =>
  `Êtes-vous sûr de vouloir supprimer l'article "${title}" ?`
export const LEAVE_UNSAVED =
  'Vos modifications ne sont pas enregistrées. Quitter cette page sans les enregistrer ?'
