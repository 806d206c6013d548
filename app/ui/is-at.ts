/** Whether an address is that of a place, or one under it unless the place is the `end`. */
export function isAt(place: string, pathname: string, end = false): boolean {
  const here = pathname.toLowerCase()
  return here === place || (!end && here.startsWith(`${place}/`))
}
