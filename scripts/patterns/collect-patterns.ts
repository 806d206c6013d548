import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

export interface FoundPattern {
  /** « app/blog/slug.ts:3 » */
  place: string
  source: string
  flags: string
}

const root = join(import.meta.dirname, '../..')

/** Every pattern that the product writes, and the places where it composes others. */
export function readPatterns(): { written: FoundPattern[]; composed: string[] } {
  const written: FoundPattern[] = []
  const composed: string[] = []
  for (const file of globSync('{app/**/*.{ts,tsx},server.ts}', { cwd: root })) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
    const placeOf = (node: ts.Node) =>
      `${file}:${parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1}`
    const look = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)]
        written.push({ place: placeOf(node), source, flags })
      } else if (isRegExpCall(node)) composed.push(placeOf(node))
      ts.forEachChild(node, look)
    }
    look(parsed)
  }
  return { written, composed }
}

const isRegExpCall = (node: ts.Node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

/**
 * The patterns that the product composes, caught while the modules that do so are loaded and `act`
 * uses them. Load none of them before.
 */
export async function catchPatterns(
  composed: readonly string[],
  act: () => Promise<void>,
): Promise<FoundPattern[]> {
  const caught: FoundPattern[] = []
  const Native = globalThis.RegExp
  globalThis.RegExp = new Proxy(Native, {
    construct(target, args, newTarget) {
      const pattern: RegExp = Reflect.construct(target, args, newTarget)
      const place = callerIn(new Error().stack ?? '')
      if (place) caught.push({ place, source: pattern.source, flags: pattern.flags })
      return pattern
    },
  })
  try {
    for (const file of new Set(composed.map((place) => place.replace(/:\d+$/, '')))) {
      await import(pathToFileURL(join(root, file)).href)
    }
    await act()
  } finally {
    globalThis.RegExp = Native
  }
  return caught
}

function callerIn(stack: string): string | null {
  const [, place] = /\/(app\/[^\s:]{1,200}:\d{1,6}):\d{1,6}\)?$/m.exec(stack) ?? []
  return place ?? null
}
