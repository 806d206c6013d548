import { basename } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'
import { bookExamples } from './scripts/book-examples.ts'

/** React in one file compresses four kilobytes better than in five. */
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }
/** What every page asks for at once compresses better in one file than in twenty. */
const EVERY_PAGE = { name: 'every-page', test: /app\/(entry\.client|root|shell\/page-layout)\.tsx/ }
/** So does what the same pages of the interview ask for; none loads what only others need. */
const INTERVIEW = {
  name: 'interview',
  test: /app\/simulation\//,
  minShareCount: 3,
  entriesAware: true,
  /** In bytes, before compression: a file of its own costs as much. */
  entriesAwareMergeThreshold: 500,
}
/** Each table of the coach is a file of its own: a device asks anew only for those that a release changed. */
const COACH_TABLE = {
  name: (file: string) => basename(file, '.json'),
  test: /app\/interviewer\/coach\/(?:assessment|book|offer-facts)\/.*\.json$/,
}
/** Without the names of the pages that share it, which the bundler joins by tildes. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash].js`
const PRODUCT = { index: './server.ts', 'coach-worker': './app/coach-worker.ts' }

/** Every page has these from the start: what loads later need not name them. */
const AT_HAND = /assets\/(?:react|every-page|rolldown-runtime)-/
const toPreload = (_: string, files: string[]) => files.filter((file) => !AT_HAND.test(file))

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    denyImports({
      client: {
        files: [
          'app/*/server/**',
          'app/platform/{cashier,database,limits,mailer,passwords}/**',
          'app/interviewer/{coach,scripted}/**',
        ],
      },
    }),
  ],
  environments: {
    ssr: {
      build: { rolldownOptions: { input: PRODUCT } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [REACT, EVERY_PAGE, INTERVIEW] }, chunkFileNames },
        },
      },
    },
  },
  // Workers load what they need when they need it, as pages do.
  worker: {
    format: 'es',
    plugins: () => [bookExamples()],
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [COACH_TABLE] }, chunkFileNames },
    },
  },
  // One file for the whole server starts in half the time and takes a quarter less memory.
  ...(command === 'build' && {
    // Compiled code cannot be bundled.
    ssr: { noExternal: true, external: ['@node-rs/argon2'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: toPreload },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Found on the first click otherwise, which reloads the page and loses the interview.
  optimizeDeps: { include: ['pdfmake/build/pdfmake'] },
}))
