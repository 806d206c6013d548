/** A tab that is not looked at paints nothing, and must not be waited for. In milliseconds. */
const LONGEST = 100

/** Once the browser has shown what a hand has just changed: what follows it need not delay that. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST)
    requestAnimationFrame(() => setTimeout(resolve))
  })
