import type { QuestionKind } from '../../../kinds.ts'
import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { type EvidenceName, mayHold } from './evidence.ts'
import { isMaxim, isVague } from './faults.ts'
import { DID, hasNoMerit } from './first-person.ts'
import { FROM_TO } from './praise-cues.ts'
import { quoteOf } from './quote.ts'

/** What a recruiter may ask of words that were said; true of any answer that says them. */
interface Dig {
  kinds: readonly QuestionKind[]
  /** The words that call for it. */
  of?: RegExp
  hasAmount?: true
  /** Already said in that sentence. */
  unless?: readonly EvidenceName[]
  /** The advice that asks for the same. */
  sameAs?: string
  /** Already told anywhere in the answer. */
  unlessTold?: EvidenceName
  /** The same, by its signs. */
  unlessSaid?: RegExp
  ask: string
}

const MEASURED_HOW =
  /\b(?:mesur\w*|chronom\w*|affich\w*|compt\w*|relev\w*|tableau|logiciel|suivi\w*|statisti\w*|enquete|fichier|devant|balance|bilan)\b/

/** Nobody asks why something is written down. */
const GESTURE_NOW =
  /\b(?:je|j|on) (?!ai\b|avais\b|suis\b|etais\b|a\b)(?:(?:ne|le|la|les|l|lui|leur|me|m|y|en) )*(?!(?:note|ecris|marque|consigne|inscris|enregistre)\b)\w{3,}/

/** Something said to somebody. */
const TELLING_NOW =
  /\b(?:je|j|on) (?:(?:le|la|les|l|lui|leur|m) )*(?:dis|appelle|previens|explique|annonce|demande|propose|alerte|informe|reponds|rappelle|excuse|preciserais|dirais|appellerais|previendrais|expliquerais|proposerais|demanderais)\b/

/** The very words that are said, written down. */
const REPORTED = /["«“]|\bje (?:lui |leur )?dis ?:|\bdis(?:ant)? ?:/i

/** Something done once, by oneself or together. */
const DONE_ONCE = new RegExp(
  String.raw`${DID.source}|\bon a (?!eu|ete|du|pas|fini)\w+(?:e|i|u|is|it|ert)\b|\bnous avons (?!eu|ete)\w+`,
)

const DIGS: readonly Dig[] = [
  {
    kinds: ['behavioural'],
    of: /\b(?:propos\w*|demand\w*|choisi\w*|decid\w*|refus\w*|convain\w*|arret\w*|chang\w*|insist\w*)\b/,
    unless: ['why'],
    ask: 'le recruteur voudra savoir ce qui vous a décidé. Préparez-le en une phrase.',
  },
  {
    kinds: ['behavioural', 'presentation'],
    hasAmount: true,
    ask: "on vous demandera sans doute d'où vient ce chiffre. Gardez la réponse prête.",
  },
  {
    kinds: ['behavioural'],
    of: DONE_ONCE,
    ask: 'on vous arrêtera sur ce moment. Gardez un détail en réserve.',
  },
  {
    kinds: ['technical', 'situational'],
    of: TELLING_NOW,
    unlessSaid: REPORTED,
    ask: 'préparez les mots que vous diriez, on vous les demandera.',
  },
  {
    kinds: ['technical', 'situational'],
    of: GESTURE_NOW,
    unless: ['why'],
    sameAs: 'why',
    ask: 'on vous demandera pourquoi vous faites ainsi. Préparez-le en une phrase.',
  },
  {
    kinds: ['technical', 'situational'],
    of: GESTURE_NOW,
    unlessTold: 'lived',
    sameAs: 'case',
    ask: "gardez en réserve une fois où vous l'avez fait : c'est ce que l'on demande ensuite.",
  },
  {
    kinds: ['motivation'],
    unless: ['lived'],
    of: /\b(?:aim\w*|plai\w*|plu|envie\w*|attir\w*|cherch\w*|veux|voudrais|interess\w*|prefer\w*|parle)\b/,
    ask: "préparez un moment précis où vous l'avez vécu, on vous le demandera.",
  },
  {
    kinds: ['motivation', 'presentation'],
    of: /\bj (?:y )?ai (?:\w+ )?(?:travaille|fait|passe|tenu|remplace|encadre|forme)\b|\bj (?:etais|y etais)\b|\bje (?:travaille|tiens|encadre|gere)\b|\b(?:stage|saisons?)\b/,
    ask: 'on vous questionnera là-dessus. Préparez deux phrases de plus sur ce que vous y faisiez, vous.',
  },
]

/** A poor answer is taken up again, not built upon. */
const POOR = 40

/** A question on words of the answer that are worth one: those that no remark quotes yet, and not what was advised. */
export function digInto(
  judgement: Judgement,
  quoted: readonly string[],
  advised: readonly string[],
): string | null {
  const { kind, answer, annotated, score } = judgement
  if (score < POOR) return null
  const able = annotated
    .filter((one) => isWorthIt(one) && !quoted.some((quote) => one.sentence.quote.includes(quote)))
    .sort((a, b) => richness(b) - richness(a))
  const isMethod = kind === 'technical' || kind === 'situational'
  for (const { sentence, parts } of able) {
    const quote = quoteOf(sentence, answer.raw, OWN)
    if (quote && !OWN.test(normalizeText(quote))) continue
    if (DONE_BEFORE.test(sentence.plain) || (quote && hasNoMerit(normalizeText(quote)))) continue
    if (!quote || quote.endsWith('?') || quote.split(' ').length < FEWEST_WORDS) continue
    const dig = DIGS.find(
      (one) =>
        one.kinds.includes(kind) &&
        !(one.sameAs && advised.includes(one.sameAs)) &&
        (!one.of || one.of.test(normalizeText(quote))) &&
        (!one.hasAmount || (FROM_TO.test(sentence.plain) && !MEASURED_HOW.test(answer.plain))) &&
        !(one.unless && mayHold(sentence.plain, one.unless)) &&
        !(one.unlessTold && mayHold(answer.plain, [one.unlessTold])) &&
        !one.unlessSaid?.test(answer.raw) &&
        !(isMethod && parts.has('result')),
    )
    if (dig) return `« ${quote} » : ${dig.ask}`
  }
  return null
}

/** Whoever answers is in it. */
const OWN = /\b(?:je|j|on|nous|me|m|moi|mon|ma|mes)\b/
/** What had been done before is often the fault itself. */
const DONE_BEFORE = /\bj avais\b|^parce\b/
const FEWEST_WORDS = 4
const isWorthIt = ({ sentence, isClaim, isPrivate, parts }: AnnotatedSentence) =>
  !isClaim &&
  !isPrivate &&
  !isVague(sentence) &&
  !isMaxim(sentence.plain) &&
  parts.size > 0 &&
  (parts.has('action') || !parts.has('context'))

function richness({ sentence, parts }: AnnotatedSentence): number {
  const precise = sentence.words.filter((word) => word.length > 5).length
  return Math.min(6, precise) + (parts.has('action') ? 3 : 0) + (parts.has('context') ? -2 : 0)
}
