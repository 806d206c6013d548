import { randomUUID } from 'node:crypto'

interface Form {
  fields: Record<string, string>
  /** The file that follows the fields: its name and its kind; its bytes come between head and tail. */
  file: { name: string; kind: string }
}

/** What stands before and after the bytes of one file in a form, so that they can be passed on as they come. */
export function aroundFile({ fields, file }: Form) {
  const boundary = `vis-a-vis-${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const opening = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.kind}\r\n\r\n`
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    head: Buffer.from(parts.join('') + opening),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  }
}
