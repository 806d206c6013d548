import { makeSearchable, normalizeWords } from '../book/match-words.ts'
import type { Variant } from '../book/page.ts'
import { lowerFirst, withA, withDe, withDeEach } from '../french/grammar.ts'
import { sayNumber } from '../french/say-number.ts'
import { contentStems } from '../french/stem.ts'
import { CRAFTS } from '../offer-facts/find-subjects.ts'
import { findVariants, isOfTheTitle } from '../offer-facts/find-variants.ts'
import { isLeaderByTitle } from '../offer-facts/leads-people.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { mainTools } from '../offer-facts/tools.ts'
import { maySayAloud } from '../trades/recognise-trades.ts'
import type { ChosenPage } from './choose-pages.ts'
import { isAskedFrom } from './page-of-trade.ts'
import { isInChargeOnly } from './role.ts'
import { asSetting } from './setting.ts'
import { titleWords, writtenTitleWords } from './title-words.ts'

/** « à Vire », « en EHPAD », « la comptabilité »; « autre cadre » is a place that the field does not say already; null for what is not sure. */
type Said = Record<
  | 'ville'
  | 'employeur'
  | "d'employeur"
  | 'chez'
  | 'cadre'
  | 'autre cadre'
  | 'métier'
  | 'de métier'
  | 'domaine'
  | 'de domaine'
  | 'outil'
  | 'autre outil'
  | 'heures'
  | 'effectif'
  | 'semaine'
  | 'début'
  | 'date'
  | 'contrat'
  | 'contrat durable'
  | 'contrat daté'
  | 'contrat sans durée'
  | 'télétravail'
  | 'horaires'
  | 'week-ends'
  | 'salaire'
  | 'nom'
  | 'de nom'
  | 'de public'
  | 'public aidé'
  | 'au public'
  | 'de secteur',
  string | null
>

export interface Slots {
  said: Said
  /** « les stocks et les inventaires », the most prominent first. */
  subjects: readonly { code: string; name: string }[]
}

/** A setting that is said aloud has three cues, or one in the title beside another. */
const SURE_ENOUGH_TO_SAY = 3
/** So much of the offer is about a subject that it is the heart of the post. */
const HEART = 0.9
const SEVERAL = 2

/** What the wordings may name of this offer. */
export function slotsOf(pages: readonly ChosenPage[], offer: OfferFacts): Slots {
  const nearest = pages.find(({ of }) => of === 'trade' || of === 'domain')
  const [surest] = findVariants(nearest?.page.variants ?? [], offer, SURE_ENOUGH_TO_SAY)
  const setting = surest ? asSetting(surest.name, makeSearchable(offer.text)) : null
  const title = titleSlots(offer)
  const place = setting && !sayTheSame(setting, title.métier ?? '') ? setting : null
  const field = fieldOf(nearest, offer, place === null ? undefined : surest)
  const isLed = isLeaderByTitle(offer.lines)
  const tools = isLed ? [] : mainTools(offer.tools, offer.lines)
  return {
    said: {
      ville: offer.town,
      ...employerSlots(offer.employer),
      cadre: place,
      'autre cadre': surest?.field === field ? null : place,
      ...title,
      domaine: field,
      'de domaine': field && withDeEach(field),
      outil: tools[0] ?? null,
      'autre outil': tools[1] ?? null,
      ...termsSlots(offer),
      nom: offer.named,
      'de nom': offer.named && withDe(offer.named),
      ...publicSlots(offer.people, nearest?.page.code ?? ''),
      'de secteur': offer.sector && withDeEach(offer.sector),
    },
    // A sure trade is presented by its own name, whatever part of it the offer tells most.
    subjects: pages.flatMap(({ of, page }) => {
      if (nearest?.of === 'trade') return []
      const subject = of === 'subject' && offer.subjects.find(({ code }) => code === page.code)
      const isSaid = subject && isHeart(subject, offer) && !(isLed && CRAFTS.has(subject.code))
      return isSaid ? [{ code: subject.code, name: subject.name }] : []
    }),
  }
}

/** What one works in; that of a whole domain is said of no post, being as wide as « la direction d'hôtels et de restaurants », nor that of a trade too unsure to be named. */
function fieldOf(
  nearest: ChosenPage | undefined,
  offer: OfferFacts,
  said: Variant | undefined,
): string | null {
  if (nearest?.of !== 'trade' || !('field' in nearest.page)) return null
  const trade = offer.trades.find((one) => isAskedFrom(nearest.page, one))
  if (trade && !maySayAloud(trade)) return null
  if (isInChargeOnly(nearest.page, offer)) return null
  // « La pharmacie d'officine », not « la pharmacie en officine ».
  return roleOf(nearest, offer)?.field ?? said?.field ?? nearest.page.field ?? null
}

