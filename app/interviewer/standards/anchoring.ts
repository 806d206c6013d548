import { contentStems } from '../coach/french/stem.ts'

export const ANCHORED_SHARE = 0.6
/** An offer shorter than this says too little to be named in most questions. */
export const SHORT_OFFER = 300

/** Words that any interview says whatever the offer: naming them names nothing. */
const INTERVIEW_WORDS = `parcours présenter présentation expérience expériences expérimenté métier métiers poste postes offre annonce
  emploi travail travailler travaillez entreprise entreprises société employeur recrutement recruter recherchons recherche candidat
  candidature profil mission missions question questions exemple exemples situation situations raconter racontez donnez donner parlez
  parler décrire décrivez expliquez expliquer dites dire citez présentez comment procéder procédez faites fait faire résultat résultats
  difficulté difficultés difficile problème problèmes solution moment moments fois jour jours journée semaine mois an ans année années heure
  heures temps chose choses personne personnes quelqu'un équipe équipes collègue collègues collaborateur collaborateurs responsable
  besoin besoins objectif objectifs façon manière moyen moyens priorité priorités organisation organiser organisez compétence
  compétences qualité qualités connaissance connaissances savoir savez attentes attendre attendez attendu souhaiter souhaitez souhait vouloir
  voulez aimer aimeriez attirer attire envie donner rejoindre intégrer décider choisir choisi choix premier première dernier dernière
  nouveau nouvelle bon bonne grand grande petit petite important concret concrète précis précise récent récente long
  prendre pris mettre mise place permettre permis utiliser utilisez réussir réussi réussite mener mené trouver trouvé assurer assurez
  réaliser réalisez participer participez contribuer vie professionnel professionnelle professionnels fin début suite cas type niveau
  partie sens point points lieu service services activité activités domaine secteur cadre contexte chez avoir être
  apprendre appris changer changé réagir réagissez agir commencer commencez demander demandez demande apporter avant après`

const generic = new Set(contentStems(INTERVIEW_WORDS))

/** The stems of the offer that a question may name: interview talk is left out. */
export function offerStems(jobDescription: string): ReadonlySet<string> {
  return new Set(contentStems(jobDescription).filter((stem) => !generic.has(stem)))
}

/** Whether the question names something of the offer. */
export function isAnchored(question: string, offer: ReadonlySet<string>): boolean {
  return contentStems(question).some((stem) => offer.has(stem))
}
