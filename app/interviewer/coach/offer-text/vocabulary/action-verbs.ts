const asSet = (list: string) => new Set(list.split(/\s+/))

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
  valoriser veiller vendre ventiler vérifier visiter appuyer exprimer impulser consolider décorer facturer actualiser remonter renforcer
  reprendre défendre chiffrer arbitrer ranger lancer ouvrir décider déclarer désactiver`,
)
