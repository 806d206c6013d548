import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { CUES } from '../signals/cues.ts'
import { hears } from '../signals/matches.ts'
import { sayAbsences } from './absences.ts'
import { pickFor, toSupply } from './gap.ts'
import { sayBeside } from './off-topic.ts'
import { untouchedPart } from './question-part.ts'
import { quoteOf } from './quote.ts'
import { whatIsSought } from './seek.ts'
import { whatIsGiven } from './what-is-given.ts'
import type { Remarks } from './write-remarks.ts'

/** Three to five sentences: what is sought, what this answer gave in its words, the change worth most. */
export function writeAnalysis(judgement: Judgement, remarks: Remarks, question: string): string {
  const { nonAnswer, kind, limit } = judgement
  const sought = whatIsSought(kind, normalizeText(question))
  if (nonAnswer?.kind === 'distress') return nonAnswer.lead
  if (nonAnswer) return sayNonAnswer(judgement, nonAnswer, sought)
  if (limit?.reason === 'other-question') return [sought, ...sayBeside(judgement)].join(' ')
  const given = whatIsGiven(
    judgement,
    remarks.evidence.map(({ quote }) => quote),
  )
  const shown = limit ? [...given.slice(0, 1), sayLimit(limit.reason, kind)] : given
  const lacks = limit ? [] : whatIsAbsent(judgement, question)
  const pieces = [sought, ...[...shown, ...lacks].slice(0, MOST_BETWEEN)]
  return [...pieces, whatIsMissing(judgement, remarks)].filter(Boolean).join(' ')
}

type NonAnswer = NonNullable<Judgement['nonAnswer']>

/** What was typed instead of an answer is quoted where that helps: nobody is told what another was told. */
function sayNonAnswer(judgement: Judgement, nonAnswer: NonAnswer, sought: string): string {
  const [first] = judgement.answer.sentences
  const quote = QUOTED.has(nonAnswer.kind) && first ? quoteOf(first, judgement.answer.raw) : null
  const said = quote ? `Vous écrivez : « ${quote} ».` : ''
  return [nonAnswer.lead, said, sought, pickFor(judgement, FRAMES)].filter(Boolean).join(' ')
}
const QUOTED: ReadonlySet<NonAnswer['kind']> = new Set([
  'asks-back',
  'compliments',
  'empty-frame',
  'fiction',
  'keywords',
  'no-case',
  'no-question',
  'offer-echoed',
  'proverbs',
  'qualities',
])

/** What to do is said by the remarks. */
const FRAMES = [
  "L'exemple proposé vous donne un cadre à remplir avec vos propres faits.",
  "Servez-vous de l'exemple proposé : il suffit d'y mettre vos lieux, vos gestes et vos dates.",
  "L'exemple proposé montre l'ordre attendu ; les crochets sont à vous.",
] as const

/** Five sentences at most, the first and the last included. */
const MOST_BETWEEN = 3
const WEAK = 45

/** Of a weak answer, what it never touches: parts of an answer, and words of the question. */
function whatIsAbsent(judgement: Judgement, question: string): string[] {
  if (judgement.score >= WEAK) return []
  const tellsOne =
    judgement.kind === 'behavioural' &&
    [CUES.ownPast, CUES.wePast].some((cue) => hears(judgement.answer.plain, cue))
  const part = tellsOne ? null : untouchedPart(question, judgement.answer.words)
  const untouched = part && `Rien n'y répond encore à ces mots de la question : « ${part} ».`
  return [sayAbsences(judgement, question), untouched].filter((one) => one !== null)
}

const LIMITED: Record<
  Exclude<NonNullable<Judgement['limit']>['reason'], 'other-question'>,
  string
> = {
  conduct:
    "Votre réponse est racontée avec assurance, mais le geste qu'elle décrit serait éliminatoire, quel que soit le résultat.",
  denigration:
    'Votre réponse parle surtout de ce que vous avez quitté, et peu de ce que vous venez chercher.',
  unbelievable:
    'Le résultat annoncé est si grand que le recruteur demandera aussitôt comment il a été mesuré.',
  'not-mine':
    "Un résultat est dit, mais il est celui de quelqu'un d'autre : on ne voit pas ce qui vient de vous.",
  'denied-result':
    "Vous dites franchement que le résultat n'est pas venu : l'honnêteté compte, il reste à en tirer quelque chose.",
  'other-story': 'Votre histoire a de la matière, mais elle répond à une autre question.',
  'figures-only': 'Votre réponse contient des dates et des quantités, sans action ni effet.',
  list: 'Les faits de votre parcours sont là, posés les uns sous les autres comme dans un CV.',
  hollow:
    "Votre réponse a le plan d'une histoire, mais aucun fait ne la remplit : ni lieu, ni personne, ni chose faite.",
  code: 'Ces lignes de code montrent une piste, mais la méthode reste à dire avec des phrases.',
  'would-do':
    "Vous dites honnêtement que le cas vous manque, puis ce que vous feriez : c'est une bonne façon de ne pas rester sans réponse.",
}

const isMethod = (kind: Judgement['kind']) => kind === 'technical' || kind === 'situational'

/** Where no reason to leave was asked for, blame takes the place of a deed; in a method, another's gestures do. */
function sayLimit(reason: keyof typeof LIMITED, kind: Judgement['kind']): string {
  if (reason === 'denigration' && kind !== 'motivation')
    return "Votre réponse parle surtout de quelqu'un d'autre, et peu de ce que vous avez fait, vous."
  return reason === 'not-mine' && isMethod(kind)
    ? "Des gestes sont dits, mais ce sont ceux de quelqu'un d'autre : on ne voit pas ce que vous feriez, vous."
    : LIMITED[reason]
}

function whatIsMissing({ score, limit, kind }: Judgement, { firstGap, evidence }: Remarks): string {
  const afterLimit = limit && NEXT_AFTER_LIMIT[limit.reason]
  if (limit?.reason === 'denigration' && kind !== 'motivation')
    return "Choisissez un cas où l'on vous voit agir, et laissez les reproches de côté."
  if (limit?.reason === 'not-mine' && isMethod(kind))
    return 'Reprenez-la en disant « je » : ce que vous faites en premier, puis ce que vous vérifiez.'
  if (afterLimit) return afterLimit
  const isFlagged = evidence.some(({ positive }) => !positive)
  if (!firstGap) return isFlagged ? "Reprenez d'abord le passage signalé." : ''
  if (score >= 80) return `Pour aller plus loin : ${firstGap}.`
  if (score >= 45) return `Ce qui la ferait le plus monter : ${firstGap}.`
  return `Commencez par ${toSupply(firstGap)}.`
}

const NEXT_AFTER_LIMIT: Partial<Record<NonNullable<Judgement['limit']>['reason'], string>> = {
  conduct: 'Reprenez la scène en disant ce qui protège les personnes et la règle.',
  denigration: 'Dites en une phrase ce que vous cherchez, et gardez le passé pour vous.',
  unbelievable:
    'Donnez le point de départ et la façon de compter : un résultat modeste et expliqué vaut mieux.',
  'not-mine': 'Choisissez un cas, même plus petit, où la décision ou le geste était de vous.',
  'other-story':
    'Gardez-la pour une autre question, et cherchez ici un cas où ce point est au centre.',
  hollow:
    'Choisissez un seul jour : où, avec qui, ce que vous avez fait de vos mains, ce qui a suivi.',
  code: 'Dites pourquoi ce choix, ce que vous avez écarté, et comment vous le vérifiez.',
  'figures-only':
    'Choisissez un de ces jours et dites ce que vous y avez fait, puis ce qui a changé.',
}
