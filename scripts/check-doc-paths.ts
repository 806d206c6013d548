import { existsSync, globSync, readFileSync } from 'node:fs'

/** Every path that a document names in backticks must exist, or the document lies. */
const PATH = /`((?:app|docs|eval|bench|testing|e2e|scripts|public)\/[\w./-]*)`/g

const missing = globSync('{*.md,docs/**/*.md}').flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(path))
    .map((path) => `${document} nomme ${path}, qui n'existe pas`),
)

for (const line of missing) console.log(line)
process.exit(missing.length > 0 ? 1 : 0)
