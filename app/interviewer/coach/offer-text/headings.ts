import { foldLetters } from '../french/fold-letters.ts'

export type Family =
  | 'missions'
  | 'profile'
  | 'skills'
  | 'qualities'
  | 'training'
  | 'post'
  | 'company'
  | 'conditions'
  | 'apply'

/** Words of headings by family, folded; a heading is one of them alone, or followed by a colon. */
const HEADINGS: readonly [Family, string][] = [
  [
    'missions',
    "(?:vos |les |tes |ses |nos |votre |ta |la |description des |detail des |exemples? de |principales )?(?:prochaines |futures |principales? )?(?:missions?|activites|taches|responsabilites|attributions|fonctions)(?: et (?:activites|responsabilites|taches|missions))?(?: (?:principales?|confiees?|du poste|quotidiennes|essentielles|generales|specifiques|secondaires|seront|sont|a realiser|proposees|de l'agent))*(?: (?:seront|sont))?(?: les suivantes)?|role et missions|votre role|ton role|le role|ce que vous ferez.{0,20}|ce que tu feras.{0,20}|votre quotidien|ton quotidien|au quotidien|au programme|vos journees|votre (?:futur )?(?:travail|impact(?: futur)?)|les missions du poste|a ce titre|dans ce cadre|concretement|en tant que tel|job description|responsibilities|key responsibilities|your (?:role|missions?|responsibilities)|what you(?:'ll| will) do|the role|missions confiees|vous serez amene(?:e|s|\\(e\\)|\\.e)? a|les objectifs",
  ],
  [
    'skills',
    "(?:les |vos |tes )?(?:competences?|connaissances|savoirs?|savoir-?faire|hard skills)(?: (?:requises?|attendues?|techniques?|recherchees?|souhaitees?|cles?|professionnelles?|necessaires?|metiers?|exigees?|et (?:aptitudes|qualites|connaissances|savoir-?faire|savoirs)))*|stack(?: technique)?|(?:l')?environnements?(?: et outils)? techniques?(?: et fonctionnels?)?|outils(?: et logiciels)?|logiciels|technologies|technical skills|skills|requirements?|tech stack|maitrises?",
  ],
  [
    'qualities',
    '(?:les |vos )?(?:savoir-?etre|qualites|soft skills|aptitudes|qualites personnelles|qualites humaines|atouts|comportement)(?: (?:requises?|attendue?s?|professionnelles?|recherchees?|personnelles?|professionnels|souhaite(?:s|es)|necessaires))*',
  ],
  [
    'training',
    '(?:formations?|diplomes?|experiences?|niveau(?: d.etudes| requis| d.experience)?|permis|habilitations?|certifications?|langues?|qualifications?|prerequis|pre-requis)(?: (?:requises?|requis|exigees?|exiges?|souhaitees?|souhaites?|attendues?|et (?:experiences?|diplomes?|formations?|certifications?)|professionnelles?|minimum|initiale|necessaires?|demandee?s?))*',
  ],
  [
    'profile',
    "(?:description du |le |votre |ton |notre |un )?profil(?: (?:recherche|souhaite|attendu|ideal|du candidat|requis|candidat|et competences|demande))*(?: nous interesse si.*)?|profile|qui etes[- ]vous|qui es[- ]tu|et vous|a propos de vous|vous(?: etes| avez)?|le candidat(?: ideal)?|ce profil est le votre|vous vous reconnaissez|tu te reconnais|ce qu(?:e|'on) (?:nous )?(?:recherch|attend).*|who you are|about you|your profile|what we(?:'re| are) looking for|votre profil nous interesse si.*|on s'entendra si.*|criteres(?: candidat)?|les plus|le petit plus du profil",
  ],
  [
    'company',
    "qui sommes[- ]nous|a propos(?: de (?:nous|l'entreprise|l'employeur|notre client))?|(?:presentation|description) (?:du groupe|de l'entreprise|de l'etablissement|de la (?:structure|societe)|de l'association|du service|de l'employeur|du client|de l'equipe|du cabinet)|notre (?:entreprise|histoire|groupe|societe|client|equipe|adn|raison d'etre|mission|vision)|l'entreprise|la societe|l'etablissement|le groupe|nos (?:valeurs|engagements|atouts.*)|le contexte|contexte(?: (?:& ambition|du poste|de recrutement|et enjeux))?|la structure|about us|who we are|our company|le saviez-vous|l'equipe|ta prochaine team|votre (?:future )?equipe|le client|environnement(?: (?:du poste|de travail|professionnel))?|point fort de l'etablissement|notre engagement|diversite.*|l'agence|(?:les )?(?:activites|missions?) (?:du |de la |de l')(?:service|structure|direction|pole|bureau|etablissement|entite|association|entreprise|unite)|rattachement(?: hierarchique)?",
  ],
  [
    'conditions',
    "(?:les |vos |nos |tes )?(?:avantages?|benefices)(?: .{0,30})?|pourquoi (?:nous )?(?:rejoindre|venir|choisir|nous|postuler|travailler|integrer).{0,40}|ce que (?:nous|l'on|vous|tu).{0,30}(?:offr|propos|apport|gagn|aur|benefici).{0,20}|nous (?:vous )?(?:offrons|proposons)|(?:votre |la |le )?(?:remuneration|salaire|package)(?:.{0,25})?|(?:les )?(?:conditions|modalites)(?: (?:de travail|d'exercice|d'emploi|du poste|particulieres|proposees|contractuelles|salariales))?|(?:type|nature|duree)(?: du| de)? (?:contrat|d'emploi|poste|contrats)|contrat|type d'emploi|(?:vos |les )?horaires?(?: de travail)?|temps de travail|(?:lieu|localisation|site|adresse)(?: (?:du poste|de travail|de la mission|du contrat))?|localite|dates?(?: .{0,25})?|duree.{0,20}|debut.{0,20}|(?:prise de poste|prise de fonction).{0,10}|informations? (?:complementaires?|pratiques?|utiles)|infos pratiques|statut|salary|benefits|what we offer|location|nombre d'heures|teletravail|deplacements?|pay|pourquoi .{2,30} \\?|les plus du poste|le petit plus|en bref|en pratique|primes?|classification|grade.{0,20}|reference|ref|quotite.*|poste a pourvoir.{0,30}|qualite de vie.{0,20}|caracteristiques.{0,20}",
  ],
  [
    'apply',
    '(?:comment )?(?:postuler|candidater)(?: \\??)?|(?:les etapes du |notre )?(?:processus|process|procedure) de (?:recrutement|selection)|pour (?:nous rejoindre|postuler|candidater)|contacts?|candidatures?|modalites de (?:candidature|recrutement)|how to apply|hiring process|interesse(?:\\(e\\)|\\.e|·e)? ?\\??|rejoignez[- ]nous|vous souhaitez postuler.*|prochaines etapes.*|(?:cette offre vous|vous etes) interesse.{0,30}|deroulement.{0,30}|la suite',
  ],
  [
    'post',
    "(?:description|descriptif|presentation|resume|intitule|definition|detail)(?: (?:du|de|de la|de l'))? ?(?:poste|emploi|l'offre|mission|l'emploi)?|(?:le|votre|ton) poste|poste(?: propose| a pourvoir)?|l'offre|offre d'emploi|description|the position|emploi|metier|objectifs?(?: du poste)?|finalite.{0,20}|l'opportunite",
  ],
]

