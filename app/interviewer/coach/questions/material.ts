import { offerStems } from '../../standards/anchoring.ts'
import { withDefinite } from '../french/gender.ts'
import { lowerFirst } from '../french/grammar.ts'
import type { OfferReading } from '../offer/offer-reading.ts'
import { employerWords } from './employer-words.ts'
import { type MissionWords, missionWords } from './mission-words.ts'
import { type SkillWords, skillWords } from './skill-words.ts'
import { type TitleWords, titleWords } from './title-words.ts'
import { CONDITION_WORDS } from './wordings/closing.ts'

/** What of an offer may stand in a question, already in words that fit. */
export interface Material {
  title: TitleWords | null
  employer: string | null
  /** « à Lyon » */
  place: string | null
  missions: MissionWords[]
  skills: SkillWords[]
  /** With their article: « la rigueur ». */
  qualities: string[]
  diploma: string | null
  card: string | null
  language: string | null
  years: string | null
  /** An apprentice tells of training; a beginner may do so. */
  level: 'apprentice' | 'beginner' | 'experienced'
  /** Years of experience or people to lead: examples are expected. */
  isSeasoned: boolean
  managesPeople: boolean
  conditions: readonly string[]
  text: string
  /** Stems of the offer that a question may name. */
  offer: ReadonlySet<string>
}

/** What comes later in a very long offer is rarely the work itself. */
const MOST_MISSIONS = 16
const MOST_SKILLS = 24
const FAR_ENOUGH = 12_000
const YEARS = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const PLAIN_CARD =
  /caces|habilitation|licence de soud|carte professionnelle|fimo|fcos?|certi(?:ficat|fication)|ssiap|tp\d/i
const ODD = /[\n:;?!*_#@<>{}[\]|"«»()•…/]|https?/u

/** Keeps what is well formed in a reading; the rest is left out rather than mended. */
export function materialOf(reading: OfferReading): Material {
  const must = (kind: string) =>
    reading.requirements.find(
      (one) => one.kind === kind && one.isMust && !ODD.test(one.text) && one.text.length <= 50,
    )?.text
  const card = reading.requirements.find(
    (one) => one.kind === 'card' && PLAIN_CARD.test(one.text),
  )?.text
  const language = reading.requirements.find((one) => one.kind === 'language')?.text
  const text = reading.text.slice(0, FAR_ENOUGH)

  return {
    title: titleWords(reading.title),
    employer: employerWords(reading.employer),
    place: reading.skills.includes(reading.place ?? '') ? null : placeWords(reading.place),
    missions: reading.missions
      .slice(0, MOST_MISSIONS)
      .map(missionWords)
      .filter((one) => one !== null),
    skills: reading.skills
      .slice(0, MOST_SKILLS)
      .map(skillWords)
      .filter((one) => one !== null),
    qualities: reading.qualities.filter(isPlain).map((one) => withDefinite(lowerFirst(one.trim()))),
    diploma: diplomaWords(must('diploma')),
    card: card && !ODD.test(card) && card.length <= 40 ? card : null,
    language:
      language && isPlain(language) && !/fran[cç]ais/i.test(language)
        ? withDefinite(lowerFirst(language))
        : null,
    years: (reading.years !== null && YEARS[reading.years]) || null,
    level: levelOf(reading),
    isSeasoned:
      reading.managesPeople || reading.seniority === 'senior' || reading.seniority === 'confirmed',
    managesPeople: reading.managesPeople,
    conditions: reading.conditions.filter((one) => one in CONDITION_WORDS),
    text,
    offer: offerStems(text),
  }
}

/** Whoever leads people or needs years of experience is no apprentice, whatever else the offer says. */
function levelOf({ seniority, managesPeople, years }: OfferReading): Material['level'] {
  if (seniority !== 'apprentice' && seniority !== 'beginner') return 'experienced'
  return managesPeople || years !== null ? 'experienced' : seniority
}

const isPlain = (text: string) => {
  const size = text.trim().length
  return size >= 3 && size <= 40 && !ODD.test(text) && text.split(' ').length <= 6
}

/** « votre bac+5 » and lists of levels are not said; « votre CAP petite enfance » is. */
function diplomaWords(diploma: string | undefined): string | null {
  if (diploma === undefined || diploma.length < 3) return null
  if (/[+\d]|niveau|équivalent|permis|école|formation/i.test(diploma)) return null
  return lowerFirst(diploma.trim())
}

/** A town, said « à Lyon »; a region or a number would need another preposition. */
function placeWords(place: string | null): string | null {
  const town = place?.replace(/ ?\(.*$| ?\d.*$|,.*$/g, '').trim() ?? ''
  if (!/^\p{Lu}\p{Ll}[\p{L}' -]{1,30}$/u.test(town) || REGIONS.test(town)) return null
  return /^Les? /.test(town) ? town.replace(/^Le /, 'au ').replace(/^Les /, 'aux ') : `à ${town}`
}

const REGIONS =
  /^(?:France|Europe|Île|Ile|Auvergne|Rhône|Bretagne|Normandie|Occitanie|Nouvelle|Grand Est|Grand-Est|Hauts|Pays|Provence|Corse|Centre|Bourgogne|Alsace|Lorraine|Ain|Ardèche|Drôme|Isère|Loire|Savoie|Haute|Seine|Nord|Sud|Est|Ouest|Région|Département|Secteur|Télétravail|Var|Gard|Hérault|Vendée|Sarthe|Mayenne|Morbihan|Finistère|Côtes|Meuse|Moselle|Vosges|Jura|Doubs|Essonne|Val|Yvelines|Hauts-de|Alpes|Bouches|Vaucluse|Gironde|Landes|Belgique|Suisse|Luxembourg)/
