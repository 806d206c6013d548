import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { type Fault, fault } from '../fault.ts'
import { spoken } from '../sentences.ts'

const TO_THE_CANDIDATE = [
  /H\/F|\(e\)|·e/u,
  /vous (?:[\p{L}'-]+ ){0,2}(?<!(?<!\p{L})(?:une?|l[ae]|les|des?|du) )seule?(?!\p{L}| \p{L}+ (?:qui|à))/u,
  /(?:vous (?:êtes|étiez|serez|seriez)|(?:êtes|étiez|seriez)-vous|rest(?:ez|er)|être) (?:\p{L}+ )?attenti(?:f|ve)/u,
  /vous (?:êtes|étiez|serez) \p{L}+é(?!\p{L})|êtes-vous (?!(?:donné|permis|dit|fixé|posé|imposé|demandé)(?!\p{L}))(?:\p{L}+é|\p{L}+(?:is|i|u))(?!\p{L})|vous vous êtes/u,
  /(?:vous (?:êtes|étiez|restez|seriez)|(?:êtes|étiez|restez|seriez)-vous|vous (?:a |ont )?rendu?) (?:encore )?(?:le plus )?(?:contente?|fi(?:er|ère)|heureu(?:x|se)|satisfaite?)(?!\p{L})/u,
  /vous a(?:vait)? (?:aidé|surpris|repris|convaincu|marqué|obligé|conduit|poussé|amené|décidé|mis)(?!\p{L})/u,
]
const BY_THE_CANDIDATE =
  /(?<!\p{L})j(?:e |')(?:ne |n')?(?:me |m'|y |en )*(?:suis|étais|serais|serai|fus)(?: (?:pas|plus|jamais|déjà|toujours|encore|tout|très|bien|trop|vraiment|souvent|aussi|assez))* (\p{L}+)/giu
const AGREES =
  /(?:[éiu]e?s?|\p{L}{3}[nd]te?|prête?|is|ise|if|ive|eux|euse|ien|ienne|rice|ûre?|seule?|certaine?|ère)$/u
/** « je me suis rendu compte », « je me suis dit » agree with nobody. */
const AGREES_NOT =
  /^(?:du|au|aussi|ainsi|parmi|depuis|pendant|avant|devant|maintenant|souvent|rendu|dit|permis|donné|demandé|promis|juré|imposé|fixé|posé|noté)$/u

/** Whether something supposes that the candidate is a man or a woman. */
export function faultsOfGender(page: Page): Fault[] {
  return page.questions.flatMap((one) => [...toCandidate(one), ...byCandidate(one)])
}

function toCandidate(one: BookQuestion): Fault[] {
  const pitfall = one.pitfall ? [{ text: one.pitfall }] : []
  return [...spoken(one), ...pitfall].flatMap(({ text }) =>
    TO_THE_CANDIDATE.filter((pattern) => pattern.test(text)).map((pattern) =>
      fault('genre', one.id, `« ${pattern.exec(text)?.[0]} » : ${text}`),
    ),
  )
}

function byCandidate({ id, example }: BookQuestion): Fault[] {
  return [...(example ?? '').matchAll(BY_THE_CANDIDATE)]
    .filter(([, word = '']) => AGREES.test(word) && !AGREES_NOT.test(word))
    .map(([whole]) => fault('genre', id, `« ${whole} »`))
}
