import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { denyImports } from 'vite-env-only'

const REACT = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }
/** Small files compress better in one than in twenty, and each costs a name in the table of routes. */
const EVERY_PAGE = {
  name: 'every-page',
  test: /app\/(root|accounts\/(open-auth-dialog|token)|platform\/(browser-storage|stored-value)|shell\/(account-slot|brand|breadcrumb|demonstration-mark|error-screen|footer|header|incident-reference|navigation|page-layout|page-meta|places|sign|trail|wordmark)|simulation\/(start\/left-of|remaining|used-up|visitor-count)|ui\/(after-paint|button|dialog-slot|follow-links|is-at|link|optional|toast|toaster))\.tsx?$/,
}
const START = {
  name: 'start',
  test: /app\/(premium\/open-premium-dialog|simulation\/(resume-card|start|start-button|start\/(access|refusal))|ui\/card)\.tsx?$/,
}
const INTERVIEW = {
  name: 'interview',
  test: /app\/(simulation\/(interview|interview-screens|interview-verbs|messages|rules|session|start\/limit|report\/durations|screens\/(field-fault|interview-layout|interview-progress|question-heading|use-focus-here|use-is-online|use-screens-ready|with-interview))|ui\/(action-bar|deferred|progress-bar|redirect|text-area))\.tsx?$/,
}

/** Names for developers' tools, and parts not said to be pure, keep what no page uses of the router. */
const ONLY_USED_ROUTER: Plugin = {
  name: 'only-used-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/(?<=^const \w+ = )(?=React\$\d\.forwardRef\()/gm, '/* @__PURE__ */ '),
      map: null,
    }),
  },
}

/** The mode that builds what the product's pages are compared with beside them. */
const BENCH = 'bench'
const PRODUCT = { index: './server.ts' }
const COMPARED = { ...PRODUCT, 'plain-page': './bench/plain-page.tsx' }

export default defineConfig(({ command, mode }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    ONLY_USED_ROUTER,
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
      build: { rolldownOptions: { input: mode === BENCH ? COMPARED : PRODUCT } },
    },
    // React in one file compresses two kilobytes better than in five.
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [REACT, EVERY_PAGE, START, INTERVIEW] } },
        },
      },
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
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Found on the first click otherwise, which reloads the page and loses the interview.
  optimizeDeps: { include: ['pdfmake/build/pdfmake'] },
}))
