import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { Givens } from './given.ts'
import { sayBeside } from './off-topic.ts'
import { quoteOf } from './quote.ts'
import { whatIsSought } from './seek.ts'
import type { Remarks } from './write-remarks.ts'

/** A verdict in one sentence, then what was said; the first improvement says what to change first. */
export function writeAnalysis(judgement: Judgement, remarks: Remarks, question: string): string {
  const { nonAnswer, kind, limit } = judgement
  const sought = whatIsSought(kind, normalizeText(question))
  if (nonAnswer?.kind === 'distress') return nonAnswer.lead
  if (nonAnswer) return sayNonAnswer(judgement, nonAnswer, sought)
  if (limit?.reason === 'other-question') return sayBeside(judgement).join(' ')
  const verdict = limit ? sayLimit(limit.reason, kind) : verdictOf(judgement)
  return [verdict, whatWasSaid(judgement, remarks), whatToDoInstead(judgement)]
    .filter(Boolean)
    .join(' ')
}

/** What else was heard, in the order in which it was told: neither praised nor reproached. */
function whatWasSaid(judgement: Judgement, { evidence }: Remarks): string {
  if (judgement.limit?.reason === 'conduct') return ''
  const givens = new Givens(
    judgement,
    evidence.map(({ quote }) => quote),
  )
  const said = [givens.take('any'), givens.take('any')].filter((one) => one !== null)
  const { annotated } = judgement
  const quotes = said
    .sort((a, b) => annotated.indexOf(a.annotated) - annotated.indexOf(b.annotated))
    .map(({ quote }) => `« ${quote} »`)
  return quotes.length > 0 ? `Vous dites ${quotes.join(', puis ')}.` : ''
}

function verdictOf({ score, kind }: Judgement): string {
  if (score >= 75) return "Cette réponse se tient : le recruteur peut s'appuyer dessus."
  if (score >= 55) return 'Cette réponse a de la matière, et peut encore gagner en précision.'
  if (score >= 35) return "C'est un début ; il y manque quelques faits précis pour convaincre."
  return NOT_YET[kind]
}

const NOT_YET: Record<Judgement['kind'], string> = {
  presentation: 'On ne voit pas encore assez ce que vous savez faire.',
  motivation: "On n'entend pas encore assez pourquoi ce poste, plutôt qu'un autre.",
  behavioural: 'On ne vous voit pas encore assez agir dans ce que vous racontez.',
  technical: "Votre façon de faire n'est pas encore assez précise pour convaincre.",
  situational: "Votre décision n'est pas encore assez précise pour convaincre.",
  closing: "Cette réponse donne encore peu d'éléments au recruteur au moment de conclure.",
}

type NonAnswer = NonNullable<Judgement['nonAnswer']>

/** What was typed instead of an answer is quoted where that helps: nobody is told what another was told. */
function sayNonAnswer(judgement: Judgement, nonAnswer: NonAnswer, sought: string): string {
  const [first] = judgement.answer.sentences
  const quote = QUOTED.has(nonAnswer.kind) && first ? quoteOf(first, judgement.answer.raw) : null
  const said = quote ? `Vous écrivez : « ${quote} ».` : ''
  return [nonAnswer.lead, said, sought].filter(Boolean).join(' ')
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
    "Vous donnez un résultat, mais c'est celui de quelqu'un d'autre : on ne voit pas ce qui vient de vous.",
  'denied-result':
    "Vous dites franchement que le résultat n'est pas venu : l'honnêteté compte, il reste à en tirer quelque chose.",
  'other-story': 'Votre histoire a de la matière, mais elle répond à une autre question.',
  'figures-only': 'Votre réponse contient des dates et des quantités, sans action ni effet.',
  list: 'Les faits de votre parcours sont là, posés les uns sous les autres comme dans un CV.',
  hollow:
    "Votre réponse a le plan d'une histoire, mais aucun fait ne la remplit : ni lieu, ni personne, ni chose faite.",
  code: 'Ces lignes de code montrent une piste, mais la méthode reste à dire avec des phrases.',
  'would-do':
    "Vous dites honnêtement que vous n'avez pas vécu ce cas, puis ce que vous feriez : c'est une bonne façon de ne pas rester sans réponse.",
}

const isMethod = (kind: Judgement['kind']) => kind === 'technical' || kind === 'situational'

/** Where no reason to leave was asked for, blame takes the place of a deed; in a method, another's gestures do. */
function sayLimit(reason: keyof typeof LIMITED, kind: Judgement['kind']): string {
  if (reason === 'denigration' && kind !== 'motivation')
    return "Votre réponse parle surtout de quelqu'un d'autre, et peu de ce que vous avez fait, vous."
  return reason === 'not-mine' && isMethod(kind)
    ? "Vous décrivez des gestes, mais ce sont ceux de quelqu'un d'autre : on ne voit pas ce que vous feriez, vous."
    : LIMITED[reason]
}

function whatToDoInstead({ limit, kind }: Judgement): string {
  if (limit?.reason === 'denigration' && kind !== 'motivation')
    return "Choisissez un cas où l'on vous voit agir, et laissez les reproches de côté."
  if (limit?.reason === 'not-mine' && isMethod(kind))
    return 'Reprenez-la en disant « je » : ce que vous faites en premier, puis ce que vous vérifiez.'
  return (limit && NEXT_AFTER_LIMIT[limit.reason]) ?? ''
}

const NEXT_AFTER_LIMIT: Partial<Record<NonNullable<Judgement['limit']>['reason'], string>> = {
  conduct: 'Reprenez la scène en disant ce qui protège les personnes et la règle.',
  denigration: 'Dites en une phrase ce que vous cherchez, et laissez le passé de côté.',
  unbelievable:
    'Donnez le point de départ et la façon de compter : un résultat modeste et expliqué vaut mieux.',
  'not-mine': 'Choisissez un cas, même plus petit, où la décision ou le geste était de vous.',
  'other-story': 'Cherchez dans votre parcours un cas, même petit, où ce point est au centre.',
  hollow:
    'Choisissez un seul jour : où, avec qui, ce que vous avez fait de vos mains, ce qui a suivi.',
  code: 'Dites pourquoi ce choix, ce que vous avez écarté, et comment vous le vérifiez.',
  'figures-only':
    'Choisissez un de ces jours et dites ce que vous y avez fait, puis ce qui a changé.',
}
