export const BRAND = 'Vis-à-vis'
export const TAGLINE = "le simulateur d'entretien d'embauche"