const FAMILIES = HEADINGS.map(([family, words]) => [family, new RegExp(`^(?:${words})$`)] as const)
const LONGEST_HEADING = 60

export interface Heading {
  family: Family
  /** What follows the colon on the same line. */
  rest: string
}

/** The heading a line is, or begins with before a colon; null for a line of plain text. */
export function headingOf(line: string): Heading | null {
  const bare = line.replace(/^[\s\-–—•*·>\d.)]+/, '')
  const colon = bare.indexOf(':')
  const label = colon > 0 && colon <= LONGEST_HEADING ? bare.slice(0, colon) : bare
  if (label.length > LONGEST_HEADING) return null

  const folded = foldLetters(label)
    .replace(/\(e\)|\(s\)/g, '')
    .replace(/[\s!?.…:;,-]+$/g, '')
    .replace(/^[\s"«]+/, '')
    .trim()
  const found = FAMILIES.find(([, pattern]) => pattern.test(folded))
  if (!found) return null
  if (label === bare && (isPlainSentence(bare, found[0]) || isFact(found[0], bare))) return null
  return { family: found[0], rest: label === bare ? '' : bare.slice(colon + 1).trim() }
}

/** « Quotité 100 % du 01/09 au 31/08 » is said once; it heads nothing. */
const isFact = (family: Family, line: string) => family === 'conditions' && /\d/.test(line)

const HEADS_WITH_A_POINT: ReadonlySet<Family> = new Set(['missions', 'post', 'profile', 'skills'])

/** « Rejoignez-nous. » closes a text and heads nothing; « Description du poste. » does. */
function isPlainSentence(line: string, family: Family): boolean {
  if (/^\p{Ll}/u.test(line)) return true
  return HEADS_WITH_A_POINT.has(family) ? /[,;]$/.test(line) : /[.,;]$/.test(line)
}

/** Headings distinctive enough to be recognised, in capitals or glued, in the middle of a line. */
export const INLINE_HEADING =
  /(?<=[\p{Ll}\p{N}.!?:;,)»"%€] ?[-–]? ?)(?=(?:Vos |Les |Tes |VOS )?(?:(?:principales |PRINCIPALES )?(?:[Mm]issions|MISSIONS)(?: principales| confiées)? ?:|(?:[Rr]esponsabilités|[Tt]âches|[Aa]ctivités) ?:|Profil (?:recherché|souhaité|attendu|idéal)|PROFIL|(?:Votre|Le) profil ?:|Description du (?:profil|poste)|Compétences (?:requises|attendues|techniques|clés) ?:?|Compétences ?:|Qualités ?:|Expérience ?:|Formation ?:|(?:Stack|Environnement) technique|À propos de |A propos de |Qui sommes[- ]nous|Pourquoi (?:nous rejoindre|rejoindre)|Avantages ?:|Les avantages ?:|Rémunération ?:|Salaire ?:|Conditions ?:|Informations complémentaires|Ce que nous (?:offrons|proposons)|Le profil recherché|Process(?:us)? de recrutement|Type de contrat ?:|Lieu ?(?:de travail |du poste )?:|Horaires ?:)|MissionsAu )/gu
