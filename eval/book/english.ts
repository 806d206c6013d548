const ENGLISH = /(?<!\p{L})(?:the|you|your|we|is|are|it's|it|and|please|of)(?!\p{L})/iu

/** The text without what is quoted in English, which follows the rules of its own language. */
export const withoutEnglish = (text: string) =>
  text.replace(/«[^»]*»/gu, (quoted) => (ENGLISH.test(quoted) ? '«\u00a0…\u00a0»' : quoted))
