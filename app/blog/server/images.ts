import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import sanitize from 'sanitize-html'
import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import {
  IMAGE_BYTES_MAX,
  IMAGE_KINDS,
  IMAGE_SIDE_MAX,
  type ImageKind,
  imageAddress,
  imageIdOf,
} from '../image-rules.ts'
import {
  IMAGE_FROM_ELSEWHERE,
  IMAGE_GONE,
  IMAGE_NOT_FOUND,
  IMAGE_SIDES_TOO_LONG,
  IMAGE_TOO_LARGE,
  NOT_AN_IMAGE,
} from '../messages.ts'
import {
  deleteUnused,
  findImage,
  insertImage,
  listSizes,
  type StoredImage,
} from './image-storage.ts'

/** How long an image may wait for the article that shows it to be saved. */
const WAITING = 7 * 24 * 60 * 60 * 1000

/** Keeps an image for articles to show; throws `invalid` for what is none, or is too large. */
export async function keepImage({ db, clock }: Pick<Ports, 'db' | 'clock'>, bytes: Uint8Array) {
  if (bytes.length > IMAGE_BYTES_MAX) throw invalid(IMAGE_TOO_LARGE)
  const shown = readImage(bytes)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await insertImage(db, { id, ...shown, keptAt: clock.now().toISOString(), bytes })
  const { kind, ...size } = shown
  return { address: imageAddress({ id, kind }), ...size }
}

/** An image by the name that its address ends with; throws `not-found`. */
export async function readImageAt({ db }: Pick<Ports, 'db'>, address: string) {
  const id = imageIdOf(address)
  const found = id === null ? null : await findImage(db, id)
  if (!found || imageAddress(found) !== address) throw new Problem('not-found', IMAGE_NOT_FOUND)
  return { type: IMAGE_KINDS[found.kind], bytes: found.bytes }
}

/**
 * Which images a text shows, and how large they are; throws `invalid` for those of other sites, and
 * for ours that are not kept any more.
 */
export async function imagesIn(db: Db, html: string) {
  const addresses = addressesIn(html)
  const ids = addresses.map(imageIdOf).filter((id) => id !== null)
  if (ids.length < addresses.length) throw invalid(IMAGE_FROM_ELSEWHERE)
  const sizes = await listSizes(db, [...new Set(ids)])
  if (ids.some((id) => !sizes.has(id))) throw invalid(IMAGE_GONE)
  return {
    ids: [...sizes.keys()],
    sizeOf: (address: string) => sizes.get(imageIdOf(address) ?? ''),
  }
}

/** Deletes some of what no article shows since a while. Belongs into a transaction that changes an article. */
export const forgetUnusedImages = (tx: Db, { clock }: Pick<Ports, 'clock'>) =>
  deleteUnused(tx, new Date(clock.now().getTime() - WAITING).toISOString())

/** What the bytes themselves say, whatever the file is called. */
function readImage(bytes: Uint8Array): Pick<StoredImage, 'kind' | 'width' | 'height'> {
  const { type = '', width, height, orientation = 1 } = measured(bytes)
  if (!isKind(type) || !(width > 0 && height > 0)) throw invalid(NOT_AN_IMAGE)
  if (Math.max(width, height) > IMAGE_SIDE_MAX) throw invalid(IMAGE_SIDES_TOO_LONG)
  // A photograph that was taken on its side is shown upright.
  const isTurned = orientation > 4
  return { kind: type, ...(isTurned ? { width: height, height: width } : { width, height }) }
}

function measured(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch (cause) {
    throw invalid(NOT_AN_IMAGE, cause)
  }
}

const isKind = (type: string): type is ImageKind => Object.hasOwn(IMAGE_KINDS, type)

function addressesIn(html: string): string[] {
  const addresses: string[] = []
  sanitize(html, {
    allowedTags: [],
    allowedAttributes: {},
    onOpenTag: (tag, { src }) => {
      if (tag === 'img' && src) addresses.push(src)
    },
  })
  return addresses
}

const invalid = (message: string, cause?: unknown) =>
  new Problem('invalid', message, { fields: { content: message }, cause })
