/** A person who does not exist, and what she or he says of a path and of a wish. */
export interface Somebody {
  presentation: string
  motivation: string
}

/** By the first sign of a trade's official code: one invented person for each great family of trades. */
export const OF_FAMILIES: Readonly<Record<string, Somebody>> = {
  A: {
    presentation:
      "Je travaille en maraîchage depuis cinq saisons, dont deux à conduire la récolte avec quatre saisonniers. Ce que j'ai changé, c'est l'ordre des parcelles : on cueillait les salades à midi, on les cueille à six heures, et les retours de la coopérative sont passés de huit caisses par semaine à une. Je cherche une ferme où l'on plante aussi.",
    motivation:
      "Ce qui m'attire, c'est que vous vendez en direct. Aujourd'hui je récolte pour un grossiste, et je ne sais jamais qui mange mes tomates. L'été dernier, j'ai tenu le marché d'une amie trois samedis : on m'a rapporté des cageots vides avec des remarques, et j'ai changé de variété. C'est ce retour que je viens chercher.",
  },
  B: {
    presentation:
      "Je suis relieur depuis sept ans, d'abord en atelier, puis à mon compte. Je restaure surtout des registres de mairie, une quarantaine par an. Ma fierté, c'est un cadastre dont le cuir partait en poudre : je l'ai consolidé au lieu de le remplacer, et les archives m'en ont confié douze autres. Je voudrais retrouver une équipe, et des pièces plus anciennes.",
    motivation:
      "Deux choses dans votre annonce : la pièce unique, et la transmission. Dans mon atelier, je fais cent fois le même modèle, bien, mais je ne dessine plus. L'an dernier, j'ai reçu un stagiaire six semaines : l'obliger à comprendre un geste m'a fait corriger le mien. Je viens pour ces deux choses ensemble.",
  },
  C: {
    presentation:
      "Je reçois des clients en agence depuis six ans : deux à l'accueil, quatre comme conseillère, avec trois cents dossiers suivis. Ce que j'ai apporté, c'est un appel un mois avant chaque échéance : on découvrait les refus le jour même, on les prépare, et les réclamations ont baissé de moitié. Je vise maintenant des dossiers plus longs, ceux d'un projet de vie.",
    motivation:
      "Vous écrivez que chaque gestionnaire garde ses dossiers du début à la fin. C'est ce qui me manque : aujourd'hui je traite une étape et je ne sais pas ce qui suit. En mars, j'ai suivi un sinistre jusqu'au bout pour remplacer une collègue, onze semaines, et le client a écrit pour remercier. C'est ce travail-là que je veux faire.",
  },
  D: {
    presentation:
      "Je vends depuis six ans : quatre ans en boulangerie, deux ans à tenir une boutique de chaussures avec deux collègues. Ce que j'y ai changé, c'est la réserve : on cherchait une paire huit minutes, on met une minute trente, et le client ne s'en va plus. Je cherche un magasin plus grand, où l'on forme aussi les nouveaux.",
    motivation:
      "Le conseil, d'abord : vous vendez moins de modèles, et vous prenez le temps. Dans mon magasin, une vente dure quatre minutes. Un mardi calme, j'ai passé une demi-heure avec une dame qui marchait mal, et elle est revenue avec sa sœur. Ensuite, vous formez en interne, et je voudrais apprendre ce que je ne sais pas : l'étalage.",
  },
  E: {
    presentation:
      "Je fais de la communication depuis cinq ans, dont trois seule dans une association de quartier : le journal, le site, les affiches. Le fait que j'aimerais que vous reteniez : notre lettre était ouverte par une personne sur dix. Je l'ai réduite à trois nouvelles, écrites par ceux qui les vivent : une sur trois l'ouvre. Je cherche une équipe où relire et être relue.",
    motivation:
      "J'ai lu vos trois derniers numéros. Vous donnez la parole aux gens avant de donner des chiffres, et c'est ma façon de travailler : l'an dernier, j'ai remplacé un rapport de vingt pages par douze portraits, et l'imprimeur a dû retirer. Ici, je pourrais apprendre la vidéo, que je fais encore en amateur.",
  },
  F: {
    presentation:
      "Je suis carreleur depuis huit ans, les trois derniers avec un apprenti. Je pose surtout en rénovation : des sols qui ne sont pas droits. Ce que je fais bien, c'est le départ : je passe une heure au laser avant de mélanger, et je n'ai repris aucun sol l'an dernier. Je cherche une entreprise qui fait aussi du neuf, pour apprendre les grands formats.",
    motivation:
      "Vous restez sur des chantiers à moins d'une heure, et vous les finissez avec la même équipe. Chez moi, on change de collègues toutes les semaines : en mars, j'ai refait une chape parce que personne n'avait dit où passait la gaine. Une équipe qui dure, c'est moins de reprises. Et vous formez à l'isolation, que je veux apprendre.",
  },
  G: {
    presentation:
      "Je travaille en salle depuis cinq ans : deux saisons à la mer, puis trois ans dans une brasserie de cent vingt couverts, où je tiens un rang de trente. Ce que j'ai proposé, c'est de dire l'attente à chaque table avant qu'on la demande : les assiettes renvoyées sont passées de six à deux par service. Je voudrais maintenant apprendre le vin.",
    motivation:
      "Votre carte change tous les mois, et le personnel la goûte avant. Aujourd'hui je récite des plats que je n'ai jamais mangés. Un soir, un client m'a demandé ce que je prendrais, moi, et je n'ai pas su répondre : j'ai demandé au chef de me faire goûter, depuis je vends mieux le poisson. C'est cela que je viens faire tous les jours.",
  },
  H: {
    presentation:
      "Je conduis des lignes d'emballage depuis sept ans, en deux-huit, et je règle seule les changements de format. J'ai chronométré les miens pendant un mois : quarante minutes, dont quinze à chercher les outils. J'ai fait un chariot par format, on est à vingt-deux minutes. Je cherche un site où l'on confie la petite maintenance à ceux qui conduisent.",
    motivation:
      "Vous fabriquez du début à la fin, et vous dites que l'opérateur arrête sa machine quand il doute. Chez moi, il faut demander. En mai, j'ai vu une soudure qui virait, j'ai attendu dix minutes une réponse, et nous avons jeté quatre cents pièces. Travailler là où l'on peut décider, avec les contrôles que cela suppose, voilà ce que je cherche.",
  },
  I: {
    presentation:
      "Je dépanne depuis six ans : des chaudières d'abord, puis des portes automatiques, une soixantaine par mois. Ma force, c'est le carnet : j'écris la panne, la cause et la pièce, et je le relis. J'ai vu que trois portes sur dix tombaient pour le même galet ; on le change maintenant à l'entretien, et les rappels ont baissé d'un tiers.",
    motivation:
      "Un secteur fixe, c'est ce qui m'a fait écrire. Aujourd'hui je fais deux cents kilomètres pour une machine que je ne reverrai pas. Quand j'ai eu le même hôpital pendant un an, je connaissais chaque porte, et je changeais la pièce avant qu'elle casse. Je voudrais retrouver cela, et apprendre l'automatisme que vous enseignez.",
  },
  J: {
    presentation:
      "Je travaille auprès de personnes âgées depuis quatre ans, deux ans à domicile et deux ans dans une résidence, où je m'occupe de neuf personnes par matinée. J'y ai proposé d'écrire sur une fiche ce que chacun fait encore seul. Une dame qu'on habillait s'est remise à boutonner son gilet en trois semaines. Je cherche un service où l'on a le temps de ces choses-là.",
    motivation:
      "Vous prenez les personnes pour plusieurs mois. Là où je suis, elles partent au bout de cinq jours, et je ne sais pas ce qu'elles deviennent. Pendant un remplacement, j'ai accompagné un monsieur de son arrivée à son retour chez lui : il m'a appris, autant que l'inverse, à ne pas faire à sa place. C'est ce suivi que je viens chercher.",
  },
  K: {
    presentation:
      "J'accompagne des familles depuis cinq ans, dans une maison de quartier : l'accueil, les papiers, l'aide aux devoirs pour une vingtaine d'enfants. Le changement dont je parle volontiers, c'est l'horaire : on ouvrait à quatorze heures, personne ne venait. J'ai demandé aux parents, on ouvre à dix-sept heures, et la salle est pleine. Je cherche une équipe avec qui relire mes situations.",
    motivation:
      "Le travail en équipe que vous décrivez, avec une réunion par semaine sur les situations. Je décide souvent seule, et je rentre avec. Une fois, une collègue d'une autre structure a relu avec moi le dossier d'une mère que je croyais hostile : elle avait peur du courrier. Je veux travailler là où l'on se relit avant, pas après.",
  },
  L: {
    presentation:
      "Je suis technicien son depuis six ans, surtout pour des petites salles : cent quarante dates par an, souvent seul. Mon habitude, c'est d'arriver une heure plus tôt et d'écouter la salle vide. Cela m'a évité un désastre à Noël, un retour qui prenait au bout de vingt minutes. Je cherche un lieu fixe, pour préparer au lieu de rattraper.",
    motivation:
      "Vous accueillez des créations en résidence, et la technique est là dès le premier jour. Moi, j'arrive quand tout est décidé. L'an dernier, une compagnie m'a appelé trois semaines avant : on a placé les sources ensemble, et la tournée n'a demandé aucun réglage. C'est ce moment d'avant qui m'intéresse, et c'est ce que vous proposez.",
  },
  M: {
    presentation:
      "Je travaille dans des bureaux depuis six ans : deux ans à l'accueil, quatre ans à suivre les factures de trois cents fournisseurs. Ce que j'y ai changé, c'est l'attente : une facture restait dix-neuf jours chez nous, elle en reste six, parce que je relance le bon de livraison dès le lendemain. Je cherche un poste où j'aurais aussi la clôture du mois.",
    motivation:
      "Une petite équipe, et un outil que vous êtes en train de changer : ce sont les deux raisons. J'ai vécu un changement d'outil où l'on nous a prévenus la veille ; j'ai fini par écrire un mode d'emploi de quatre pages, et mes collègues s'en servent encore. Ici, je pourrais le faire avant, avec ceux qui décident.",
  },
  N: {
    presentation:
      "Je travaille en entrepôt depuis cinq ans, dont deux comme référent de quai : vingt camions par jour, six collègues. Ce que j'ai mis en place, c'est une photo de chaque palette abîmée, avant de signer : on perdait les litiges, on en gagne huit sur dix. Je cherche un site plus grand, et un poste où l'on prépare aussi les tournées.",
    motivation:
      "Les horaires fixes, je ne vais pas le cacher, mais d'abord ce que vous dites du matériel : il est révisé. Là où je suis, j'ai refusé deux fois un chariot dont le frein tirait, et on m'a donné raison, une semaine après. Travailler là où l'on n'a pas à insister pour cela, et apprendre l'exploitation, voilà pourquoi je viens.",
  },
}
