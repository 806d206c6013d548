/** What a request is counted as, so that identifiers and invented addresses do not make a series each. */
export type RouteOf = (method: string, url: string) => string

const PROBES = new Set(['/healthz', '/readyz'])

/** Knows the calls by their patterns (« /api/blog/articles/:slug »); all the rest by its sort. */
export function routeNames(patterns: readonly string[]): RouteOf {
  const calls = [...new Set(patterns)]
    .filter((pattern) => pattern.startsWith('/api/') && !pattern.includes('*'))
    .map((pattern) => ({ pattern, shape: shapeOf(pattern) }))
  return (_method, url) => {
    const path = url.split('?', 1)[0] ?? ''
    if (PROBES.has(path)) return path
    if (path.startsWith('/assets/') || /\.\w+$/.test(path)) return 'file'
    if (!path.startsWith('/api/')) return 'page'
    return calls.find(({ shape }) => shape.test(path))?.pattern ?? 'unknown call'
  }
}

function shapeOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}
