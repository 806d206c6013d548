import type { Plugin } from 'vite'

/** A name for developers' tools. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm
/** A component that is not said to be pure. */
const COMPONENT = /(?<=^const \w+ = )(?=React\$\d\.forwardRef\()/gm

/**
 * Leaves out what no page uses of the router, which both would keep. The build fails when neither is
 * found any more: only the weight of a first visit would tell.
 */
export function onlyUsedRouter(): Plugin {
  let found = false
  return {
    name: 'only-used-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code) {
        const used = code.replace(DISPLAY_NAME, '').replace(COMPONENT, '/* @__PURE__ */ ')
        found ||= used !== code
        return { code: used, map: null }
      },
    },
    generateBundle() {
      if (!found) this.error('The router is written otherwise: see scripts/only-used-router.ts.')
    },
  }
}
