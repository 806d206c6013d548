import { existsSync } from 'node:fs'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { announce } from '../app/announce.ts'
import type { openPorts } from '../app/open-ports.ts'
import { readEnv } from '../app/platform/env.ts'
import { createSiteServer } from '../app/platform/http/site-response.ts'
import type { createSite } from '../app/site/create-site.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const env = readEnv()
const http = createSiteServer()
const vite = await createVite({
  server: { middlewareMode: { server: http }, hmr: { server: http } },
  appType: 'custom',
})
const ssr = vite.environments.ssr
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment to run')
const { runner } = ssr

// The ports are opened once: an edited file must not reopen the database.
const opened: { openPorts: typeof openPorts } = await runner.import('/app/open-ports.ts')
const ports = await opened.openPorts(env)

http.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, async () => {
    const site: { createSite: typeof createSite } = await runner.import('/app/site/create-site.ts')
    const { listener } = site.createSite(ports)
    listener(incoming, outgoing)
  })
})
http.listen(env.PORT, env.HOST, async () => {
  process.stdout.write(await announce(env, env.PORT, ports.demonstration))
})
