import { measureTrades, type TradeRead } from './measure.ts'

/** What the trades of a folder of offers come to; with `everything`, what was set aside is shown as well. */
export async function reportTrades(
  folder: string,
  everything: boolean,
): Promise<Map<string, number>> {
  const { offers, milliseconds, megabytes } = await measureTrades(folder)
  const labelled = offers.filter(({ label }) => label)
  const aside = labelled.filter(({ label }) => label?.isSetAside)
  const tuned = labelled.filter(({ label }) => !label?.isSetAside)
  const count = (known: TradeRead['known']) => offers.filter((one) => one.known === known).length
  console.log(`\nMétiers, ${offers.length} offres dont ${labelled.length} étiquetées par leur employeur
  réglage : ${shares(tuned)}
  mises de côté (une sur cinq) : ${shares(aside)}
  un métier ${count('trade')}, un domaine ${count('domain')}, rien ${count('nothing')} ; dit tout haut ${offers.filter(({ said }) => said).length}, dont contre l'étiquette ${labelled.filter((one) => one.said && !one.agrees.parent).length}
  une offre : p50 ${milliseconds.p50.toFixed(1)} ms, p99 ${milliseconds.p99.toFixed(1)} ms ; ouverture ${milliseconds.opening.toFixed(0)} ms, ${megabytes.toFixed(1)} Mo`)
  for (const one of everything ? labelled : tuned)
    if (!one.agrees.parent) console.log(disagreement(one))
  if (everything) for (const one of offers) if (one.said && !one.label) console.log(saidAloud(one))
  return new Map([
    ['tradeParents', share(labelled, 'agrees', 'parent')],
    ['tradeDomains', share(labelled, 'agrees', 'domain')],
  ])
}

type Sort = 'agrees' | 'likeliest'
type Level = 'parent' | 'domain'

function shares(offers: readonly TradeRead[]): string {
  const percent = (sort: Sort, level: Level) =>
    `${agreeing(offers, sort, level)}/${offers.length} (${(100 * share(offers, sort, level)).toFixed(1)} %)`
  return `métier ${percent('agrees', 'parent')}, domaine ${percent('agrees', 'domain')} ; le plus probable, sûr ou non : ${percent('likeliest', 'parent')}, ${percent('likeliest', 'domain')}`
}

const agreeing = (offers: readonly TradeRead[], sort: Sort, level: Level) =>
  offers.filter((one) => one[sort][level]).length

const share = (offers: readonly TradeRead[], sort: Sort, level: Level) =>
  offers.length === 0 ? 1 : agreeing(offers, sort, level) / offers.length

function disagreement({ offer, label, read, said, confidence, agrees }: TradeRead): string {
  const level = agrees.domain ? 'autre métier du domaine' : 'autre domaine'
  return `    ! ${offer} : ${label?.code} ${label?.title} ; lu ${read} (${confidence.toFixed(2)}${said ? ', dit' : ''} ; ${level})`
}

const saidAloud = ({ offer, read, confidence }: TradeRead) =>
  `    dit sans étiquette : ${offer} ${read} (${confidence.toFixed(2)})`
