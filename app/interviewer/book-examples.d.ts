/** Where the index of the book's examples is served, once built. */
declare module 'virtual:book-examples' {
  export const EXAMPLES: string | null
}
