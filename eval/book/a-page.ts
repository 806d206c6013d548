import type {
  BookQuestion,
  DomainPage,
  SubjectPage,
  TradePage,
} from '#app/interviewer/coach/book/page.ts'
import type { QuestionKind } from '#app/interviewer/kinds.ts'
import { DOMAIN, type SortOfPage, SUBJECT, TRADE } from './sort-of-page.ts'

/** Things of a house, each in one question alone. */
const THINGS =
  `balai banc bassin bâton berceau bidon blouson bocal bol bonnet bouchon bouton bureau cadre cahier camion
  canapé carnet carreau carton casque ciseau clavier clou coffre collier compas cordon couteau crayon crochet cuivre
  cylindre disque dossier drap drapeau fauteuil fer feutre filet flacon flambeau fourneau foulard
  frein fusible gant gilet globe gobelet grenier grillage guidon hamac hublot journal jouet lacet lavabo levier livre loquet
  lustre maillet manteau marteau masque matelas miroir moule moulin niveau panier panneau papier parasol
  pavé peigne pichet pinceau piquet placard plafond plateau plomb poêle pommeau portail pot poteau poulailler rabot radiateur
  râteau rideau robinet rouleau ruban sabot sac savon seau sécateur sifflet socle soufflet store tableau tablier tabouret
  tambour tamis tapis tiroir toit tonneau torchon tracteur traîneau tréteau triangle tube tuyau vase verrou vêtement
  violon vitrail volet wagon bandeau bijou billet caillou chapeau château chaudron chenet ciment clocher coussin cuir 
  fagot fanion flotteur fourreau galet gravier hangar jeton képi lampadaire landau métier mortier moteur mur napperon`
    .split(/\s+/)
    .filter((word) => word !== '')

const TEXTS: Record<QuestionKind, (thing: string) => string> = {
  presentation: (thing) =>
    `Présentez-moi ce que vous avez fait d'un ${thing} chez nous ou ailleurs.`,
  motivation: (thing) =>
    `Qu'est-ce qui vous plaît dans le ${thing}, et dans ce que vous en faites ?`,
  behavioural: (thing) => `Racontez-moi une fois où le ${thing} manquait : qu'avez-vous fait ?`,
  situational: (thing) => `Vous voyez que le ${thing} n'est plus là : que faites-vous ?`,
  technical: (thing) => `Comment nettoyez-vous le ${thing}, et que faites-vous de lui après ?`,
  closing: (thing) => `Que voulez-vous savoir de plus sur le ${thing} et sur nous ?`,
}

/** A page of a trade in which nothing falls short, about things that nobody asks about. */
export const aTradePage = (): TradePage => ({
  code: 'J1501',
  m: 'gardien',
  f: 'gardienne',
  reviewed: '2026-11',
  variants: named(6).map(({ id, heard }) => ({ id, name: 'dans une maison', heard })),
  activities: activities(14),
  questions: questions('J1501', TRADE, 6),
})

/** A page of a domain in which nothing falls short. */
export const aDomainPage = (): DomainPage => ({
  code: 'J15',
  name: 'Maison',
  reviewed: '2026-11',
  variants: [],
  activities: activities(6),
  questions: questions('J15', DOMAIN, 0),
})

/** A page of a subject in which nothing falls short. */
export const aSubjectPage = (): SubjectPage => ({
  code: 'subject-rooms',
  name: 'les salles et leurs meubles',
  only: ['K', 'G12'],
  reviewed: '2026-11',
  variants: [],
  activities: activities(2),
  questions: questions('subject-rooms', SUBJECT, 0),
})

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `sorte-${at}`,
    heard: ['maison', 'jardin*', 'grenier', 'cave', 'atelier', `piece ${at}`],
  }))

const activities = (count: number) =>
  named(count).map((one) => ({ ...one, say: 'ranger la maison et son jardin' }))

function questions(code: string, sort: SortOfPage, variants: number): BookQuestion[] {
  const kinds = Object.entries(sort.kinds) as [QuestionKind, number][]
  const plan = kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
  return plan.map((kind, at) => {
    const isTold = kind === 'behavioural'
    const written = question(kind, at)
    return {
      ...written,
      id: `${code}-${String(at + 1).padStart(2, '0')}`,
      activities: [`sorte-${at % sort.activities[0]}`],
      variants: variants > 0 && kind === 'technical' ? [`sorte-${at % variants}`] : [],
      ...(isTold && at % 2 === 0
        ? { text: written.text.replace('Racontez-moi ', "Parlez-moi d'") }
        : {}),
      ...(isTold ? { beginner: `À l'école ou ailleurs, ${lower(written.text)}` } : {}),
      expected: isTold,
    }
  })
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function question(kind: QuestionKind, at: number): Omit<BookQuestion, 'id'> {
  const [asked = '', one = '', two = '', three = ''] = THINGS.slice(4 * at, 4 * at + 4)
  return {
    kind,
    text: spaced(TEXTS[kind](asked)),
    expects: [one, two, three].map((thing) => ({
      point: `on parle du ${thing}`,
      heard: ['neuf', 'propre', 'ancien', 'vieux'].map((how) => `${bare(thing)} ${how}`),
      weight: 2,
    })),
    faults: [{ never: 'le jeter', heard: ['je le jette par la fenetre'], why: 'on le garde' }],
    pitfall: spaced(
      `Dire que le ${asked} ne manque à personne : on ne saurait pas ce que vous en faites.`,
    ),
    followUp: spaced(`Et que feriez-vous si on vous rendait le ${asked} demain ?`),
    example: `J'ai d'abord pris le ${one} propre, parce que rien ne pressait ce matin-là et que tout le monde attendait. Ensuite j'ai posé le ${two} propre sur la table, sans bruit, et j'ai attendu la fin du repas. Pour finir, j'ai rendu le ${three} propre à la personne qui me l'avait demandé, et nous avons parlé de la suite.`,
  }
}

/** No-break spaces before high marks, which are not seen in a source. */
export const spaced = (text: string) => text.replace(/ (?=[?!:;»])/g, '\u00a0')

const bare = (thing: string) => thing.normalize('NFD').replace(/\p{M}/gu, '')
