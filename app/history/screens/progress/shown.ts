/** « 3,4 sur 5 » */
export const levelShown = (level: number): string => `${level.toLocaleString('fr-FR')} sur 5`
