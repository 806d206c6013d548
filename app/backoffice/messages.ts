/** The words of the back office that are spoken from elsewhere than a screen, as the specification gives them. */
export const SIGN_IN_REQUIRED = {
  title: 'Authentification Requise',
  description: 'Veuillez vous connecter pour accéder au panel admin.',
}
export const ADMIN_REQUIRED = {
  title: 'Accès Admin Requis',
  description: "Vous n'avez pas l'autorisation d'accéder au panel admin.",
}

export const STATS_FAILED = 'Échec du chargement des statistiques administrateur.'
export const ACTIVITY_FAILED = "L'activité des 30 derniers jours n'a pas pu être chargée."
export const SITEMAP_REFRESHED = 'Sitemap actualisé'
export const SITEMAP_FAILED = "Échec de l'actualisation du sitemap"
export const USERS_FAILED = "La liste des utilisateurs n'a pas pu être chargée."
export const USERS_OLD = "La liste n'a pas pu être actualisée : elle n'est peut-être plus à jour."
export const USER_FAILED = "Les détails de l'utilisateur n'ont pas pu être chargés."
export const USER_NOT_FOUND = "Cet utilisateur n'existe pas."
export const USER_CHANGED = {
  title: 'Succès',
  description: 'Utilisateur mis à jour avec succès',
}
export const USER_NOT_CHANGED = "Échec de la mise à jour de l'utilisateur"
export const ONE_FLAG_AT_LEAST =
  'Seuls isPremium, isAdmin et emailVerified peuvent être changés : donnez-en au moins un.'
export const PAYMENTS_FAILED = "L'historique des paiements n'a pas pu être chargé."
export const TRACE_FAILED = "L'historique des modifications n'a pas pu être chargé."
