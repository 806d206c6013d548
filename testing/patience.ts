/** How long a test waits for what comes by itself: far longer than on the slowest machine, in milliseconds. */
export const PATIENCE = 20_000

// Screens are waited for by the library's own verbs, which give up after a second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE })
}
