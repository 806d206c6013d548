import { expect, test } from 'vitest'
import { bothGenders } from '../french/inclusive.ts'
import type { OfferOutline } from '../offer-facts/offer-outline.ts'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { findTradeFamily } from './find-trade-family.ts'

test.each([
  ['Infirmier', 'infirmier'],
  ['INFIRMIERE DE NUIT', 'infirmier'],
  ['Aide-soignant(e) H/F', 'aide-soignant'],
  ['Auxiliaire de puériculture', 'petite-enfance'],
  ['Éducatrice spécialisée', 'educateur'],
  ['MAÇON COFFREUR', 'macon'],
  ['Électricien·ne du bâtiment', 'electricien'],
  ['Conductrice de travaux', 'conducteur-de-travaux'],
  ['Soudeuse TIG', 'soudeur'],
  ['Contrôleuse technique automobile', 'automobile'],
  ['Préparateur.trice de commandes', 'logistique'],
  ['Chauffeur poids lourd', 'chauffeur'],
  ['Factrice', 'livreur'],
  ['Agente de piste', 'escale-aeroport'],
  ['Clerc de notaire', 'notariat'],
  ['SCAPHANDRIER', 'travaux-en-milieu-difficile'],
  ['Technicien-taxidermiste', 'collections-et-restauration'],
  ['Régisseuse lumière', 'technique-du-spectacle'],
  ['Chargé de trésorerie', 'tresorerie'],
  ["Conseillère principale d'éducation", 'vie-scolaire'],
  ['Marbrière', 'marbrerie'],
  ['Journaliste reporter', 'journalisme'],
  ['Hydrogéologue', 'sciences-de-la-terre'],
  ['Charpentier de marine', 'artisanat-d-art'],
  ['Pisteur-secouriste', 'domaine-skiable'],
  ['Marin pêcheur', 'mer-et-peche'],
  ['Mécanicienne de véhicules lourds', 'automobile'],
  ['Porteur-chauffeur', 'funeraire'],
  ['Cheffe de partie', 'cuisinier'],
  ['Serveur/se', 'serveur'],
  ['Réceptionniste de nuit', 'hotel'],
  ['Vendeuse en prêt-à-porter', 'vendeur'],
  ['Hôtesse de caisse', 'employe-libre-service'],
  ['Directrice de magasin', 'responsable-de-magasin'],
  ['Technico-commercial itinérant', 'commercial-terrain'],
  ['Key Account Manager', 'grands-comptes'],
  ['Téléconseillère', 'televente'],
  ['Chargée de clientèle bancaire', 'conseiller-bancaire'],
  ['Community manager', 'communication'],
  ['Traffic manager SEO', 'marketing-digital'],
  ['Comptable fournisseurs', 'comptable'],
  ['Contrôleuse de gestion', 'controle-de-gestion'],
  ['Chargé·e de recrutement', 'recruteur'],
  ['Gestionnaire de paie', 'paie'],
  ['Juriste droit social', 'juriste'],
  ['Assistant de direction', 'assistant-administratif'],
  ['Secrétaire médicale', 'secretaire-medical'],
  ['Agent d’accueil', 'accueil'],
  ['Professeure des écoles', 'enseignant'],
  ['Formatrice pour adultes', 'formateur'],
  ['Développeuse React', 'developpeur-front'],
  ['Développeur C#', 'developpeur-back'],
  ['Ingénieure DevOps', 'devops'],
  ['Administratrice systèmes et réseaux', 'administrateur-systemes'],
  ['Analyste SOC', 'cybersecurite'],
  ['Technicien support informatique', 'support-informatique'],
  ['Data analyst', 'data-analyst'],
  ['Data Engineer Snowflake', 'data-engineer'],
  ['Product Owner', 'chef-de-projet'],
  ['UX/UI Designer', 'designer'],
  ['Ouvrière viticole', 'agriculture'],
  ['Coiffeuse', 'coiffure-esthetique'],
  ['Boulangère', 'metiers-de-bouche'],
  ['Agent de sécurité SSIAP 1', 'agent-de-securite'],
  ['Femme de ménage', 'agent-d-entretien'],
  ['Directrice générale', 'dirigeant'],
  ['Directrice de crèche', 'direction-petite-enfance'],
  ["Directeur d'établissement", 'direction-medico-sociale'],
  ['Maçon VRD', 'voirie-et-reseaux'],
  ['Gestionnaire de copropriété', 'copropriete'],
  ['AESH', 'accompagnement-d-eleves'],
  ["Monitrice d'atelier ESAT", 'encadrement-d-insertion'],
  ["Agent d'escale SNCF Voyageurs", 'gare-et-train'],
  ['Contrôleuse de train', 'gare-et-train'],
  ['Chef de projet AMO logement social', 'conducteur-de-travaux'],
  ["Gardienne d'immeuble", 'gardien-d-immeuble'],
  ['Responsable de secteur aide à domicile', 'coordination-a-domicile'],
  ['Coordinatrice bénévoles', 'vie-associative'],
])('« %s » is of the family %s', (title, trade) => {
  expect(findTradeFamily(anOffer({ title }))?.id).toBe(trade)
})

