/** People whom a post is for: « auprès des personnes âgées ». */
export interface KnownPublic {
  /** With its article. */
  said: string
  /** As folded words of an offer write it, `*` after the beginning of a word. */
  heard: readonly string[]
  /** The domains in which these words mean whom one works for. */
  only: RegExp
}

const CARE = /^(?:J1[345]|K1[123]|G12|K18|K21|K26)/
const CHILDREN = /^(?:J1304|J1506|J13$|K12|K13|K21|G12|K11)/
const SALES = /^(?:C|D|F1[12]|H1[124]|I1[14]|M1[678]|N12|A13|H15)/
const ADVICE = /^(?:C|D|M|K1[4589]|E|H1|A13|F11|I)/

const people = (said: string, only: RegExp, ...heard: readonly string[]): KnownPublic => ({
  said,
  only,
  heard,
})

/** The most precise come first. */
export const PUBLICS: readonly KnownPublic[] = [
  people("les demandeurs d'asile", CARE, 'demandeurs d asile', 'refugies'),
  people('les mineurs non accompagnés', CARE, 'mineurs non accompagnes', 'mna'),
  people('les personnes sans abri', CARE, 'sans abri', 'sans domicile'),
  people('les femmes victimes de violences', CARE, 'femmes victimes', 'victimes de violences'),
  people(
    'les personnes autistes',
    CARE,
    'autisme',
    'autistes',
    'autistiques',
    'troubles du spectre',
  ),
  people('les personnes polyhandicapées', CARE, 'polyhandicap*'),
  people(
    "les personnes atteintes de la maladie d'Alzheimer",
    CARE,
    'maladie d alzheimer',
    'malades d alzheimer',
    'malade d alzheimer',
    'unite alzheimer',
    'atteintes d alzheimer',
    'type alzheimer',
  ),
  people(
    'les adultes en situation de handicap',
    CARE,
    'adultes handicapes',
    'adultes en situation de handicap',
    'adultes porteurs',
  ),
  people(
    'les enfants en situation de handicap',
    CARE,
    'enfants en situation de handicap',
    'enfants handicapes',
    'enfants porteurs',
    'eleves en situation de handicap',
  ),
  people(
    'les travailleurs handicapés',
    CARE,
    'travailleurs handicapes',
    'esat',
    'entreprise adaptee',
  ),
  people(
    'les personnes en situation de handicap',
    CARE,
    'handicapees',
    'personnes handicapees',
    'personnes en situation de handicap',
    'usagers en situation de handicap',
    'residents en situation de handicap',
    'handicap mental',
    'handicap psychique',
    'deficience intellectuelle',
    'deficients',
  ),
  people(
    'les personnes âgées',
    CARE,
    'personnes agees',
    'ehpad',
    'seniors',
    'residence autonomie',
    'maison de retraite',
    'personne agee',
  ),
  people('les adolescents', CARE, 'adolescents', 'ados'),
  people(
    'les tout-petits',
    CHILDREN,
    'creche',
    'micro creche',
    'petite enfance',
    'jeunes enfants',
    'multi accueil',
    'nourrissons',
  ),
  people('les enfants', CHILDREN, 'enfants', 'ecole maternelle', 'periscolaire'),
  people(
    'les jeunes en insertion',
    CARE,
    'mission locale',
    'jeunes en insertion',
    'insertion des jeunes',
  ),
  people(
    "les demandeurs d'emploi",
    /^(?:K|M15|J)/,
    'demandeurs d emploi',
    'chercheurs d emploi',
    'recherche d emploi',
  ),
  people(
    'les salariés en insertion',
    /^(?:K|A|F|N|H|M13)/,
    'salaries en insertion',
    'entreprise d insertion',
    'chantier d insertion',
    'salaries en parcours',
  ),
  people('les bénéficiaires du RSA', /^K/, 'beneficiaires du rsa', 'allocataires du rsa'),
  people('les étudiants', /^K(?:1|21)/, 'etudiants', 'etudiantes'),
  people('les apprentis', /^K21/, 'apprentis', 'alternants'),
  people('les patients en psychiatrie', /^(?:J|K11)/, 'psychiatrie', 'psychiatrique'),
  people(
    'les agriculteurs',
    SALES,
    'agriculteurs',
    'exploitants agricoles',
    'exploitations agricoles',
    'viticulteurs',
    'eleveurs',
  ),
  people('les artisans', SALES, 'artisans', 'clients artisans', 'clientele d artisans'),
  people(
    'les collectivités',
    SALES,
    'collectivites',
    'collectivites territoriales',
    'clients publics',
  ),
  people('les architectes', SALES, 'architectes'),
  people('les bailleurs', SALES, 'bailleurs', 'bailleurs sociaux'),
  people('les restaurateurs', /^(?:D|M17|N|C)/, 'restaurateurs', 'hotels restaurants', 'chr'),
  people('les pharmaciens', SALES, 'pharmaciens', 'officines', 'pharmacies'),
  people('les médecins', SALES, 'medecins', 'professionnels de sante'),
  people(
    'les entreprises du bâtiment',
    SALES,
    'entreprises du batiment',
    'professionnels du batiment',
    'entreprises du btp',
  ),
  people(
    'les grands comptes',
    /^(?:D14|M17|C|M18)/,
    'grands comptes',
    'comptes cles',
    'key account*',
  ),
  people(
    'les dirigeants de petites entreprises',
    ADVICE,
    'tpe pme',
    'tpe et pme',
    'pme et tpe',
    'dirigeants de pme',
    'chefs d entreprise',
  ),
  people(
    'les professionnels',
    /^(?:D14|C)/,
    'clients professionnels',
    'clientele professionnelle',
    'clientele de professionnels',
  ),
  people(
    'les particuliers',
    /^(?:D14|C|F16|I1|N11|K13|A12|M17)/,
    'clients particuliers',
    'clientele de particuliers',
    'particuliers',
    'clientele particuliere',
  ),
  people('les copropriétaires', /^(?:C15|I)/, 'coproprietaires', 'conseils syndicaux'),
  people('les locataires', /^(?:C15|I|K12)/, 'locataires'),
  people('les adhérents', /^(?:G12|K|C|J)/, 'adherents', 'licencies du club'),
  people('les touristes', /^(?:G|E11)/, 'touristes', 'vacanciers'),
]
