/** The words of the back office that are spoken from elsewhere than a screen, as the specification gives them. */
export const SIGN_IN_REQUIRED = {
  title: 'Authentification Requise',
  description: 'Veuillez vous connecter pour accéder au panel admin.',
}
export const ADMIN_REQUIRED = {
  title: 'Accès Admin Requis',
  description: "Vous n'avez pas l'autorisation d'accéder au panel admin.",
}
