import { lowerFirst, withDe } from '../french/grammar.ts'
import { sayNumber } from '../french/say-number.ts'
import { contentStems } from '../french/stem.ts'
import { findActivities } from '../offer-facts/find-activities.ts'
import { findVariants } from '../offer-facts/find-variants.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { maySayAloud } from '../trades/recognise-trades.ts'
import type { ChosenPage } from './choose-pages.ts'
import { isMostlyOneSubject } from './choose-subjects.ts'
import { titleWords, writtenTitleWords } from './title-words.ts'

/** « à Vire », « en EHPAD », « d'aide-soignant ou d'aide-soignante »; null for what is not sure. */
type Said = Record<
  | 'ville'
  | 'employeur'
  | "d'employeur"
  | 'cadre'
  | 'métier'
  | 'de métier'
  | 'outil'
  | 'autre outil'
  | 'heures'
  | 'effectif'
  | 'semaine'
  | 'début'
  | 'contrat',
  string | null
>

export interface Slots {
  said: Said
  /** What the offer asks one to do, as infinitives, the most present first. */
  activities: readonly SaidActivity[]
  /** « les stocks et les inventaires », the most prominent first. */
  subjects: readonly { code: string; name: string }[]
  /** The page of its trade says what matters most in it. */
  ofATrade: boolean
}

export interface SaidActivity {
  id: string
  say: string
  /** Those of a whole domain say less of this post than its own missions. */
  ofADomain: boolean
}

/** Present enough for the offer to be said to ask for it. */
const CLEAR = 0.7
const MOST_ACTIVITIES = 4
const MOST_OF_A_PAGE = 3
/** An offer that says one thing of the work does not say what matters in it. */
const FEWEST_TOLD = 3
const LONGEST_SETTING = 4
/** « Animer une équipe », said to whoever has none. */
const LEADING =
  /(?<!\p{L})(?:animer|diriger|encadrer|manager|conduire|coordonner|recruter|guider|former|organiser)(?!\p{L}).* (?:l'|d')?équipes?(?!\p{L})/u
/** « Planifier ses soins »: « vous » have none of « his ». */
const OF_ANOTHER = /(?<!\p{L})(?:sa|son|ses|leurs?)(?!\p{L})/u
const isSaidToYou = (say: string, { leadsPeople }: OfferFacts) =>
  !OF_ANOTHER.test(say) && (leadsPeople || !LEADING.test(say))
/** A setting that is said aloud has three cues, or one in the title beside another. */
const SURE_ENOUGH_TO_SAY = 3
const SETTING = /^(?:en|à|au|aux|chez|dans) [^:,()]+$/u

/** What the wordings may name of this offer. */
export function slotsOf(pages: readonly ChosenPage[], offer: OfferFacts): Slots {
  const nearest = pages.find(({ of }) => of === 'trade' || of === 'domain')
  const subjects = pages.filter(({ of }) => of === 'subject').map(({ page }) => page.code)
  const named = subjects.flatMap((code) => offer.subjects.find((one) => one.code === code) ?? [])
  const own = nearest ? clearActivities(nearest, offer) : []
  const ofSubjects = named.flatMap(({ code, activities: [first] }) =>
    first && isSaidToYou(first.say, offer)
      ? [{ id: `${code} ${first.id}`, say: first.say, ofADomain: false }]
      : [],
  )
  const isOfATrade = nearest?.of === 'trade' && !isMostlyOneSubject(offer)
  const [surest] = findVariants(nearest?.page.variants ?? [], offer, SURE_ENOUGH_TO_SAY)
  const title = titleSlots(offer)
  return {
    said: {
      ville: offer.town,
      employeur: offer.employer,
      "d'employeur": offer.employer && withDe(offer.employer),
      cadre: surest && isSetting(surest.name, title.métier) ? surest.name : null,
      ...title,
      outil: offer.tools[0] ?? null,
      'autre outil': offer.tools[1] ?? null,
      ...termsSlots(offer),
    },
    activities: (isOfATrade ? [...own, ...ofSubjects] : [...ofSubjects, ...own]).slice(
      0,
      MOST_ACTIVITIES,
    ),
    subjects: named
      .filter(({ strength, cues }) => strength >= CLEAR && cues.length > 0)
      .map(({ code, name }) => ({ code, name })),
    ofATrade: isOfATrade,
  }
}

function clearActivities({ page, of }: ChosenPage, offer: OfferFacts): SaidActivity[] {
  const presence = findActivities(page.activities, offer.lines)
  if (presence.size < FEWEST_TOLD) return []
  const present = (id: string) => presence.get(id) ?? 0
  return page.activities
    .filter(({ id, say }) => present(id) >= CLEAR && isSaidToYou(say, offer))
    .sort((one, other) => present(other.id) - present(one.id))
    .slice(0, MOST_OF_A_PAGE)
    .map(({ id, say }) => ({ id, say, ofADomain: of === 'domain' }))
}

/** « Conducteur de ramassage scolaire » says « en transport scolaire » already. */
function isSetting(name: string, title: string | null): boolean {
  const said = new Set(contentStems(title ?? ''))
  return (
    SETTING.test(name) &&
    name.split(' ').length <= LONGEST_SETTING &&
    !contentStems(name).some((stem) => said.has(stem))
  )
}

function termsSlots({ terms, leadsPeople }: OfferFacts) {
  return {
    heures: terms.weeklyHours === null ? null : sayNumber(terms.weeklyHours),
    effectif: leadsPeople && terms.teamSize !== null ? sayNumber(terms.teamSize) : null,
    semaine: terms.isOnWeekdays ? 'du lundi au vendredi' : null,
    début: terms.startsAtOnce ? 'dès que possible' : null,
    contrat: terms.isPermanent ? 'un CDI' : null,
  }
}

/** The trade's title where it is sure, else that of the offer. */
function titleSlots({ trades, title: own }: OfferFacts): Pick<Said, 'métier' | 'de métier'> {
  const [trade] = trades
  const isSure = trade !== undefined && maySayAloud(trade)
  const title = isSure ? trade.title : own
  const inASentence = title && {
    text: '',
    masculine: lowerFirst(title.masculine),
    feminine: lowerFirst(title.feminine),
  }
  const words = isSure ? titleWords(inASentence) : writtenTitleWords(inASentence)
  return { métier: words?.plain ?? null, 'de métier': words?.withDe ?? null }
}
