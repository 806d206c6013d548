import type { Dimension } from '../../interviewer.ts'
import { WEIGHTS_BY_KIND } from '../../score.ts'
import type { Answered } from './answered.ts'
import { toTakeBack } from './to-take-back.ts'

const KNOWS: Record<Dimension, string> = {
  Pertinence: 'Vous répondez à la question.',
  'Preuve concrète': 'Vous savez agir.',
  'Structure (STAR)': 'Vous savez raconter.',
  'Résultat mesuré': 'Vous obtenez des résultats.',
  'Adéquation au poste': 'Vous connaissez ce poste.',
}
const NEXT: Record<Dimension, string> = {
  Pertinence: 'Collez à la question.',
  'Preuve concrète': 'Donnez des faits.',
  'Structure (STAR)': "Mettez de l'ordre.",
  'Résultat mesuré': 'Racontez mieux la fin.',
  'Adéquation au poste': 'Parlez davantage du poste.',
}

/** From which weight a dimension says something of an answer: an end is asked of a story, not of a reason. */
const COUNTS = 0.2

/** Two short sentences: what one can already do, what comes next. */
export function writeHeadline(answered: readonly Answered[], overall: number): string {
  if (overall <= 10) return 'Le premier pas est fait. Racontez un premier fait.'
  const means = (Object.keys(KNOWS) as Dimension[]).flatMap((name) => {
    const concerned = answered.filter(({ kind }) => WEIGHTS_BY_KIND[kind][name] >= COUNTS)
    if (concerned.length === 0) return []
    const sum = concerned.reduce((all, { levels }) => all + (levels.get(name) ?? 0), 0)
    return [{ name, mean: sum / concerned.length }]
  })
  const ranked = means.sort((a, b) => b.mean - a.mean)
  const best = ranked[0]?.name ?? 'Pertinence'
  const worst = ranked.at(-1)?.name ?? 'Résultat mesuré'
  if (toTakeBack(answered)) return `${KNOWS[best]} Une réponse est à reprendre.`
  if (overall >= 85) return 'Vos réponses tiennent. Gardez ces exemples en tête.'
  if (overall < 35) return `C'est un début. ${NEXT[worst]}`
  if (best === 'Structure (STAR)' && worst === 'Résultat mesuré') {
    return "Vous savez raconter. Mesurez maintenant l'effet."
  }
  return `${KNOWS[best]} ${NEXT[worst]}`
}
