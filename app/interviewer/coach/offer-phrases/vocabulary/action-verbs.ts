const asSet = (list: string) => new Set(list.split(/\s+/))

/** Verbs that say how the reader is, has or may apply: never a mission. */
export const STATE_VERBS = asSet(
  `être avoir bénéficier rejoindre intégrer évoluer posséder maîtriser maitriser disposer justifier connaître connaitre aimer souhaiter vouloir
  postuler découvrir apprécier devenir partager savoir pouvoir devoir venir aller correspondre détenir rechercher reconnaître
  recevoir percevoir travailler cliquer profiter exercer habiter vivre résider candidater hésiter attendre adhérer débuter commencer
  ressembler sentir permettre falloir obtenir trouver croire penser désirer adorer préférer retrouver occuper démontrer
  satisfaire compter comprendre parler laisser contacter envoyer avoisiner rester donner voir suffire nécessiter impliquer
  débarquer chercher rêver choisir signer supporter passionner illustrer distinguer réunir combiner épanouir transpirer nourrir osciller merci confier`,
)

/** Third-person or bare forms are trusted only for these verbs. */
export const ACTION_VERBS = asSet(
  `accompagner accueillir acheter adapter administrer affecter aider alerter alimenter améliorer analyser animer appliquer apporter approvisionner
  archiver assembler assister assurer auditer automatiser calculer centraliser charger classer coiffer coller collaborer collecter commander
  communiquer concevoir conduire conseiller construire contribuer contrôler convaincre coordonner corriger créer cuisiner cultiver déboguer décliner
  définir déployer dépanner développer détecter diffuser diriger distribuer documenter dresser éditer effectuer élaborer emballer encadrer encaisser
  encourager enregistrer enseigner entretenir établir étudier évaluer exécuter expédier expliquer exploiter fabriquer faciliter faire fidéliser former
  fournir garantir gérer guider identifier implémenter informer inspecter installer instruire intervenir laver lire livrer maintenir manager
  manipuler manutentionner mener mesurer mettre mobiliser modéliser monter nettoyer négocier observer optimiser ordonnancer organiser orienter paramétrer
  participer piloter planifier porter poser préparer prendre prescrire présenter prévenir procéder produire programmer promouvoir proposer prospecter
  publier rédiger réaliser réapprovisionner réceptionner recevoir rechercher recruter recueillir réguler relancer remplacer rendre renseigner réparer
  répondre représenter respecter restaurer réviser saisir sécuriser sélectionner sensibiliser servir signaler soigner souder soutenir stocker structurer
  suivre superviser surveiller tailler tenir tester traduire traire traiter transférer transformer transmettre transporter trier usiner utiliser valider
  valoriser veiller vendre ventiler vérifier visiter appuyer exprimer impulser consolider décorer facturer actualiser remonter renforcer`,
)
