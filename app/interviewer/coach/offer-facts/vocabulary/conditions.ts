import type { ConditionId } from '../offer-facts.ts'

/** A condition of the work; all patterns read a folded text, words between spaces. */
export interface KnownCondition {
  id: ConditionId
  /** How it is named to whoever pasted the offer. */
  label: string
  /** How an offer sets it. */
  set: RegExp
  /** What is no such condition, taken out of a line before it is read. */
  denied?: RegExp
  /** How a question names it; a question may, where the offer sets it or speaks of it in any way. */
  asked?: RegExp
  spokenOf?: RegExp
}

const anyOf = (...forms: RegExp[]) => new RegExp(forms.map(({ source }) => source).join('|'))
const everyOf = (...forms: RegExp[]) => new RegExp(anyOf(...forms), 'g')

/** « 6 h du matin », « 10 h/jour », « vendredi matin », « repos de jour »: no times that one works in turn. */
const NO_TURN = anyOf(
  /(?:\d|\dh| h| heures?) (?:du |le |au )/,
  /(?:\d|\dh| h| heures?) (?!(?:matin|apres midi|journee|jour) \d)/,
  / (?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche) (?:au )?| par | repos (?:de |le |du |la )?/,
).source
const TURN = `(?<!${NO_TURN})(?:matin|apres midi|journee|jour)(?! de repos| ferie| continue) `
/** What stands between turns listed side by side: their hours, and words that only join. */
const JOINED =
  /(?:(?:et|ou|puis|soit|voire|comme|que|meme|une|semaines?|l(?:a|es?)?|d(?:es?|u)?|a|en|h|(?:[a-z]+ )?heures?|\d[\dh]*|matins?|apres|midis?|soirs?|soirees?|journees?|jours?|week|ends?|equipes?|horaires?|postes?|travail|fixe|possib[a-z]*|eventuel[a-z]*) ){0,16}/
    .source

