import { expect, test } from 'vitest'
import { loadRecogniser } from './load-rome.ts'
import { maySayAloud } from './recognise-trades.ts'

const recognise = await loadRecogniser()

const CARE = `Au sein d'un service de quarante lits, vous assurez les soins d'hygiène et de confort des
résidents, surveillez leur état de santé et les aidez pour les repas et la toilette.`

test.each([
  ['Aide-soignante H/F', CARE, 'J1501', 'aide-soignant'],
  ['AIDE SOIGNANT (H/F) - CDI - Limoges', CARE, 'J1501', 'aide-soignant'],
  [
    'Boulanger·ère',
    'Pétrir, façonner et cuire le pain, préparer le levain, tenir le fournil propre.',
    'D1102',
    'boulanger',
  ],
  [
    'Serveurs / Serveuses en restauration F/H',
    'Vous dressez les tables, prenez les commandes et servez les plats en salle.',
    'G1803',
    'serveur en restauration',
  ],
  [
    'Conductrice de ramassage scolaire',
    'Conduite du car, accueil des élèves, contrôle des titres, entretien du véhicule.',
    'N4103',
    'conducteur de ramassage scolaire',
  ],
  [
    'Enseignant éco-gestion H/F',
    'Concevoir des cours, évaluer les acquis des élèves du lycée, tenir les conseils de classe.',
    'K2107',
    'enseignant économie-gestion',
  ],
  [
    'TISF (H/F) secteur Angers',
    "Accompagner des familles à domicile, soutenir les parents dans l'éducation des enfants.",
    'K1305',
    "technicien d'intervention sociale et familiale",
  ],
])(
  '« %s » is recognised, named in both genders, where the offer says it',
  (head, body, code, he) => {
    const [trade] = recognise(`${head}\n\n${body}`).trades

    expect(trade).toMatchObject({ code, domain: code.slice(0, 3), from: 'title' })
    expect(trade?.title.masculine.toLowerCase()).toBe(he)
    expect(trade && maySayAloud(trade)).toBe(true)
    expect(trade?.place).toEqual({ start: 0, end: head.length })
  },
)

const SOCIAL_WORK = `Évaluer la situation des résidents et de leur famille, les orienter et les soutenir.
Favoriser l'accès aux droits, constituer les dossiers, préparer la sortie avec les partenaires.`

test('an offer without a title is for the trade whose diploma it asks for', () => {
  expect(recognise(SOCIAL_WORK).trades).toEqual([])
  for (const asked of [
    "Diplôme d'assistant social exigé",
    "Le diplôme d'État d'assistant social est obligatoire, permis B.",
    "Vous êtes titulaire du diplôme d'assistant social ou équivalent.",
  ])
    expect(recognise(`${SOCIAL_WORK}\n${asked}`).trades[0]).toMatchObject({ code: 'K1201' })
})

const COOKING = `Rejoignez notre équipe. Vous préparez les repas de la crèche, composez les menus, recevez les
livraisons et nettoyez la cuisine.`
const SERVING = 'Servir les clients en salle, dresser les tables, encaisser les additions.'
const CLEANING = 'Faire le ménage, les courses, les lits et le repassage chez des personnes âgées.'
const SALON =
  'Salon de coiffure : accueil, téléphone, prise de rendez-vous, caisse, tenue du fichier.'
const LAUNDRY = 'Poste : entretenir les locaux, laver le linge, ranger les stocks.'
const NURSERY = 'Vous accueillez les enfants et leurs parents dans une crèche de 40 berceaux.'

test.each([
  ["Le diplôme d'assistant social n'est pas exigé.", SOCIAL_WORK, 'K1201'],
  ["Diplôme d'assistant social souhaité.", SOCIAL_WORK, 'K1201'],
  ["Sans diplôme d'assistant social exigé.", SOCIAL_WORK, 'K1201'],
  [
    "Nos enfants sont accueillis par des professionnelles au diplôme d'éducateur de jeunes enfants.",
    COOKING,
    'K1202',
  ],
  [
    "Le diplôme d'éducateur de jeunes enfants est obligatoire pour les professionnelles de la salle.",
    COOKING,
    'K1202',
  ],
  ['Diplôme de cuisinier apprécié, débutants acceptés.', SERVING, 'G1602'],
  ['Un diplôme de cuisinier serait un plus.', SERVING, 'G1602'],
  ['Votre responsable est titulaire du diplôme de cuisinier.', SERVING, 'G1602'],
  ["Sans diplôme d'infirmier, vous ne ferez pas de soins.", CLEANING, 'J1506'],
  ["Le diplôme de coiffeur n'est pas nécessaire.", SALON, 'D1202'],
  ['Le diplôme de coiffeur, exigé dans nos salons, ne vous est pas demandé.', SALON, 'D1202'],
  ['Nous formons au diplôme de moniteur-éducateur.', LAUNDRY, 'K1207'],
  [
    "Le diplôme d'État d'aide-soignant ou d'auxiliaire de puériculture est requis.",
    NURSERY,
    'J1501',
  ],
  [
    "Diplôme d'aide-soignant exigé pour un poste. Diplôme d'infirmier exigé pour l'autre.",
    NURSERY,
    'J1501',
  ],
])('« %s » names no trade', (text, body, code) => {
  expect(recognise(`${body}\n${text}`).trades.map((trade) => trade.code)).not.toContain(code)
  expect(recognise(`${text}\n${body}`).trades.map((trade) => trade.code)).not.toContain(code)
})

