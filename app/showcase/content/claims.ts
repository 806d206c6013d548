/**
 * What the marketing of the product claims, as its specification gives it.
 * Replace these by figures you can prove before you open the site to the public.
 */
export const RATING = { value: 4.8, count: 10_000 }
export const AI_PROVIDER = 'Gemini, de Google'
