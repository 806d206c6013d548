/** « 3,4 sur 5 » */
export const formatLevel = (level: number): string => `${level.toLocaleString('fr-FR')} sur 5`
