export interface Flag {
  name: 'isPremium' | 'isAdmin' | 'emailVerified'
  label: string
  note?: string
}

/** What an administrator may change of an account. */
export const FLAGS: readonly Flag[] = [
  { name: 'isPremium', label: 'Statut Premium' },
  { name: 'isAdmin', label: 'Accès Admin' },
  {
    name: 'emailVerified',
    label: 'Vérification Email',
    note: 'La retirer ferme toutes les sessions de ce compte.',
  },
]
