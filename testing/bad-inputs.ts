import { readFileSync } from 'node:fs'

interface RawBody {
  name: string
  expect: 'accept' | 'reject' | 'either'
  base64?: string
  repeat?: { unit: string; bytes: number }
}

const read = (file: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/bad-inputs/${file}`, 'utf8'))

/** Strings that broke somebody's product. */
export const NAUGHTY_STRINGS: string[] = read('blns.json')

/** Addresses that one library takes, and some that it refuses. */
export const ADDRESSES: { valid: string[]; invalid: string[] } = read('emails.json')

/** Request bodies, byte for byte, and whether they are JSON. */
export const RAW_BODIES = (read('json-parsing.json').cases as RawBody[]).map((body) => ({
  name: body.name,
  isJson: body.expect,
  bytes: bytesOf(body),
}))

function bytesOf({ base64, repeat }: RawBody): Uint8Array<ArrayBuffer> {
  if (!repeat) return new Uint8Array(Buffer.from(base64 ?? '', 'base64'))
  const unit = Buffer.from(repeat.unit)
  const whole = Buffer.alloc(repeat.bytes, unit)
  return new Uint8Array(whole)
}
