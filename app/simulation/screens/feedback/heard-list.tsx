import type { InDepth } from '#app/interviewer/in-depth.ts'

const KINDS = {
  filler: 'remplit un silence : une pause vaut mieux',
  hedge: 'retire une part de ce que vous affirmez : dites le fait',
}

/** Fillers and hedges of the answer, each with the words around it. */
export function HeardList({ heard }: Pick<InDepth, 'heard'>) {
  return heard.length === 0 ? (
    <p>Aucun mot de remplissage ni précaution à retirer dans cette réponse.</p>
  ) : (
    <ul className="grid gap-3">
      {heard.map(({ words, kind, count, quotes }) => (
        <li key={words}>
          <span className="font-semibold">{`« ${words} »`}</span>
          {count > 1 && `, ${count} fois`}
          {`, ${KINDS[kind]}.`}
          {quotes.map((quote) => (
            <q key={quote} className="block text-base text-ink-soft">
              {quote}
            </q>
          ))}
        </li>
      ))}
    </ul>
  )
}
