import { existsSync, globSync, readFileSync } from 'node:fs'

/** Every path that a document names in backticks must exist, and the map names every file at the root of `app/`. */
const PATH = /`((?:app|docs|eval|bench|testing|e2e|scripts|public)\/[\w./-]*)`/g

const missing = globSync('{*.md,docs/**/*.md}').flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(path))
    .map((path) => `${document} nomme ${path}, qui n'existe pas`),
)

const map = readFileSync('docs/map.md', 'utf8')
const unnamed = globSync('app/*.{ts,tsx,css}', { exclude: ['**/*.{test,d}.ts'] })
  .filter((file) => !map.includes(`\`${file}\``))
  .map((file) => `docs/map.md ne nomme pas ${file}`)

for (const line of [...missing, ...unnamed]) console.log(line)
process.exit(missing.length + unnamed.length > 0 ? 1 : 0)
