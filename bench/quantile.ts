/** The value below which this part of the values lies; not a number when there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(part * sorted.length), sorted.length - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
