import type { Judgement } from '../judge.ts'
import type { Part } from '../parts.ts'
import { plain } from '../plain.ts'
import { hasAmount } from '../signals/measure.ts'
import { whatIsSought } from './seek.ts'
import type { Remarks } from './write-remarks.ts'

/** Two to four sentences: what is sought, what the answer shows, what is missing first. */
export function writeAnalysis(judgement: Judgement, remarks: Remarks, question: string): string {
  const { nonAnswer, kind } = judgement
  const sought = whatIsSought(kind, plain(question))
  if (nonAnswer) return [nonAnswer.lead, sought, nonAnswer.advice].join(' ')
  return [sought, whatIsShown(judgement), whatIsMissing(judgement, remarks)]
    .filter(Boolean)
    .join(' ')
}

const has = ({ told }: Judgement, part: Part) => told.some(({ parts }) => parts.has(part))

function whatIsShown(judgement: Judgement): string {
  const { score, kind, limit, told } = judgement
  if (limit) return LIMITED[limit.reason]
  const claims = told.filter(({ isClaim }) => isClaim).length
  if (score < 25)
    return claims > 0
      ? 'Votre réponse parle de vos qualités ou de principes, et rien ne peut encore être vérifié.'
      : HOLLOW[kind]
  if (kind === 'behavioural') return storyShown(judgement)
  if (score < 45) return THIN[kind]
  if (score < 63) return FAIR[kind]
  const measured = told.some(({ parts, sentence }) => parts.has('result') && hasAmount(sentence))
  return `${GOOD[kind]}${measured ? ", chiffres à l'appui" : ''}.`
}

const LIMITED: Record<NonNullable<Judgement['limit']>['reason'], string> = {
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
  'would-do':
    "Vous dites honnêtement que le cas vous manque, puis ce que vous feriez : c'est une bonne façon de ne pas rester sans réponse.",
}

const HOLLOW: Record<Judgement['kind'], string> = {
  presentation: 'Votre réponse ne dit pas encore ce que vous avez fait, ni où.',
  motivation: "Votre réponse pourrait accompagner n'importe quelle annonce.",
  behavioural: "Votre réponse ne raconte pas encore d'histoire.",
  technical: "Votre réponse ne décrit pas encore de méthode que l'on puisse suivre.",
  situational: 'Votre réponse ne donne pas encore de décision sûre.',
  closing: 'Votre réponse laisse le recruteur sans date et sans question à laquelle répondre.',
}
const THIN: Record<Judgement['kind'], string> = {
  ...HOLLOW,
  presentation:
    'Votre réponse donne un premier repère, mais le fil de votre parcours ne se voit pas encore.',
  motivation: 'Votre réponse donne une raison, mais elle ne tient pas encore à ce poste.',
  technical:
    'Votre réponse montre que le sujet ne vous est pas étranger, sans entrer dans les gestes.',
  situational: 'Votre réponse contient un bon réflexe, mais la suite reste floue.',
  closing: "Votre réponse donne un élément utile, et s'arrête vite.",
}
const FAIR: Record<Judgement['kind'], string> = {
  ...THIN,
  presentation: 'Votre parcours se comprend et il est crédible ; il manque ce qui le fera retenir.',
  motivation: 'Votre raison est juste et personnelle ; elle demande maintenant une preuve.',
  technical: 'Les bonnes étapes sont là ; il manque la précision qui montre la pratique.',
  situational: 'Vos premiers gestes sont les bons ; il manque la fin de la scène.',
  closing:
    'Votre réponse est utile et honnête ; elle peut montrer davantage votre intérêt pour le travail.',
}
const GOOD: Record<Judgement['kind'], string> = {
  presentation: "Votre parcours se suit bien et s'appuie sur des faits",
  motivation: 'Votre raison vient de ce que vous avez vécu et se rattache à ce poste',
  behavioural: 'Votre histoire est vraie et se suit',
  technical: 'Votre méthode est précise et dans le bon ordre',
  situational: 'Votre décision est nette et dans le bon ordre',
  closing: 'Votre réponse est précise et vos questions portent sur le travail',
}

function storyShown(judgement: Judgement): string {
  const parts = [
    has(judgement, 'context') ? 'la situation' : '',
    has(judgement, 'action') ? 'votre action' : '',
    has(judgement, 'result') ? (has(judgement, 'action') ? 'son effet' : 'un effet') : '',
    has(judgement, 'lesson') ? 'ce que vous en gardez' : '',
  ].filter(Boolean)
  if (parts.length === 0) return HOLLOW.behavioural
  const listed =
    parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
  if (judgement.score < 45)
    return `On devine ${listed}, mais sans détail que l'on puisse se représenter.`
  return judgement.score < 63
    ? `Votre réponse pose ${listed}.`
    : `Votre histoire est vraie et se suit : on y voit ${listed}.`
}

function whatIsMissing({ score, limit }: Judgement, { firstGap, improvements }: Remarks): string {
  const afterLimit = limit && NEXT_AFTER_LIMIT[limit.reason]
  if (afterLimit) return afterLimit
  if (!firstGap) return improvements.length > 0 ? "Reprenez d'abord le passage signalé." : ''
  if (score >= 80) return `Pour aller plus loin : ${firstGap}.`
  if (score >= 63) return `Il manque encore ${firstGap}.`
  return `Commencez par ajouter ${firstGap}.`
}

const NEXT_AFTER_LIMIT: Partial<Record<NonNullable<Judgement['limit']>['reason'], string>> = {
  conduct: 'Reprenez la scène en disant ce qui protège les personnes et la règle.',
  denigration: 'Dites en une phrase ce que vous cherchez, et gardez le passé pour vous.',
  unbelievable:
    'Donnez le point de départ et la façon de compter : un résultat modeste et expliqué vaut mieux.',
  'not-mine': 'Choisissez un cas, même plus petit, où la décision ou le geste était de vous.',
  'other-story':
    'Gardez-la pour une autre question, et cherchez ici un cas où ce point est au centre.',
  'figures-only':
    'Choisissez un de ces jours et dites ce que vous y avez fait, puis ce qui a changé.',
}
