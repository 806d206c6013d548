import type { Source } from '#app/interviewer/interviewer.ts'

const SENTENCES: Record<Source, string> = {
  ia: 'Contenu généré par une IA',
  coach: 'Analyse locale, sans IA générative',
}

/** Says who wrote what stands above it. */
export function SourceLine({ source }: { source: Source }) {
  return <p className="text-base text-ink-soft">{SENTENCES[source]}</p>
}
