/** A tool, card, licence, standard or language, and the folded words by which an offer names it. */
export interface KnownRequirement {
  id: string
  words: readonly string[]
  /** Words beside which the same letters mean something else. */
  unless?: RegExp
}

const known = (id: string, words: string, unless?: RegExp): KnownRequirement => ({
  id,
  words: words.split('|'),
  ...(unless && { unless }),
})

/** From the one that decides most to the one that decides least. */
export const REQUIREMENTS: readonly KnownRequirement[] = [
  known(
    'heavy-lorry',
    'permis ce|permis c|permis ec|permis pl|permis spl|permis poids lourd*|fimo|fco|carte conducteur',
  ),
  known('bus', 'permis d|fimo voyageurs|fco voyageurs'),
  known(
    'forklift',
    'caces 1|caces 3|caces 5|caces 1a|caces 1b|r489|r485|caces chariot*|caces 1 3 5|caces 1 et 3|caces r489',
  ),
  known('crane', 'r482|r487|r490|r483|caces engins|caces grue*|caces nacelle*|r486'),
  known('caces', 'caces'),
  known(
    'electrical',
    'habilitation electrique|habilitations electriques|habilitations elec|b1v|b2v|h1v|br bc|bt ht',
  ),
  known('work-at-height', 'travail en hauteur|travaux en hauteur'),
  known('networks', 'aipr'),
  known(
    'welding-licence',
    'licence de soud*|licences de soud*|qualification* de soud*|licence soud*',
  ),
  known('fire-safety', 'ssiap|ssiap 1|ssiap 2|ssiap1|ssiap2'),
  known(
    'security-card',
    'carte professionnelle cnaps|carte professionnelle de securite|aps|cqp aps',
    / aps (?:apres|et) /,
  ),
  known('first-aid', 'afgsu*|psc1|psc 1|sst|sauveteur secouriste'),
  known('haccp', 'haccp'),
  known('water-rescue', 'bnssa|bpjeps aan|beesan'),
  known('bafa', 'bafa|bafd'),
  known('sign-language', 'lsf|langue des signes'),
  known('english', 'anglais|english'),
  known('german', 'allemand'),
  known('spanish', 'espagnol'),
  known('italian', 'italien'),
  known('car', 'permis b|permis de conduire|permis vl|vehicule personnel'),
  known('asbestos', 'amiante ss4|sous section 4|ss3|sous section 3'),
  known('dangerous-goods', 'adr', / adr (?:nord|sud) /),
  known('payroll', 'silae|adp|cegid paie|sage paie|dsn|nibelis|payfit'),
  known(
    'accounts-software',
    'sage|cegid|quadra*|ciel compta*|pennylane|ebp|acd',
    / (?:personne|femme|homme) sage |sage femme|sages femmes/,
  ),
  known('sap', 'sap'),
  known('erp', 'erp|progiciel de gestion integre|pgi'),
  known('crm', 'crm|salesforce|hubspot'),
  known('maintenance-software', 'gmao'),
  known('warehouse-software', 'wms|reflex wms|logiciel de gestion de stock*'),
  known(
    'till',
    'logiciel de caisse|encaissement*|tenue de caisse|tenir la caisse|tenue de la caisse',
  ),
  known('excel', 'excel|tableaux croises*'),
  known('word-processing', 'word|pack office|suite office|bureautique'),
  known(
    'drawing-software',
    'autocad|revit|solidworks|catia|sketchup|archicad|topsolid|inventor|covadis|mensura',
  ),
  known(
    'image-software',
    'photoshop|indesign|illustrator|suite adobe|premiere pro|after effects|canva',
  ),
  known('sql', 'sql|postgresql|mysql|sql server'),
  known('git', 'git|gitlab|github', /git hub/),
  known('docker', 'docker|kubernetes'),
  known('cloud', 'aws|azure|gcp|google cloud'),
  known('data-reports', 'power bi|powerbi|tableau software|qlik*|looker studio|business objects'),
  known('site-editor', 'wordpress|prestashop|shopify|drupal'),
  known('audience', 'google analytics|google ads|meta ads|ga4'),
  known('care-file', 'netsoins|osiris|dossier de soins informatise|dpi|titan|easy soins'),
  known(
    'iso',
    'iso 9001|iso 14001|iso 45001|iso 22000|iso 13485|iso 17025|ifs|brc',
    / ifs (?:de|du) /,
  ),
  known('data-protection', 'rgpd'),
  known('agile', 'scrum|kanban|methode agile|methodes agiles'),
  known('lean', 'lean|5s|amdec|kaizen|six sigma'),
  known('numerical-control', 'commande* numerique*|cnc|tour cn|fanuc|siemens 840|heidenhain'),
  known('public-procurement', 'marches publics|code de la commande publique'),
]
