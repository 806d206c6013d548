import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { ByPage } from './answers/by-page.ts'
import { type AnswersMeasure, measureAnswers, type Ranking } from './answers/measure.ts'
import { keepFacts } from './answers/offers-at-hand.ts'
import { measureOnBook, type OnBook } from './answers/on-book.ts'
import { measurePasted } from './answers/pasted.ts'
import type { Retrained } from './answers/retrained.ts'
import { DATA } from './graded-answers.ts'
import { measureInSecondProcess } from './measure-in-second-process.ts'
import { measureReading } from './offers/reading.ts'
import { measureQuestions } from './questions/measure.ts'
import { reportTrades } from './trades/report.ts'

const USAGE = `Usage : npm run eval -- [--offers DOSSIER] [--answers DOSSIER] [--min NOM=VALEUR]…
Sans dossier, les réponses et les pièges de eval/data et les offres de testing/offers sont lus ; d'une
offre qui manque, on prend ce que eval/data/offers.json en a retenu. --offers accepte deux
dossiers séparés par une virgule.
--train apprend les poids du coach à partir des réponses et les écrit ; --explain ID montre ce qui a
joué dans la note d'une réponse ou d'un piège ; --keep-facts réécrit ce qui est retenu des offres.
--provider mesure l'intervieweur que les variables AI_* nomment, à côté du coach, sur les mêmes
offres et réponses ; --sample N n'en prend que N de chaque.
--only-answers ne mesure que les réponses.
--read N montre N retours comme on les lit, pour des réponses que --seed MOT choisit ; --answers peut
alors nommer un seul fichier, aussi de réponses sans nom ({ offer, question, answer }).
--retrained apprend de nouveau sans rien écrire, et dit quelles notes bougent de plus de 5 points.
--trades ne mesure que les métiers reconnus ; avec --aside, montre aussi les étiquettes mises de côté et
chaque métier dit sans étiquette.
--min fait échouer la commande si une mesure est plus basse. Noms : perQuestion, pairs, overall,
withinOneLevel, presentation, motivation, behavioural, technical, situational, closing (sur 1, un auteur laissé de côté), nonAnswers, tricks, pairsRespected (comptes),
quotes, noticed, byOffer, pasted, bookGood, bookPairs, bookInBand, bookMoved, bookStrayed, redLines, noFalseRedLine, retrained (sur 1), titles, employers (comptes), withoutFault, anchored (questions, sur 1),
tradeParents, tradeDomains (métiers, sur 1). Exemple : --min perQuestion=0.8 --min tricks=65`

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: 'testing/offers' },
    answers: { type: 'string', default: DATA },
    'only-answers': { type: 'boolean', default: false },
    retrained: { type: 'boolean', default: false },
    'keep-facts': { type: 'boolean', default: false },
    min: { type: 'string', multiple: true, default: [] },
    provider: { type: 'boolean', default: false },
    sample: { type: 'string', default: '40' },
    train: { type: 'boolean', default: false },
    explain: { type: 'string' },
    read: { type: 'string' },
    seed: { type: 'string', default: 'a' },
    trades: { type: 'boolean', default: false },
    aside: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

if (values.provider) {
  const { compare } = await import('./provider/compare.ts')
  await compare(values.offers, values.answers, Number(values.sample))
  process.exit()
}

if (values.read) {
  const { printFeedbacks } = await import('./reading/print-feedbacks.ts')
  const { read, seed, offers, answers } = values
  await printFeedbacks({ count: Number(read), seed }, offers, answers)
  process.exit()
}

if (values.train || values.explain || values['keep-facts']) {
  const { offers, answers } = values
  if (values.train) (await import('./train.ts')).train(offers, answers)
  if (values.explain) (await import('./explain.ts')).explain(values.explain, offers, answers)
  if (values['keep-facts']) keepFacts(offers)
  process.exit()
}

const figures = new Map<string, number>()
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const second = values.trades
  ? null
  : measureInSecondProcess(values.offers, values.answers, values.retrained)
