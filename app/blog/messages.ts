/** The words of this feature that are spoken from elsewhere than a screen, as the specification gives them. */
export const TITLE_REQUIRED = 'Le titre est requis'
export const SLUG_REQUIRED = 'Le slug est requis'
export const EXCERPT_REQUIRED = "L'extrait est requis"
export const CONTENT_REQUIRED = 'Le contenu est requis'
export const CATEGORY_REQUIRED = 'La catégorie est requise'
export const AUTHOR_REQUIRED = "L'auteur est requis"
export const READ_TIME_TOO_SHORT = 'Le temps de lecture doit être supérieur à 0'
export const READ_TIME_TOO_LONG = 'Le temps de lecture ne peut pas dépasser 1 000 minutes.'
export const TOO_LONG = 'Ce texte est trop long.'
export const NESTED_TOO_DEEP =
  'Ce texte emboîte plus de 100 balises les unes dans les autres. Simplifiez sa mise en forme, puis réessayez.'
export const SLUG_TAKEN = "Ce slug est déjà celui d'un autre article. Choisissez-en un autre."
export const ARTICLE_NOT_FOUND = "Cet article n'existe pas ou n'est pas publié."
export const CHANGED_MEANWHILE =
  "Cet article a été modifié entre-temps par quelqu'un d'autre. Votre texte n'a pas été enregistré et n'est pas perdu."
