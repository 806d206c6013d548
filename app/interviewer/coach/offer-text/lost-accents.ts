import { foldLetters } from '../french/fold-letters.ts'

/** Beginnings of words of work that cannot be read otherwise once their accents are given back. */
const BEGINNINGS =
  `réalis rédig rédact récept récepti répar réparti répond répons réapprov réunion résid réserv réseau régulat régisseu référ réduc récolt récup
  révis réglement gérer préparat prépar présent prévent prévis prélèvement prélev préconis équip élabor établ étud électr échant échang échéan éduc évalu
   événem intérieur intérêt émiss énerg éditer écoul éclair étanch étiquet développ dépann détect détermin défin découp démont démarr déplac déneig décharg dépôt
  département désinf dépist délégu démarch désamiant détér matéri matériel métier mécan médic médec méth ménag mémo métall métro génér géomètr télé président procéd
  vérif véhicul améli amélior créat créer spécial séch sélect séjour série idéal légal légum législ périod
  pédagog pédiatr qualité clientèle contrôl hygiène problème système matière théor thérap vétér numér opér opérat bénéf bâtiment maître maîtris
  maçon façad français tâche gâteau pâtiss hôtel hôpit trésor crèche collège élémentaire débutant
  électroménager échafaud épreuve état école écoute équilibr espèce espéran fidélis généra immédiat ingéni
  itinér littér manœuv numéro océan préf propriét protég qualifié récent rémunér répét réponse résult rétro stérilis supéri
  traçabilit téléphon vigilan économ éthique étage modélis géolog hydrogéolog météorolog écolog réglementa énergét sécuris préfér élevag étanchéit
  expérien compéten évolut évolue déploi conformit intégr différen stratég intérim également exécut nécess indépend équival budgét intéress connaît décision
  secrét cohéren délai donnée   réuss chaîne véritable région modèle réhabilit problémat modalit spécif complément télétravail
  présence chèque étroit pièce aménag déchet écosyst négoci supplément extérieur découvr précis étape difficult crédit déclar hiérarch libérat libéral`
    .split(/\s+/)
    .filter((word) => word !== foldLetters(word))

/** Whole words, and what they become. */
const WHOLE =
  `financière financières hospitalière règlement règlements règle règles régler réglage réglages élève élèves élever liberté délégué déléguée délégués êtes rôle rôles clé clés coût coûts manière manières auprès qualité efficacité à-côté sécurité activité activités santé société sociétés comptabilité propreté disponibilité responsabilité responsabilités capacité capacités
  mobilité ponctualité fiabilité comité employé employée employés chargée salarié salariée salariés diplômée expérimenté 
  accès après très même être matière première première premier-né procès succès progrès bibliothèque entrée arrivée journée journées soirée
  tournée tournées année années durée idée équipe équipes échelle caméra opéra déjà début médical médicale réunion congé congés
  café entrepôt entrepôts contrôle contrôles dîner goûter enquête enquêtes fenêtre forêt poêle tête  
  bétonnez légère légers particulière particulières régulière réguliers métaux général générale généraux
  immergés confiés adaptés adaptées spécialisés spécialisées qualifiés isolés liées associés dédiés âgées handicapés hospitalisés débutants acceptés acceptée exigée souhaitée formée basée`
    .split(/\s+/)
    .filter((word) => word !== foldLetters(word))

const ACCENTED_LETTER = /[àâçéèêëîïôùûœ]/iu
const LONG_ENOUGH = 60
const FRENCH_WORD = /(?<!\p{L})(?:de|des|du|les|la|le|et|aux|un|une|pour|vous|en|d'|l')(?!\p{L})/giu
const ENGLISH = /(?<!\p{L})(?:the|of|and|with|you|our)(?!\p{L})/iu
/** « plongee », « securite »: no French word ends so without its accent. */
const ENDINGS: readonly [RegExp, string, string][] = [
  [/ee(s?)$/i, 'é', 'e'],
  [/(?<=(?:al|il|iv|ur|ic|ar|id|os|im|in|[^v]or|n)it)e(s?)$/i, 'é', ''],
]
const NO_ACCENT =
  /^(?:coffee|free|trainee|committee|degree|conduite|suite|limite|granite|composite|explicite|implicite|illicite|licite|durite|chlorite|termite|appendicite|tendinite|gingivite|conjonctivite|cervicite|rhinite|amygdalite|opposite)s?$/i
/** Words that begin as others that have an accent, and have none: « budget » beside « budgétaire ». */
const NEVER_HAD =
  /^(?:budgets?|secrets?|qualifie(?:r|nt)|reparl\p{L}*|recentr\p{L}*|referm\p{L}*|retrouv\p{L}*|retrouss\p{L}*|revisit\p{L}*|reviss\p{L}*|modeleu?r\p{L}*|opercul\p{L}*|forets?|interethnique|numerus|operandi|repartag\p{L}*|reparcour\p{L}*)$/iu
const SHOUTED = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u
const byFolded = new Map(WHOLE.map((word) => [foldLetters(word), word]))
const byBeginning = new Map(
  BEGINNINGS.map((word) => [foldLetters(word), word] as const).sort(
    (a, b) => b[0].length - a[0].length,
  ),
)

/** The accents and apostrophes that a keyboard or capitals have lost, where only one reading is possible. */
export function withLostAccents(text: string): string {
  if (lacksAccents(text)) return accented(text)
  return text
    .split('\n')
    .map((line) =>
      lacksAccents(line) || (SHOUTED.test(line) && !ACCENTED_LETTER.test(line))
        ? accented(line)
        : line,
    )
    .join('\n')
}

/** Long, French, and without one accent. */
function lacksAccents(text: string): boolean {
  const isLong = text.length > LONG_ENOUGH && !ACCENTED_LETTER.test(text)
  return isLong && (text.match(FRENCH_WORD)?.length ?? 0) > text.length / 80 && !ENGLISH.test(text)
}

function accented(text: string): string {
  return text
    .replace(/(?<!\p{L})([DLN]|QU)[ ](?=(?!ET |OU |AU |AUX |EN |A )[AEIOUYH]\p{Lu})/gu, "$1'")
    .replace(
      /(?<=\p{L} )(?<!(?:il|elle|on|qui|y|n) )a(?= (?:l'|domicile|temps|bord|partir|pourvoir|disposition|jour\b))/giu,
      (a) => (a === 'A' ? 'À' : 'à'),
    )
    .replace(/\p{L}[\p{L}-]+/gu, oneWord)
}

function oneWord(word: string): string {
  if (NEVER_HAD.test(word)) return word
  const folded = word.toLowerCase()
  const whole = byFolded.get(folded)
  if (whole !== undefined) return inCaseOf(word, whole)
  for (let length = Math.min(folded.length, 14); length >= 4; length--) {
    const beginning = byBeginning.get(folded.slice(0, length))
    if (beginning !== undefined)
      return accentedEnd(inCaseOf(word, beginning + folded.slice(length)))
  }
  return accentedEnd(word)
}

function accentedEnd(word: string): string {
  if (NO_ACCENT.test(word) || word.length < 6) return word
  return ENDINGS.reduce(
    (said, [ending, accent, mute]) =>
      said.replace(ending, (_, plural: string) =>
        inCaseOf(said.slice(-1 - mute.length - plural.length), accent + mute + plural),
      ),
    word,
  )
}

/** The letters of one word in the capitals of another as long. */
const inCaseOf = (model: string, word: string) =>
  [...word]
    .map((letter, at) =>
      /\p{Lu}/u.test(model[at] ?? '') ? letter.toLocaleUpperCase('fr') : letter,
    )
    .join('')
