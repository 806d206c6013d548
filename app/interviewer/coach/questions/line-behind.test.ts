import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '../coach.ts'

const OFFER = `Vendeur en prêt-à-porter (H/F)
Vos missions :
- Réceptionner les cartons et faire la mise en rayon
- Conseiller les clients
- Le samedi, jour de repos une fois par mois
Profil : sens du service.`
const coach = createCoach({ random: () => 0, book: bookOnDisk() })
const page = (await bookOnDisk().page('D1214'))?.questions ?? []
const linesFor = (asked: readonly string[], offer = OFFER) => coach.linesBehind(offer, asked)

test('a question is shown the line of the offer that calls for it, as it stands there', async () => {
  const asked = page.filter(({ activities }) => activities).map(({ text }) => text)

  const lines = (await linesFor(asked)).flatMap((line) => line ?? [])

  expect(lines).toContain('Réceptionner les cartons et faire la mise en rayon')
  for (const line of lines) expect(OFFER).toContain(line)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.join(' ')).not.toContain('repos')
})

test('an opening, a question that is nobody’s and an offer that says nothing have none', async () => {
  const openings = page.filter(({ activities }) => !activities).map(({ text }) => text)
  const asked = [...openings, 'Quel temps fait-il ?']

  expect(await linesFor(asked)).toEqual(asked.map(() => null))
  expect(await linesFor(['', '\u0000'], '')).toEqual([null, null])
})
