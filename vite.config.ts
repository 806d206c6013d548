import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { denyImports } from 'vite-env-only'

const REACT = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }
/** What the first page is made of: small files, which compress better in one than in twenty. */
const FIRST_PAGE = {
  name: 'first-page',
  test: /app\/(accounts\/(open-auth-dialog|token)|platform\/browser-storage|shell\/(brand|page-meta|sign)|showcase\/(content\/claims|screens\/home\/banner)|simulation\/(access|left-of|refusal|remaining|rules|start|start-button|visitor-count)|ui\/(button|dialog-slot|level-bars|marked|numbered-steps|optional|quote-list|score-arc|toast|toaster))\.tsx?$/,
}

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
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
    // React in one file compresses two kilobytes better than in five.
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [REACT, FIRST_PAGE] } } } },
    },
  },
  // One file for the whole server starts in half the time and takes a quarter less memory.
  ...(command === 'build' && {
    // Compiled code cannot be bundled.
    ssr: { noExternal: true, external: ['@node-rs/argon2'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  // The PDF library comes with a click and weighs what it weighs.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Found on the first click otherwise, which reloads the page and loses the interview.
  optimizeDeps: { include: ['pdfmake/build/pdfmake'] },
}))