/** The ones that decide most come first. */
export const CONDITIONS: readonly KnownCondition[] = [
  {
    id: 'night',
    label: 'de nuit',
    set: / (?:travail|poste|horaires?|equipe|service|garde|en|d[eu]|la) (?:de )?nuits? | (?:travail|poste|horaires?|garde|service) nocturnes? /,
    denied: everyOf(
      / (?:pas|sans|hors|ni|aucune?) (?:de |le |travail )?(?:travail )?(?:de )?nuits? | jour (?:ou|et) (?:de )?nuit | (?:phases?|primes?|majorations?|heures?|quelques) (?:[a-z]+ ){0,3}(?:de )?nuits? | nuitee| (?:veilleurs|surveillants|equipes) de nuit /,
      new RegExp(` ${TURN}${JOINED}nuits? `),
      new RegExp(` nuits? ${JOINED}${TURN}`),
    ),
    asked: / (?:travail|poste|horaires?|equipe) (?:est )?de nuit | des nuits | c est la nuit /,
    spokenOf: / nuits? | nocturnes? /,
  },
  {
    id: 'shifts',
    label: 'en équipes',
    set: / [235] ?x ?[78] | travail (?:en )?poste | (?:horaires?|equipes?) (?:poste|postee?s) | (?:travail|horaires?|equipes?) (?:alternee?s?|alternante?s?|decalee?s?|tournante?s?) | en roulement /,
    // « 280 personnes, dont 190 en 2x8 » are the others of the house.
    denied: / (?:pas|sans|ni) (?:de |d )?(?:[235]x8|horaires? (?:decales?|postes?)) | dont \d+ .*/g,
  },
  {
    id: 'split',
    label: 'avec coupure',
    set: / coupures? | horaires? (?:coupes?|fractionnes?|morceles?) /,
    denied:
      / (?:pas|sans|ni|aucune?|hors) (?:de )?(?:horaires? )?coup[a-z]* |coupures? (?:de )?(?:presse|budg|electr|courant|eau|reseau|alimentation)[a-z]* /g,
    asked: / coupures? (?:dans|entre|le) | journee est coupee /,
    spokenOf: / coup/,
  },
  {
    id: 'weekend',
    label: 'week-ends',
    set: anyOf(
      / (?:travail|travaille[rz]?|disponib[a-z]+|roulement|garde|ouvert|presence|mobilis[a-z]+) (?:[a-z]+ ){0,3}(?:week ?ends?|samedis?|dimanches?|jours feries) /,
      / (?:un|1|certains|les|deux|2|le|des) (?:week ?ends?|samedis?|dimanches?) (?:sur|(?:est |sont )?travaill[a-z]*|par|inclus|compris|matin|et|ou|de) /,
      / (?:lundi|mardi|mercredi|jeudi|vendredi) (?:au|et) (?:samedi|dimanche) /,
      / (?:week ?ends?|samedis?|dimanches?) (?:et jours feries )?(?:inclus|compris|travaill)/,
    ),
    denied:
      / (?:astreintes?|permanences?) (?:[a-z]+ ){0,4}(?:un|une|1|le|les|certains) (?:week ?ends?|we|samedis?|dimanches?)(?: sur [a-z0-9]+)?(?= )|(?:pas|sans|aucun|ni|hors) [a-z ]{0,20}(?:week ?end|samedi|dimanche)s?|(?:week ?ends?|samedis?|dimanches?) (?:libres?|de repos|non travaill)|repos (?:le |les )?(?:week ?ends?|samedis?|dimanches?)|ferme [a-z ]{0,12}(?:week ?ends?|samedis?|dimanches?)/g,
    asked: / (?:les|des|certains|vos) (?:week ends?|samedis|dimanches) /,
    spokenOf: / week ?ends? | samedis? | dimanches? | 7j | 7 jours /,
  },
  {
    id: 'early',
    label: 'tôt le matin',
    set: / (?:des|a partir de|prise de (?:poste|service) (?:a|des)|debut (?:a|des)|de) [3456] ?h(?:\d\d)? | (?:tot le matin|horaires? matinaux|tres matinal)/,
  },
  {
    id: 'on-call',
    label: 'astreintes',
    set: / astreintes? /,
    // « Un cadre d'astreinte joignable » is somebody else.
    denied:
      / (?:pas|sans|ni|aucune?|hors) (?:d |de )?astreintes? | (?:cadre|ingenieure?|medecin|chirurgien|infirmiere?|responsable|directeur|directrice|technicien|collegue|personne|equipe) d astreinte | astreintes? (?:ide|infirmiere|medicale|mutualisee|[a-z]+ mutualisee) /g,
    asked: / astreintes? /,
    spokenOf: / astreintes? /,
  },
  {
    id: 'travel',
    label: 'déplacements',
    set: / (?:grands? deplacements?|deplacements? (?:frequents?|reguliers?|nationaux|departementaux|regionaux|en region|en france|a l etranger|a prevoir|quotidiens?|professionnels?|internationaux|ponctuels?|hebdomadaires?|sur (?:toute|l ensemble|le|les)|dans (?:toute|le|les|l))|(?:poste|metier|commercial|technicien) (?:tres )?itinerant[a-z]*|nombreux deplacements?) /,
    denied:
      / (?:pas|sans|ni|aucun|hors) (?:de )?(?:grands? )?deplacements? |(?:frais|prime|indemnite|remboursement|prise en charge|aide)s? (?:de |des |aux )?(?:grands? )?deplacements?/g,
    asked: / (?:les|des|vos|aux|de nombreux) deplacements | deplacements prevus /,
    spokenOf:
      / (?:vos|des|de|les|aux|frequents?|nombreux|grands?) (?:[a-z]+ )?deplacements? | deplacements? (?!de carriere)[a-z]+/,
  },
  {
    id: 'part-time',
    label: 'temps partiel',
    set: / (?:temps partiel|mi temps|temps (?:non complet|incomplet)|(?:[89]|1\d|2\d|30) ?h(?:eures)? (?:par |la |hebdo[a-z]* ?)?semaine|(?:[89]|1\d|2\d|30)(?: 00)? ?h(?:eures)? hebdo[a-z]*) /,
    denied:
      / temps (?:plein|complet) (?:ou|et) (?:a )?(?:temps )?partiel | pas de temps partiel | (?:3[1-9]|4\d) ?h(?:eures)? .*| (?:referente?|directrice|directeur|responsable|medecin|psychologue|collegue)(?: [a-z]+){0,2} (?:a )?mi temps /g,
    asked: / temps partiel /,
    spokenOf: / partiel | mi temps | (?:non complet|incomplet) | \d+ ?h /,
  },
  {
    id: 'season',
    label: 'saisonnier',
    set: / (?:contrat|emploi|poste|travail|job)s? saisonniers? | saison (?:d ete|d hiver|estivale|hivernale|20\d\d) /,
    denied: / (?:activite|produits?|fruits?|legumes?|menu|carte) [a-z ]{0,12}saison[a-z]* /g,
    asked: / (?:cette|la|une) saison chez | contrat de saison /,
    spokenOf: / saison/,
  },
  {
    id: 'interim',
    label: 'intérim',
    set: / (?:mission|contrat|poste|type de contrat) (?:d |en |de |temporaire )?(?:longue duree )?interim(?:aire)? | (?:recrut|recherch)[a-z]+ en interim |^ en interim | interim (?:en vue|de longue duree|[a-z0-9 ]{0,12}(?:mois|semaines|h )) |^ (?:contrat )?interim $/,
    denied: / (?:cdi|cdd) (?:ou |et |en )?interim[a-z]* | interim[a-z]* (?:ou |et )?c(?:di|dd) /g,
  },
  {
    id: 'fixed-term',
    label: 'CDD',
    set: anyOf(
      / (?:contrat|poste|en|un|type de contrat|offre) (?:en |de |un |d un )?cdd | contrat (?:de travail )?a duree determinee | cdd (?:de|d|a|temps|jusqu|\d)|^ cdd $/,
      / cdd (?:qui |avec |et |peut |pourra |pourrait )*(?:renouvel|pouvant|evolu|debouch|transform|possibilite|puis |suivi|en vue|pourquoi pas)/,
    ),
    denied:
      / cdi (?:ou |et )?cdd | cdd (?:ou |et )?cdi | salariees? en cdd | salaries en cdd | (?:apres|suite a) (?:un |votre )?cdd (?!.{0,120} cdi )/g,
  },
  {
    id: 'remote',
    label: 'télétravail',
    set: / (?:jours?|possib[a-z]*|hybride|hebdomadaire|regulier|rythme|politique|accord) (?:[a-z0-9]+ ){0,3}teletravail | teletravail (?:(?:est )?possible|partiel|hybride|autorise|encourage|complet|total|\d|de|jusqu|un|deux|trois|regulier|hebdo)|(?:100|full|principalement en) (?:teletravail|remote) /,
    denied:
      / (?:pas|sans|aucun|ni|hors) (?:de )?(?:possibilite de )?teletravail | teletravail (?:non|impossible|occasionnel|exclu) | non teletravaillable /g,
    asked: / teletravail | travail a distance /,
    spokenOf: / teletravail(?!.{0,6} non) | a distance /,
  },
  {
    id: 'apprenticeship',
    label: 'alternance',
    set: anyOf(
      / (?:contrat|poste|offre) (?:[a-z]+ ){0,2}(?:alternance|apprentissage|professionnalisation) /,
      // « Deux maçons et un apprenti » are the team.
      / (?:recrut[a-z]+|recherch[a-z]+) (?:pour (?:[a-z]+ ){1,6})?(?:un |une |notre |nos |des )?(?:[a-z]+ )?(?:alternante?s?|apprentie?s?) /,
      / (?:recherche[sz]?|cherche[sz]?|effectuer|commencer) (?:une|votre|ton) alternance /,
      / (?:programme|campagne|rythme|cadre) d (?:une )?alternance /,
      / (?:[hf] [hf]|cqp|bts|but|licence|master|bachelor) en alternance | en alternance [hf] [hf] /,
      /^ (?:alternance|alternante?|apprentie?) (?!avec |jour )/,
    ),
    denied:
      /(?:tuteur|encadr|accompagn|form)[a-z]* (?:[a-z]+ ){0,3}(?:alternant|apprenti)[a-z]*| dont une? (?:alternante?|apprentie?) /g,
    asked: / (?:votre|cette|l) alternance | votre apprentissage chez /,
    spokenOf: / alternan| apprenti/,
  },
  {
    id: 'internship',
    label: 'stage',
    set: anyOf(
      / (?:offre de|recherch[a-z]+ (?:un |une )?|contrat de|convention de) ?stage | stage de (?:fin|\d) /,
      /^ (?:stage|stagiaire) /,
      / l[ea](?: ou l[ea]| la)? stagiaire (?:[a-z]+ra|fournit|participe|assure|contribue) /,
      / (?:ce|votre) stage (?:vise|consiste|porte|permet|dure) /,
    ),
    denied: / premier stage/g,
    asked: / (?:ce|votre|de) stage /,
    spokenOf: / stage| stagiaire/,
  },
  {
    id: 'independent',
    label: 'statut indépendant',
    set: anyOf(
      / (?:pour (?:une?|des) |ouverte?s? aux |en tant qu |statut (?:d )?|agent commercial |(?:recherch|recrut)[a-z]+ (?:une? |des )?)(?:independante?s?(?! de)|auto ?entrepreneu[a-z]*|micro ?entrepreneu[a-z]*|freelance|free lance) /,
      / en (?:auto ?entrepreneu[a-z]*|micro ?entrepris[a-z]*|freelance|free lance) | (?:poste|ouverte?|mission|statut) en independante? | contrat freelance | (?:devenez|devenir) (?:notre |un |une )?franchisee? /,
      / (?:contrat de (?:licence de marque|franchise|prestation)|licence de marque|en portage salarial|agent commercial independant) | (?:cree[rz]|ouvr(?:ir|ez)|lance[rz]) votre propre (?:agence|cabinet|entreprise|magasin|societe|centre|activite) |^ (?:mission |contrat )?freelance /,
    ),
    // « Un CDD ou un contrat de prestation » leaves it open.
    denied:
      / (?:experience|comme) (?:[a-z]+ ){0,3}(?:freelance|independante?) | (?:cdd|cdi|salariee?|stage|alternance) ou (?:[a-z]+ ){0,4}(?:prestation|freelance|independante?|auto ?entrepreneu[a-z]*|portage) | (?:freelance|independante?|prestation|portage)(?: [a-z]+){0,4} (?:cdd|cdi|salariee?|stage|alternance) /g,
    asked: / statut independant /,
    spokenOf: / independant| freelance | licence de marque | franchise| entrepreneu/,
  },
  {
    id: 'public-service',
    label: 'fonction publique',
    set: / (?:titulaires?|fonctionnaires?) (?:(?:et|ou|ainsi que|a defaut|comme) )*(?:(?:aux?|les|de|des|par voie) )?contractuel| contractuel[a-z]* (?:(?:et|ou) )+(?:aux? |les )?(?:titulaires|fonctionnaires) | (?:ouverte?s?|reservee?s?) aux (?:contractuels|fonctionnaires) | aux (?:agents )?titulaires (?:de la fonction publique|du grade) | aux agents (?:titulaires|contractuels) | cadres? d emplois? | grille (?:indiciaire|de la fonction publique) | remuneration statutaire | rifseep | corps et grade | liste d aptitude /,
    asked: / fonction publique | service public /,
    spokenOf:
      / public| collectivite| contractuel| titulaires? | mairie | ministere | commune | departement(?:al)? | fonctionnaire|rifseep|statutaire/,
  },
]

