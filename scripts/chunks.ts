import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const APP = fileURLToPath(new URL('../app/', import.meta.url))

/** React in one file compresses two kilobytes better than in five. */
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }

/** Small files compress better in one than in twenty, and each costs a name in the table of routes. */
const MODULES = {
  'every-page': [
    'root',
    'accounts/open-auth-dialog',
    'accounts/token',
    'platform/browser-storage',
    'platform/stored-value',
    'shell/account-slot',
    'shell/brand',
    'shell/breadcrumb',
    'shell/demonstration-mark',
    'shell/error-screen',
    'shell/footer',
    'shell/header',
    'shell/incident-reference',
    'shell/navigation',
    'shell/page-layout',
    'shell/page-meta',
    'shell/places',
    'shell/sign',
    'shell/trail',
    'shell/wordmark',
    'simulation/remaining',
    'simulation/start/left-of',
    'simulation/used-up',
    'simulation/visitor-count',
    'ui/after-paint',
    'ui/button',
    'ui/dialog-slot',
    'ui/follow-links',
    'ui/is-at',
    'ui/link',
    'ui/optional',
    'ui/toast',
    'ui/toaster',
  ],
  start: [
    'premium/open-premium-dialog',
    'simulation/resume-card',
    'simulation/start',
    'simulation/start-button',
    'simulation/start/access',
    'simulation/start/refusal',
    'ui/card',
  ],
  interview: [
    'simulation/interview',
    'simulation/interview-screens',
    'simulation/interview-verbs',
    'simulation/messages',
    'simulation/report/durations',
    'simulation/rules',
    'simulation/session',
    'simulation/start/limit',
    'simulation/screens/field-fault',
    'simulation/screens/interview-layout',
    'simulation/screens/interview-progress',
    'simulation/screens/question-heading',
    'simulation/screens/use-focus-here',
    'simulation/screens/use-is-online',
    'simulation/screens/use-screens-ready',
    'simulation/screens/with-interview',
    'ui/action-bar',
    'ui/deferred',
    'ui/progress-bar',
    'ui/redirect',
    'ui/text-area',
  ],
}

/** The modules that share a file in the browser, so that a first visit carries what it needs and no more. */
export const CHUNKS = [
  REACT,
  ...Object.entries(MODULES).map(([name, modules]) => chunk(name, modules)),
]

/** Throws for a module that was moved: it would leave its file unseen, and make the first visit heavier. */
function chunk(name: string, modules: readonly string[]) {
  const files = modules.map((module) => {
    const file = [`${module}.ts`, `${module}.tsx`].find((path) => existsSync(join(APP, path)))
    if (!file)
      throw new Error(`« ${name} » names app/${module}, which is not there (scripts/chunks.ts).`)
    return file.replaceAll('.', '\\.')
  })
  return { name, test: new RegExp(`/app/(${files.join('|')})$`) }
}
