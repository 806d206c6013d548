/** English names, letters and everyday words of jobs, folded, as the repertoire says them. */
const WRITTEN: Readonly<Record<string, string>> = {
  'district sales manager': 'chef de secteur des ventes',
  'area sales manager': 'chef de secteur des ventes',
  'regional sales manager': 'chef de secteur des ventes',
  'sales manager': 'responsable des ventes',
  'key account manager': 'responsable grands comptes',
  'account manager': 'responsable grands comptes',
  'account executive': 'commercial',
  'business developer': 'business developer commercial',
  'store manager': 'directeur de magasin',
  'office manager': 'office manager assistant de direction',
  'supply chain analyst': 'analyste logistique',
  'fp a': 'controle de gestion',
  'analytics engineer': 'data engineer',
  controller: 'controleur de gestion',
  'software engineer': 'developpeur informatique',
  developer: 'developpeur informatique',
  sre: 'devops',
  dataops: 'devops',
  mlops: 'devops',
  'tech lead': 'lead developer',
  recruiter: 'charge de recrutement',
  'talent acquisition specialist': 'charge de recrutement',
  'talent acquisition manager': 'charge de recrutement',
  'human resources': 'ressources humaines',
  'warehouse manager': 'responsable entrepot',
  nurse: 'infirmier en soins generaux',
  rh: 'ressources humaines',
  ide: 'infirmier en soins generaux',
  ibode: 'infirmier de bloc operatoire',
  iade: 'infirmier anesthesiste',
  ipa: 'infirmier en pratique avancee',
  idec: 'infirmier coordinateur',
  aes: 'accompagnant educatif et social',
  amp: 'aide medico psychologique',
  avs: 'auxiliaire de vie sociale',
  ash: 'agent de service hospitalier',
  ashq: 'agent de service hospitalier',
  tisf: 'technicien de l intervention sociale et familiale',
  adv: 'administration des ventes',
  atsem: 'agent territorial specialise des ecoles maternelles',
  aesh: 'accompagnant des eleves en situation de handicap',
  cesf: 'conseiller en economie sociale et familiale',
  eje: 'educateur de jeunes enfants',
  cip: 'conseiller en insertion professionnelle',
  cpe: 'conseiller principal d education',
  mjpm: 'mandataire judiciaire a la protection des majeurs',
  kine: 'masseur kinesitherapeute',
  omnipraticien: 'chirurgien dentiste',
  'post doctorant': 'chercheur',
  dpo: 'delegue a la protection des donnees',
  'referent protection des donnees': 'delegue a la protection des donnees',
  referent: 'responsable',
  rrh: 'responsable ressources humaines',
  drh: 'directeur des ressources humaines',
  daf: 'directeur administratif et financier',
  raf: 'responsable administratif et financier',
  'chauffeur pl et spl': 'chauffeur routier',
  'chauffeur pl': 'chauffeur routier',
  'chauffeur spl': 'chauffeur routier',
  'chauffeur poids lourd': 'chauffeur routier',
  'chauffeur poids lourds': 'chauffeur routier',
  'conducteur pl': 'conducteur routier',
  'conducteur spl': 'conducteur routier',
  'conducteur poids lourd': 'conducteur routier',
  'conducteur poids lourds': 'conducteur routier',
  pl: 'poids lourd',
  spl: 'poids lourd',
  sav: 'service apres vente',
  qse: 'qualite securite environnement',
  qhse: 'qualite hygiene securite environnement',
  hse: 'hygiene securite environnement',
  cn: 'commande numerique',
  btp: 'batiment travaux publics',
  tp: 'travaux publics',
  vrd: 'travaux publics',
  cvc: 'genie climatique',
  rgpd: 'protection des donnees',
  esf: 'economie sociale et familiale',
  'eco gestion': 'economie gestion',
  enseignant: 'professeur enseignant',
  enseignante: 'professeur enseignant',
  'femme de chambre': 'employe d etage valet de chambre',
  infirmer: 'infirmier',
  'employe commercial': 'employe de libre service',
  'employee commerciale': 'employe de libre service',
  'employe employee commercial': 'employe de libre service',
  'technicien de maintenance electrotechnique': 'technicien de maintenance industrielle',
  'technicien de maintenance electromecanique': 'technicien de maintenance industrielle',
  'technicien de maintenance mecanique': 'technicien de maintenance industrielle',
  'site cuisinant': 'cuisinier restauration collective',
}

/** A trade that goes by one word, when nothing else is said of it. */
const ALONE: Readonly<Record<string, string>> = {
  infirmier: 'infirmier en soins generaux',
  infirmiere: 'infirmier en soins generaux',
  'infirmier infirmiere': 'infirmier en soins generaux',
  'infirmier generaliste': 'infirmier en soins generaux',
}

const MOST_WORDS = Math.max(...Object.keys(WRITTEN).map((name) => name.split(' ').length))

/** The trade that goes by these words alone, as the repertoire says it. */
export const aloneInFull = (folded: string): string | undefined => ALONE[folded]

/** The folded words of a title with each other name of a job in the words of the repertoire. */
export function inWordsOfTheRepertoire(words: readonly string[]): string {
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    let taken = Math.min(MOST_WORDS, words.length - at)
    while (taken > 1 && !(words.slice(at, at + taken).join(' ') in WRITTEN)) taken--
    const name = words.slice(at, at + taken).join(' ')
    said.push(WRITTEN[name] ?? name)
    at += taken
  }
  return said.join(' ')
}
