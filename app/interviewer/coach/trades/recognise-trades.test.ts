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
  const [trade] = recognise(`${SOCIAL_WORK}\nDiplôme d'assistant social exigé`).trades
  expect(trade).toMatchObject({ code: 'K1201' })
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
