import { unzipSync } from 'fflate'
import { INFLATED_MAX } from './rules.ts'

/** An archive holds more than anybody would read: nothing of it is inflated. */
export class TooMuchInside extends Error {}

/** The files of an archive whose names are wanted, as UTF-8; never inflates more of one than `INFLATED_MAX` bytes. */
export function openZip(bytes: Uint8Array, wanted: RegExp): Record<string, string> {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false
      // What an archive declares is all that is inflated of it.
      if (originalSize > INFLATED_MAX) throw new TooMuchInside()
      return true
    },
  })
  const decoder = new TextDecoder()
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, decoder.decode(file)]),
  )
}
