import { fillWording } from '#app/interviewer/coach/questions/fill-wording.ts'
import { WORDINGS } from '#app/interviewer/coach/questions/wordings/of-kinds.ts'
import type { QuestionKind } from '#app/interviewer/kinds.ts'

const SAID = {
  métier: 'maçon ou maçonne',
  'de métier': 'de maçon ou maçonne',
  employeur: 'Bellerive',
  "d'employeur": 'de Bellerive',
  ville: 'à Lyon',
  cadre: 'en rénovation',
  outil: 'Revit',
  'autre outil': 'AutoCAD',
  heures: 'trente-cinq',
  effectif: 'douze',
  semaine: 'du lundi au vendredi',
  début: 'dès que possible',
  contrat: 'un CDI',
  activité: 'monter des murs en briques',
  "d'activité": 'de monter des murs en briques',
  'autre activité': 'lire un plan',
  sujet: 'les enduits',
  'autre sujet': 'la préparation du chantier',
}

/** Every wording of the coach as it would be asked of a mason, with its kind. */
export const filledWordings = (): (readonly [QuestionKind, string])[] =>
  WORDINGS.map(([kind, wording]) => {
    const text = fillWording(wording, SAID)
    if (text === null) throw new Error(`a slot that no offer fills: ${wording}`)
    return [kind, text] as const
  })
