import type { Plugin } from 'vite'
import { EXAMPLES, indexSources } from '#app/book-on-disk.ts'

const MODULE = 'virtual:book-examples'
const RESOLVED = `\0${MODULE}`

/** The address of the index of the book's examples, for the coach of a browser; null while developing, where none is made. */
export function bookExamples(): Plugin {
  let isBuilding = false
  return {
    name: 'book-examples',
    configResolved({ command }) {
      isBuilding = command === 'build'
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null
      if (!isBuilding) return 'export const EXAMPLES = null'
      const source = await indexSources()
      const file = this.emitFile({ type: 'asset', name: EXAMPLES, source })
      return `export const EXAMPLES = import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
