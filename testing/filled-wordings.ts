import { fillWording } from '#app/interviewer/coach/questions/fill-wording.ts'
import { WORDINGS } from '#app/interviewer/coach/questions/wordings/of-kinds.ts'
import type { QuestionKind } from '#app/interviewer/kinds.ts'

const SAID = {
  métier: 'régisseur lumière',
  'de métier': 'de régisseur lumière',
  domaine: 'la maçonnerie',
  'de domaine': 'de la maçonnerie',
  employeur: 'Bellerive',
  "d'employeur": 'de Bellerive',
  chez: 'chez Bellerive',
  ville: 'à Lyon',
  cadre: 'en rénovation',
  'autre cadre': 'en rénovation',
  'de public': 'des particuliers',
  'public aidé': 'des adolescents',
  'au public': 'aux apprentis',
  'de secteur': 'du bâtiment',
  nom: 'le réseau Bellerive',
  'de nom': 'du réseau Bellerive',
  outil: 'Revit',
  'autre outil': 'AutoCAD',
  heures: 'trente-cinq',
  effectif: 'douze',
  semaine: 'du lundi au vendredi',
  début: 'dès que possible',
  date: 'en janvier',
  contrat: 'un CDI',
  'contrat durable': 'un CDI',
  'contrat daté': 'un CDD de six mois',
  'contrat sans durée': 'un CDD',
  télétravail: 'deux jours de télétravail par semaine',
  horaires: 'de 8\u00a0h à 17\u00a0h',
  'week-ends': 'un samedi sur deux',
  salaire: 'de 24\u202f000 à 28\u202f000 euros par an',
  sujet: 'les enduits',
  'un point': 'le travail de nuit',
  'autre point': 'les astreintes',
  'troisième point': 'les déplacements',
  'de point': 'du travail de nuit',
  'de autre point': 'des astreintes',
}

/** Every wording of the coach as it would be asked of a mason, with its kind. */
export const filledWordings = (): (readonly [QuestionKind, string])[] =>
  WORDINGS.map(([kind, wording]) => {
    const text = fillWording(wording, SAID)
    if (text === null) throw new Error(`a slot that no offer fills: ${wording}`)
    return [kind, text] as const
  })
