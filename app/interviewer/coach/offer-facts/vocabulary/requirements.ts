/** A tool, card, licence, standard or language, and the folded words by which an offer names it. */
export interface KnownRequirement {
  id: string
  /** As it is said to whoever pasted the offer; null for what any office asks for. */
  label: string | null
  words: readonly string[]
  /** Words beside which the same letters mean something else. */
  unless?: RegExp
}

const known = (
  id: string,
  label: string | null,
  words: string,
  unless?: RegExp,
): KnownRequirement => ({
  id,
  label,
  words: words.split('|'),
  ...(unless && { unless }),
})

/** « Permis d'aménager ». */
const PERMIT_TO = / permis d (?!exige|oblig|indispens|en |et |ou |a jour)[aeiouh]/

/** From the one that decides most to the one that decides least. */
export const REQUIREMENTS: readonly KnownRequirement[] = [
  known(
    'heavy-lorry',
    'permis poids lourd',
    'permis ce|permis c|permis ec|permis pl|permis spl|permis poids lourd*|fimo|fco|carte conducteur',
  ),
  known('bus', 'permis D', 'permis d|fimo voyageurs|fco voyageurs', PERMIT_TO),
  known(
    'forklift',
    'CACES chariots',
    'caces 1|caces 3|caces 5|caces 1a|caces 1b|r489|r485|caces chariot*|caces 1 3 5|caces 1 et 3|caces r489',
  ),
  known(
    'crane',
    'CACES engins',
    'r482|r487|r490|r483|caces engins|caces grue*|caces nacelle*|r486',
  ),
  known('caces', 'CACES', 'caces'),
  known(
    'electrical',
    'habilitation électrique',
    'habilitation electrique|habilitations electriques|habilitations elec|b1v|b2v|h1v|br bc|bt ht',
  ),
  known('work-at-height', 'travail en hauteur', 'travail en hauteur|travaux en hauteur'),
  known('networks', 'AIPR', 'aipr'),
  known(
    'welding-licence',
    'licence de soudeur',
    'licence de soud*|licences de soud*|qualification* de soud*|licence soud*',
  ),
  known('fire-safety', 'SSIAP', 'ssiap|ssiap 1|ssiap 2|ssiap1|ssiap2'),
  known(
    'security-card',
    'carte professionnelle de sécurité',
    'carte professionnelle cnaps|carte professionnelle de securite|aps|cqp aps',
    / aps (?:apres|et) /,
  ),
  known('first-aid', 'secourisme', 'afgsu*|psc1|psc 1|sst|sauveteur secouriste'),
  known('haccp', 'HACCP', 'haccp'),
  known('water-rescue', 'sauvetage aquatique', 'bnssa|bpjeps aan|beesan'),
  known('bafa', 'BAFA', 'bafa|bafd'),
  known('sign-language', 'langue des signes', 'lsf|langue des signes'),
  known(
    'english',
    'anglais',
    'anglais|english',
    / anglais (?:technique|lu|ecrit seulement) | lire l anglais /,
  ),
  known('german', 'allemand', 'allemand'),
  known('spanish', 'espagnol', 'espagnol'),
  known('italian', 'italien', 'italien'),
  known('car', 'permis B', 'permis b|permis de conduire|permis vl|vehicule personnel'),
  known('asbestos', 'amiante', 'amiante ss4|sous section 4|ss3|sous section 3'),
  known('dangerous-goods', 'matières dangereuses', 'adr', / adr (?:nord|sud) /),
  known('payroll', 'logiciel de paie', 'silae|adp|cegid paie|sage paie|dsn|nibelis|payfit'),
  known(
    'accounts-software',
    'logiciel de comptabilité',
    'sage|cegid|quadra*|ciel compta*|pennylane|ebp|acd',
    / (?:personne|femme|homme) sage |sage femme|sages femmes/,
  ),
  known('sap', 'SAP', 'sap'),
  known('erp', 'ERP', 'erp|progiciel de gestion integre|pgi'),
  known('crm', 'CRM', 'crm|salesforce|hubspot'),
  known('maintenance-software', 'GMAO', 'gmao'),
  known('warehouse-software', 'logiciel de stock', 'wms|reflex wms|logiciel de gestion de stock*'),
  known(
    'till',
    'caisse',
    'logiciel de caisse|encaissement*|tenue de caisse|tenir la caisse|tenue de la caisse',
  ),
  known('excel', 'Excel', 'excel|tableaux croises*'),
  known('word-processing', null, 'word|pack office|suite office|bureautique'),
  known(
    'drawing-software',
    'logiciel de dessin',
    'autocad|revit|solidworks|catia|sketchup|archicad|topsolid|inventor|covadis|mensura',
  ),
  known(
    'image-software',
    "logiciel d'image",
    'photoshop|indesign|illustrator|suite adobe|premiere pro|after effects|canva',
  ),
  known('sql', 'SQL', 'sql|postgresql|mysql|sql server'),
  known('git', 'Git', 'git|gitlab|github', /git hub/),
  known('docker', 'conteneurs', 'docker|kubernetes'),
  known('cloud', 'cloud', 'aws|azure|gcp|google cloud'),
  known(
    'data-reports',
    'rapports décisionnels',
    'power bi|powerbi|tableau software|qlik*|looker studio|business objects',
  ),
  known('site-editor', 'éditeur de sites', 'wordpress|prestashop|shopify|drupal'),
  known('audience', "mesure d'audience", 'google analytics|google ads|meta ads|ga4'),
  known(
    'care-file',
    'dossier de soins informatisé',
    'netsoins|osiris|dossier de soins informatise|dpi|titan|easy soins',
  ),
  known(
    'iso',
    'normes ISO',
    'iso 9001|iso 14001|iso 45001|iso 22000|iso 13485|iso 17025|ifs|brc',
    / ifs (?:de|du) /,
  ),
  known('data-protection', 'RGPD', 'rgpd'),
  known('agile', 'méthodes agiles', 'scrum|kanban|methode agile|methodes agiles'),
  known('lean', 'lean', 'lean|5s|amdec|kaizen|six sigma'),
  known(
    'numerical-control',
    'commande numérique',
    'commande* numerique*|cnc|tour cn|fanuc|siemens 840|heidenhain',
  ),
  known('public-procurement', 'marchés publics', 'marches publics|code de la commande publique'),
]
