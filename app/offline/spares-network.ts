/** As browsers tell it that have it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const SLOW = /2g$/

/** Whether whoever is here asked to spare data, or has a network that megabytes would hold up. */
export function sparesNetwork(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || SLOW.test(connection?.effectiveType ?? '')
}
