/** Ends what a test started when the process of the test ends first, as that of one that took too long does. */
export function endWithUs(ended: Promise<unknown>, end: () => void): void {
  const endNow = () => {
    try {
      end()
    } catch {
      // It has just ended by itself.
    }
  }
  process.once('exit', endNow)
  void ended.then(() => process.off('exit', endNow))
}
