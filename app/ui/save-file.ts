/** Long enough for any browser to have begun reading the file, in milliseconds. */
const RELEASE_DELAY = 60_000

/** Has the browser save a file under a name, as a pressed link would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_DELAY)
}
