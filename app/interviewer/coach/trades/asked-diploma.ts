import { foldLetters } from '../french/fold-letters.ts'
import { FAR_ENOUGH, type Zone } from './title-zones.ts'

const DIPLOMA = /diplômes? (?:d'état )?(?:(?:de |d'|du )(?:l'état )?)?([^\n.;:!?,(]{4,60})/giu
const SENTENCE = /[^\n.;!?]+/gu
const IS_DEMANDED = /\b(?:exigee?s?|obligatoires?|requise?s?|imperati(?:f|ve)s?|indispensables?)\b/
const MUST_BE_HELD = /\btitulaires? d(?:u|'un|e l[ae'])\b/
/** It is denied, only welcome, taught, not alone, or somebody else has it. */
const IS_NOT_THIS_POST =
  /\b(?:pas|non|ni|sans|aucun|sauf|hors|plus|appreci|souhait|atout|serai|ideal|si possible|prefer|prepar|form|accueilli|encadre|accompagne|ou(?! equivalen)|soit|et d['ue]|nos|notre|vos|votre|leurs?|collegues?|collaborat|equipes?|professionnel|personnels?|autres?|certain|evol|devenir|future?s?|responsable|direct(?:eur|rice)|chef|manager|tut(?:eur|rice)|binome|(?:par|avec|aupres|pour) (?:des|les|l[ae']|une?))/
const ENDS_THE_NAME = / (?:est|sera|soit|exig|oblig|requi|imp[ée]ra|indisp|ou )/iu
/** Less than a title, wherever that stands. */
const WORTH = 0.65

/** Where an offer demands one diploma, whose name is that of the trade; null where it is doubtful whose it is. */
export function askedDiploma(text: string): Zone | null {
  const asked = [...text.slice(0, FAR_ENOUGH).matchAll(SENTENCE)].flatMap(demandedIn)
  const [first] = asked
  const isOne = asked.every(({ text }) => foldLetters(text) === foldLetters(first?.text ?? ''))
  return first && isOne ? first : null
}

function demandedIn({ 0: sentence, index }: RegExpExecArray): Zone[] {
  const diplomas = [...sentence.matchAll(DIPLOMA)]
  const [match] = diplomas
  const plain = foldLetters(sentence)
  const isDemanded = IS_DEMANDED.test(plain) || MUST_BE_HELD.test(plain)
  if (!match || diplomas.length > 1 || !isDemanded || IS_NOT_THIS_POST.test(plain)) return []
  const [whole, named = ''] = match
  const text = named.split(ENDS_THE_NAME, 1)[0]?.trim() ?? ''
  if (text.includes('/')) return []
  const start = index + match.index + whole.length - named.length
  return [{ text, start, end: start + text.length, worth: WORTH }]
}
