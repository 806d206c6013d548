import type { QuestionKind } from '../../../kinds.ts'
import type { Judgement } from '../judge.ts'
import { type EvidenceName, mayHold } from './evidence.ts'

interface Further {
  text: string
  unless: readonly EvidenceName[]
  unlessHeard?: RegExp
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
  ],
  motivation: [
    {
      text: 'Préparez aussi la question inverse : ce qui vous ferait hésiter dans ce poste.',
      unless: [],
    },
    {
      text: 'Préparez la question qui suit souvent : ce que vous attendez de vos trois premiers mois.',
      unless: [],
    },
  ],
  behavioural: [
    {
      text: 'Gardez cette histoire prête pour une autre question : dites-vous laquelle, et par quelle phrase vous y entreriez.',
      unless: [],
    },
    {
      text: "Préparez la question qui suit souvent : ce que vous feriez autrement aujourd'hui.",
      unless: [],
    },
  ],
  technical: [
    {
      text: "Préparez un cas où vous feriez autrement : on vous le demandera pour voir où votre méthode s'arrête.",
      unless: [],
    },
  ],
  situational: [
    {
      text: 'Préparez la question de principe qui suit souvent : dans quel cas passeriez-vous la main ?',
      unless: [],
    },
    {
      text: 'Préparez la variante : la même scène, quand la personne à prévenir ne répond pas.',
      unless: [],
      unlessHeard: /\b(?:ne (?:me |m )?repond\w*|injoignable|repondeur|messagerie|ne decroche)\b/,
    },
  ],
  closing: [
    {
      text: "Gardez une question née de l'entretien lui-même : elle montre que vous avez écouté.",
      unless: [],
    },
  ],
}

/** What an answer that only begins to convince has most to gain by; a way to go on, and no reproach. */
const STRENGTHEN: Partial<Record<QuestionKind, string>> = {
  presentation:
    "Choisissez l'expérience la plus proche de ce poste et dites-en un fait : combien, avec qui, ce qui a changé.",
  motivation: "Reliez votre raison à une chose précise de l'annonce, puis à un fait à vous.",
  behavioural:
    "Développez le moment où vous agissez : deux gestes de plus, et ce qu'ils ont changé.",
  technical:
    "Ajoutez à chaque étape l'outil, la valeur ou la limite : c'est là qu'un recruteur du métier écoute.",
  situational:
    "Dites pour chaque geste quand vous le faites : tout de suite, dans l'heure ou le lendemain.",
}
const FAIR = 62

export const strengthen = ({ kind, score }: Judgement): string[] => {
  const way = score >= POOR && score < FAIR ? STRENGTHEN[kind] : undefined
  return way ? [way] : []
}

/** A poor answer is taken up again, not taken further. */
const POOR = 40

export function goFurther({ kind, answer, score }: Judgement): string[] {
  if (score < POOR) return []
  const able = FURTHER[kind].filter(
    ({ unless, unlessHeard }) => !mayHold(answer.plain, unless) && !unlessHeard?.test(answer.plain),
  )
  const first = answer.words.length % (able.length || 1)
  return [...able.slice(first), ...able.slice(0, first)].map(({ text }) => text)
}
