import type { Trace as TraceOf } from '../../contract.ts'
import { formatMoment } from '../../format.ts'
import { TRACE_FAILED } from '../../messages.ts'
import { useTrace } from '../../queries.ts'
import { FLAGS } from './flags.ts'

type Change = TraceOf['trace'][number]

/** Who changed what of this account, and when. */
export function Trace({ id }: { id: string }) {
  const { data, isError } = useTrace(id)
  if (!data && isError) return <p className="text-danger">{TRACE_FAILED}</p>
  if (!data) return <p>Chargement...</p>
  if (data.trace.length === 0) return <p className="text-ink-soft">Aucune modification</p>
  return (
    <ul className="divide-y divide-hairline">
      {data.trace.map((change) => (
        <li key={change.id} className="py-2">
          {FLAGS.filter(({ name }) => name in change.after).map(({ name, label }) => (
            <span key={name} className="block">
              {`${label}\u00a0: ${yesOrNo(change.before[name])} → ${yesOrNo(change.after[name])}`}
            </span>
          ))}
          <span className="block text-base wrap-anywhere text-ink-soft">
            {`${formatMoment(change.at)}, par ${nameOf(change.actor)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const yesOrNo = (value: unknown) => (value ? 'oui' : 'non')

function nameOf(actor: Change['actor']): string {
  if (!actor) return 'la console du serveur'
  return actor.email ?? `un compte supprimé (${actor.id.slice(0, 8)})`
}
