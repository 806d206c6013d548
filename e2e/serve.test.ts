import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

test('assets come compressed beforehand and never change; pages and calls are not kept', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const script = /"(\/assets\/entry\.client[^"]+\.js)"/.exec(html)?.[1] ?? ''

  const asset = await request.get(script, { headers: { 'Accept-Encoding': 'br' } })
  const call = await request.post('/api/generate-questions', { data: {} })

  expect(asset.status()).toBe(200)
  expect(asset.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(call.headers()['cache-control']).toBe('no-store')
})

test('a missing file is 404 and no path leads out of the folder', async ({ request }) => {
  const missing = await request.get('/assets/absent.js')
  const outside = await request.get('/assets/..%2f..%2f..%2fpackage.json')

  expect(missing.status()).toBe(404)
  expect(outside.status()).toBe(404)
})

test('a form that a browser posts by itself is read behind a proxy that adds the TLS', async ({
  request,
  baseURL,
}) => {
  const headers = { Origin: `https://${new URL(baseURL ?? '').host}` }

  const pages = []
  for (const path of ['/retractation', '/assistance']) {
    pages.push(await (await request.post(path, { headers, form: { email: 'lea' } })).text())
  }

  for (const page of pages) {
    expect(page).toContain('Veuillez entrer une adresse email valide.')
    expect(page).toContain('value="lea"')
  }
})

test('a page names its own inline scripts in its policy, and nothing from elsewhere', async ({
  request,
}) => {
  const response = await request.get('/')

  const policy = response.headers()['content-security-policy']
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
  expect(policy).not.toContain('http')
})

test('a bad environment refuses to start and lists every fault', () => {
  const { status, stderr } = spawnSync(process.execPath, ['build/server/index.js'], {
    env: { PORT: 'trois', LOG_LEVEL: 'fort' },
    encoding: 'utf8',
  })

  expect(status).toBe(1)
  expect(stderr).toContain('- PORT : valeur refusée : « trois »')
  expect(stderr).toContain('- LOG_LEVEL : valeur refusée : « fort »')
})

test('a question near to one of the whole book is answered by its example', async ({ request }) => {
  const pages = 'app/interviewer/coach/book/pages'
  const known = JSON.parse(readFileSync(`${pages}/J1501.json`, 'utf8')).questions.find(
    ({ kind, text, example }: Record<string, string>) =>
      kind === 'technical' && text?.startsWith('Comment ') && example,
  )
  const asked = {
    question: `Et ${known.text}`,
    answer: "Je freine le lit, je préviens la personne et je demande de l'aide à ma collègue.",
    jobDescription:
      'Aide-soignant (H/F). Accompagner les résidents pour la toilette et les repas, de jour.',
  }

  const answer = await request.post('/api/generate-feedback', { data: asked })

  const { exampleAnswer } = await answer.json()
  expect(exampleAnswer).toContain('à une question voisine')
  expect(exampleAnswer.replace(/\s/g, ' ')).toContain(known.text.replace(/\s/g, ' '))
})
