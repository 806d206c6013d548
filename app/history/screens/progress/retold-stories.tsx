import { Link } from '#app/ui/link.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import { shortDay } from '../../dates.ts'
import type { RetoldStory, Telling } from '../../progress-contract.ts'
import { titleOf } from '../simulation-rows.tsx'

/** Stories told more than once: their words, where they were told, and what to do with them. */
export function RetoldStories({ stories }: { stories: readonly RetoldStory[] }) {
  return (
    <section aria-labelledby="stories">
      <h2 id="stories" className="text-2xl">
        Vos histoires racontées plus d'une fois
      </h2>
      {stories.length === 0 ? (
        <p className="mt-4 text-ink-soft">Nous n'en reconnaissons aucune dans ces simulations.</p>
      ) : (
        <>
          <p className="mt-4 text-base text-ink-soft">
            Repérées d'après vos mots, dans ces seules réponses : un rapprochement peut être faux,
            et une histoire très reformulée passer inaperçue.
          </p>
          <ul className="mt-6 grid gap-10">
            {stories.map((story) => (
              <Story
                key={`${story.tellings[0]?.simulationId} ${story.tellings[0]?.index}`}
                {...story}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Story({ retoldAt, count, tellings }: RetoldStory) {
  const [newest] = tellings
  if (!newest) return null
  const others = count - tellings.length
  return (
    <li className="wrap-anywhere">
      <h3 className="text-xl">{`«\u00a0${newest.quote}\u00a0»`}</h3>
      <p className="mt-2">{noBreak(ADVICE[retoldAt])}</p>
      <ol className="mt-3 grid gap-2 text-base">
        {tellings.map((telling) => (
          <li key={`${telling.simulationId} ${telling.index}`}>
            <TellingLine telling={telling} />
          </li>
        ))}
        {others > 0 && (
          <li className="text-ink-soft">
            {others > 1
              ? `Et ${others} autres fois, plus anciennes.`
              : 'Et une autre fois, plus ancienne.'}
          </li>
        )}
      </ol>
    </li>
  )
}

function TellingLine({ telling }: { telling: Telling }) {
  const { simulationId, index, question, score, startedAt } = telling
  return (
    <>
      <Link
        to={`/historique/${simulationId}#question-${index + 1}`}
        className="link inline-block py-1"
      >
        {`${shortDay(startedAt)}, ${titleOf(telling)}, question ${index + 1}`}
      </Link>{' '}
      <span className="figures">{`(${score} sur 100)`}</span>
      <span className="block text-ink-soft">{noBreak(question)}</span>
    </>
  )
}

const ADVICE: Record<RetoldStory['retoldAt'], string> = {
  interview:
    "Elle revient dans un même entretien : le recruteur l'entendrait deux fois. Gardez-la pour la question où elle est la mieux notée, et préparez un autre exemple pour la seconde.",
  questions:
    "Elle vous sert à des questions différentes. D'un recruteur à l'autre, c'est permis : vous la connaissez bien. Préparez-en une de rechange, car deux de ces questions peuvent tomber le même jour.",
  question:
    "Vous la racontez toujours à la même question : c'est un bon entraînement. Essayez une fois un autre exemple, puis gardez celui qui est le mieux noté.",
}
