/** The name under which a browser keeps what `GET /api/user/export` answers. */
export const EXPORT_FILE = 'vis-a-vis-mes-donnees.json'
export const ACCOUNT_DELETED = 'Votre compte et vos données sont supprimés.'
export const EXPORT_UNDER_WAY =
  'Vos données sont déjà en cours de téléchargement. Attendez la fin, puis réessayez.'
export const EXPORTS_BUSY =
  'Beaucoup de personnes téléchargent leurs données en ce moment. Réessayez dans quelques instants.'
