import { expect, test } from 'vitest'
import { faultsOfQuestion } from '../../standards.ts'
import { COMPETENCIES } from './competencies.ts'
import type { Trade } from './trade.ts'
import { TRADES } from './trades.ts'

const ofTrades = TRADES.flatMap(questionsOf)
const ofCompetencies = COMPETENCIES.flatMap(({ questions }) => questions)
const all = [...ofTrades, ...ofCompetencies]

test('every question passes the same judge as those of a generative model', () => {
  expect(all.filter((text) => faultsOfQuestion(text).length > 0)).toEqual([])
})

test('a question is short and is one question', () => {
  const wordsIn = (text: string) => text.split(/[\s\u00a0]+/).filter((word) => /\p{L}/u.test(word))

  expect(all.filter((text) => wordsIn(text).length > 35)).toEqual([])
  expect(all.filter((text) => !/[?.]$/.test(text))).toEqual([])
  expect(all.filter((text) => text.split('?').length > 2)).toEqual([])
})

test('no question can be answered by yes or no', () => {
  const asksOpenly =
    /^(Racontez|Donnez|Parlez|Décrivez|Expliquez)-moi\b|\b(comment|que|qu'|quels?|quelles?|quoi|qui|pourquoi)\b/i

  expect(all.filter((text) => !asksOpenly.test(text))).toEqual([])
  expect(
    all.filter((text) =>
      /^(Avez|Êtes|Pouvez|Savez|Est-ce|Pourriez|Connaissez|Aimez)|(^|: )(est-ce que|avez-vous|êtes-vous|pouvez-vous|savez-vous)/i.test(
        text,
      ),
    ),
  ).toEqual([])
})

test('French typography: no-break spaces, straight apostrophes, no doubled space', () => {
  const badly = /[^\u00a0][?!:;»]|«[^\u00a0]|[\u2019\u2018]|\s{2}|\u00a0\u00a0|^\s|\s$/

  expect(all.filter((text) => badly.test(text))).toEqual([])
})

test('nobody is called tu, and no gender is presumed', () => {
  const familiar = /(?<!\p{L})(tu|toi|tes|t'|(?<!le )ton)(?!\p{L})/iu
  const gendered =
    /H\/F|\(e\)|·e|(?<!\p{L})seule?(?!\p{L})|vous (êtes|étiez|serez) \p{L}+é(?!\p{L})|êtes-vous \p{L}+(é|is|i|u)(?!\p{L})|vous vous êtes|vous a(vait)? (aidé|surpris|repris|convaincu|marqué|obligé|conduit|poussé|amené|décidé|mis)(?!\p{L})/u

  expect(all.filter((text) => familiar.test(text))).toEqual([])
  expect(all.filter((text) => gendered.test(text))).toEqual([])
})

test('nothing is asked of a private life or of a pay slip', () => {
  const intimate =
    /\b(votre|vos) (âge|famille|conjoint|mari|femme|enfants?|santé|religion|origines?|nationalité|syndicat|logement|handicap|orientation|opinions?|salaire|rémunération|grossesse)/i

  expect(all.filter((text) => intimate.test(text))).toEqual([])
})

test('no two questions are the same', () => {
  expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([])
})

test('past behaviour is asked for by an invitation to tell', () => {
  const told = [...TRADES.flatMap(({ behavioural }) => behavioural), ...ofCompetencies]

  expect(
    told.filter((text) => !/^(Racontez-moi|Donnez-moi|Parlez-moi|Décrivez-moi)/.test(text)),
  ).toEqual([])
})

test('at least sixty trades, each with enough to hold an interview', () => {
  const poor = TRADES.filter(
    (trade) =>
      trade.technical.length < 4 ||
      trade.situational.length < 4 ||
      trade.behavioural.length < 2 ||
      trade.titles.length < 3 ||
      trade.vocabulary.length < 8,
  )

  expect(TRADES.length).toBeGreaterThanOrEqual(60)
  expect(poor.map(({ id }) => id)).toEqual([])
})

test('at least thirty competencies, each asked in four ways, one of them open to beginners', () => {
  const poor = COMPETENCIES.filter(({ questions, cues }) => {
    const beginnings = new Set(questions.map((text) => text.split(/[\s\u00a0]/, 2).join(' ')))
    return (
      questions.length < 4 ||
      beginnings.size < questions.length ||
      cues.length < 3 ||
      !questions.some((text) => /\s; à défaut, [^;]+\.$/u.test(text))
    )
  })

  expect(COMPETENCIES.length).toBeGreaterThanOrEqual(30)
  expect(poor.map(({ id }) => id)).toEqual([])
})

test('each name belongs to one trade and each identifier to one thing', () => {
  const ids = [...TRADES, ...COMPETENCIES].map(({ id }) => id)
  const names = TRADES.flatMap(({ titles }) => titles)
  const cues = COMPETENCIES.flatMap((competency) => competency.cues)

  for (const list of [ids, names, cues]) {
    expect(list.filter((item, i) => list.indexOf(item) !== i)).toEqual([])
  }
})

test('names and words are folded: no capital, no accent, no curly apostrophe', () => {
  const folded = [...TRADES, ...COMPETENCIES].flatMap((item) =>
    'titles' in item ? [...item.titles, ...item.vocabulary] : [...item.cues],
  )

  expect(folded.filter((cue) => !/^[a-z0-9 '.&/#+-]+$/.test(cue))).toEqual([])
})

function questionsOf({ technical, situational, behavioural }: Trade): readonly string[] {
  return [...technical, ...situational, ...behavioural]
}
