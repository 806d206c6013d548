import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Where sentences are written that people read as they stand. */
const FILES = globSync('app/**/{*.tsx,*messages.ts,content/*.ts,refusal.ts}').filter(
  (path) => !/\.test\.|interviewer|testing/.test(path),
)
/** A space at which a line may end, before a tall sign or inside guillemets. */
const BREAKS = /[\p{L}\p{N}»)] [:;!?»](?=\s|$)|« |^ [:;!?»](?=\s|$)/u

test('no sentence of a screen lets a tall sign begin a line, or a guillemet stand alone', () => {
  const found = FILES.flatMap((path) =>
    sentencesOf(path)
      .filter((text) => BREAKS.test(text))
      .map((text) => `${path}: ${text.trim()}`),
  )

  expect(FILES.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

function sentencesOf(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      texts.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}
