import type { ServerBuild } from 'react-router'

type Known<Value> = Record<string, Value | undefined>
interface Place {
  id: string
  parentId?: string
  path?: string
}

/**
 * For an address, the program with those routes alone that may answer it, by its first word. The
 * router tries each route that it knows, and makes all of them anew for each page.
 */
export function createNarrowBuilds(build: ServerBuild): (pathname: string) => ServerBuild {
  const lines = linesOf(build.routes)
  const open = lines.filter((line) => /^[:*]/.test(firstWord(line)))
  const narrow = new Map<string, ServerBuild>()
  for (const word of new Set(lines.map(firstWord))) {
    const near = lines.filter((line) => firstWord(line) === word)
    narrow.set(word, withRoutes(build, [...near, ...open]))
  }
  const elsewhere = withRoutes(build, open)
  // What screens ask for between two pages goes by a name of its own.
  return (pathname) =>
    pathname.endsWith('.data') ? build : (narrow.get(wordIn(pathname)) ?? elsewhere)
}

/** Each screen with the routes that lead to it, from the root. */
function linesOf(routes: Known<Place>): Place[][] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const lineOf = (place: Place | undefined): Place[] =>
    place ? [...lineOf(routes[place.parentId ?? '']), place] : []
  return all.filter(({ id }) => !parents.has(id)).map(lineOf)
}

const firstWord = (line: Place[]) =>
  line.map(({ path = '' }) => path.split('/').find(Boolean)).find(Boolean) ?? ''

/** As the router reads it: decoded, whatever its capitals. */
function wordIn(pathname: string): string {
  const word = /^\/+([^/]*)/.exec(pathname)?.[1] ?? ''
  try {
    return decodeURIComponent(word).toLowerCase()
  } catch {
    return word.toLowerCase()
  }
}

function withRoutes(build: ServerBuild, lines: Place[][]): ServerBuild {
  const ids = new Set(lines.flat().map(({ id }) => id))
  const only = <Value>(known: Known<Value>) =>
    Object.fromEntries(Object.entries(known).filter(([id]) => ids.has(id)))
  const { routes, assets } = build
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } }
}
