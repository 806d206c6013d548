import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { startFault } from './start-fault.ts'

const ENV = readEnv({ PORT: '4000', DATA_DIR: '/donnees' })
const WITH_POSTGRES = readEnv({ DATABASE_URL: 'postgres://lea:secret@127.0.0.1:1/visavis' })
const fault = (details: object) => Object.assign(new Error('disk I/O error'), details)

test('whoever starts reads what to change, not a stack', () => {
  const taken = fault({ code: 'EADDRINUSE', syscall: 'listen' })
  const stranger = fault({ code: 'ENOTFOUND', syscall: 'getaddrinfo' })
  const readOnly = fault({ code: 'EROFS', syscall: 'mkdir' })
  const broken = fault({ code: 'ERR_SQLITE_ERROR' })

  expect(startFault(taken, ENV)).toBe(
    'Le port 4000 est déjà pris. Choisissez-en un autre : PORT=4001 npm start',
  )
  expect(startFault(stranger, ENV)).toContain('HOST')
  expect(startFault(readOnly, ENV)).toBe('On ne peut pas écrire dans /donnees (DATA_DIR) : EROFS.')
  expect(startFault(broken, ENV)).toContain('disk I/O error')
})

test('the password of a database is not shown, and a bug is left whole', () => {
  const away = fault({ code: 'ECONNREFUSED', syscall: 'connect' })

  expect(startFault(away, WITH_POSTGRES)).toBe(
    "PostgreSQL (DATABASE_URL) n'a pas ouvert : ECONNREFUSED.",
  )
  expect(startFault(new TypeError('x is undefined'), ENV)).toBeNull()
})
