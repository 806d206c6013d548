import { expect, test } from 'vitest'
import { detectLanguage } from './language.ts'
import { contentStems, stem } from './stem.ts'
import { sentences, words } from './tokens.ts'

test('elisions are split off and compound or technical words stay whole', () => {
  expect(
    words("L'équipe d'aujourd'hui, avez-vous un savoir-faire en C++, .NET ou Node.js ?"),
  ).toEqual([
    "L'",
    'équipe',
    "d'",
    "aujourd'hui",
    'avez',
    'un',
    'savoir-faire',
    'en',
    'C++',
    '.NET',
    'ou',
    'Node.js',
  ])
})

test('inclusive dots, abbreviations, decimals and addresses do not end a sentence', () => {
  expect(
    sentences(
      'Êtes-vous motivé.e ? Oui, à 3.5 % sur www.site.fr ici. M. Durand (etc.) le dit… Fin\nBref',
    ),
  ).toEqual([
    'Êtes-vous motivé.e ?',
    'Oui, à 3.5 % sur www.site.fr ici.',
    'M. Durand (etc.) le dit…',
    'Fin',
    'Bref',
  ])
})

test('words of one family share a stem and small words carry none', () => {
  expect(stem('gestions')).toBe(stem('gestion'))
  expect(contentStems("Vous êtes dans l'équipe")).toEqual([stem('équipe')])
})

test('a language is told by its small words, not from a handful of words', () => {
  expect(detectLanguage('Nous recherchons une personne pour notre équipe de vente')).toBe('fr')
  expect(detectLanguage('We are looking for someone to join our team in the city')).toBe('en')
  expect(detectLanguage('Buscamos una persona para el equipo de ventas con experiencia')).toBe('es')
  expect(detectLanguage('Maçon coffreur')).toBe('unknown')
})

test('hostile texts cost little', () => {
  for (const text of [
    '.'.repeat(20_000),
    ' '.repeat(20_000),
    'a'.repeat(20_000),
    "l'".repeat(10_000),
    '\ud800\0',
  ]) {
    expect(() => [
      words(text),
      sentences(text),
      contentStems(text),
      detectLanguage(text),
    ]).not.toThrow()
  }
})
