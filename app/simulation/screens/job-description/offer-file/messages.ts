import { PAGES_MAX } from './rules.ts'

/** Why no text could be taken from a file; what the field holds stays. */
const BY_COPYING = "Ouvrez-le, copiez le texte de l'offre, puis collez-le ici."

export const TOO_LARGE = `Ce fichier dépasse 10\u00a0Mo. ${BY_COPYING}`
export const tooManyPages = (pages: number) =>
  `Ce PDF compte ${pages} pages, et ${PAGES_MAX} au plus peuvent être lues. ${BY_COPYING}`
export const SCANNED =
  "Ce PDF est fait d'images\u00a0: il n'y a pas de texte à lire. Cherchez l'annonce d'origine, ou recopiez l'essentiel\u00a0: poste, missions, profil."
export const PICTURE =
  "Le texte d'une image ne peut pas être lu ici. Cherchez l'annonce d'origine, ou recopiez l'essentiel\u00a0: poste, missions, profil."
export const LOCKED = `Ce fichier est protégé par un mot de passe. ${BY_COPYING}`
export const OTHER_FORMAT =
  'Seuls les fichiers PDF, Word (.docx), LibreOffice (.odt) et texte peuvent être lus. Enregistrez celui-ci dans un de ces formats, ou copiez son texte.'
export const DAMAGED =
  "Ce fichier est abîmé ou incomplet. Téléchargez-le à nouveau, ou copiez le texte de l'offre."
export const EMPTY = `Aucun texte n'a été trouvé dans ce fichier. ${BY_COPYING}`
export const TOO_LONG_TO_READ = `Ce fichier est trop long à lire. ${BY_COPYING}`
export const NOT_LOADED =
  "La lecture des fichiers n'a pas pu se charger. Vérifiez votre connexion, puis réessayez."
export const CLIPBOARD_REFUSED =
  "Le navigateur n'a pas donné ce que vous avez copié. Appuyez longuement dans le champ, puis choisissez «\u00a0Coller\u00a0»."
export const CLIPBOARD_EMPTY =
  "Aucun texte n'a été copié. Copiez l'offre dans l'autre application, puis revenez ici."
