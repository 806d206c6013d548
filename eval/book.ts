import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  foundByWords,
  isCircumstance,
  isSubject,
} from '#app/interviewer/coach/book/found-by-words.ts'
import type { Page } from '#app/interviewer/coach/book/page.ts'
import { indexOf } from '#app/interviewer/coach/book/question-index.ts'
import { checkBook } from './book/check-book.ts'
import { type Fault, fault } from './book/fault.ts'
import { layOut } from './book/lay-out.ts'

const USAGE = `Usage : npm run book -- [--format] [--form] [--brief] [FICHIER…]
Lit les pages du livre et dit ce qui leur manque ; avec des fichiers, ceux-là seuls, comme s'ils étaient
dans le livre (la page de même nom en est alors remplacée). Sort avec 1 s'il y a un défaut.
--format écrit d'abord les fichiers dans la mise en page du livre (et, sans fichier, l'index des questions, ceux des sujets et des circonstances) ; --form s'en tient à la forme, sans
dictionnaire ni comparaison ; --brief ne dit rien des pages sans défaut.`

const INDEX = 'app/interviewer/coach/book/index.json'
const SUBJECTS = 'app/interviewer/coach/book/subjects.json'
const CIRCUMSTANCES = 'app/interviewer/coach/book/circumstances.json'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'boolean', default: false },
    form: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const book = globSync('app/interviewer/coach/book/pages/*.json').sort()
const asked = positionals.length > 0 ? positionals : book
const missing = asked.filter((file) => !existsSync(file))
if (missing.length > 0) {
  console.error(`Il n'y a pas de fichier ${missing.join(', ')}.`)
  process.exit(2)
}
const replaced = new Set(asked.map((file) => basename(file)))
const others = book.filter((file) => !replaced.has(basename(file)))

const drafts = [...asked, ...others].map((name) => ({ name, content: parse(read(name)) }))
if (values.format)
  for (const { name, content } of drafts)
    if (asked.includes(name) && content) writeFileSync(name, layOut(content))

const faults = checkBook(drafts, { formOnly: values.form })
for (const { name, content } of drafts)
  if (book.includes(name)) faults.get(name)?.push(...faultsOfFile(name, content))

if (positionals.length === 0 && [...faults.values()].every(({ length }) => length === 0))
  keepIndexes(drafts.map(({ content }) => content))

const all = asked.flatMap((file) => faults.get(file) ?? [])
for (const file of asked) report(file, faults.get(file) ?? [])
console.log(`${asked.length} pages, ${verdict(all)}`)
for (const [rule, found] of Object.entries(Object.groupBy(all, ({ rule }) => rule)))
  console.log(`  ${rule} : ${found?.length}`)
process.exitCode = all.length > 0 ? 1 : 0

/** Which page asks what, and what names a subject: written with the pages, or told when they are other ones'. */
function keepIndexes(pages: readonly Page[]): void {
  keepIndex(INDEX, `${JSON.stringify(indexOf(pages), null, 2)}\n`)
  keepIndex(SUBJECTS, inLines(foundByWords(pages, isSubject)))
  keepIndex(CIRCUMSTANCES, inLines(foundByWords(pages, isCircumstance)))
}

function inLines(found: readonly object[]): string {
  return `[\n${found.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`
}

function keepIndex(file: string, index: string): void {
  if (values.format) writeFileSync(file, index)
  else if (!existsSync(file) || read(file) !== index)
    faults.get(asked[0] ?? '')?.push(fault('index', null, `${file} à écrire par --format`))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** Null for what is no JSON, which then has no form. */
function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A page stands under its code, laid out as the others, so that a change shows as what it is. */
function faultsOfFile(file: string, content: { code: string }): Fault[] {
  const found: Fault[] = []
  if (basename(file, '.json') !== content?.code) found.push(fault('fichier', null, 'un autre code'))
  if (layOut(content) !== read(file)) found.push(fault('fichier', null, 'à passer par --format'))
  return found
}

function report(file: string, found: readonly Fault[]): void {
  if (values.brief && found.length === 0) return
  console.log(`${basename(file, '.json')} ${verdict(found)}`)
  for (const { rule, question, detail } of found)
    console.log(`  ${[question, rule, detail].filter(Boolean).join(' · ')}`)
}

function verdict({ length }: readonly Fault[]): string {
  return length === 0 ? 'bon' : length === 1 ? '1 défaut' : `${length} défauts`
}
