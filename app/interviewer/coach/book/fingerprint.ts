/** A short number for a text (FNV-1a, 32 bits): two texts of one book hardly ever share it. */
export function fingerprintOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
