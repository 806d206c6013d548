import type { QuestionKind } from '../../../interviewer.ts'
import type { Judgement } from '../judge.ts'
import { CUES } from '../signals/cues.ts'
import { has, saysAny } from './gap.ts'
import { isAtOnce } from './scenes.ts'

/** Something a weak answer may lack; `name` fits after « On n'y trouve… ». */
interface Absence {
  name: string
  isMissing: (judgement: Judgement) => boolean
}

const absence = (name: string, isMissing: (judgement: Judgement) => boolean): Absence => ({
  name,
  isMissing,
})
const LENGTH =
  /\b(?:\d+|un|deux|trois|quatre|cinq|six|sept|huit|dix) (?:ans?|mois|semaines?)\b|\bdepuis\b/
const WRITTEN =
  /\b(?:note|ecri\w+|trace\w*|cahier|registre|fiche|rapport|mail|compte rendu|photo\w*)\b/
const VALUE = /\d|\b(?:deux|trois|quatre|cinq|dix|vingt|trente)\b/
const ASKED = /\?|\b(?:savoir|question)\b/
const WHY =
  /\b(?:parce qu\w*|parceque|car|envie|attire\w*|plait|interess\w*|j aime|choisi\w*|pour ca)\b/

const ABSENCES: Record<QuestionKind, readonly Absence[]> = {
  presentation: [
    absence(
      'aucun fait tiré de votre parcours',
      (one) => !saysAny(one, CUES.ownPast) && !has(one, 'action'),
    ),
    absence('aucune durée', (one) => !saysAny(one, LENGTH)),
    absence('aucun résultat', (one) => !has(one, 'result')),
    absence('aucun lien avec ce poste', (one) => !has(one, 'link')),
  ],
  motivation: [
    absence('aucune raison qui vous soit propre', (one) => !saysAny(one, WHY)),
    absence("aucune mission de l'annonce", (one) => !has(one, 'link')),
    absence('aucune preuve tirée de votre expérience', (one) => !saysAny(one, CUES.ownPast)),
  ],
  behavioural: [
    absence('aucun exemple précis', (one) => !has(one, 'context') && !saysAny(one, CUES.story)),
    absence('aucune action qui soit de vous', (one) => !has(one, 'action')),
    absence('aucun résultat', (one) => !has(one, 'result')),
    absence('aucune leçon', (one) => !has(one, 'lesson')),
  ],
  technical: [
    absence('aucune étape', (one) => !has(one, 'action')),
    absence('aucun contrôle', (one) => !saysAny(one, CUES.checks)),
    absence('aucune valeur précise', (one) => !saysAny(one, VALUE)),
    absence('aucun cas vécu', (one) => !saysAny(one, CUES.ownPast) && !saysAny(one, CUES.story)),
  ],
  situational: [
    absence('aucune décision qui soit de vous', (one) => !has(one, 'action')),
    absence('aucune alerte à un responsable', (one) => !saysAny(one, CUES.alerts)),
    absence('aucune trace écrite', (one) => !saysAny(one, WRITTEN)),
    absence('aucun cas vécu', (one) => !saysAny(one, CUES.ownPast) && !saysAny(one, CUES.story)),
  ],
  closing: [
    absence('aucune date', (one) => !saysAny(one, CUES.availability)),
    absence('aucune question sur le travail', (one) => !saysAny(one, ASKED)),
  ],
}
const MOST = 3
/** What a scene settled at once does without. */
const ON_PAPER: ReadonlySet<string> = new Set([
  'aucune alerte à un responsable',
  'aucune trace écrite',
])

/** « On n'y trouve aucune étape, aucun contrôle ni aucun cas vécu. »; null when nothing basic is missing. */
export function sayAbsences(judgement: Judgement, question: string): string | null {
  const missing = ABSENCES[judgement.kind]
    .filter(
      ({ name, isMissing }) => isMissing(judgement) && !(isAtOnce(question) && ON_PAPER.has(name)),
    )
    .slice(0, MOST)
    .map(({ name }) => name)
  if (missing.length === 0) return null
  const last = missing.at(-1)
  const first = missing.slice(0, -1).join(', ')
  return `On n'y trouve ${first ? `${first} ni ${last}` : last}.`
}
