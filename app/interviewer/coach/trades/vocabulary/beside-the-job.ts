/** Folded words that stand in a title without naming the job: contract, hours, level, place, who is wanted. */
export const BESIDE_THE_JOB: ReadonlySet<string> = new Set(
  `cdi cdd interim alternance alternant alternante stage stagiaire apprentissage apprenti apprentie
  temps plein partiel complet confirme confirmee debutant debutante junior senior experimente
  experimentee urgent ans mois h f hf fh x nb recherche recherchons recrute recrutons poste homme femme
  hommes femmes secteur france paris lyon ideal etudiant etudiante mission remplacement ref reference
  contrat fin etudes futur future vacation groupe pole client emploi classe 1ere 2e 2eme ehpad hdj
  hopital clinique nuit jour jours semaine week end saison saisonnier saisonniere`
    .split(/\s+/)
    .filter(Boolean),
)
