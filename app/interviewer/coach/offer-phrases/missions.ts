import { contentStems } from '../french/stem.ts'
import { isInfinitive } from '../french/verbs.ts'
import { chainedTasks } from './chains.ts'
import { missionPhrase, withoutLeadIn } from './mission-phrase.ts'
import type { Phrase } from './offer-reading.ts'
import { rowOfTasks } from './rows.ts'
import type { Piece } from './sections.ts'
import { tasksTypedInHaste } from './typed-in-haste.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'

const MOST = 12
const SAME = 0.7

/** What one will do in the post, in the order of the offer, each thing once. */
export function findMissions(pieces: readonly Piece[]): Phrase[] {
  const hasSection = pieces.some(
    ({ family, text }) => family === 'missions' && missionPhrase(text) !== null,
  )
  const found: Phrase[] = []
  const known: ReadonlySet<string>[] = []

  for (const piece of pieces) {
    if (/[:?]$/.test(piece.text) || isTitleLine(piece)) continue
    const isAnnounced = ANNOUNCED.test(piece.text)
    if (!isAnnounced && (piece.isNoise || !mayHoldMission(piece, hasSection))) continue
    for (const item of isAnnounced
      ? [piece.text, ...purpose(piece.text, hasSection).flatMap(tasks)]
      : tasks(piece.text)) {
      const phrase = missionPhrase(item)
      if (!phrase) continue
      const stems = new Set(contentStems(phrase.text))
      if (known.some((other) => isSameMission(other, stems))) continue
      known.push(stems)
      found.push(phrase)
      if (found.length >= MOST * 2) return withoutSubheadings(found).slice(0, MOST)
    }
  }
  return found.length > 0 ? withoutSubheadings(found).slice(0, MOST) : fromHaste(pieces)
}

/** An offer of a few lines, without a sentence, still says what one does, between two commas. */
const fromHaste = (pieces: readonly Piece[]): Phrase[] =>
  tasksTypedInHaste(pieces.map(({ text }) => text).join(', '))
    .map(missionPhrase)
    .filter((phrase) => phrase !== null)
    .slice(0, MOST)

/** Among tasks said with verbs, short nouns are the headings of groups: « Pilotage budgétaire ». */
function withoutSubheadings(found: readonly Phrase[]): Phrase[] {
  const verbs = found.filter(({ form }) => form === 'infinitive')
  if (verbs.length < 3 || verbs.length * 3 < found.length * 2) return [...found]
  return found.filter(
    ({ text, form }) =>
      form === 'infinitive' || (!text.includes('&') && / (?:des?|du|d'|aux?|à) ?/.test(text)),
  )
}

function isTitleLine({ line, text }: Piece): boolean {
  return line === 0 && text.length < 110 && !/[.:!]$/.test(text) && !/^(?:vous|tu) /i.test(text)
}

/** Sentences that give tasks wherever they stand: « Votre mission sera d'aider… », « recherche un serveur pour… ». */
const ANNOUNCED =
  /^(?:votre mission|vos missions|votre rôle|vous serez chargé|vous aurez pour mission|vous aurez en charge|vous serez en charge)|(?:(?:re)?cherch|recrut|embauch|agente?|employée?)[^.]{3,90} (?:pour|afin|chargée?s?) (?:de |d'|l'|la |le |les |\p{L}+(?:er|ir|re) )\p{L}/iu

/** « …recherche un secrétaire afin de tenir la comptabilité »: what the person is wanted for. */
function purpose(text: string, hasSection: boolean): string[] {
  if (hasSection) return []
  const wanted =
    / (?:pour|afin d[e']|chargée?s? d[e']) ?(?=\p{L})(?!(?:son|sa|ses|notre|nos|un|une|le compte|rejoindre|renforcer|compléter|travailler|intégrer|accompagner (?:sa|son|notre|le développement))(?!\p{L}))([^.;:!?]{8,})/iu.exec(
      text,
    )
  return wanted?.[1] ? [wanted[1]] : []
}

function mayHoldMission({ family, text, isBullet }: Piece, hasSection: boolean): boolean {
  if (family === 'missions') return true
  if (family === 'profile' || family === 'training' || family === 'qualities' || family === 'apply')
    return false
  if (family === 'conditions') return !hasSection && rowOfTasks(text) !== null
  if (family === 'company')
    return (
      !hasSection && /^(?:vous serez chargé|votre mission|vos missions|vous aurez pour)/i.test(text)
    )
  if (family === 'skills') return !hasSection && /^\p{L}+(?:er|ir|re)\b/u.test(text)
  return TASK_OPENING.test(text) || isBullet || !hasSection
}

const TASK_OPENING =
  /^(?:vous|tu|votre mission|vos missions|votre rôle|votre objectif|il s'agi|il (?:vous )?faudra|l'objectif|en tant que|au sein|rattaché|à ce titre|dans ce cadre|sous )/iu

function tasks(text: string): string[] {
  const named = rowOfTasks(text)
  if (named) return named
  const chained = chainedTasks(withoutLeadIn(text))
  return chained.length > 1 ? chained : items(text)
}

/** « Saisie des factures, Lettrage, Relances » holds three tasks; a sentence holds one or two. */
function items(text: string): string[] {
  const bare = text.replace(/^[\p{L}\p{N}' /&()-]{2,60} ?: (?=\p{Lu})/u, '')
  const separated = bare
    .replace(
      /(?<=\p{L}\)?) (?=(\p{Lu}\p{Ll}{3,}) (?:de|des|du|la|les|le)\b)/gu,
      (space, word: string) => (isActionNoun(word) || isInfinitive(word) ? ' ; ' : space),
    )
    .split(/ ?; ?/)
  return separated.flatMap((part) => {
    const pieces = part.split(/, (?=\p{Lu}\p{Ll})| [-–] (?=\p{Lu})|\. /u)
    const starts = pieces.map((piece) => isActionNoun(/^\p{L}+/u.exec(piece)?.[0] ?? ''))
    const areTasks = starts[0] === true && starts.filter(Boolean).length > 1
    if (areTasks) return pieces
    return part
      .split(
        /, (?:puis |et )?(?:vous |tu )(?=\p{L}+(?:ez|s) )| et (?:vous|tu) (?=\p{L}+(?:ez|s) )/u,
      )
      .map((piece, index) =>
        index === 0
          ? piece
          : `${/^(?:\p{L}+ez|faites|êtes|dites)(?!\p{L})/u.test(piece) ? 'vous' : 'tu'} ${piece}`,
      )
  })
}

function isSameMission(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  const shared = [...first].filter((stem) => second.has(stem)).length
  return shared >= SAME * Math.max(1, Math.min(first.size, second.size)) && shared > 1
}
