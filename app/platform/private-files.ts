import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'

const FOLDER = 0o700
const FILE = 0o600
/** Of a folder where everybody keeps files of their own, like /tmp. */
const STICKY = 0o1000

/** Makes a folder when there is none, and keeps it from everybody else on this machine if it is ours. */
export function openPrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER })
  restrict(path, FOLDER)
}

/** Makes an empty file when there is none, and keeps it from everybody else on this machine if it is ours. */
export function openPrivateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', FILE))
  restrict(path, FILE)
}

/** Keeps a file or a folder, if it is there and ours, from everybody else on this machine. */
export const restrictFile = (path: string): void => restrict(path, FILE)
export const restrictFolder = (path: string): void => restrict(path, FOLDER)

function restrict(path: string, most: number): void {
  try {
    const { uid, mode } = statSync(path)
    const isOurs = uid === process.getuid?.() && !(mode & STICKY)
    if (isOurs && mode & 0o777 & ~most) chmodSync(path, mode & most)
  } catch {
    // Without the file there is nothing to keep; a file system that knows no rights stops no start.
  }
}
