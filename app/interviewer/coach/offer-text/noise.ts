/** Folded signs of text that says nothing of the work: pay, benefits, agencies, applying, diversity. */
const NOISE: readonly RegExp[] = [
  /\d ?(?:€|euros?|k€|eur\b)|€|\b\d{2,3} ?k\b|smic|\bbrut(?:s|e)?\b.{0,20}(?:mois|an|mensuel|annuel|horaire)|taux horaire|13e? ?e?me mois|treizieme mois/,
  /mutuelle|tickets?[- ]?rest|titres?[- ]?rest|cheques?[- ](?:vacances|cadeau|cesu)|\brtt\b|interessement|prevoyance|\bcse\b|comite d'entreprise|\bprimes?\b|indemnit|remuner|salaire|conges payes|jours de conges|avantages? (?:sociaux|groupe)|participation aux benefices|epargne salariale|vehicule de (?:fonction|service)|parking gratuit|carte[- ]essence|intracollaborateur|restaurant d'entreprise|paniers? repas|heures supplementaires|compte epargne|\bifm\b|\bcet\b|fastt|majore|navigo|cantine|afterwork|team ?building/,
  /postule|candidat(?:er|ure)|\bcv\b|lettre de motivation|envoye[zr].{0,20}(?:nous|mail|adresse)|contacte[zr][- ]nous|contacter|n'hesitez (?:pas|plus)|cliqu|entretien (?:telephonique|physique|visio)|rejoi(?:gn|nd)r?(?:e|ez)[- ]?(?:nous|-|une|un |l'equipe|notre|des|la|le|ainsi)|processus de recrutement|date limite|fin d'appel|offre vous (?:interesse|correspond)|on vous rappelle|hate de|coordonnees|repondre a votre/,
  /^(?:tu sors|vous sortez|tu viens|vous venez) d|^direction (?:financiere|generale|technique|commerciale|juridique|industrielle|regionale)\b|^tenue (?:noire|correcte|exigee|vestimentaire)|^repondre (?:avec|par|a l)|^reunions? (?:en soiree|le soir)|^(?:samedis?|dimanches?|week-?ends?|soirees?)\b/,
  /handicap|diversite|egalite (?:des chances|professionnelle)|discriminat|inclusi(?:f|ve|on)|tous (?:nos|les) postes sont|au feminin comme au masculin|situation de|\brqth\b|quel(?:le)?s? que soi/,
  /@|https?:|www\.|\b0\d(?:[ .]?\d\d){4}\b/,
  /^(?:cdi|cdd|interim|temps (?:plein|partiel|complet)|mi-temps|contrat|duree|date|lieu|horaires?|salaire|poste (?:a pourvoir|base|ouvert|situe)|debut|demarrage|type|statut|reference|ref|localisation|secteur|niveau|grade|categorie|teletravail)\b.{0,80}$|type de contrat|a pourvoir|du lundi au|jours? de (?:fermeture|repos)|\b3\dh\b|\d+ ?h(?:eures)? (?:par|\/) ?semaine/,
  /notre agence|agence d'emploi|agence de (?:travail|recrutement)|interimaires?\b|cabinet de recrutement|acteur majeur|leader (?:europeen|mondial|francais|national|du|de|dans|sur)|depuis (?:plus de )?\d+ ans|collaborateurs (?:et|a travers|repartis|dans)|\bfond(?:e|ee) en\b|cree(?:e)? en (?:19|20)/,
  /^(?:nous (?:vous )?(?:proposons|offrons|recherchons|recrutons|sommes|avons|croyons|accompagnons|garantissons)|vous (?:bénéfici|benefici)|notre (?:client|entreprise|groupe|societe|equipe)|chez )/,
]

/** « tu pilotes le budget (1,2 M€) »: a sum that one handles is no pay. */
const ACTS =
  /(?:^|, )(?:vous|tu) (?:pilote|gere|anime|developpe|suive?|realise|construi|manage)(?:z|s)/

/** « trier les CV », « surveillance de la cantine »: what is a benefit or a way to apply, worked on. */
const WORKED_ON =
  /(?:^|, | et )(?:vous |tu )?(?:publi|tri|sourc|diffus|selecti|analys|lire|lisez|qualifi|gere|gesti|trait|recepti|suivi|suivez|suivre|preselecti|enregistr)[a-z]*(?: [a-z']+){0,5}? (?:cv|candidatures?)\b|(?:surveill|service|encadr|accompagn|animat|aide)[a-z]* (?:[a-z']+ ){0,4}?cantine\b|budgets?[^.()€]{0,40}\([^()€]{0,20}€[^()]*\)|(?:travailleurs?|salaries?|eleves?|enfants?|adultes?|jeunes|residents?|usagers?|public|personnes?)(?: [a-z]+){0,3} (?:en situation de|porteu[a-z]+ d'un|avec un) handicap|(?:accompagn|encadr|aide|soutien|soutenir|prise en charge)[a-z]* (?:[a-z']+ ){0,6}handicap[a-z]*|(?:ateliers?|accompagn|aide)[a-z]*(?: [a-z']+){0,4} ?:? (?:cv|lettres? de motivation)\b/g

/** « vous encadrez…, pilotez la prévoyance, préparez… »: of three things that one does, none is a benefit. */
const TASKS = /(?:^|, )vous [a-z]+ez .{3,200}?, [a-z]+ez .{3,200}?(?:, | et )[a-z]+ez /
/** « prospecter, faire les démos et conclure des ventes de 60 k€ »: what one sells is no pay. */
const DEEDS =
  /(?:^|: )[a-z]{4,}(?:er|ir|re)\b[^.]{0,150}, [a-z]{4,}(?:er|ir|re)\b[^.]{0,150}(?:,| et) [a-z]{4,}(?:er|ir|re)\b/
const GIVEN =
  /(?:benefici|profit|dispos|rejoign|recev|touch|particip|postul|envoy|contact)(?:i?ez)\b/

/** Whether a folded text speaks of pay, benefits, the agency or the way to apply rather than of the work. */
export function isFoldedNoise(folded: string): boolean {
  if ((TASKS.test(folded) || DEEDS.test(folded)) && !GIVEN.test(folded)) return false
  const worked = folded.replace(WORKED_ON, ' ')
  const said = ACTS.test(folded) ? worked.replace(/\([^()]*€[^()]*\)/g, '') : worked
  return NOISE.some((pattern) => pattern.test(said))
}
