import type { FileText } from './file-text.ts'
import {
  DAMAGED,
  EMPTY,
  LOCKED,
  NOT_LOADED,
  OTHER_FORMAT,
  PICTURE,
  TOO_LONG_TO_READ,
} from './messages.ts'
import { readOpenDocument, readWord } from './read-document.ts'
import { readPlainText } from './read-plain-text.ts'
import { TEXT_MAX } from './rules.ts'
import { tidyText } from './tidy-text.ts'
import { openZip, TooMuchInside } from './zip.ts'

/**
 * The text of an offer in a PDF, Word, OpenDocument or text file, which is known by what it holds
 * and not by its name; `onReader` hears when its reader is there. Whatever is wrong with the file is
 * said, and never thrown.
 */
export async function readFile(bytes: Uint8Array, onReader = () => {}): Promise<FileText> {
  try {
    const found = await read(bytes, onReader)
    if ('fault' in found) return found
    const text = tidyText(found.text)
    if (text === '') return { fault: EMPTY }
    return text.length > TEXT_MAX ? { fault: TOO_LONG_TO_READ } : { text }
  } catch (error) {
    return { fault: error instanceof TooMuchInside ? TOO_LONG_TO_READ : DAMAGED }
  }
}

async function read(bytes: Uint8Array, onReader: () => void): Promise<FileText> {
  if (isPdf(bytes)) {
    const reader = await import('./read-pdf.ts').catch(() => null)
    onReader()
    return reader ? reader.readPdf(bytes) : { fault: NOT_LOADED }
  }
  onReader()
  const start = latin1(bytes.subarray(0, 16))
  if (start.startsWith('PK\u0003\u0004')) return readArchive(bytes)
  if (PICTURE_START.test(start)) return { fault: PICTURE }
  if (OTHER_START.test(start)) return { fault: isLockedOffice(bytes) ? LOCKED : OTHER_FORMAT }
  const text = readPlainText(bytes)
  return text === null ? { fault: OTHER_FORMAT } : { text }
}

/** Programs number the main part of a Word document when they write it anew. */
const WORD = /^word\/document\d*\.xml$/
const OPEN = 'content.xml'
const OPEN_MANIFEST = 'META-INF/manifest.xml'
const WANTED = /^(?:word\/document\d*\.xml|content\.xml|META-INF\/manifest\.xml)$/

function readArchive(bytes: Uint8Array): FileText {
  const files = openZip(bytes, WANTED)
  const word = Object.keys(files).find((name) => WORD.test(name))
  if (word !== undefined) return { text: readWord(files[word] ?? '') }
  const open = files[OPEN]
  if (open === undefined) return { fault: OTHER_FORMAT }
  return files[OPEN_MANIFEST]?.includes('encryption-data')
    ? { fault: LOCKED }
    : { text: readOpenDocument(open) }
}

/** Programs write up to a kilobyte before the mark of a PDF, and readers accept it. */
const isPdf = (bytes: Uint8Array) => latin1(bytes.subarray(0, 1024)).includes('%PDF-')
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** PNG, JPEG, GIF, BMP, TIFF, WebP and the pictures of phones. */
const PICTURE_START =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|BM.{4}\0{4}|II\*\0|MM\0\*|RIFF....WEBP|\0{3}.ftyp)/s
/** Old or locked Office documents, RTF, and a saved web page, whose text a browser shows better. */
const OTHER_START = /^(?:\xd0\xcf.\xe0|\{\\rtf|\s*<(?:!doctype|html)\b)/is
/** A document of Office with a password lies whole in one part of an old container. */
const isLockedOffice = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