// Said when it is waited for, below.
second?.catch(() => {})
if (!values['only-answers']) await reportOffers(values.offers)
if (!second) process.exit(missed(values.min) ? 1 : 0)
reportAnswers(measureAnswers(values.offers, values.answers))
reportPasted(values.offers)
const { byPage, retrained } = await second
reportByPage(byPage)
reportOnBook(await measureOnBook())
if (retrained) reportRetrained(retrained)
process.exitCode = missed(values.min) ? 1 : 0

async function reportOffers(offers: string): Promise<void> {
  const [folder = ''] = offers.split(',')
  if (existsSync(folder))
    for (const [name, figure] of await reportTrades(folder, values.aside)) figures.set(name, figure)
  if (values.trades) return
  reportMemory()
  await reportQuestions(folder)
  reportReading(folder, values.answers)
}

/** In a process of its own, since this one has already loaded everything. */
function reportMemory(): void {
  const script = fileURLToPath(new URL('./memory.ts', import.meta.url))
  const added = execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim()
  console.log(`Mémoire ajoutée par le coach, une question et une évaluation faites : ${added} Mo`)
}

async function reportQuestions(offers: string): Promise<void> {
  if (!existsSync(offers)) {
    console.log(`\nQuestions : le dossier ${offers} n'existe pas, rien à mesurer.`)
    return
  }
  const measured = await measureQuestions(offers)
  figures.set('withoutFault', measured.withoutFault).set('anchored', measured.anchored)
  console.log(`\nQuestions, ${measured.offers} offres
  séries sans faute ${percent(measured.withoutFault)}, ancrées dans l'offre ${percent(measured.anchored)}, reprises d'une fois sur l'autre ${percent(measured.overlap)}
  fautes : ${
    Object.entries(measured.faults)
      .map(([fault, count]) => `${fault} ${count}`)
      .join(', ') || 'aucune'
  }
  durée p50 ${measured.milliseconds.p50.toFixed(1)} ms, p99 ${measured.milliseconds.p99.toFixed(1)} ms ; offre de 20 000 caractères p99 ${measured.longMilliseconds.p99.toFixed(1)} ms`)
}

function reportReading(offers: string, answers: string): void {
  if (!existsSync(join(answers, 'offer-facts.json'))) {
    console.log('\nLecture : aucun relevé de lecture (offer-facts.json), rien à comparer.')
    return
  }
  const read = measureReading(offers, answers)
  figures.set('titles', read.titleMatches).set('employers', read.employerMatches)
  console.log(
    `\nLecture, ${read.compared} offres lues avec soin : intitulés justes ${read.titleMatches}, employeurs ${read.employerMatches} (${read.inventedEmployers} inventés)`,
  )
}

function reportAnswers(measured: AnswersMeasure): void {
  const { heldOut, noticed, nonAnswers, tricks, pairs, quotes, milliseconds, crossed } = measured
  if (heldOut)
    for (const [name, figure] of Object.entries({ ...heldOut, ...heldOut.byKind }))
      if (typeof figure === 'number') figures.set(name, figure)
  figures.set('noticed', noticed.of ? noticed.facts / noticed.of : 1)
  figures.set('byOffer', measured.byOffer.perQuestion)
  figures.set('nonAnswers', nonAnswers.caught).set('tricks', tricks.inRange)
  figures
    .set('pairsRespected', pairs.respected)
    .set('quotes', quotes.of ? quotes.verbatim / quotes.of : 1)
  console.log(`\nRéponses, ${measured.answers} notées
${heldOut ? `${ranking('un auteur laissé de côté (le chiffre honnête)', heldOut)}\n    ${byName(heldOut.byAuthor)}` : '  un seul auteur : rien à laisser de côté'}
${ranking('validation croisée par offre, toute la chaîne', measured.byOffer)}
${ranking('réponses apprises (pour mémoire, toujours flatteur)', measured.learnt)}
  non-réponses reconnues ${nonAnswers.caught}/${nonAnswers.of} ; pièges dans l'intervalle ${tricks.inRange}/${tricks.of} (${Object.entries(
    tricks.bySet,
  )
    .map((one) => one.join(' '))
    .join(', ')}) ; paires respectées ${pairs.respected}/${pairs.of}
${[...tricks.failures, ...pairs.failures].map((failure) => `    ! ${failure}`).join('\n')}
  réponses déplacées à une question d'un autre genre (${crossed.moved}) : pas moins bien notées ${percent(crossed.notLower)}, parmi les bonnes ${percent(crossed.goodNotLower)} ; une bonne réponse passe de ${crossed.goodAtHome.toFixed(0)} à ${crossed.goodMoved.toFixed(0)}
    bonnes pas moins bien notées : ${byName(crossed.byMove)}
  répétable : ${measured.repeatable ? 'oui' : 'NON'} ; citations exactes ${quotes.verbatim}/${quotes.of} ; analyses identiques à une autre : ${measured.sameAnalysis}
  faits à relever, mentionnés : ${noticed.facts}/${noticed.of} (${percent(noticed.facts / (noticed.of || 1))}) ; ${byName(noticed.byKind)}
  une évaluation : p50 ${milliseconds.p50.toFixed(1)} ms, p99 ${milliseconds.p99.toFixed(1)} ms
  une réponse de 10 000 caractères, en temps de processeur (p50 / p99) : ${measured.longAnswers
    .map(({ sort, p50, p99 }) => `${sort} ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`)
    .join(', ')}`)
}

