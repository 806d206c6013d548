import type { Somebody } from './of-families.ts'

/** Nearer than a family: one invented person for each domain of trades that differs from its family. */
export const OF_DOMAINS: Readonly<Record<string, Somebody>> = {
  A12: {
    presentation:
      "J'entretiens des espaces verts depuis six ans : quatre en entreprise, deux dans une commune de trois mille habitants. Je tonds, je taille et je tiens le petit matériel. Ce que j'ai changé, c'est le calendrier des haies : on taillait en mai, on taille en septembre, et les riverains ne se plaignent plus. Je cherche une équipe où l'on plante aussi.",
    motivation:
      "La gestion différenciée, que vous avez écrite dans l'annonce. Chez moi on tond tout, tous les quinze jours. L'an dernier, j'ai laissé une bande haute le long du stade pour essayer : deux passages de moins, et l'école y a fait ses observations. C'est ce travail-là que je veux apprendre.",
  },
  A13: {
    presentation:
      "J'ai un BTS agricole et cinq ans de conseil en coopérative, quarante exploitations suivies. Ma fierté, c'est un groupe de huit éleveurs réunis autour des rations : on pesait les refus chaque lundi, et l'achat d'aliment a baissé d'un dixième. Je cherche un poste où l'on reste plus longtemps dans chaque ferme.",
    motivation:
      "J'ai fait la tournée d'un technico-commercial en stage. Le troisième jour, un éleveur nous a dit non avant que l'on ouvre la bouche ; mon tuteur a demandé à voir l'étable, et on a parlé une heure de ventilation. On n'a rien vendu ce jour-là, il a rappelé en mars. C'est cette patience qui me plaît.",
  },
  C15: {
    presentation:
      "Je fais de la location depuis quatre ans, après deux ans d'accueil dans une mairie. Je suis cent dix lots, de la visite à l'état des lieux. J'ai mis une photo datée derrière chaque ligne : on avait trois litiges par trimestre, on en a eu un l'an dernier. Je voudrais maintenant suivre aussi les ventes.",
    motivation:
      "Vous gardez la location et l'accueil dans les mêmes mains, et c'est ainsi que je travaille. Un locataire qui appelle pour une fuite me connaît depuis la visite, alors il me dit la vérité tout de suite. Dans mon agence on vient de séparer les deux, et on se renvoie les gens. Je préfère répondre.",
  },
  D11: {
    presentation:
      "CAP, puis six ans derrière une banque : trois au marché, trois en magasin. Je fais l'ouverture à cinq heures, la découpe et la vente. Ce que j'ai apporté, c'est de noter la perte chaque soir : elle est passée de cinq à trois pour cent en un an. Je cherche un rayon où le conseil compte.",
    motivation:
      "Vous travaillez avec des producteurs que l'on peut nommer. Aujourd'hui on me demande d'où vient le produit et je lis l'étiquette. Un matin, j'ai appelé le fournisseur devant une cliente pour savoir, et elle est revenue le samedi avec deux voisines. Je veux vendre ce que je connais.",
  },
  D14: {
    presentation:
      "Je vends à des artisans depuis cinq ans, seul sur deux cantons : quatre-vingts clients, quinze visites par semaine. Ce que j'ai changé, c'est l'après : j'appelle huit jours après la livraison. Les commandes de suite sont passées de deux sur dix à quatre. Je cherche un secteur à ouvrir, et un produit que je peux essayer.",
    motivation:
      "La prospection ne me fait pas peur, parce que je l'ai faite : deux ans de téléphone, quarante appels par jour. J'y ai compris qu'un non arrive presque toujours avant que l'on ait posé une question. Depuis je commence par elle, et un prospect sur cinq me répond. Vous formez vos vendeurs au produit, c'est ce qui me manque.",
  },
  D15: {
    presentation:
      "Je tiens un rayon frais depuis trois ans, après deux saisons en réserve. Je commence à cinq heures : dates, températures, puis la mise en rayon. Ce que j'ai apporté, c'est le relevé des ruptures à dix heures : on en avait douze par jour, on en a quatre. Je voudrais apprendre la commande.",
    motivation:
      "Je fais mes courses chez vous et je vois que les rayons tournent, parce que quelqu'un y passe. J'ai aidé un été dans une épicerie : j'ai appris à mettre derrière ce qui arrive, et à dire bonjour avec les bras chargés. Je veux le faire bien, et passer le diplôme en même temps.",
  },
  F11: {
    presentation:
      "Je dessine des structures depuis six ans, dans un bureau de huit personnes : une vingtaine d'affaires par an, neuf et réhabilitation. Le fait que j'aimerais que vous reteniez : j'ai mis un contrôle croisé des plans avant diffusion, et les reprises de chantier sont passées de neuf à deux. Je cherche des ouvrages plus longs.",
    motivation:
      "La réhabilitation, parce qu'elle oblige à aller voir. Dans mon bureau, on calcule à partir de plans reçus par mail. L'an dernier j'ai demandé un sondage avant de conclure : la poutre n'avait pas la section du plan. Vous commencez toujours par une visite, et c'est pour cela que j'ai écrit.",
  },
  F12: {
    presentation:
      "Maçon pendant neuf ans, chef d'équipe depuis trois : cinq compagnons, des maisons et deux petits collectifs. Ce que j'ai mis en place, c'est un point de dix minutes le matin, avec le plan et les livraisons. On attendait le béton une fois par semaine, c'est arrivé deux fois l'an dernier. Je cherche un chantier entier à conduire.",
    motivation:
      "J'ai remplacé mon chef pendant deux mois. J'ai découvert que j'aimais préparer : appeler la centrale la veille, savoir qui fait quoi à huit heures. On a fini avec trois jours d'avance et sans heures de nuit. Vous confiez un chantier complet et un conducteur pour apprendre le chiffrage : c'est la marche qui me manque.",
  },
  F17: {
    presentation:
      "CAP de maçon, dix ans de chantier dont quatre en coffrage. Je lis un plan, j'implante et je tire mes niveaux moi-même. Ma fierté, ce sont les réceptions : sur les trois derniers bâtiments, aucune reprise de voile. Je voudrais encadrer un binôme, et garder les mains dedans.",
    motivation:
      "Vous restez sur des chantiers à moins d'une heure, et vous prenez des apprentis. Mon premier chef m'a montré à régler un coffrage avant de me laisser couler, et je n'ai pas oublié. L'an dernier j'ai fait pareil avec un jeune : il a eu son CAP. Je veux une maison où l'on prend ce temps.",
  },
  G12: {
    presentation:
      "BAFA, puis quatre étés de centre et deux ans d'accueil du soir : vingt-quatre enfants, de six à onze ans. Ce que j'y ai changé, c'est l'arrivée : un coin calme pendant vingt minutes, et on commence l'activité sans crier. Je cherche une équipe où l'on prépare ensemble.",
    motivation:
      "Votre projet donne une place aux enfants dans le choix des activités. Je l'ai essayé avec une boîte à idées : la moitié voulait une cabane, on l'a construite en trois mercredis, et deux qui se battaient tenaient la même planche. C'est ainsi que je veux travailler.",
  },
  G16: {
    presentation:
      "CAP cuisine, huit ans : cinq en brasserie, trois dans une cantine de deux cents couverts. Je tiens le chaud et les relevés de température. Ce que j'ai apporté, c'est la fiche par plat : on jetait douze kilos par jour, on en jette cinq. Je cherche une cuisine où l'on fait les fonds.",
    motivation:
      "Les horaires de jour, je ne vais pas le cacher, et surtout le fait maison. Là où je suis, on ouvre des poches. Un vendredi, j'ai proposé une soupe avec les fanes : les convives en ont redemandé, le chef l'a gardée. Je veux cuisiner pour les mêmes personnes, et voir ce qu'elles laissent.",
  },
  G17: {
    presentation:
      "Quatre ans de réception, dont deux de nuit, dans un hôtel de soixante chambres. Ma façon de faire, c'est de lire les départs avant de prendre le poste. Les réveils oubliés, il y en avait un par semaine, il n'y en a plus. Je cherche une maison plus petite, où l'on connaît ses clients.",
    motivation:
      "Le travail de nuit me va : je l'ai fait deux ans, et j'y ai appris à décider seule puis à l'écrire. Un soir, un couple est arrivé sans réservation, complet partout ; j'ai appelé quatre maisons et je les ai conduits au téléphone. Ils sont revenus l'été suivant. Vous voulez quelqu'un qui reste, et moi aussi.",
  },
  H12: {
    presentation:
      "Je suis dessinatrice puis chargée d'études depuis sept ans, en mécanique : une dizaine de projets par an, du cahier des charges à la première pièce. J'ai proposé une revue avec l'atelier avant de figer : les modifications après lancement sont passées de huit à trois par projet. Je cherche des séries plus longues.",
    motivation:
      "La mesure rattachée à la qualité, c'est ce qui m'a fait écrire. Chez moi, celui qui mesure dépend de celui qui livre. En mars, j'ai refusé un lot de quarante pièces pour cinq centièmes, et il a fallu trois réunions. Vous dites que le contrôle décide : je veux travailler là.",
  },
  H14: {
    presentation:
      "Tourneur pendant cinq ans, puis technicien méthodes depuis quatre : les gammes, les temps, la première pièce au pied de la machine. Sur une famille de carters, j'ai regroupé deux posages : vingt-six minutes au lieu de quarante. Je cherche un atelier où les méthodes descendent à la machine.",
    motivation:
      "Vous lancez des pièces que personne ici n'a encore faites. J'aime ce moment où le plan ne dit pas tout. L'an dernier, la première pièce vibrait : j'ai passé la nuit avec le régleur, on a changé le serrage, et on a tenu la cote à six heures. Je viens pour des nuits comme celle-là, pas toutes, mais quelques-unes.",
  },
  H21: {
    presentation:
      "Cinq ans en agroalimentaire, dont deux comme conductrice de ligne : trois formats, deux-huit, une équipe de quatre. J'ai mis une feuille d'arrêt au pied de la machine : on voyait trois pannes par semaine sans en savoir la cause, on en a une. Je cherche un site où l'on confie le premier niveau de maintenance.",
    motivation:
      "Vous faites goûter la ligne à la fin du poste, et vous notez ce que disent les opérateurs. Chez moi, on ne sait pas ce que l'on emballe. Un jour j'ai arrêté pour une odeur, on m'a fait redémarrer, et le lot est revenu. Je veux un endroit où l'on peut arrêter.",
  },
  H24: {
    presentation:
      "Je couds depuis onze ans : six en atelier de confection, cinq en retouche. Je fais l'essayage, la reprise et la remise. Ce que j'ai gardé de l'usine, c'est la fiche ; ce que j'ai appris ensuite, c'est de regarder la personne marcher. Les retours sont passés de cinq à un par mois. Je cherche des pièces entières.",
    motivation:
      "Vous réparez avant de remplacer. J'ai passé un hiver à refaire des doublures que l'on jetait ailleurs ; une dame a repris le manteau de sa mère et elle pleurait. Ce jour-là j'ai su ce que je voulais faire. Chez vous, on me laisserait le temps de le faire bien.",
  },
  H29: {
    presentation:
      "CAP et bac pro, huit ans de soudage : cinq en chaudronnerie, trois sur des tuyauteries. Licences à jour en 111 et 141. Ma force, c'est la préparation : j'ai repris deux soudures l'an dernier, on en reprenait dix par personne. Je cherche un atelier qui fait de l'inox fin.",
    motivation:
      "Les petites séries, et le contrôle dans la même halle. Aujourd'hui je soude et je n'entends plus parler de la pièce. Une fois, j'ai demandé à voir la radio d'un cordon refusé : j'ai compris mon amorçage, et je ne l'ai plus refait. Vous montrez les radios aux soudeurs, c'est pour cela que je viens.",
  },
  I14: {
    presentation:
      "Technicien informatique depuis cinq ans, seul sur un lycée de neuf cents postes. Ce que j'y ai changé, c'est l'accueil des demandes : un formulaire de trois lignes, et la moitié réglée sans se déplacer. Je restaure une sauvegarde chaque mois, pour savoir. Je cherche une équipe, pour apprendre le réseau.",
    motivation:
      "Un établissement, parce que l'on voit à qui l'on rend service. Un matin d'examen, le réseau est tombé dans une aile : j'ai ouvert deux salles de secours avant de chercher la panne, et personne n'a commencé en retard. Je veux continuer là où c'est l'usage qui décide de l'ordre.",
  },
  I16: {
    presentation:
      "Mécanicien depuis neuf ans, dont quatre à former l'apprenti. Je fais l'entretien et le freinage, et j'explique la facture moi-même. Ce que j'ai apporté, c'est la photo de la pièce usée : on discutait un devis sur trois, on en discute un sur dix. Je cherche un métier où l'on contrôle sans vendre.",
    motivation:
      "Contrôler sans réparer : personne ne peut dire que j'ai intérêt à trouver. Dans mon garage, un client m'a demandé de fermer les yeux sur un pneu ; j'ai dit non, et il a changé de garage. Mon patron a tenu. Je veux un poste où c'est la règle, et où je peux l'expliquer aux gens.",
  },
  J11: {
    presentation:
      "Médecin depuis douze ans : cinq de remplacements, sept dans un centre de santé. J'y suivais neuf cents patients, avec deux infirmières. J'ai proposé un créneau sans rendez-vous chaque matin : les appels ont baissé de moitié. Je cherche maintenant un exercice en équipe, où l'on décide à plusieurs.",
    motivation:
      "Le salariat, parce que je veux soigner et non gérer un local. En remplacement, j'ai passé un mois dans un centre : on parlait d'un patient à trois avant de changer son traitement. J'ai compris que c'est cela qui me manquait, plus que le temps libre. Vous travaillez ainsi, et vous avez des jeunes médecins à former.",
  },
  J14: {
    presentation:
      "Rééducatrice depuis sept ans : quatre à domicile, trois dans un service d'adultes. Je vois huit patients par jour. Ce que j'ai changé, c'est le but : chacun choisit un geste de sa vie, et on le mesure tous les quinze jours. Un monsieur voulait signer son nom, il l'a fait en deux mois. Je cherche une équipe d'enfants.",
    motivation:
      "Les enfants et l'équipe. Seule à mon cabinet, j'ai suivi un garçon après un accident ; l'école et moi ne nous parlions pas, et il refaisait deux fois les mêmes exercices. J'ai demandé une réunion, et tout a avancé. Un an dans un centre où l'on se réunit chaque semaine, c'est ce que je viens apprendre.",
  },
  J15: {
    presentation:
      "Infirmière depuis huit ans : médecine, puis quatre ans auprès d'adolescents. Je travaille beaucoup par les transmissions. J'y ai proposé deux lignes sur ce qui a changé dans la journée, avant le reste : on repère plus tôt, et les hospitalisations de nuit ont baissé. Je cherche un service où l'on suit sur la durée.",
    motivation:
      "L'hôpital de jour, parce que l'on voit ce qui se passe entre deux séances. En hospitalisation, une jeune fille allait bien chaque vendredi et revenait mal chaque lundi ; on ne savait rien du week-end. Vous travaillez avec la famille et l'école. C'est ce morceau qui me manque.",
  },
  K12: {
    presentation:
      "Éducatrice depuis six ans : quatre en foyer, deux en milieu ouvert, avec une vingtaine de situations. Ce que j'ai gardé du foyer, c'est d'écrire le soir même. J'ai proposé une page par jeune, relue avec lui : les rendez-vous manqués sont passés d'un sur trois à un sur dix. Je cherche une équipe qui se relit.",
    motivation:
      "Vous recevez les familles avant de recevoir l'enfant. J'ai suivi un garçon pendant un an sans jamais voir son père ; quand il est venu, on a compris en une heure. Depuis, je demande toujours qui manque autour de la table. Je veux travailler là où c'est le début, et non l'exception.",
  },
  K13: {
    presentation:
      "J'aide à domicile depuis quatre ans : six personnes par semaine, le lever, les repas, le ménage. Ce que j'y ai changé, c'est le cahier : j'écris ce que la personne a fait seule. La fille d'une dame s'en sert pour choisir ce qu'on lui laisse faire. Je cherche un secteur fixe, et des journées complètes.",
    motivation:
      "J'aime entrer chez quelqu'un et repartir en sachant que la journée ira mieux. Chez un monsieur, je faisais tout ; un matin je lui ai tendu le couteau, il a épluché ses pommes, et c'est lui qui a fini. Vous demandez de faire avec, pas à la place. C'est ma façon, et je peux venir aussi le samedi.",
  },
  K17: {
    presentation:
      "Un bac, puis deux ans de sapeur-pompier volontaire : une soixantaine de sorties. J'y ai appris à écouter le chef avant d'agir, et à rendre compte en une phrase. J'ai préparé les épreuves physiques depuis septembre. Je cherche à commencer par le terrain.",
    motivation:
      "Chez les volontaires, une nuit, on attendait la patrouille pour entrer ; le gendarme a parlé dix minutes à travers la porte, et elle s'est ouverte. J'ai compris ce que je voulais faire. Commencer comme adjoint, c'est apprendre avec quelqu'un avant de décider. Je sais que ce sera des nuits et des week-ends.",
  },
  K18: {
    presentation:
      "Chargée de projet depuis six ans dans une intercommunalité : trois programmes, douze communes. J'ai proposé que chaque réunion finisse par une ligne, qui fait quoi et pour quand : les dossiers déposés à temps sont passés de la moitié à presque tous. Je cherche un projet plus long, avec des habitants.",
    motivation:
      "Votre service part de ce que disent les usagers. Dans mon dernier projet, on avait une carte magnifique que personne n'ouvrait ; j'ai passé deux jours à un guichet, et on a remplacé la carte par une adresse. Je veux travailler là où l'on commence par le guichet.",
  },
  K19: {
    presentation:
      "Juriste depuis sept ans : deux en cabinet, cinq dans un établissement public. Je tiens les contrats et les marchés, une quarantaine par an. J'ai écrit un modèle de deux pages avec les services : ils le remplissent, et l'on évite trois allers-retours par dossier. Je cherche un poste où l'on intervient avant.",
    motivation:
      "Le public, parce que l'on conseille avant de défendre. En cabinet, le dossier arrivait quand tout était fait. Dans mon poste, une directrice m'a appelée avant de signer ; on a changé une clause, et il n'y a pas eu de litige. C'est ce coup de téléphone-là que je veux recevoir.",
  },
  K21: {
    presentation:
      "J'accompagne des enfants depuis trois ans : l'étude du soir, puis des cours à domicile, six élèves par semaine. Ma façon, c'est de demander d'abord ce qu'ils savent. Une élève de CM1 refusait la lecture ; on a lu des recettes, et elle lit seule depuis mars. Je cherche des familles que l'on suit toute l'année.",
    motivation:
      "Vous suivez les mêmes élèves toute l'année. En remplacement, je partais quand cela commençait à marcher. Un garçon m'a dit « vous revenez jeudi ? », et ce n'était pas prévu. Je veux pouvoir répondre oui, et voir la suite de ce que j'ai commencé.",
  },
  K22: {
    presentation:
      "Je nettoie des bureaux et des écoles depuis cinq ans, dont un an comme cheffe d'équipe de quatre. Je travaille du haut vers le bas et du propre vers le sale, et j'étiquette mes flacons. On avait deux remarques par semaine, on en a une par mois. Je cherche des horaires de journée.",
    motivation:
      "Vous faites passer les équipes en journée. La nuit, personne ne sait qui l'on est. Dans une école, j'ai travaillé un mois à l'heure de la sortie : les enfants disaient bonjour, et ils jetaient moins. Je veux un endroit où l'on nous voit, et où l'on forme aux produits.",
  },
  K25: {
    presentation:
      "Agent de sécurité depuis quatre ans : deux en magasin, deux sur un site de nuit. Carte et secourisme à jour. Ma façon, c'est d'écrire l'heure tout de suite. J'ai vu ainsi que la même porte restait ouverte chaque mardi, et on a changé la serrure. Je cherche un site fixe.",
    motivation:
      "L'accueil avec la sécurité, parce que l'on évite plus en parlant. Un soir, un homme criait à l'entrée ; je lui ai demandé ce qu'il cherchait, c'était sa fille. On l'a retrouvée en cinq minutes. Votre annonce met l'accueil en premier, et c'est ainsi que je travaille.",
  },
  M11: {
    presentation:
      "Acheteuse depuis huit ans, dans l'industrie : deux cents fournisseurs, une équipe de trois. J'ai visité les quinze plus gros avant de renégocier : les retards sont passés de douze à quatre par mois. Je cherche un périmètre où la qualité compte dans le prix.",
    motivation:
      "Vous achetez à des petits fournisseurs que l'on peut aller voir. Dans mon groupe, tout passe par un portail. Un fournisseur a failli arrêter sans rien nous dire ; j'y suis allée, et on a revu le paiement. Il livre encore. Je veux un poste où l'on prend la voiture.",
  },
  M12: {
    presentation:
      "Comptable depuis sept ans : trois en cabinet, quatre dans une entreprise de trente salariés. Je tiens tout jusqu'au bilan, et je prépare la clôture avec l'expert. J'ai avancé le rapprochement au lundi : la clôture prenait quinze jours, elle en prend six. Je cherche une entreprise qui a plusieurs sites.",
    motivation:
      "Un poste où l'on tient aussi l'accueil, cela me va : c'est là que l'on apprend pourquoi une facture n'est pas payée. Un client m'a expliqué au téléphone qu'il attendait un avoir ; on a réglé trois factures d'un coup. Dans mon cabinet, je ne vois que les chiffres. Je veux voir ce qu'il y a derrière.",
  },
  M14: {
    presentation:
      "Analyste depuis cinq ans : deux dans une banque, trois dans une enseigne de cent magasins. Je pars d'une question, pas d'un fichier. Sur les ruptures, j'ai montré qu'un tiers venait de l'heure de livraison ; on l'a changée, et elles ont baissé d'un quart. Je cherche une équipe où l'on voit ceux qui décident.",
    motivation:
      "Vous faites suivre la même personne de la donnée à la décision. Chez moi, j'envoie un tableau et je ne sais pas ce qu'il devient. Une fois, je suis allée le présenter dans un magasin : la responsable m'a montré en deux minutes ce que je ne pouvais pas voir. Je veux travailler ainsi toute l'année.",
  },
  M15: {
    presentation:
      "Chargée de ressources humaines depuis six ans : deux en paie, quatre en recrutement, une trentaine de postes par an. J'ai demandé aux équipes une demi-journée de présence pour chaque finaliste : les départs dans les trois mois sont passés de sept à deux. Je cherche un poste où l'on suit les gens après.",
    motivation:
      "Un établissement de soin, parce que la paie y touche des gens qui n'ont pas le temps de la vérifier. Une aide-soignante m'a appelée un vendredi pour une prime oubliée ; on l'a versée le lundi, elle partait en congé. Je veux être la personne que l'on appelle, et qui rappelle.",
  },
  M17: {
    presentation:
      "Cheffe de produit depuis six ans : le lancement, les prix, le site. Sur une gamme qui ne partait pas, j'ai passé trois jours en magasin : l'étiquette ne disait pas à quoi elle servait. On l'a réécrite, les ventes ont doublé en deux mois. Je cherche une entreprise où l'on va encore en magasin.",
    motivation:
      "Vous lisez les messages des clients avant de décider. Chez moi, on lit un taux. J'ai pris l'habitude d'en appeler cinq par mois : l'un d'eux m'a fait retirer une option que l'on trouvait formidable. Ce temps-là est prévu chez vous, et c'est ce qui m'attire.",
  },
  M18: {
    presentation:
      "Développeuse depuis six ans : deux en agence, quatre chez un éditeur de quinze personnes. J'ai repris un service que personne n'osait toucher : des tests d'abord, puis des morceaux ; une livraison par mois est devenue une par jour. Je cherche un produit dont on voit les utilisateurs.",
    motivation:
      "Un service public, parce que l'on code pour des gens qui n'ont pas choisi de venir. J'ai passé une matinée à regarder un agent se servir de mon formulaire : il notait les réponses sur un papier avant. On a changé l'ordre des écrans. Chez vous ces matinées sont dans le planning.",
  },
  N41: {
    presentation:
      "Permis et carte à jour, neuf ans de conduite : cinq en livraison, quatre en car. Mon habitude, c'est le tour du véhicule avant de mettre le contact, papier à la main. J'ai trouvé ainsi un pneu fendu un matin d'hiver. Je n'ai pas eu d'accident responsable. Je cherche une tournée fixe.",
    motivation:
      "Une tournée fixe, parce que l'on connaît les gens. En remplacement, je change de ligne chaque semaine. Quand j'ai eu la même pendant trois mois, je savais quel client n'ouvre pas avant neuf heures et qui j'appelle s'il manque. Les horaires du matin me vont, je les fais déjà.",
  },
}