test('the longest name wins over a shorter one inside it', () => {
  expect(findTradeFamily(anOffer({ title: 'Assistant comptable' }))?.id).toBe('comptable')
  expect(findTradeFamily(anOffer({ title: 'Secrétaire comptable' }))?.id).toBe('comptable')
  expect(findTradeFamily(anOffer({ title: 'Technicien administratif magasin' }))?.id).toBe(
    'assistant-administratif',
  )
})

test('an apprentice is asked about the post when it is known', () => {
  const known = anOffer({ title: 'Alternance Développeur full stack et IA' })
  const unknown = anOffer({ title: 'Alternance en entreprise' })

  expect(findTradeFamily(known)?.id).toBe('developpeur')
  expect(findTradeFamily(unknown)?.id).toBe('apprenti')
})

test('a manager of a named trade is asked about that trade', () => {
  expect(findTradeFamily(anOffer({ title: 'Manager data et IA' }))?.id).toBe('data-engineer')
  expect(findTradeFamily(anOffer({ title: 'Manager' }))?.id).toBe('manager')
})

test('without a title, the words of the offer betray the trade', () => {
  const outline = anOffer({
    text: `Au sein de la résidence, vous accompagnez chaque résident pour la toilette, le change et les
      repas, vous prévenez les escarres et participez aux transmissions de l'EHPAD.`,
  })

  expect(findTradeFamily(outline)?.id).toBe('aide-soignant')
})

test('a title outweighs a text that speaks of something near', () => {
  const outline = anOffer({
    title: 'Secrétaire médicale',
    text: 'Vous accueillez les patients, les infirmiers et les médecins du cabinet.',
  })

  expect(findTradeFamily(outline)?.id).toBe('secretaire-medical')
})

test('a text rich in another trade outweighs a vague title', () => {
  const outline = anOffer({
    title: 'Tech lead',
    text: `Gestion des identités (IAM, PAM), SIEM et SOC, analyse de risque EBIOS, ISO 27001, test
      d'intrusion, durcissement et vulnérabilités : toute la cybersécurité du groupe.`,
  })

  expect(findTradeFamily(outline)?.id).toBe('cybersecurite')
})

test('an offer that says nothing of the work gets an honest null', () => {
  const silent = anOffer({
    text: 'Rejoignez une équipe dynamique dans un cadre agréable. Mutuelle.',
  })
  const unheardOf = anOffer({ title: 'Poste à pourvoir', text: 'Les missions sont en annexe.' })

  expect(findTradeFamily(silent)).toBeNull()
  expect(findTradeFamily(unheardOf)).toBeNull()
})

function anOffer({ title = '', text = '' }: { title?: string; text?: string }): OfferOutline {
  return {
    text,
    title: title === '' ? null : { text: title, ...bothGenders(title) },
    employer: null,
    missions: [],
    requirements: [],
    years: null,
    isForApprentices: false,
    leadsPeople: false,
  }
}

test('a trade worked away from its usual place is asked about that place', () => {
  const inPmi = findTradeFamily(
    outlineOffer(
      'Sage-femme (H/F)\nProtection maternelle et infantile, conseil départemental. Visites à domicile, entretiens prénatals, contraception et parentalité avec la puéricultrice.',
    ),
  )
  const inWard = findTradeFamily(
    outlineOffer(
      'Sage-femme (H/F)\nMaternité : salle de naissance, suites de couches, allaitement.',
    ),
  )

  expect(inPmi?.id).toBe('sage-femme-de-prevention')
  expect(inWard?.id).toBe('sage-femme')
})

test.each([
  ["Ingénieure d'études en biologie cellulaire", 'laboratoire-de-recherche'],
  ['Conseiller en séjour', 'office-de-tourisme'],
  ['Cheffe de projet événementiel', 'evenementiel'],
  ['Infirmier scolaire', 'infirmier-de-prevention'],
])('« %s » is no neighbour of another trade', (title, id) => {
  const trade = findTradeFamily(outlineOffer(`${title} (H/F)`))

  expect(trade?.id).toBe(id)
})
