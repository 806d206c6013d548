/** Stems that stories of any trade hold: to share them says little. */
export const ANY_STORY: ReadonlySet<string> = new Set(
  `1 10 12 15 2 20 3 30 4 40 5 6 7 8 9 abord accord accueil adapt affair agent aid aim ajout aller
an ancien anne annonc ans appel apprend appris arret arriv assur attend attent avanc avis bas
besoin bloqu bon boug bout ca cabinet caiss calcul calm cart cas caus centr certain cest chang
charg chef cherch chiffr chois chos cinq class client collegu combien command commenc commun
compar complet compr comprendr compt con confianc conseil contact content contrat control corrig
cot coup cour cout crois dat debut decid del demand depart derni dernier derrier dev dir direct
directeur dis disponibl dit dix don donne dossi droit dur ecart ecout ecrit enfant ensembl
ensuit entrepris entretien envi environ envoi equip erreur essai etud euros exempl experient
expliqu facon fais faut fer ferm feuill fich fichi fil fin form format gagn gard gen general ger
grand group habitud haut heur horair huit humain import interess jai jeun jour journe just laiss
lendemain lieu lign lis list livr lot mail main mainten mal manag manqu march matin mesur met
meti mettr mid min minut mis mission model mois moment mond mont montr mot motiv moyen neuf
niveau nom not ordre organis oui outil ouvert ouvr pag pai pareil parl part partout pass passion
patient patron pay pens perdu perm person pet petit peur peux piec plac plan planning plein
point port pos posit possibl post pourr prefer premi premier prend prendr prepar present pret
prevenu previen pris prix problem produit projet propos propr qualit quatr question raison rapid
rappel rapport ref referent refus regard regl relev remplac rend rentr repart repons reseau
respons rest retard retour reunion risqu sais sait savoir second secteur securit semain sen ser
serv servic seul sign sit six soir sort suit suiv taux techniqu temp ten tenu test tet tomb
touch tourn trait travail travaill trois trouv utilis valeur valid vent verif veux vie visit vit
voi voir vois voit voudr voul vrai`.split(/\s/),
)
