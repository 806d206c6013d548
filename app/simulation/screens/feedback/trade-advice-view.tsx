import type { TradeAdvice } from '#app/interviewer/in-depth.ts'

/** What to know of the trade before the interview. */
export function TradeAdviceView({ advice }: { advice: TradeAdvice }) {
  return (
    <div className="grid gap-5">
      <Part title="Ce que vérifient les recruteurs" items={advice.checks} />
      <Part title="À apporter" items={advice.documents} />
      <div>
        <h5 className="mb-2 font-semibold">Les mots à connaître</h5>
        <dl className="grid gap-2">
          {advice.words.map(({ word, meaning }) => (
            <div key={word}>
              <dt className="inline font-semibold">{word}</dt>
              <dd className="inline">{` : ${meaning}.`}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h5 className="mb-2 font-semibold">{title}</h5>
      <ul className="grid list-disc gap-1.5 pl-6">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
