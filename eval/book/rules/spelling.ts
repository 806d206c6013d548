import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-fr'
import { loadModule } from 'hunspell-asm'
import type { Page } from '#app/interviewer/coach/book/page.ts'
import { withoutEnglish } from '../english.ts'
import { type Fault, fault } from '../fault.ts'
import { frenchOf } from '../sentences.ts'

const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu
/** « GMAO », « CloudWatch », « 4e » are in no dictionary, nor names where no sentence begins. */
const NOT_SPELT = /\d|^\p{Lu}+s?$|\p{Ll}\p{Lu}/u
const NAME = /(?<=[\p{L}\p{N},;]['\s])\p{Lu}\p{L}+/gu
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)'/iu
/** « réétiqueter », « prétouche », « antiglissant »: made of a word that is known. */
const PREFIXED = /^(?:re|ré|pré|dé|sur|anti|auto|télé|non-)(\p{Ll}{4,})$/iu

/** The words of trades that the dictionary does not know, one a line. */
const accepted = new Set(
  readFileSync(new URL('../accepted-words.txt', import.meta.url), 'utf8').split('\n'),
)

const hunspell = await openDictionary()
const known = new Map<string, boolean>()

/** Whether every word is one of the French dictionary or of the trades. */
export function faultsOfSpelling(page: Page): Fault[] {
  return frenchOf(page).flatMap(({ question, text }) =>
    unknownWords(text).map((word) =>
      fault('orthographe', question, `« ${word} » : ${text.slice(0, 60)}`),
    ),
  )
}

const unknownWords = (text: string) =>
  (withoutEnglish(text).replace(NAME, '').match(WORD) ?? [])
    .map((word) => word.replace(ELIDED, ''))
    .filter((word) => !isKnown(word))

function isKnown(word: string): boolean {
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  const rest = PREFIXED.exec(word)?.[1]
  const found =
    NOT_SPELT.test(word) ||
    [word, word.toLowerCase()].some((form) => accepted.has(form)) ||
    [word, ...(rest ? [rest] : [])].some((form) => hunspell.spell(form))
  known.set(word, found)
  return found
}

async function openDictionary() {
  const module = await loadModule()
  const aff = module.mountBuffer(dictionary.aff, 'fr.aff')
  return module.create(aff, module.mountBuffer(dictionary.dic, 'fr.dic'))
}
