import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  serverBuildFile: '[name].js',
  // Some ten routes: cheaper to send them all than to ask for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
