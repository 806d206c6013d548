import type { QuestionKind } from '../../../kinds.ts'
import type { Limit } from '../grade.ts'
import type { Judgement } from '../judge.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'

/** What the remarks found, in words that fit inside a verdict. */
export interface Findings {
  /** What the answer rests on, the strongest first. */
  shows: readonly string[]
  /** What nothing in it could be, the most useful first. */
  lacks: readonly string[]
  /** A part of an answer is asked for among the improvements. */
  lacksPart: boolean
}

const STRONG = 75
const SOUND = 62
const MIDDLING = 45
const WEAK = 35

/** One sentence that says what was found, and only that; `turn` chooses between ways to say the same. */
export function verdictOf(judgement: Judgement, findings: Findings, turn: number): string {
  const { limit, kind, score, grave, page } = judgement
  if (page?.points.redLine) return RED_LINE
  if (limit && limit.reason !== 'other-question') return sayLimit(limit.reason, kind)
  if (grave) return `Ce qui arrête le recruteur ici, c'est ${grave.names}.`
  const [shown] = findings.shows
  const [lacked] = findings.lacks
  if (score >= STRONG) return shown ? pick(STANDS_BY, turn)(shown) : pick(STANDS, turn)
  if (score >= SOUND) {
    if (shown && lacked) return `Une bonne base : ${shown} ; ${stillLacks(lacked)}.`
    return shown ? `Une réponse qui tient : ${shown}.` : pick(SOUND_ALONE, turn)
  }
  if (score >= WEAK) {
    if (!lacked && page && page.points.share < HALF && score >= MIDDLING) return UNHEARD
    if (shown && lacked) return `Un début : ${shown} ; ${stillLacks(lacked)}.`
    if (lacked) return `Un début est là ; ${stillLacks(lacked)}.`
    return shown
      ? `Un début : ${shown}. Il en faudrait davantage pour convaincre.`
      : pick(START, turn)
  }
  if (lacked) return `Il manque encore l'essentiel : ${lacked}.`
  return isAllClaims(judgement) ? pick(CLAIMS, turn) : pick(NOT_YET[kind], turn)
}

/** « Il reste à dire comment… », but « il manque encore une date ». */
const stillLacks = (lacked: string) =>
  /^(?:ce qu|comment|pourquoi|combien|à qui|où)/u.test(lacked)
    ? `il reste à dire ${lacked}`
    : `il manque encore ${lacked}`

const pick = <One>(ways: readonly One[], turn: number): One => ways[turn % ways.length] as One

const RED_LINE = "Cette réponse franchit une ligne rouge du métier, et un recruteur s'y arrêterait."

const STANDS_BY: readonly ((shown: string) => string)[] = [
  (shown) => `Une réponse qui convainc : ${shown}.`,
  (shown) => `Le recruteur a de quoi vous croire : ${shown}.`,
  (shown) => `Très bien : ${shown}.`,
]
const STANDS = [
  'Une réponse solide, que le recruteur peut reprendre avec vous.',
  'Très bien : la réponse est précise et va au bout.',
]
/** Where nothing is found in it, a middling answer may be a fault well told: no merit is said of it. */
const SOUND_ALONE = [
  'Une réponse correcte, sur laquelle un recruteur vous questionnera.',
  'Une réponse correcte : un recruteur voudra en savoir plus.',
]
/** What is awaited may stand there in words that no page knows: half of those who were told that it did not had said it. */
const HALF = 0.5
const UNHEARD =
  'À relire, point par point, à côté de la liste plus bas : ce que le recruteur écoute ici.'
const START = [
  'Telle quelle, cette réponse ne suffirait pas à convaincre.',
  "Un recruteur ne s'en tiendrait pas à cette réponse.",
]
const CLAIMS = [
  'Vous dites ce que vous êtes ; le recruteur attend un fait qui le montre.',
  'Des qualités, mais pas encore le moment où elles se sont vues.',
]
const NOT_YET: Record<QuestionKind, readonly string[]> = {
  presentation: ["Pour l'instant, le recruteur ne saurait pas encore quoi retenir de vous."],
  motivation: ["Pour l'instant, ces raisons ne suffiraient pas à convaincre."],
  behavioural: [
    "Pour l'instant, cette réponse ne suffirait pas à convaincre.",
    "Le recruteur n'aurait pas encore ce qu'il cherche dans cette réponse.",
  ],
  technical: [
    "Pour l'instant, un recruteur du métier ne s'en contenterait pas.",
    'Un recruteur du métier attendrait une autre façon de faire, ou plus de gestes.',
  ],
  situational: [
    'Un recruteur attendrait une réponse plus complète.',
    'Un recruteur attendrait une réponse plus complète, ou mieux expliquée.',
  ],
  closing: ["Pour l'instant, cette réponse vous sert peu."],
}

