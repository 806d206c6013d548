import { DOES_SOMETHING, does, doesTo } from './first-person.ts'
import { METHOD, type Praise } from './praise-form.ts'

interface Gesture {
  id: string
  /** Said even of a weak answer, whose one true thing it may be. */
  from?: number
  proof: RegExp
  /** Says what the verb says, and no more. */
  says: string
}

const SOMEBODY = String.raw`\b(?:client|cliente|directeur|directrice|chef|cheffe|responsable|famille|parents|equipe|mairie|hierarchie)s?\b(?: \w+){0,3} (?:prevenue?|alertee?|informee?|avertie?)s?\b`

/** « Je lui rappelle la règle » reminds, and calls nobody. */
const CALLS_BACK = String.raw`\b(?:je|j|on|nous)(?: (?:le|la|les|l))?(?: (?:ai|a|avons|vais|va))? rappel\w+\b(?! (?:que?|qu|(?:la |le |les |l )?(?:meme )?(?:regles?|message|cadre|consignes?|loi|penalites?|principes?|prix|delais?|service|importance))\b)`
/** What is written is often the very work: a record says what happened, when, or where it is kept. */
const KEPT = String.raw`(?=[^,;:.!?\n]{0,60} (?:cahier|registre|dossier|fiches?|carnet|main courante|compte rendu|rapport|note|liste|mandat|bon|tableau|mail|doc|ticket|journal|heures?|dates?|lots?|echange|regle|raison|cause|ce (?:que?|qu)|ses mots|faits?)\b)`

const OF_WEAK = 15

/** The more telling first: each kind of gesture rests on its own verb, in its speaker's voice. */
const GESTURES: readonly Gesture[] = [
  {
    id: 'tells',
    from: OF_WEAK,
    proof: new RegExp(
      `${doesTo('previen|prevenu|prevenai|alerte|averti|inform').source}|${does('signale|rapporte').source}(?=[^,;:.!?\\n]{0,60} (?:a (?!\\d|plus|moins)|au|aux) )|${SOMEBODY}`,
    ),
    says: 'vous dites qui est prévenu',
  },
  {
    id: 'checks',
    from: OF_WEAK,
    proof: does(
      'verifi|controle(?! de soi)|recontrol|compar|recompt|test|mesur|pes[ea]|repese|reli[st]|relu|rapproch|recoup|examine|inspect|regarde s',
    ),
    says: 'vous dites ce qui est contrôlé',
  },
  {
    id: 'refuses',
    proof: new RegExp(
      String.raw`(?<!\b(?:si|quand|que|ce que) )\b(?:je|j|on|nous) (?:ne|n) (?:(?:le|la|les|l|lui|leur|y|en) ){0,3}(?!(?:ai|a|avais|avait|etais|etait|suis|est|sais|sait|peux|peut|veux|pense|crois|vois|comprends|connais|dois|vais|aime|trouve|manque|reste|gere|dirai|dirais|me|m|saurais|serais|compte|demande|cherche|arrive|veut|perd|perds|apprend|inquiete|pourra|pourrai|pourrais|pourrait|finirai|y|en reste)\b|(?:dis|dit) rien\b|(?:mets|met|note|ecris|ecrit|signale|declare|previens|previent|informe|pose|parle)\b)[a-z]{3,} (?:pas|jamais|rien)\b|${does('refuse|interdi').source}`,
    ),
    says: 'vous dites aussi ce que vous ne faites pas',
  },
  {
    id: 'proposes',
    proof: does('propos|sugger'),
    says: 'vous dites ce qui est proposé',
  },
  {
    id: 'calls',
    proof: new RegExp(
      String.raw`(?<!\b(?:pourquoi|quand|qui) )(?:${doesTo('(?!appels?\\b|contacts?\\b)(?:appel|telephon|contact)').source}|${CALLS_BACK})`,
    ),
    says: 'vous dites qui est appelé',
  },
  {
    id: 'asks',
    proof: does('demand|interroge|questionn|pose (?:la|une|des|deux|trois) question'),
    says: 'à garder',
  },
  {
    id: 'writes',
    proof: new RegExp(
      `(?<!\\bsi )(?:${does('not[ea]|consign').source}|${does('ecri[st]|redige|trace').source}${KEPT})`,
    ),
    says: 'vous mettez les choses par écrit',
  },
  {
    id: 'explains',
    proof: does('expliqu|montr|reformul'),
    says: 'vous dites ce qui est expliqué',
  },
  { id: 'gesture', from: 55, proof: DOES_SOMETHING, says: 'à garder' },
]

const SHOWN: Readonly<Record<string, string>> = {
  tells: 'on sait qui est prévenu',
  checks: 'on sait ce que vous contrôlez',
}

/** What a method or a decision does, each kind of gesture once. */
export const IN_GESTURES: readonly Praise[] = GESTURES.map(({ id, from = 30, proof, says }) => ({
  id,
  from,
  part: 'any',
  kinds: METHOD,
  fits: ({ sentence, isClaim }) => !isClaim && proof.test(sentence.plain),
  cue: proof,
  ...(id === 'checks' && { opensOnCue: true }),
  remark: says,
  shows: SHOWN[id] ?? 'on suit vos gestes',
}))
