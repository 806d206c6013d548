import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createNarrowBuilds } from './narrow-build.ts'

interface Place {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

const PLACES: Place[] = [
  { id: 'root', path: '' },
  { id: 'frame', parentId: 'root' },
  { id: 'home', parentId: 'frame', index: true },
  { id: 'shelves', parentId: 'frame' },
  { id: 'list', parentId: 'shelves', path: 'blog' },
  { id: 'article', parentId: 'shelves', path: 'blog/:slug' },
  { id: 'admin', parentId: 'frame', path: 'admin' },
  { id: 'users', parentId: 'admin', path: 'users' },
  { id: 'pricing', parentId: 'frame', path: 'pricing' },
  { id: 'unknown', parentId: 'frame', path: ':address' },
  { id: 'lost', parentId: 'frame', path: '*' },
]

const known = (places: Place[]) => Object.fromEntries(places.map((place) => [place.id, place]))
const BUILD = {
  routes: known(PLACES),
  assets: { url: '/manifest.js', routes: known(PLACES) },
} as unknown as ServerBuild

/** The routes as the router nests them. */
function treeOf(routes: object, parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter((place: Place) => place.parentId === parentId)
  return children.map(({ id, path, index }: Place) =>
    index ? { id, path, index } : { id, path, children: treeOf(routes, id) },
  ) as RouteObject[]
}

const screenAt = (routes: object, pathname: string) =>
  matchRoutes(treeOf(routes), pathname)?.map(({ route }) => route.id)

test('an address leads to the same screen among few routes as among all', () => {
  const buildAt = createNarrowBuilds(BUILD)
  const addresses = [
    ...['/', '/blog', '/blog/', '/Blog/un-article', '/%62log/x', '/blog/a/b', '/blogue', '//blog'],
    ...['/admin', '/ADMIN/users', '/admin/rien', '/pricing', '/pricing/x', '/un/deux', '/%zz'],
  ]

  for (const address of addresses) {
    const { routes, assets } = buildAt(address)

    expect(screenAt(routes, address), address).toEqual(screenAt(BUILD.routes, address))
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes))
  }
})

test('a page is looked for among the routes that begin as its address, not among all', () => {
  const buildAt = createNarrowBuilds(BUILD)

  const { routes, assets } = buildAt('/blog/un-article')

  expect(Object.keys(routes)).toEqual([
    ...['root', 'frame', 'shelves', 'list', 'article', 'unknown', 'lost'],
  ])
  expect(assets.url).toBe('/manifest.js')
})

test('what screens ask for between two pages is looked for among all routes', () => {
  const buildAt = createNarrowBuilds(BUILD)

  expect(buildAt('/blog.data')).toBe(BUILD)
})
