import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { seededRandom } from '#eval/questions/seeded-random.ts'
import { ASKERS, QUESTION_COUNTS } from '../../format.ts'
import { planOf } from '../../plans.ts'
import { faultsOfQuestions } from '../../standards.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { planQuestions } from './plan-questions.ts'

const recogniseTrades = await loadRecogniser()
const book = bookOnDisk()
const FORMATS = ASKERS.flatMap((asker) => QUESTION_COUNTS.map((count) => ({ asker, count })))

const MASON = `MAÇON H/F
Pour nos chantiers de rénovation, nous recherchons un maçon.
Missions :
- Monter des murs en parpaings et en pierre
- Couler des dalles et des linteaux
Profil : CAP maçonnerie, autonomie, permis B.`

const BEGINNER = `Réceptionniste en hôtellerie (H/F), débutant accepté
Vous accueillez les clients à leur arrivée et vous préparez leur départ. Poste à Vannes.`

test.each(FORMATS)(
  '$count questions by $asker follow their plan, without a fault',
  async (format) => {
    for (const offer of [MASON, BEGINNER, 'Poste à pourvoir', '', 'x'.repeat(3000)])
      for (const seed of [1, 2, 3, 4, 5]) {
        const random = seededRandom(seed)
        const recognised = findFacts(offer, recogniseTrades)
        const questions = await planQuestions(recognised, { book, random, format })

        expect(questions.map(({ kind }) => kind)).toEqual(planOf(format))
        expect(faultsOfQuestions(questions, format)).toEqual([])
      }
  },
)

test('without a wish the eight questions of before are asked', () => {
  const B = 'behavioural'
  const eight = ['presentation', 'motivation', B, B, B, 'technical', 'situational', 'closing']

  expect(planOf()).toEqual(eight)
  expect(planOf({ asker: 'both', count: 8 })).toEqual(eight)
})

const share = (kinds: readonly string[], format: (typeof FORMATS)[number]) =>
  planOf(format).filter((kind) => kinds.includes(kind)).length

test.each(QUESTION_COUNTS)(
  'of %s questions a manager asks more of the trade, a recruiter more of the person',
  (count) => {
    const ofTrade = ['technical', 'situational']
    const [recruiter, both, manager] = (['recruiter', 'both', 'manager'] as const).map((asker) =>
      share(ofTrade, { asker, count }),
    )

    expect(recruiter).toBeLessThan(both ?? 0)
    expect(both).toBeLessThan(manager ?? 0)
    for (const { asker } of FORMATS) expect(planOf({ asker, count })).toHaveLength(count)
  },
)

test('a set of another length or order than was wished is at fault', async () => {
  const questions = await planQuestions(findFacts(MASON, recogniseTrades), {
    book,
    random: seededRandom(1),
  })

  const checks = faultsOfQuestions(questions, { asker: 'manager', count: 6 })
  expect(checks.map(({ check }) => check)).toContain('count')
  const sameLength = faultsOfQuestions(questions, { asker: 'manager', count: 8 })
  expect(sameLength.map(({ check }) => check)).toContain('order')
})
