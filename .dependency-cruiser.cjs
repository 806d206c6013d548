const { readFileSync } = require('node:fs')

/** The room rules of docs/map.md, executable. A feature's root files are its doors, its folders private rooms. */
const BEFORE_SIMULATION = ['trace', 'accounts', 'blog', 'interviewer', 'premium', 'voice']
const BEFORE_HISTORY = [...BEFORE_SIMULATION, 'simulation']
const AFTER_HISTORY = [...BEFORE_HISTORY, 'history']
/** The features, each with those that it may know. */
const LADDER = {
  trace: [],
  accounts: ['trace'],
  blog: ['trace', 'accounts'],
  interviewer: [],
  support: ['trace', 'accounts'],
  premium: ['trace', 'accounts', 'blog', 'interviewer'],
  withdrawal: ['accounts'],
  voice: ['trace', 'accounts'],
  simulation: BEFORE_SIMULATION,
  history: BEFORE_HISTORY,
  sectors: AFTER_HISTORY,
  showcase: [...AFTER_HISTORY, 'support', 'withdrawal'],
  'personal-data': [...AFTER_HISTORY, 'support'],
  backoffice: AFTER_HISTORY,
}
/** What every page says and shows of itself; the rest of the shell stands above the features. */
const SHELL_DOORS = '^app/shell/(brand|page-meta|not-found)\\.'
/** The route modules: their loaders, which never reach a browser, may call services. */
const ROUTES = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'([\w/-]+\.tsx)'/g)]
  .map(([, file]) => `app/${file}`)
  .join('|')
const TESTS = '\\.test\\.tsx?$'

const ladder = Object.entries(LADDER).map(([feature, known]) => ({
  name: `ladder-${feature}`,
  comment: `${feature} may only know: ${known.join(', ') || 'itself'}.`,
  severity: 'error',
  from: { path: `^app/${feature}/`, pathNot: TESTS },
  to: {
    path: '^app/[a-z-]+/',
    pathNot: [
      `^app/(${[feature, ...known, 'platform', 'ui', 'hydration', 'offline'].join('|')})/`,
      ...(feature === 'interviewer' ? [] : [SHELL_DOORS]),
    ].join('|'),
  },
}))

module.exports = {
  forbidden: [
    ...ladder,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { path: '^(app|server|eval|bench|testing|scripts)' },
      to: {
        couldNotResolve: true,
        pathNot:
          '^(virtual:|\\./\\+types|vite/client|pdfmake/interfaces)|\\.woff2\\?url$|\\.css\\?url$',
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^app/platform/', pathNot: TESTS },
      to: { path: '^app/', pathNot: '^app/platform/|^app/ports\\.ts$' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      // The service worker stands above: it is a program of its own.
      from: {
        path: '^app/(ui|hydration|offline)/',
        pathNot: `${TESTS}|^app/offline/service-worker`,
      },
      to: { path: '^app/', pathNot: '^app/(ui|hydration|offline)/' },
    },
    {
      name: 'shell-doors-know-no-feature',
      severity: 'error',
      from: { path: SHELL_DOORS, pathNot: TESTS },
      to: { path: '^app/', pathNot: `^app/(ui|hydration)/|${SHELL_DOORS}` },
    },
    {
      name: 'interviewer-stands-alone',
      comment: 'It must be able to run in a browser worker: no HTTP, database, React or Node.',
      severity: 'error',
      from: { path: '^app/interviewer/', pathNot: TESTS },
      to: {
        path: '^app/platform/|^node:|node_modules/(hono|kysely|react|pg)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'interviewer-no-node',
      severity: 'error',
      from: { path: '^app/interviewer/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'coach-loads-no-schema',
      comment: 'The coach needs the names of kinds and dimensions, not the ten megabytes of zod.',
      severity: 'error',
      from: { path: '^app/interviewer/(coach|standards)/|^app/interviewer/score', pathNot: TESTS },
      to: {
        path: 'node_modules/zod/|^app/interviewer/(interviewer|in-depth)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'private-rooms',
      comment:
        "A feature's folders are private: others enter by its root files, or by server/service.ts.",
      severity: 'error',
      from: { path: '^app/([a-z-]+)/', pathNot: `^app/site/|${TESTS}` },
      to: {
        path: '^app/(?!platform|ui|hydration|offline|shell)[a-z-]+/[a-z-]+/',
        pathNot: '^app/$1/|/server/(service|writing|administering|signed-in|admin-only)\\.ts$',
      },
    },
    {
      name: 'storage-only-from-service',
      severity: 'error',
      from: { path: '^app/', pathNot: `/server/[a-z/-]+\\.tsx?$|${TESTS}` },
      to: { path: '/server/[a-z/-]*storage\\.ts$' },
    },
    {
      name: 'api-does-not-reach-storage',
      severity: 'error',
      from: { path: '/server/api\\.ts$' },
      to: { path: '/server/[a-z/-]*storage\\.ts$|^node_modules/kysely' },
    },
    {
      name: 'only-storage-speaks-sql',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: `/server/[a-z/-]*storage\\.ts$|^app/platform/(database|http/health)|${TESTS}`,
      },
      to: { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'service-knows-no-http',
      severity: 'error',
      from: { path: '/server/(service|[a-z-]*storage)\\.ts$' },
      to: { path: 'node_modules/(hono|react|react-router)/|^app/platform/http/' },
    },
    {
      name: 'screens-stay-in-the-browser',
      severity: 'error',
      from: {
        path: '^app/[a-z-]+/((screens|start|report)/|[a-z-]+\\.tsx$)',
        pathNot: `${TESTS}|^(${ROUTES})$`,
      },
      to: {
        path: '^app/[a-z-]+/server/|^app/platform/(cashier|database|limits|mailer|passwords)/',
      },
    },
    {
      name: 'loaders-call-services',
      comment: 'A loader is an adapter, like an API route: it calls a service and returns.',
      severity: 'error',
      from: { path: `^(${ROUTES})$` },
      to: {
        path: '^app/[a-z-]+/server/|^app/platform/(cashier|database|limits|mailer|passwords)/',
        pathNot: '/server/service\\.ts$',
      },
    },
    {
      name: 'contracts-are-pure',
      severity: 'error',
      from: { path: '(contract|messages|rules)\\.ts$|/(access|interview|interview-verbs)\\.ts$' },
      to: { path: 'node_modules/(react|hono|kysely|@tanstack)/|/server/' },
    },
    {
      name: 'product-does-not-import-its-tests',
      severity: 'error',
      from: { path: '^app/', pathNot: TESTS },
      to: { path: `^(testing|e2e|eval|bench|scripts)/|${TESTS}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router|^build/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
