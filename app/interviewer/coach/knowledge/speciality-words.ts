import { contentStems } from '../french/stem.ts'

/**
 * Words that belong to one speciality of a wide trade: a question that says one is kept for offers
 * that say it too, so that a nurse in psychiatry is not asked about the operating theatre.
 */
export const SPECIALITY_STEMS: ReadonlySet<string> = new Set(
  contentStems(`bloc perfusion veineuse psychiatrie endoscopie domicile adolescent résident résidente résidence toilette escarres
  employeur inaptitude extraction piluliers stupéfiants doses comptoir officine stérilisation
  juge foyer surendettement visite biberon sieste change crèche bébé IRM contraste
  toit échafaudage échafaudages vitrage volet motorisé amiante cloison toupie coffrage parpaings fouille chaudière gaz pompe radiateur canalisation
  architecte ferraillage géomètre géomètres béton engin cuve tôle carter hybride freinage contre-visite
  baignade piscine bassin chariot palette palettes drive rack douane pli chien vélo ramassage scolaire collégiens école
  brigade convive allergènes allergie vin bar chambre étal vitrine caisse ticket
  exploitation exploitants mandat locataire locataires bail location copropriété vendeur acquéreur
  prêt crédit placement automate financement blanchiment sinistre franchise
  concert festival archive archives œuvre musée salon stand presse journaliste communiqué
  catalogue imprimeur impression paiement cloud conteneur   TVA bancaire liasse stock ERP inventaire   disciplinaire harcèlement syndicat   voirie voie massif tonte élagage abattage vigne grappes récolte parcelle bête animal phytosanitaire phytosanitaires
  couleur épilation cheveux grossesse mariage obsèques convoi
  plaidoirie contentieux recours registre   intégration maquette identités privilèges serveurs sauvegardes fichiers climatisation
  prélèvement laboratoire prototype simulation usinage série
  cinéma rond-point navette passager passagers car bus
  élu élus délibération usager usagère intrusion incendie rançongiciel`),
)
