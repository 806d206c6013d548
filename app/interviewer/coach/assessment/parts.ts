import type { QuestionKind } from '../../interviewer.ts'
import type { AnnotatedSentence, Part } from './annotated-sentence.ts'
import type { Answer, Sentence } from './answer.ts'
import { deniesResult, isPrivate, isSomeoneElses } from './signals/claims.ts'
import { CUES } from './signals/cues.ts'
import { matchesCue } from './signals/match-cue.ts'
import { hasAmount, tellsResult } from './signals/measure.ts'
import { notedPoints } from './telegraphic.ts'

/** A clause that opens on a past participle: « trié les colis », « repointage ligne par ligne ». */
const TELEGRAPHIC =
  /^(?:\d+[.)] )?(?:ai |puis |ensuite |et )?(?:[a-z]{3,}(?:age|tion|ement)\b (?:ligne|des|du|de la|par)|[a-z]{3,}(?:e|i|is|it|u|us|ert) (?:le|la|les|l|des|du|un|une|mes|chaque|en|au|a)\b)/
const SITUATING =
  /\b(?:pour|chez|dans|sur|a|au|en) (?:un|une|mon|ma|l|la|le|les|mes|\d)|\b\w+(?:ait|aient)\b|\b(?:19|20)\d\d\b/
const CONTEXT_CUES =
  /^(?:samedi|dimanche|hier|un soir|un matin)\b|\b(?:quand|lorsque|a l epoque|ce jour|chantier|service|poste|equipe|client\w*|patient\w*)\b/

const isMethod = (kind: QuestionKind) => kind === 'technical' || kind === 'situational'

/** Which parts each sentence of an answer carries, in the order in which they were told. */
export function findParts(answer: Answer, kind: QuestionKind): AnnotatedSentence[] {
  const toldInPresent = !matchesCue(answer.plain, CUES.ownPast)
  const isNoted = isMethod(kind) && notedPoints(answer).length > 0
  return answer.sentences.map((sentence, at) => {
    const text = sentence.plain
    const parts = new Set<Part>()
    const acts = isNoted || isAction(text, kind) || (toldInPresent && showsGesture(text, kind))
    if (acts) parts.add('action')
    if (tellsOutcome(sentence, kind, (at + 1) / answer.sentences.length)) parts.add('result')
    if (matchesCue(text, CUES.lesson)) parts.add('lesson')
    if (matchesCue(text, LINK)) parts.add('link')
    const isClaim =
      matchesCue(text, CUES.selfDescription) || (!acts && matchesCue(text, CUES.maxims))
    if (!isClaim && isContext(text, at) && !parts.has('result')) parts.add('context')
    if (isClaim && !hasAmount(sentence)) parts.delete('action')
    return { sentence, parts, isClaim: isClaim && !parts.has('action'), isPrivate: isPrivate(text) }
  })
}

const LINK =
  /\b(?:chez vous|comme vous|votre|vos|vous (?:l )?(?:ecrivez|dites|cherchez|demandez|parlez|citez|faites|recrutez|proposez|avez besoin|travaillez|formez|fabriquez|accueillez|vendez|utilisez|soignez|produisez|cultivez|defendez|portez)|l annonce|l offre|ce poste|cette mission|votre equipe)\b/

/** « Je l'ai jamais fait »: what was not done shows no gesture. */
const NEVER_DID =
  /\b(?:je (?:ne )?(?:l |les |le )?|j (?:en |y )?|je n (?:en |y )?)(?:ai|avais) (?:encore )?(?:jamais|pas|rien) (?:\w+ )?\w+\b/g

function isAction(written: string, kind: QuestionKind): boolean {
  const text = written.replace(NEVER_DID, ' ')
  if (isSomeoneElses(text)) return false
  if (matchesCue(text, CUES.ownPast) || TELEGRAPHIC.test(text))
    return !/\bj ai \d+ ans\b/.test(text) || text.length > 60
  return (
    isMethod(kind) &&
    (matchesCue(text, CUES.ownPresent) ||
      matchesCue(text, CUES.ownConditional) ||
      METHOD_ORDER.test(text) ||
      matchesCue(text, CUES.checks) ||
      matchesCue(text, CUES.alerts))
  )
}