/** What the title makes of the trade: « gestionnaire de paie » works in « la paie », not in « la comptabilité ». */
const roleOf = ({ page }: ChosenPage, offer: OfferFacts) =>
  findVariants(page.variants, offer).find(
    (variant) => variant.field && isOfTheTitle(variant, offer.lines),
  )

const IN_CARE = /^(?:J1[145]|J130[145]|K11|K12|K13|K18|G12)/
const IN_TEACHING = /^K21/

/** « Accompagner des mineurs non accompagnés » is said in the trades of care, « enseigner aux étudiants » where one teaches. */
function publicSlots(people: string | null, code: string) {
  const some = people && withDe(people)
  return {
    'de public': some,
    'public aidé': IN_CARE.test(code) ? some : null,
    'au public': IN_TEACHING.test(code) ? people && withA(people) : null,
  }
}

/** Of the trade's own domain, and told in several ways: a part of any post is no reason to want it. */
const isHeart = (
  { name, only, strength, cues }: OfferFacts['subjects'][number],
  { domain }: OfferFacts,
) =>
  strength >= HEART &&
  !name.includes(',') &&
  cues.length >= SEVERAL &&
  (domain === null || (only?.some((of) => domain.startsWith(of)) ?? false))

/** « chez Bellerive », but « à la clinique Pasteur ». */
function employerSlots(employer: string | null) {
  const hasArticle = employer !== null && /^(?:l'|la |le |les )/i.test(employer)
  return {
    employeur: employer,
    "d'employeur": employer && withDe(employer),
    chez: employer && (hasArticle ? withA(employer) : `chez ${employer}`),
  }
}

/** Whether two phrases share a word of meaning: « conducteur de ramassage scolaire » says « en transport scolaire » already. */
export function sayTheSame(one: string, other: string): boolean {
  const said = new Set(contentStems(other))
  return contentStems(one).some((stem) => said.has(stem))
}

function termsSlots({ terms, leadsPeople }: OfferFacts) {
  const { contract, start } = terms
  return {
    heures: terms.weeklyHours === null ? null : sayNumber(terms.weeklyHours),
    effectif: leadsPeople && terms.teamSize !== null ? sayNumber(terms.teamSize) : null,
    semaine: terms.days,
    début: start && !start.isDated ? start.text : null,
    date: start?.isDated ? start.text : null,
    contrat: contract?.text ?? null,
    'contrat durable': contract?.lasts === 'for good' ? contract.text : null,
    'contrat daté': contract?.lasts === 'so long' ? contract.text : null,
    'contrat sans durée': contract?.lasts === 'untold' ? contract.text : null,
    télétravail: terms.remoteDays,
    horaires: terms.dayHours,
    'week-ends': terms.weekEnds,
    salaire: terms.pay,
  }
}

/** « Adjoint au responsable de boutique », « assistante du directeur » are no « responsable » and no « directeur ». */
const DEPUTY = / (?:adjoint|adjointe|second|seconde|assistante? (?:du|de la|de l|aupres)) /
const SAYS_DEPUTY = / (?:adjoint|adjointe|second|seconde|assistante?) /

/** The trade's title where it is sure, else that of the offer; none that has to be said in both genders. */
function titleSlots({ trades, title: own, lines }: OfferFacts): Pick<Said, 'métier' | 'de métier'> {
  const [trade] = trades
  const isSure = trade !== undefined && maySayAloud(trade)
  const title = isSure ? trade.title : own
  const inASentence = title && {
    text: '',
    masculine: lowerFirst(title.masculine),
    feminine: lowerFirst(title.feminine),
  }
  const words = isSure ? titleWords(inASentence) : writtenTitleWords(inASentence)
  const isOfTheChief =
    DEPUTY.test(lines[0]?.folded.text ?? '') &&
    !SAYS_DEPUTY.test(` ${normalizeWords(words?.plain ?? '')} `)
  return words === null || isOfTheChief || / ou /.test(words.plain)
    ? { métier: null, 'de métier': null }
    : { métier: words.plain, 'de métier': words.withDe }
}
