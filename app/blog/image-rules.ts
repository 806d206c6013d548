/** What an author may show in an article; no library, so that screens stay light. */
export const IMAGE_KINDS = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const
export type ImageKind = keyof typeof IMAGE_KINDS

/** In bytes. */
export const IMAGE_BYTES_MAX = 2_000_000
/** On each side, in pixels. */
export const IMAGE_SIDE_MAX = 8_000

const ADDRESS = /^\/images\/([0-9a-f]{32})\.(?:png|jpg|webp|avif)$/

/** Where an image is served, for ever: another content is another address. */
export const imageAddress = ({ id, kind }: { id: string; kind: ImageKind }) =>
  `/images/${id}.${kind}`

/** Which of our images an address names; null for everything else. */
export const imageIdOf = (address: string | undefined): string | null =>
  ADDRESS.exec(address ?? '')?.[1] ?? null