/** Only what one says of oneself: nothing done, in any tense. */
const isAllClaims = ({ annotated, answer, kind }: Judgement) =>
  kind !== 'closing' &&
  annotated.some(({ isClaim }) => isClaim) &&
  !matchesCue(answer.plain, CUES.ownPast) &&
  !annotated.some(({ parts }) => parts.has('action') || parts.has('result'))

const LIMITED: Record<Exclude<Limit['reason'], 'other-question'>, string> = {
  conduct: "Le geste décrit ici serait éliminatoire, quel qu'en soit le résultat.",
  denigration:
    'Votre réponse parle surtout de ce que vous avez quitté, et peu de ce que vous venez chercher.',
  unbelievable:
    'Le résultat annoncé est si grand que le recruteur demandera aussitôt comment il a été mesuré.',
  'not-mine':
    "Vous donnez un résultat, mais c'est celui de quelqu'un d'autre : on ne voit pas ce qui vient de vous.",
  'denied-result':
    "Vous dites franchement que le résultat n'est pas venu : l'honnêteté compte, il reste à en tirer quelque chose.",
  'other-story': 'Votre histoire a de la matière, mais elle répond à une autre question.',
  'figures-only': 'Des chiffres, mais pas encore ce que vous avez fait ni ce qui a changé.',
  list: 'Les faits de votre parcours sont là, posés les uns sous les autres comme dans un CV.',
  hollow:
    "Votre réponse a le plan d'une histoire, mais aucun fait ne la remplit : ni lieu, ni personne, ni chose faite.",
  code: 'Ces lignes de code montrent une piste, mais la méthode reste à dire avec des phrases.',
  'would-do':
    "Vous dites honnêtement que vous n'avez pas vécu ce cas, puis ce que vous feriez : c'est une bonne façon de ne pas rester sans réponse.",
}

const isMethod = (kind: QuestionKind) => kind === 'technical' || kind === 'situational'

/** Where no reason to leave was asked for, blame takes the place of a deed; in a method, another's gestures do. */
function sayLimit(reason: keyof typeof LIMITED, kind: QuestionKind): string {
  if (reason === 'denigration' && kind !== 'motivation')
    return "Votre réponse parle surtout de quelqu'un d'autre, et peu de ce que vous avez fait, vous."
  return reason === 'not-mine' && isMethod(kind)
    ? "Vous décrivez des gestes, mais ce sont ceux de quelqu'un d'autre : on ne voit pas ce que vous feriez, vous."
    : LIMITED[reason]
}

/** How to take the answer up again, once its limit was said. */
export function insteadOf({ limit, kind, grave, page }: Judgement): string {
  if ((grave && !limit) || page?.points.redLine) return ''
  if (limit?.reason === 'denigration' && kind !== 'motivation')
    return "Choisissez un cas où l'on vous voit agir, et laissez les reproches de côté."
  if (limit?.conduct?.id === 'danger' && kind === 'technical')
    return 'Reprenez le geste en disant ce qui protège les personnes.'
  if (limit?.reason === 'not-mine' && isMethod(kind))
    return 'Reprenez-la en disant « je » : ce que vous faites en premier, puis ce que vous vérifiez.'
  return (limit && AFTER_LIMIT[limit.reason]) ?? ''
}

const AFTER_LIMIT: Partial<Record<Limit['reason'], string>> = {
  conduct: 'Reprenez la scène en disant ce qui protège les personnes et la règle.',
  denigration: 'Dites en une phrase ce que vous cherchez, et laissez le passé de côté.',
  unbelievable:
    'Donnez le point de départ et la façon de compter : un résultat modeste et expliqué vaut mieux.',
  'not-mine': 'Choisissez un cas, même plus petit, où la décision ou le geste était de vous.',
  'other-story': 'Cherchez dans votre parcours un cas, même petit, où ce point est au centre.',
  hollow:
    'Choisissez un seul jour : où, avec qui, ce que vous avez fait de vos mains, ce qui a suivi.',
  code: 'Dites pourquoi ce choix, ce que vous avez écarté, et comment vous le vérifiez.',
}
