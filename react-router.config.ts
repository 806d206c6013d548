import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // `scripts/build.ts` builds beside what is in use.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
  serverBuildFile: '[name].js',
  // Some ten routes: cheaper to send them all than to ask for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