/** « Je montre doucement, puis il fait seul »: a story told in the present is a story. */
function showsGesture(text: string, kind: QuestionKind): boolean {
  return (
    kind === 'behavioural' &&
    matchesCue(text, CUES.ownPresent) &&
    !matchesCue(text, CUES.general) &&
    !/\bje (?:travaille|habite|reste)\b/.test(text)
  )
}

const METHOD_ORDER =
  /^(?:d abord|ensuite|puis|enfin|apres|avant|premier\w*|\d[.)])|\bon (?:verifie|controle|commence|isole|coupe|met|prend|regarde|mesure|compare|appelle|previent)\b/

const OUTCOME =
  /\b(?:resultats? ?:|au final|finalement|au bout d|passe[es]* de .{1,30} a \d|(?:est|sont) (?:passe|tombe|descend|mont|remont|retomb|reven)\w*|baisse de \d|gagne \d|economis\w+|(?:a|ont|avons|ai) (?:pu |tout |bien )?(?:evite|gagne|tenu|reussi|fini|livre|signe|obtenu|repris|valide|accepte|garde|renouvele|embauche|rappele|remercie|felicite|adopte|divise|double)\w*|m a (?:garde|rappele|remercie|felicite|propose|confie|repris|demande)\w*|(?:zero|aucun|aucune|pas une?|plus une?|plus aucune?|sans|0) (?:retard|accident|incident|perte|refus|casse|reclamation|plainte|oubli|rejet|erreur|chute|panne|ecart|litige|faute|bug|sinistre)\w*|a temps|dans les temps|a l heure|\d+ ?(?:%|€|€)? (?:au lieu de|contre) \d|\d+ (?!(?:ans?|mois|jours?|semaines?) )(?:\w+ )?sur \d+\b|s en (?:sert|servent)|toujours en place|\bfinie? (?:a |vers )?\d|\brien (?:casse|perdu|oublie)\b|\b(?:patron|chef|client|cliente|responsable) (?:tres |trop |bien )?contente?s?\b|(?:a|ont) ete (?:plus|mieux|hospitalis|repar|livre|accept|valid|reprise|repris|signe|evit|sauv)\w*)/
/** « Chaque samedi il dit merci », « maintenant elle le fait seule »: an effect told in the present. */
const THEIR_PRESENT =
  /\b(?:il|elle|ils|elles|le client|la cliente|le patient|la dame|le monsieur|le chef)\b.{0,30}\b(?:dit|disent|m a dit) (?:\w+ )?merci\b|\b(?:il|elle|ils|elles) (?:le |la |l )?(?:fait|font|sait|savent|aide|aident|revient|reviennent|redemande|vient me voir|y arrive)\b.{0,20}\b(?:seule?s?|encore|chaque|toujours|sa femme|les autres|merci)\b/
const HYPOTHETICAL = /\bsi\b|\b\w+rai(?:s|t|ent)\b|\bpour moi\b|\btoujours\b(?! en place)/
const THEIR_TURN =
  /^(?!je |j |on |nous |cette (?:experience|mission|aventure|formation|periode) )(?!.{0,40}\bm (?:a|ont) (?:\w+ )?(?:aidee?|montree?|expliquee?|formee?|encadree?|accompagnee?|renforcee?)\b)(?:\w+ ){1,6}(?:a|ont|est|sont|m a|m ont|l a|s est) (?:\w+ )?\w*(?:e|es|i|is|it|u|us|ert)\b/

function tellsOutcome(sentence: Sentence, kind: QuestionKind, place: number): boolean {
  const text = sentence.plain
  if (deniesResult(text) || isSomeoneElses(text)) return false
  if (OUTCOME.test(text)) return !HYPOTHETICAL.test(text)
  if (tellsResult(sentence) && hasAmount(sentence)) return !HYPOTHETICAL.test(text)
  const isEnd = place > 0.55
  if (isEnd && kind === 'behavioural' && THEIR_PRESENT.test(text)) return !/\bsi\b/.test(text)
  if (isEnd && kind === 'behavioural' && THEIR_TURN.test(text)) {
    return !HYPOTHETICAL.test(text) && !/\bn (?:a|ont|est|sont) (?:pas|rien|jamais)\b/.test(text)
  }
  return isEnd && hasAmount(sentence) && matchesCue(text, CUES.since)
}

function isContext(text: string, at: number): boolean {
  return (
    matchesCue(text, CUES.story) || CONTEXT_CUES.test(text) || (at === 0 && SITUATING.test(text))
  )
}