/** How an offer calls itself permanent. */
export const PERMANENT =
  / (?:en|un|contrat|type de contrat|poste|emploi) (?:en )?cdi | contrat (?:de travail )?a duree indeterminee | (?:temps (?:plein|complet)|35 ?h(?:eures)?) cdi |^ cdi (?!(?:ou |et |en )*(?:cdd|interim))/
/** « CDD pouvant évoluer en CDI », « un CDI pourra vous être proposé »: not what the post is today. */
export const MAY_BECOME_PERMANENT = everyOf(
  new RegExp(
    [
      / (?:evolu[a-z]*|debouch[a-z]*|possib[a-z]*|issue|vers|transform[a-z]*|pouvant|perspectives?|optique|objectif|vue|puis|suivi[a-z]*|avant|deven[a-z]*|pass(?:er|age|erez)|prolong[a-z]*|perennis[a-z]*|convert[a-z]*|pourquoi pas) /,
      /(?:(?:un|de|du|le|ce) (?:poste|contrat|emploi) |(?!poste |contrat |emploi |type |cdd )[a-z0-9]+ ){0,6}/,
      /cdi (?!(?:ou|et) (?:[a-z]+ )?cdd )/,
    ]
      .map(({ source }) => source)
      .join(''),
  ),
  /(?<!cdd (?:ou|et) (?:en |un |d un )?)cdi (?:est |serait |y |te |vous )*(?:a la cle|a (?:l )?issue|par la suite|ensuite|possible|envisag|pourra|peut|sera propos|etre propos|a terme|au bout d|si )/,
)

/** What no offer is chosen by, and no question may say of a post that is not so. */
export const OUTDOORS: Required<Pick<KnownCondition, 'asked' | 'spokenOf'>> = {
  asked: / (?:travail|travailler|poste) (?:a l|en) exterieur /,
  spokenOf: / (?:travail[a-z]*|interven[a-z]*|poste|activite) [a-z ]{0,20}exterieur /,
}

export const labelOfCondition = (id: ConditionId): string =>
  CONDITIONS.find((one) => one.id === id)?.label ?? id