function reportPasted(offers: string): void {
  const { caught, of } = measurePasted(offers)
  figures.set('pasted', of ? caught / of : 1)
  console.log(`  offre collée comme réponse : reconnue pour ${caught} offres sur ${of}`)
}

function reportByPage(measured: ByPage): void {
  const { examples, good, heard, movedLower, strayedLower, falseRedLines, redLines } = measured
  figures.set('bookGood', good).set('bookMoved', movedLower).set('redLines', redLines)
  figures.set('bookStrayed', strayedLower)
  figures.set('noFalseRedLine', falseRedLines === 0 ? 1 : 0)
  console.log(`  exemples du livre (${examples}) : bien notés ${percent(good)}, points entendus ${percent(heard)}, moyens au plus à une autre question ${percent(movedLower)}, récits d'une autre page moyens au plus ${percent(strayedLower)}
    lignes rouges avouées reconnues ${percent(redLines)}, entendues à tort ${falseRedLines}`)
}

function reportOnBook({ answers, pairs, inBand, asked }: OnBook): void {
  figures.set('bookPairs', pairs).set('bookInBand', inBand)
  console.log(
    `  réponses à des questions du livre (${answers}) : paires ${percent(pairs)}, dans leur bande ${percent(inBand)} ; points demandés et absents ${asked.absent}/${asked.of}`,
  )
}

function reportRetrained({ scores, moved, most }: Retrained): void {
  figures.set('retrained', 1 - moved.length / (scores || 1))
  console.log(`  apprises de nouveau : au plus ${most} points d'écart, ${moved.length} notes sur ${scores} de plus de 5
${moved.map((one) => `    ! ${one}`).join('\n')}`)
}

function ranking(title: string, figure: Ranking): string {
  return `  ${title}
    Spearman par question ${figure.perQuestion.toFixed(3)} (dix pires ${figure.worstTen.toFixed(2)}), ensemble ${figure.overall.toFixed(3)} ; ${byName(figure.byKind)}
    paires ${percent(figure.pairs)} (voisines ${percent(figure.neighbours)}, écart de 2 ou plus ${percent(figure.apart)}), à un niveau près ${percent(figure.withinOneLevel)}
    fausses alertes ${figure.falseAlarms}, biais de longueur ${figure.lengthBias.toFixed(2)}, courte et forte moins longue et faible ${figure.strongMinusLong.toFixed(0)} points`
}

function byName(figures: Record<string, number>): string {
  return Object.entries(figures)
    .map(([name, one]) => `${name} ${one.toFixed(3)}`)
    .join(', ')
}

function missed(minimums: readonly string[]): boolean {
  const failures = minimums.filter((minimum) => {
    const [name = '', least = ''] = minimum.split('=')
    return !((figures.get(name) ?? Number.NEGATIVE_INFINITY) >= Number(least))
  })
  for (const failure of failures)
    console.error(
      `Seuil manqué : ${failure} (mesuré : ${figures.get(failure.split('=')[0] ?? '') ?? 'rien'})`,
    )
  return failures.length > 0
}
