/** The name under which a browser keeps what `GET /api/user/export` answers. */
export const EXPORT_FILE = 'vis-a-vis-mes-donnees.json'
export const ACCOUNT_DELETED = 'Votre compte et vos données sont supprimés.'
