import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const DEPLOY = join(import.meta.dirname, '../deploy')

/** Starts nginx with the files that operators are given, in front of these ports and without TLS. */
export async function startNginx(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vis-a-vis-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, ports))
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await listensOn(port)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listensOn(port: number): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const isUp = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nginx does not listen')
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
  const given = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
  const [shared = ''] = given.split('\nserver {')
  let next = 0
  const balanced = shared.replace(/127\.0\.0\.1:\d+/g, () => `127.0.0.1:${ports[next++]}`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${balanced}
  server {
    listen 127.0.0.1:${port};
    ${readFileSync(join(DEPLOY, 'nginx-locations.conf'), 'utf8')}
  }
}
`
}
