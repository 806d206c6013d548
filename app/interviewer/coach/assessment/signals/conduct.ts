import {
  BREAKS_SECRECY,
  CHEATS,
  HARMS,
  HIDES_OR_SKIPS,
  OBEYS_DISCRIMINATION,
  PREJUDGES,
  WIPES_TRACES,
} from './conduct-kinds.ts'

/** Conduct that no good telling makes up for, heard in plain text, with what a recruiter would say. */
export interface Conduct {
  id: 'danger' | 'harm' | 'fraud' | 'hidden' | 'discrimination' | 'prejudice' | 'secrecy'
  pattern: RegExp
  /** Where the words alone could be innocent, the question must be about it too. */
  question?: RegExp
  remark: string
}

const DANGER =
  "Ce geste met quelqu'un en danger, ou le cache. On attend d'abord que vous arrêtiez, protégiez et alertiez."
const FRAUD =
  "Cette pratique n'est pas régulière. Dites comment vous vérifiez, puis comment vous refusez si la règle n'est pas tenue."
const DISCRIMINATION =
  'Cette pratique est illégale. On attend un refus clair, dit avec calme, et la règle rappelée.'
const HARM =
  "Personne ne doit en souffrir, ni être puni de cette façon. On attend que vous protégiez d'abord, puis que vous passiez la main."
const HIDDEN =
  "Effacer ou taire ce qui s'est passé aggrave la faute. On attend que vous gardiez les traces et que vous préveniez qui doit l'être."
const PREJUDICE =
  "Ici quelqu'un est jugé d'avance, sur ce qu'il est et non sur ce qu'il fait. La loi l'interdit ; on attend la même conduite envers tous."
const SECRECY =
  "Ici le secret est rompu. On attend que vous protégiez l'information, même devant quelqu'un d'insistant."

