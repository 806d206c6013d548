import type { QuestionKind } from '../../interviewer.ts'
import { normalizeText } from '../assessment/normalize-text.ts'
import { actIn } from '../assessment/remarks/acts.ts'
import { figureIn } from '../assessment/remarks/figure.ts'
import type { Answered } from './answered.ts'
import { quotesOf } from './done-well.ts'
import { inWords } from './in-words.ts'

const WORTH_REDOING: Record<QuestionKind, number> = {
  presentation: 12,
  motivation: 8,
  behavioural: 10,
  technical: 6,
  situational: 6,
  closing: 0,
}

/** Which question to redo first, and how; then what to do with the passed ones. */
export function writeAdvice(answered: readonly Answered[], asked: number): string {
  const ranked = [...answered].sort((a, b) => gain(b) - gain(a))
  const [first, ...others] = ranked
  if (!first) return ''
  const isStrong = first.score >= 80
  const how = first.improvements[0]
  const best = whyBest(answered, first)
  const second = others.find((one) => !best || one !== bestOf(answered))
  const lines = isStrong
    ? [`Vos réponses sont solides ; la question ${first.place} peut encore gagner un peu.`]
    : [`Commencez par la question ${first.place} : ${reasonOf(first)}.`]
  if (best) lines.unshift(best)
  if (how) lines.push(how)
  if (second && !isStrong && second.score < 70)
    lines.push(
      how && second.improvements[0] === how
        ? `Puis reprenez la question ${second.place} de la même façon.`
        : `Passez ensuite à la question ${second.place}.`,
    )
  const passed = asked - answered.length
  if (passed > 0) lines.push(PASSED(passed))
  if (answered.length === 1 && asked > 1)
    lines.push(
      'Une seule réponse ne permet pas encore de conclure : le bilan sera plus juste avec trois ou quatre.',
    )
  return lines.join(' ')
}

const bestOf = (answered: readonly Answered[]) => [...answered].sort((a, b) => b.score - a.score)[0]

const WORTH_NAMING = 45

/** The best answer, and the words that make it so; none is named when nothing stands out. */
function whyBest(answered: readonly Answered[], toRedo: Answered): string | null {
  const best = bestOf(answered)
  if (!best || answered.length < 2 || best === toRedo || best.score < WORTH_NAMING) return null
  const quotes = quotesOf(best)
  const telling = quotes.find((quote) => figureIn(quote)) ?? quotes[0]
  if (!telling) return `Votre meilleure réponse est celle de la question ${best.place}.`
  const figure = figureIn(telling)
  const act = actIn(normalizeText(telling))
  const why = figure
    ? "un fait que l'on peut vérifier"
    : act
      ? `avoir su ${act.skill}`
      : 'un geste précis'
  return `Votre meilleure réponse est celle de la question ${best.place}, pour ${why} : « ${telling} ».`
}

const gain = ({ score, kind }: Answered) => 100 - score + WORTH_REDOING[kind]

const REASON: Record<QuestionKind, string> = {
  presentation: "c'est elle qui ouvre l'entretien et donne le ton",
  motivation: 'elle dit pourquoi vous, et pourquoi ici',
  behavioural: "c'est là qu'un exemple précis changera le plus votre résultat",
  technical: "c'est là que l'on juge votre pratique du métier",
  situational: 'votre première décision doit y être plus nette',
  closing: "c'est la dernière image que vous laissez",
}

/** Right gestures are not asked to be clearer: they are asked to go on. */
const reasonOf = ({ kind, score }: Answered) =>
  kind === 'situational' && score >= WORTH_NAMING
    ? 'vos premiers gestes y sont, il leur manque une suite'
    : REASON[kind]

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

const PASSED = (count: number) =>
  count === 1
    ? "Une question est restée sans réponse : préparez trois phrases pour le jour où l'on vous la posera."
    : `${capital(inWords(count))} questions sont restées sans réponse : préparez trois phrases pour chacune, car on vous les posera sans doute.`
