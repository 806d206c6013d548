import type { QuestionKind } from '../../../kinds.ts'
import type { Judgement } from '../judge.ts'
import { type EvidenceName, mayHold } from './evidence.ts'

interface Further {
  text: string
  unless: readonly EvidenceName[]
}

/** How a good answer can be served better; true of any answer in which nothing of it is heard. */
const FURTHER: Record<QuestionKind, readonly Further[]> = {
  presentation: [
    {
      text: 'Préparez le détail du fait le plus fort : on vous demandera comment vous y êtes arrivé ou arrivée.',
      unless: [],
    },
    {
      text: 'Préparez la suite : on vous demandera pourquoi vous changez maintenant, une phrase suffit.',
      unless: ['aimed'],
    },
    {
      text: 'Dites-la une fois à voix haute, en moins de deux minutes, et repérez la phrase que vous voulez voir retenue.',
      unless: [],
    },
  ],
  motivation: [
    {
      text: 'Préparez aussi la question inverse : ce qui vous ferait hésiter dans ce poste.',
      unless: [],
    },
    {
      text: "Dites-la une fois à voix haute, sans la lire : c'est ainsi qu'une envie s'entend.",
      unless: [],
    },
    {
      text: 'Préparez la question qui suit souvent : ce que vous attendez de vos trois premiers mois.',
      unless: [],
    },
  ],
  behavioural: [
    {
      text: 'Dites-la une fois à voix haute, en moins de deux minutes : la situation en une phrase, le reste pour vos gestes.',
      unless: [],
    },
    {
      text: 'Gardez cette histoire prête pour une autre question : dites-vous laquelle, et par quelle phrase vous y entreriez.',
      unless: [],
    },
    {
      text: "Préparez l'autre question que cette histoire appelle : ce que vous referiez à l'identique.",
      unless: [],
    },
  ],
  technical: [
    {
      text: "Dites-la une fois à voix haute, en montrant l'ordre avec les mains : le recruteur doit pouvoir vous suivre.",
      unless: [],
    },
    {
      text: "Préparez un cas où vous feriez autrement : on vous le demandera pour voir où votre méthode s'arrête.",
      unless: [],
    },
  ],
  situational: [
    {
      text: 'Dites-la une fois à voix haute, calmement : dans une scène tendue, le ton compte autant que les gestes.',
      unless: [],
    },
    {
      text: 'Préparez la question de principe qui suit souvent : dans quel cas passeriez-vous la main ?',
      unless: [],
    },
    {
      text: 'Préparez la variante : la même scène, un jour où vous êtes seul ou seule, ou sans votre matériel habituel.',
      unless: [],
    },
  ],
  closing: [
    {
      text: "Dites-la une fois à voix haute, en regardant quelqu'un : ces choses-là se disent simplement.",
      unless: [],
    },
    {
      text: "Gardez une question née de l'entretien lui-même : elle montre que vous avez écouté.",
      unless: [],
    },
  ],
}

/** How to take up again an answer that is poor as a whole: asked for as such, and said to be missing of nothing. */
const AGAIN: Record<QuestionKind, string> = {
  presentation:
    'Reprenez en trois phrases : votre métier ou vos études, un fait que vous avez tenu, ce que vous cherchez ici.',
  motivation: 'Gardez une seule raison, la vôtre, et le fait qui la montre.',
  behavioural:
    'Reprenez cette histoire en trois temps : la situation en une phrase, vos gestes, ce qui a changé.',
  technical:
    "Reprenez dans l'ordre : ce que vous faites d'abord, ensuite, et ce que vous regardez à la fin.",
  situational:
    "Reprenez la scène dans l'ordre : ce que vous faites en premier, pour qui, puis ce que vous proposez.",
  closing:
    "Répondez dans l'ordre de la question : vos dates, puis une ou deux questions sur le travail.",
}
const POOR = 40

export const takeUpAgain = ({ kind, score }: Judgement): string[] =>
  score < POOR ? [AGAIN[kind]] : []

const ALOUD =
  'Puis dites-la à voix haute, en une minute : vous entendrez ce qui porte et ce qui manque.'

export function goFurther({ kind, answer, score }: Judgement): string[] {
  if (score < POOR) return [ALOUD]
  const able = FURTHER[kind].filter(({ unless }) => !mayHold(answer.plain, unless))
  const first = answer.words.length % (able.length || 1)
  return [...able.slice(first), ...able.slice(0, first)].map(({ text }) => text)
}
