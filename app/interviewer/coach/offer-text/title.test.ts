import { expect, test } from 'vitest'
import { findTitle } from './title.ts'

const AS_WRITTEN: [string, string][] = [
  ['📢 On recrute ! Préparateur·rice en pharmacie – CDI – Tulle', 'préparateur en pharmacie'],
  ['Cherchons plongeur plongeuse bord de mer mai à sept logé nourri', 'plongeur bord de mer'],
  ["L'atelier recrute : 1 vendeur(se) + 1 tourier(ère). Envoyer CV.", 'vendeur'],
  ['Rejoignez-nous en tant que Chef·fe de projet digital (H/F/X)', 'chef de projet digital'],
  ['Maître·sse d’hôtel – table étoilée – Metz', "maître d'hôtel"],
  ['Traffic Manager (H/F) – CDI', 'traffic manager'],
  ['Carrossier peintre H/F', 'carrossier peintre'],
  [
    "Conseiller insertion professionnelle – mission d'un an",
    'conseiller insertion professionnelle',
  ],
  ["Mission d'intérim 3 mois : régleur sur presse, équipe 3x8", 'régleur sur presse'],
  ['Job étudiant week-end : animateur commercial en GMS', 'animateur commercial en GMS'],
  ['RESP. LOGISTIQUE & TRANSPORT F/H - site classé Seveso', 'responsable logistique & transport'],
  ['Prof de piano (école associative) 6h/semaine', 'professeur de piano'],
  ['Dev fullstack JS (Node/React) – remote ok', 'développeur fullstack JS'],
  ['Responsable de salle, brasserie 120 couverts, coupures', 'responsable de salle'],
  ['Chargé d’hygiène, sécurité et environnement', "chargé d'hygiène, sécurité et environnement"],
  ['Cherche nounou sortie d’école, deux enfants', "nounou sortie d'école"],
  ['Opticien(ne) diplômé(e) BTS OL - magasin indépendant', 'opticien'],
  ['La crêperie cherche pour la saison 2 crêpiers/crêpières et 1 aide', 'crêpier'],
  ['Soudeur / Soudeuse navale', 'soudeur naval'],
  ['SECRETAIRE DE MAIRIE (H/F) commune de 640 habitants', 'secrétaire de mairie'],
  ['[CDI] Chef de partie chaud - 45 couverts', 'chef de partie chaud'],
  ['Chargé (H/F) de mission', 'chargé de mission'],
  ['HÔTE(SSE) DE TABLE / SERVEUR(SE) extra mariage', 'hôte de table'],
  ['Kiné salarié – maison de santé', 'kiné salarié'],
  ['Employé(e) de pressing, Antibes. Accueil, repassage. 35h mar-sam.', 'employé de pressing'],
  ['Jeune diplômé ingénieur génie civil', 'ingénieur génie civil'],
  ['CARISTE CACES 3 ET 5 (H/F) ***URGENT***', 'cariste'],
  ['ÉLECTRICIEN BÂTIMENT N3P2 H/F', 'électricien bâtiment'],
  ['Auxiliaire spécialisé(e) vétérinaire échelon V', 'auxiliaire spécialisé vétérinaire'],
  ['Technicien SAV chauffage / clim', 'technicien SAV chauffage et clim'],
  ['Pizzaiolo/a H/F', 'pizzaiolo'],
  ['saisonniers vendanges H/F', 'saisonnier vendanges'],
  ['Cherche fromager/fromagère pour laiterie fermière (110 laitières)', 'fromager'],
  ['Auxiliaire ambulancier(ère) ou DEA', 'auxiliaire ambulancier'],
  ["MONITEUR D'ATELIER ESAT (F/H) ESPACES VERTS", "moniteur d'atelier ESAT espaces verts"],
  ['Responsable de secteur (H/F) aide à domicile', 'responsable de secteur aide à domicile'],
  ['Traducteur/trice EN>FR spécialisé(e) jeux vidéo', 'traducteur spécialisé jeux vidéo'],
  ['Vendeur-conseil cuisine équipée (H/F)', 'vendeur-conseil cuisine équipée'],
  ['1 ATSEM à temps non complet', 'ATSEM'],
  ['slt cherche commis cuisine pr brasserie', 'commis cuisine'],
  ['PLÂTRIER N2 (H/F)', 'plâtrier'],
  ['Technicien support N1/N2 H/F', 'technicien support'],
  ['Rech couvreur N3P1 Auch toiture ancienne, zinguerie', 'couvreur'],
  [
    'AGENCE CAMÉLIA recherche pour son client, un leader de la conserve, un CONDUCTEUR DE LIGNE (H/F)',
    'conducteur de ligne',
  ],
  ['Apprenti(e) boucher(ère) CAP - maison artisanale', 'boucher'],
  ['Alternant Chargé de communication F/H', 'chargé de communication'],
  ['Sous-préfecture — Adjoint administratif — Agent de guichet', 'agent de guichet'],
  ['NLP Engineer (H/F)', 'NLP engineer'],
  ["Femme / valet de chambre saison d'hiver - LOGÉ - Résidence des Pins ***", 'valet de chambre'],
]

test.each(AS_WRITTEN)('« %s » names one job', (line, job) => {
  const title = findTitle(line.replaceAll('’', "'"))

  expect(title?.masculine).toBe(job)
})

test.each([
  [
    'Dispatcheur répartiteur / Dispatcheuse répartitrice transport routier de marchandises (H/F)',
    'dispatcheur répartiteur ou dispatcheuse répartitrice transport routier de marchandises',
  ],
  [
    "Technicien d'études / Technicienne d'études bâtiment",
    "technicien ou technicienne d'études bâtiment",
  ],
  ['Conseiller développement commercial H/F', 'conseiller ou conseillère développement commercial'],
  ['Vendeur en boulangerie à Nantes (H/F)', 'vendeur ou vendeuse en boulangerie'],
  ['Technicien support à Lyon 3e', 'technicien ou technicienne support'],
  ['Assistante commerciale à La Rochelle - CDI', 'assistant commercial ou assistante commerciale'],
  ['Aide à Domicile (H/F)', 'aide à domicile'],
])('« %s » is asked about as « %s »', (line, said) => {
  expect(findTitle(line)?.text).toBe(said)
})

test('a job named in English is the same for both', () => {
  const title = findTitle('Customer Success Manager (H/F)')

  expect(title?.text).toBe('customer success manager')
})

test('both genders agree as far as they are of the person', () => {
  const title = findTitle('Ouvrier.e maraîcher.e en bio, saison mars-octobre')

  expect(title?.text).toBe('ouvrier maraîcher ou ouvrière maraîchère en bio')
})

test('a list of grades under the announcement is no post', () => {
  const title = findTitle(
    "La ville recrute une puéricultrice de PMI (H/F)\nService petite enfance – cadre d'emplois des puéricultrices territoriales",
  )

  expect(title?.feminine).toBe('puéricultrice de PMI')
})
