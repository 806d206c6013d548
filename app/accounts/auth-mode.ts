/** What the dialog of accounts may be about. */
export type AuthMode = 'login' | 'signup' | 'verification-sent' | 'forgot-password' | 'reset-sent'