const CONDUCTS: readonly Conduct[] = [
  {
    id: 'danger',
    pattern: /\bencourag\w+ a (?:continuer|tenir|finir)\b/,
    question: /\b(?:malaise|ne se sent pas bien|degres|danger)\b/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\b(?:shunt\w*|court ?circuit\w* la securite|neutralis\w+ (?:la|une) securite|desactiv\w+ (?:la|une) securite) (?:la securite|le temps|et|pour)|\bje shunte\b/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern: /\b(?:briquet|allumette|flamme) (?:le long|pour (?:voir|chercher|verifier))/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\bmat (?:leve|en l air) (?:entre|en roulant|pour)|\bje monte sur les fourches\b|\bmonte sur les fourches\b/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\b(?:tenir|tiens|continuer|continue|finir|finisse|fini)\b.{0,40}\b(?:encore )?(?:vingt|dix|quinze|trente|\d+) (?:minutes|min)\b|\bon a fini\b.{0,40}\brecord\b/,
    question: /\b(?:malaise|ne se sent pas bien|degres|chaleur|danger)\b/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\b(?:je la|je le) (?:releve|souleve|remets debout)\b(?! (?:pas|jamais))(?!.{0,60}\b(?:si|seulement|leve|avec|apres|infirmi\w+)\b)/,
    question: /\bpar terre|\bau sol\b|chute|tombee?\b/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\b(?:laisse|mets|glisse|depose) un (?:mot|message|papier)\b(?!.{0,200}\b(?:appel|previen|alert|rappel)).{0,80}\b(?:suivante?|retard|tournee|repars|continue)\b/,
    question: /\bne (?:vous )?repond (?:pas|plus)|malaise|par terre|au sol|chute\b/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\b(?:javel|produit)\b.{0,60}\b(?:detartrant|acide|vinaigre)\b(?!.{0,40}\b(?:jamais|pas|interdit|danger)\b)/,
    question: /\bnettoy|desinfect/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\b(?:une petite quantite|un petit peu)\b.{0,40}\b(?:ne fait de mal|pas de mal)|\b(?:allergies?)\b.{0,60}\b(?:dans la tete|tout le monde croit|a la mode)/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern: /\b(?:on le repere|sent bon|a l odeur)\b.{0,30}\bje (?:cuis|sers)\b|\bca tue tout\b/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\b(?:je mets|mettre) mon harnais si j en ai\b|\bsans (?:harnais|casque|epi|protection)\b.{0,30}\b(?:je|on) (?:monte|pose|continue|travaille)/,
    remark: DANGER,
  },
  {
    id: 'danger',
    pattern:
      /\bje (?:lui )?(?:donne|ai donne)\b.{0,30}\b(?:doliprane|paracetamol|ibuprofene|medicament)\b(?!.{0,60}\b(?:ordonnance|accord|prescri\w+|protocole|pai|medecin|infirmi\w+|autoris\w+)\b)/,
    question: /\b(?:enfant|petit|fievre|mois)\b/,
    remark: DANGER,
  },
  {
    id: 'fraud',
    pattern:
      /\bj ai (?:paye|vire|regle)\b.{0,60}\b(?:nouveau rib|dans les (?:dix|cinq|\d+) minutes)|\bje (?:paye|paie|vire|regle)\b.{0,40}\b(?:c est lui le patron|tout de suite|immediatement|le patron)\b/,
    question: /\brib\b|\bvirement\b|\bfacture\b/,
    remark: FRAUD,
  },
  {
    id: 'fraud',
    pattern:
      /\bantidat\w+|\bfaux (?:document|bulletin|avis)\b.{0,30}\b(?:je|on) (?:fais|mets|poste)|\bhors facture\b|\bau noir\b|\bde la main a la main\b/,
    remark: FRAUD,
  },
  {
    id: 'fraud',
    pattern:
      /\bon (?:coupe|decoupe) en (?:deux|trois|plusieurs) (?:petits )?marches\b|\brester sous le seuil\b(?!.{0,40}\b(?:interdit|illegal|jamais)\b)/,
    remark: FRAUD,
  },
  {
    id: 'fraud',
    pattern:
      /\bon ne declare pas\b|\bje ne declare pas\b|\bpersonne ne (?:controle|verifie|demande jamais)\b/,
    remark: FRAUD,
  },
  {
    id: 'hidden',
    pattern: /\bne rien dire\b.{0,30}\bc est peu\b|\bje lui conseille de ne rien dire\b/,
    remark: HIDDEN,
  },
  {
    id: 'discrimination',
    pattern:
      /\b(?:ne voul\w+|voul\w+) pas (?:de |d )(?:femmes?|hommes?|arabes?|noirs?|etranger\w*|handicap\w*|vieux|jeunes?|enceinte\w*|syndical\w*)\b.{0,120}\b(?:fourni|envoye|donne|propose|ecarte|trie|signe|liste)/,
    remark: DISCRIMINATION,
  },
  {
    id: 'discrimination',
    pattern:
      /\b(?:je (?:trie|ecarte|filtre|choisis)|j ai (?:trie|ecarte|filtre))\b.{0,40}\b(?:nom|photo|quartier|origine|age|sexe|accent|tete)\b|\ba la tete (?:de|du)\b|\bau quartier\b/,
    remark: DISCRIMINATION,
  },
  {
    id: 'discrimination',
    pattern:
      /\bje m adapte a sa demande\b|\b(?:le client|il) (?:est roi|paie|decide)\b.{0,60}\b(?:je|on) (?:fais|fournis|ecarte|adapte)/,
    question: /\bdiscrimin/,
    remark: DISCRIMINATION,
  },
  {
    id: 'secrecy',
    pattern:
      /\bje (?:lui|leur) ai tout (?:raconte|dit|repete|explique)|\b(?:raconte|repete|dit)\b.{0,40}\bmot pour mot\b|\bj ai (?:montre|donne|lu) (?:le|son) dossier a\b/,
    question: /\b(?:mere|pere|famille|parent|secret|confiden|resultat|motif|dit pendant|medical)/,
    remark: SECRECY,
  },
  {
    id: 'fraud',
    pattern: /\b(?:prete|ai prete|donne|passe) mon (?:badge|mot de passe|code)\b/,
    remark: FRAUD,
  },
  {
    id: 'secrecy',
    pattern:
      /\bsi c est bon je lui dis\b|\bje (?:la lui donne|lui donne le motif|lui dis le motif)\b|\bj ecris la pathologie\b/,
    remark: SECRECY,
  },
  ...ofKind('danger', HIDES_OR_SKIPS, DANGER),
  ...ofKind('harm', HARMS, HARM),
  ...ofKind('fraud', CHEATS, FRAUD),
  ...ofKind('hidden', WIPES_TRACES, HIDDEN),
  ...ofKind('prejudice', PREJUDGES, PREJUDICE),
  ...ofKind('discrimination', OBEYS_DISCRIMINATION, DISCRIMINATION),
  ...ofKind('secrecy', BREAKS_SECRECY, SECRECY),
]

function ofKind(id: Conduct['id'], patterns: readonly RegExp[], remark: string): Conduct[] {
  return patterns.map((pattern) => ({ id, pattern, remark }))
}

const SAID_NOT =
  /\b(?:jamais|pas|ne|n|ni|sans|interdit\w*|(?:je|j ai|on) refus\w*|refuser|refuse d\w*|eviter)\b/
const LOOKED_BEFORE = 30

/** The first conduct heard that would stop an interview, or null; what is said not to be done is no conduct. */
export function findConduct(plainAnswer: string, plainQuestion: string): Conduct | null {
  return (
    CONDUCTS.find(({ pattern, question }) => {
      if (question !== undefined && !question.test(plainQuestion)) return false
      const found = pattern.exec(plainAnswer)
      if (!found) return false
      const before = plainAnswer.slice(Math.max(0, found.index - LOOKED_BEFORE), found.index)
      return !SAID_NOT.test(before.split(/[.:;!?]|, (?:et|mais|donc) /).at(-1) ?? '')
    }) ?? null
  )
}
