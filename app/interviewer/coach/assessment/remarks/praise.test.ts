import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Soudeur (H/F)\nVos missions :\n- Souder des soubassements'),
)
const strengthsOf = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER).strengths.join('\n')

const STORY = 'Racontez-moi une soudure refusée au contrôle, et ce que vous avez changé.'
const METHOD = "Comment répondez-vous à quelqu'un qui vous dit que cela ne marche pas ?"
const WHY = 'Pourquoi ce poste, à la commission et au renouvellement ?'

test('a setting that was changed is no effect', () => {
  const set = strengthsOf(
    STORY,
    "Refusé deux fois, manque de pénétration. J'ai repris avec un jeu de 2,5 mm au lieu de 1,5 et j'ai baissé l'intensité. Accepté au troisième contrôle.",
  )
  const got = strengthsOf(
    STORY,
    "Deux cordons refusés par semaine, des caniveaux. J'ai demandé le rapport, puis j'ai baissé le courant en fin de cordon. Les refus sont passés de 12 par mois à 2, et mon chef a gardé la fiche.",
  )

  expect(set).not.toContain('Un effet mesuré')
  expect(got).toContain('Un effet mesuré')
})

test('what somebody else said, and was understood, is no lesson', () => {
  const said = strengthsOf(
    METHOD,
    "Je commence par reformuler ce que j'ai compris et je pose deux questions précises : le numéro et le message affiché. J'essaie de reproduire, puis je donne les étapes, une par ligne. Si je ne trouve pas, je dis à qui je transmets.",
  )

  expect(said).not.toContain('ce que vous en avez retenu')
})

test('what is hoped for in two years is no fact of a path', () => {
  const hoped = strengthsOf(
    WHY,
    "Un revenu illimité, c'est le rêve. Je pense que dans dix-huit mois j'aurai une équipe sous moi et que je n'aurai plus besoin de visiter personne.",
  )

  expect(hoped).not.toContain('votre parcours')
})

const SCENE =
  "Une secrétaire a envoyé un fichier à un inconnu par erreur : que faites-vous d'abord ?"
const ERROR = "Racontez-moi une erreur de commande, et comment vous l'avez rattrapée."
const PATH = 'Présentez-moi votre parcours.'

test('each gesture is named by its own verb, and only by it', () => {
  const told = strengthsOf(
    SCENE,
    "Je préviens mon chef de service par téléphone. Je vérifie l'adresse du destinataire dans le journal d'envoi. Je ne réponds pas au mail. Je note l'heure dans le registre.",
  )
  const untold = strengthsOf(
    SCENE,
    "Je compare les deux fichiers ligne à ligne et je signale les écarts. Je range le dossier dans l'armoire du bureau.",
  )

  expect(told).toMatch(/qui est prévenu\s: «\sJe préviens mon chef/)
  expect(told).toMatch(/ce qui est contrôlé\s: «\sJe vérifie l'adresse/)
  expect(untold).not.toContain('prévenu')
})

test('not to know, to be fed up and to be lucky are no merits', () => {
  const unsure = strengthsOf(
    SCENE,
    "Je contacterais le destinataire pour qu'il efface le fichier reçu, puis je relirais le guide, car je ne suis pas certaine du nombre de jours.",
  )
  const weary = strengthsOf(
    STORY,
    "On cherchait un soudeur depuis des mois, j'en avais marre, on l'a trouvé au final sur une annonce.",
  )

  expect(unsure).not.toContain('certaine')
  expect(weary).toBe('')
})

test('numbers that set the scene, life at home and a state that lasts are praised as nothing', () => {
  const scene = strengthsOf(
    STORY,
    "J'ai repris le cordon avec un courant plus bas devant le contrôleur, et il est passé. C'était un chantier de 35 personnes sur 2 jours, au mois de mars.",
  )
  const home = strengthsOf(
    PATH,
    "Depuis deux ans j'essaie de réduire mon empreinte, je ne prends plus l'avion. Depuis je continue de me former tout seul et je cherche ma première chance.",
  )

  expect(scene).not.toContain('35 personnes')
  expect(home).toBe('')
})

test('where a mistake was asked for, what mends it is praised and not the mistake', () => {
  const told = strengthsOf(
    ERROR,
    "Il y avait deux listes. J'ai livré une palette qui partait chez un autre client. J'ai appelé les deux clients le soir même et j'ai refait le bon avec le chauffeur. Depuis je lis le numéro à voix haute.",
  )

  expect(told).not.toContain("J'ai livré")
  expect(told).toContain("J'ai appelé les deux clients")
})

test('a condition that the question set is no second case; another one, or two, are', () => {
  const asked =
    'Quels contrôles faites-vous sur le bassin, et que faites-vous si le pH est trop haut ?'
  const same = strengthsOf(
    asked,
    "Chlore, température et transparence, trois fois par jour, noté dans le carnet. Si le pH dépasse, je baisse avec de l'acide par petites doses, pompe en marche.",
  )
  const other = strengthsOf(
    asked,
    'Chlore, température et transparence, trois fois par jour, noté dans le carnet. Si la pompe de dosage est bouchée, je la démonte et je préviens le chef de bassin.',
  )

  expect(same).not.toContain("plus d'un cas")
  expect(other).toContain("plus d'un cas")
})

test('what is still to be done is not called lived', () => {
  const told = strengthsOf(
    WHY,
    "J'ai travaillé cinq ans en paie dans une grande surface. La convention je vais devoir l'apprendre, j'ai commencé à la lire le soir.",
  )

  expect(told).not.toMatch(/vécu[^«]*«\sLa convention/)
})

test('what is said to be controlled opens on its verb', () => {
  const told = strengthsOf(
    SCENE,
    "Sur place j'isole, j'éponge, je regarde si c'est pour moi ou pour un plombier. Je préviens mon chef par téléphone.",
  )

  expect(told).toMatch(/ce qui est contrôlé\s: «\sje regarde si/)
})