test.each([
  ['Diplôme de cuisinier exigé.', SERVING, 'G1602'],
  ["Diplôme d'aide-soignant exigé.", COOKING, 'J1501'],
  ['Diplôme de cuisinier exigé.', SOCIAL_WORK, 'G1602'],
])('« %s » names no trade of which the text says nothing', (text, body, code) => {
  expect(recognise(`${body}\n${text}`).trades.map((trade) => trade.code)).not.toContain(code)
})

test.each([
  'Vous travaillez avec des infirmiers diplômés.',
  "Un diplôme d'infirmier est un atout.",
])('a title is not doubted for « %s »', (text) => {
  const [trade] = recognise(`Aide-soignant H/F\n\n${CARE}\n${text}`).trades
  expect(trade).toMatchObject({ code: 'J1501' })
})

test('an offer that begins with its title alone is named by it, though another sheet is near', () => {
  const missions = `Vous programmez des automates, des variateurs et des robots, modifiez les programmes, câblez
des armoires électriques, mettez en service des installations automatisées et lisez des schémas.`

  const [said] = recognise(`Technicien de maintenance industrielle H/F\n\n${missions}`).trades
  const [doubtful] = recognise(`Le technicien de nos lignes\n\n${missions}`).trades

  expect(said?.code).toBe('I1304')
  expect(said && maySayAloud(said)).toBe(true)
  expect(doubtful && maySayAloud(doubtful)).toBe(false)
})

test('a title is found where the text announces it', () => {
  const offer = `Depuis 1987, notre maison accompagne ses clients avec passion dans toute la région.
Pour notre atelier de Tours, nous recrutons une couturière. Vous ferez des retouches, prendrez les
mesures des clientes et monterez des robes à la machine.`

  const [trade] = recognise(offer).trades

  expect(trade?.code).toBe('B1803')
  expect(offer.slice(trade?.place?.start, trade?.place?.end)).toContain('couturière')
})

test.each([
  [
    'CTO',
    'M1803',
    "Encadrer les équipes techniques, choisir l'architecture du système d'information.",
  ],
  [
    'responsable SEO',
    'E1402',
    'Améliorer le référencement naturel des sites et suivre les audiences.',
  ],
  [
    'Customer Success Manager',
    'M1704',
    'Accompagner les clients, fidéliser, suivre la satisfaction.',
  ],
  [
    'Sales Development Representative',
    'D1402',
    'Prospecter, qualifier des entreprises, prendre des rendez-vous commerciaux.',
  ],
  ['RSSI', 'M1803', "Piloter la sécurité des systèmes d'information et les risques informatiques."],
  [
    'chargée de recrutement',
    'M1502',
    'Rédiger les annonces, trier les candidatures, mener les entretiens.',
  ],
  [
    "assistant(e) d'agence",
    'M1607',
    'Tenir le courrier, le standard, les dossiers administratifs et le classement.',
  ],
  ['(dev)Ops', 'M1805', 'Automatiser les déploiements, les serveurs et les tests du logiciel.'],
  [
    'géomaticienne',
    'M1808',
    'Produire des cartes et tenir les bases de données géographiques du SIG.',
  ],
])(
  '« %s », a title of the market, is recognised wherever the text names it',
  (title, code, does) => {
    const nearest = (offer: string) => recognise(offer).nearest[0]?.code

    expect(nearest(`${title} (H/F)\n\n${does}`)).toBe(code)
    expect(nearest(`Notre équipe recrute un·e ${title}. ${does}`)).toBe(code)
  },
)

test('the text decides between the trades of one word', () => {
  const shop = (body: string) => recognise(`Vendeur (H/F)\n\n${body}`).domain

  expect(
    shop('Chiens, chats, rongeurs, poissons : soigner les animaux et conseiller leurs maîtres.'),
  ).toBe('D12')
  expect(shop('Vendre le pain, les viennoiseries et les gâteaux de la boulangerie.')).toBe('D11')
})

test('two posts in one title give two trades', () => {
  const { trades } = recognise(`Magasinier et livreur (H/F)

Réceptionner et ranger les marchandises au magasin, préparer les commandes, tenir les stocks, puis
livrer les clients avec le véhicule de la société : tournées, colis, bons de livraison.`)

  expect(trades.map(({ code }) => code).sort()).toEqual(['N1103', 'N4105'])
})

test.each([
  'Rejoignez une équipe formidable ! Envoyez-nous votre candidature.',
  'Les missions sont décrites dans la fiche jointe.',
  '',
  'H/F',
])('where nothing tells, nothing is guessed: « %s »', (offer) => {
  const { trades } = recognise(offer)

  expect(trades.filter(maySayAloud)).toEqual([])
})

test('a title that no word of the text bears out is not said aloud', () => {
  const { trades } =
    recognise(`Fleuriste\n\nVous auditez la sécurité informatique des systèmes de nos
clients : tests d'intrusion, réseaux, pare-feu, développement d'outils, analyse des vulnérabilités.`)

  expect(trades.filter(maySayAloud).map(({ code }) => code)).not.toContain('D1209')
})

test.each([
  [
    'Agence du port recrute pour une usine (cuves, skids) : SOUDEUR TIG INOX. Pointage, argon, licences.',
    'H2913',
  ],
  ['GAEC laitier cherche salarié(e) agricole pour la traite et les soins des veaux.', 'A1403'],
  ['Femme de chambre H/F', 'G1501'],
])('the post is named without an article too: « %s »', (offer, code) => {
  expect(recognise(offer).nearest[0]?.code).toBe(code)
})
