import { foldLetters } from '../coach/french/fold-letters.ts'

/**
 * What French law keeps out of an interview (Code du travail, L1132-1 and L1221-6), as it is asked of
 * the candidate. Patterns read folded text: the children of a nursery or a patient's health are work.
 */
const FORBIDDEN: readonly [topic: string, patterns: readonly RegExp[]][] = [
  [
    'family',
    [
      /\b(?:votre|vos) (?:famille|conjointe?s?|mari|femme|epoux|epouse|compagnon|compagne|partenaire de vie|enfants?|fils|filles?|parents|pere|mere|freres?|soeurs?|proches|grossesses?|maternite|bebe|divorce|mariage|couple)\b/,
      /\b(?:situation|projets?|vie|statut|charges?|obligations?|contraintes?) (?:familiales?|familiaux|matrimoniale?s?|maritales?|de famille|conjugales?|amoureuses?|sentimentales?|de couple)\b.*\bvo|\bvo(?:tre|s) (?:situation|projets?|vie|statut|charges?|obligations?|contraintes?|equilibre) (?:de )?(?:famil|matrimon|marital|conjug|amour|sentiment|couple|privee?|personnelle|entre)/,
      /\b(?:nom de jeune fille|etat civil)\b/,
      /\b(?:avez|aurez|auriez|attendez)-vous (?:deja |bientot )?(?:des|un|d'autres|plusieurs) (?:jeunes? )?(?:enfants?|bebes?|conjointe?|famille)\b/,
      /\bcombien d'enfants avez-vous(?! (?:\w+e?es?|eus?)\b)/,
      /\betes-vous (?:deja |bien )?(?:mariee?|celibataire|pacsee?|divorcee?|en couple|enceinte|pere|mere|parent|separee?|veuve?|veuf|fiancee?)\b/,
      /\b(?:fonder|agrandir) une famille\b/,
      /\bvous\b.*\b(?:avoir|faire) (?:des|un|d'autres) (?:enfants?|bebes?)\b|\bprojets? d(?:e |')(?:grossesse|enfants?|maternite|mariage|bebe|famille)\b/,
      /\b(?:garde|garder|ecole) (?:de |a )?vos enfants\b|\bmode de garde\b.*\bvo(?:tre|s|us)\b/,
      /\bvie (?:privee|familiale|personnelle) et (?:votre )?(?:vie )?professionnelle\b|\bvie professionnelle et (?:votre )?(?:vie )?(?:privee|familiale|personnelle)\b/,
    ],
  ],
  [
    'health',
    [
      /\b(?:votre|vos) (?:etat de |etat |bonne )?sante\b/,
      /\b(?:votre|vos) (?:handicaps?|maladies?|rqth|depression|burn-?out|traitement medical|medicaments?|arrets? (?:de travail|maladie)|antecedents medicaux|allergies?|vaccins?|vaccinations?|grossesse|forme physique|patrimoine genetique)\b/,
      /\b(?:avez|auriez)-vous (?:deja |eu )*(?:une?|des|souffert) (?:[a-z]+ )?(?:problemes? de sante|maladies?|handicaps?|allergies?|d'une maladie|depression)\b/,
      /\b(?:etes|seriez)-vous (?:souvent |deja |en )*(?:malade|handicapee?|bonne sante|reconnue? travailleu\w+ handicape\w*|suivie? par un (?:medecin|psy)\w*|depressi[fv]e?|vaccinee?|enceinte|fumeu\w+|alcoolique)\b/,
      /\b(?:fumez|buvez|souffrez)-vous\b|\bconsommez-vous (?:de l'alcool|des drogues?|du cannabis)\b|\b(?:suivez|prenez)-vous (?:un traitement|des medicaments)\b|\bcombien de jours? d'arret\b.*\bvous\b/,
    ],
  ],
  [
    'age',
    [
      /\bquel age (?:avez|aviez|aurez)-vous\b|\bvotre age\b|\bvotre (?:date|annee|lieu) de naissance\b|\betes-vous nee?\b|\b(?:comptez|pensez|prevoyez|souhaitez)-vous (?:bientot |un jour )?(?:prendre|partir|etre)\b.*\bretraite\b|\bvotre (?:propre )?retraite\b|\bplus (?:jeunes?|agee?s?|vieux) que vous\b|\b(?:trop|assez) (?:jeune|agee?|vieux|vieille) pour\b/,
    ],
  ],
  [
    'origin',
    [
      /\b(?:votre|vos) (?:nationalites?|origines?|pays(?: d'origine| natal)?|accent|langue maternelle|nom de famille|race|ethnie|couleur de peau|peuple|racines)\b/,
      /\bd'ou (?:venez-vous(?! professionnellement)|etes-vous originaire|vient votre (?:nom|accent|famille|prenom))|\bde quelle (?:origine|nationalite|ethnie) \w+-vous\b|\betes-vous (?:bien )?(?:francais\w*|etrang\w+|naturalis\w+|immigr\w+|d'origine|de nationalite|originaire|noire?|arabe|blanc\w*|maghrebin\w*)\b/,
    ],
  ],
  [
    'religion',
    [
      /\b(?:votre|vos) (?:religion|foi|confession|croyances?|cultes?|pratiques? religieuses?|convictions? (?:religieuses?|spirituelles?)|prieres?|voile|signes? religieux)\b/,
      /\betes-vous (?:croyante?|catholique|musulmane?|juive?|juif|protestante?|chretien\w*|pratiquante?|athee|bouddhiste)\b|\b(?:priez|pratiquez|portez|suivez|faites)-vous (?:une religion|le ramadan|le voile|un voile|un signe religieux|le careme|shabbat)\b|\bpriez-vous\b|\ballez-vous a (?:l'eglise|la messe|la mosquee|la synagogue)\b/,
    ],
  ],
  [
    'politics',
    [
      /\b(?:votre|vos) (?:opinions?|convictions?|idees?|engagements?|orientations?|preferences?|activites?|mandats?) (?:politiques?|philosophiques?|electorale?s?|electifs?|militante?s?)\b|\bvotre parti\b|\b(?:pour qui|comment) (?:avez-vous vote|votez-vous|voterez-vous)\b|\betes-vous (?:plutot )?(?:de (?:gauche|droite)|engagee? en politique|militante?)\b|\badher\w+ (?:a|d')un parti\b/,
    ],
  ],
  [
    'union',
    [
      /\b(?:votre|vos) (?:syndicats?|activites? syndicales?|mandats? (?:syndicaux|syndical)|engagements? syndica\w+|appartenance syndicale|opinions? syndicales?)\b|\betes-vous (?:ou avez-vous ete )?(?:syndique\w*|deleguee? syndical\w*|membre d'un syndicat)\b|\bavez-vous (?:deja )?(?:ete syndique\w*|fait greve|adhere a un syndicat)\b|\badher\w+-vous a un syndicat\b|\bappartenez-vous a un syndicat\b/,
    ],
  ],
  [
    'home',
    [
      /\b(?:ou|dans quel\w* (?:ville|quartier|commune)|avec qui|chez qui) (?:habitez|vivez|logez|residez)-vous\b|\b(?:votre|vos) (?:logement|domicile|adresse personnelle|adresse postale|lieu de residence|residence principale|quartier|appartement|loyer|voisins)\b|\b(?:etes-vous (?:locataire|proprietaire|hebergee?)|habitez-vous|vivez-vous)\b/,
    ],
  ],
  [
    'looks',
    [
      /\b(?:votre|vos) (?:apparence|physique|poids|tatouages?|piercings?|corpulence|look|couleur de cheveux|barbe|taille(?= ?(?:\?|et|ou|,)))\b|\bcombien (?:pesez|mesurez)-vous\b|\bphoto de vous\b/,
    ],
  ],
  [
    'intimacy',
    [
      /\b(?:votre|vos) (?:orientation sexuelle|sexualite|sexe|identite de genre|genre(?= ?(?:\?|,|et|ou))|vie (?:privee|intime|personnelle|sexuelle)|moeurs)\b|\betes-vous (?:homosexuel\w*|gay|lesbienne|hetero\w*|bisexuel\w*|trans\w*)\b/,
    ],
  ],
  [
    'leisure',
    [
      /\bvos (?:loisirs|passions|hobb(?:y|ies)|centres? d'interets?|passe-temps|vacances|soirees|activites (?:extra-?professionnelles|personnelles))\b|\bvotre (?:temps libre|passion personnelle|vie associative|sport favori)\b|\bque faites-vous (?:de|pendant|durant) vos (?:week-?ends|temps libres)\b|\ben dehors d(?:u|e votre) (?:travail|boulot|metier)\b.*\bvous\b|\bque faites-vous (?:le week-?end|le soir|en dehors)|\bquels? sports? (?:pratiquez|faites)-vous\b/,
    ],
  ],
  [
    'money',
    [
      /\bvos (?:dettes|credits|finances personnelles|revenus du foyer)\b|\betes-vous (?:endettee?|surendettee?|interdit bancaire|au chomage depuis)\b|\bvotre (?:situation (?:financiere|economique)|compte bancaire|banque personnelle)\b/,
    ],
  ],
]

const PAST_PAY: readonly RegExp[] = [
  /\b(?:votre|vos) (?:dernier|derniere|derniers|actuel|actuelle|ancien|ancienne|precedent|precedente|present|presente)s? (?:salaires?|remunerations?|paies?|payes?|packages?|fixe|revenus?|traitement|variable|primes?)\b/,
  /\b(?:votre|vos) (?:salaires?|remunerations?|paies?|payes?|packages?|revenus?|fixe) (?:brut |net |annuel |mensuel |de base )*(?:actuel|precedent|dernier|d'avant|passe|present|d'aujourd'hui|a ce jour|chez votre|dans votre (?:poste|emploi|entreprise))/,
  /\bcombien (?:gagnez|gagniez|touchez|touchiez|percevez|perceviez)-vous(?! de )|\bcombien (?:etes|etiez|avez)-vous (?:ete )?(?:payee?|remuneree?|gagne|touche)(?= ?(?:\?|,|par |dans votre|chez |l'an|actuellement|aujourd'hui|$))/,
  /\b(?:quel|quelle|quels|quelles) (?:est|etait|etaient|sont|fut) (?:votre|vos) (?:salaire|remuneration|paie|paye|revenus?|package)s?(?! (?:souhait|attendu|vis|esper|ideal|minimum souhait|que vous (?:souhait|vis|esper|attend)))/,
  /\bquel(?:le)? (?:salaire|remuneration) (?:avez|aviez|perceviez|percevez|gagnez|gagniez|touchez|touchiez|receviez|recevez|etait)\b/,
  /\b(?:montrer|fournir|apporter|transmettre|donnez|montrez|apportez|fournissez)\b.*\bvos (?:[a-z]+ )?(?:dernieres? |derniers? )?(?:fiches? de paie|bulletins? de (?:paie|salaire))\b/,
]

/** The forbidden topics that a question asks the candidate about. */
export function forbiddenTopics(text: string): string[] {
  const folded = foldLetters(text)
  return FORBIDDEN.filter(([, patterns]) => patterns.some((pattern) => pattern.test(folded))).map(
    ([topic]) => topic,
  )
}

/** Whether a question asks for present or past pay; « prétentions » are allowed. */
export function asksPastPay(text: string): boolean {
  const folded = foldLetters(text)
  return PAST_PAY.some((pattern) => pattern.test(folded))
}
