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
export const IMAGE_TOO_LARGE = 'Cette image dépasse 2\u00a0Mo. Réduisez-la, puis réessayez.'
export const IMAGE_SIDES_TOO_LONG =
  'Cette image dépasse 8\u00a0000\u00a0pixels de côté. Réduisez-la, puis réessayez.'
export const NOT_AN_IMAGE =
  "Ce fichier n'est pas une image PNG, JPEG, WebP ou AVIF qui puisse être lue."
export const IMAGE_FROM_ELSEWHERE =
  "Ce texte montre une image qui n'est pas enregistrée sur ce site, et que la page ne pourrait pas afficher. Retirez-la, ou ajoutez-la avec «\u00a0Insérer une image\u00a0»."
export const IMAGE_GONE =
  "Une image de ce texte n'est plus enregistrée. Ajoutez-la de nouveau avec «\u00a0Insérer une image\u00a0»."
export const IMAGE_NOT_FOUND = "Cette image n'existe pas."
export const SLUG_TAKEN = "Ce slug est déjà celui d'un autre article. Choisissez-en un autre."
export const ARTICLE_NOT_FOUND = "Cet article n'existe pas ou n'est pas publié."
export const CHANGED_MEANWHILE =
  "Cet article a été modifié entre-temps par quelqu'un d'autre. Votre texte n'a pas été enregistré et n'est pas perdu."
