import { expect, test } from 'vitest'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { quoteOf } from './quote.ts'

const sentence = (quote: string) => ({
  quote,
  plain: normalizeText(quote),
  words: normalizedWords(normalizeText(quote)),
})

test('a short sentence is quoted whole, without its full stop', () => {
  const said = "J'ai noté l'incident dans les transmissions."

  expect(quoteOf(sentence(said), said)).toBe("J'ai noté l'incident dans les transmissions")
})

test('a long sentence is quoted around what is worth showing, word for word', () => {
  const said = `${'Il faisait froid ce matin-là sur le quai, '.repeat(3)}j'ai compté les palettes, puis nous sommes repartis vers le dépôt de la ville voisine.`

  const quote = quoteOf(sentence(said), said, /\bj ai compte\b/)

  expect(quote).toContain("j'ai compté les palettes")
  expect(said).toContain(quote)
})

test('a telephone number is never quoted', () => {
  const said = "J'ai rappelé Mme Dupont au 06 39 98 12 34."

  expect(quoteOf(sentence(said), said)).toBeNull()
})

test.each([
  "J'ai trente-six ans, dix ans de garde d'enfants",
  "J'ai 52 ans et aucun diplôme",
  "Je m'appelle Inès, 29 ans, freelance depuis deux ans",
])('nobody is praised with an age: « %s »', (said) => {
  expect(quoteOf(sentence(said), said)).toBeNull()
})

test("years of work are no age: « J'ai vingt-cinq ans d'atelier »", () => {
  const said = "J'ai vingt-cinq ans d'atelier derrière moi"

  expect(quoteOf(sentence(said), said)).toBe(said)
})

test('what leans on a closing guillemet is not quoted without it', () => {
  const said = "Le bouton « dupliquer » que personne ne trouvait, j'ai demandé à le renommer."

  const quote = quoteOf(sentence(said), said, /\bj ai demande\b/)

  expect(quote).not.toMatch(/^que personne/)
})

test('words dictated without a sign are cut where the voice takes breath', () => {
  const said =
    "j'ai dû former quatre opérateurs au départ ils disaient que c'était encore une idée des bureaux j'ai préparé un support avec des photos et je suis resté à côté d'eux"

  const quote = quoteOf(sentence(said), said, /\bj ai prepare\b/)

  expect(quote).toBe("j'ai préparé un support avec des photos et je suis resté à côté d'eux")
})

test('words around guillemets are shown only where they stand without what was quoted', () => {
  const after =
    'Votre fiche est courte mais le mot « polyvalent » me parle : je le suis depuis toujours.'
  const before = "J'allais classer l'image chez l'autre quand j'ai lu « née Roux » sur l'écran."

  expect(quoteOf(sentence(after), after)).not.toMatch(/^me parle/)
  expect(quoteOf(sentence(before), before)).not.toMatch(/quand j'ai lu$/)
})

test('a quote is not cut before the fall of what is said', () => {
  const said =
    "l'apprenti monte l'assiette devant moi dix fois puis sans moi et je regarde de loin et après ça on la met à la carte avec sa photo et sa fiche dans le classeur du passe"

  const quote = quoteOf(sentence(said), said, /\bmonte\b/)

  expect(quote).toMatch(/dix fois puis sans moi/)
})
