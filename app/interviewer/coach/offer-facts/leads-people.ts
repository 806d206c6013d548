import { normalizeWords } from '../book/match-words.ts'
import type { OfferLine } from './offer-facts.ts'

/** Titles of those who lead others, where a title begins. */
const LEADER =
  /^ (?:(?!au |du |a |aupres |assistant)[a-z0-9]+ ){0,2}(?:chef(?:fe)? (?:d equipe|de (?:chantier|service|cuisine|secteur|brigade|bureau))|direct(?:eur|rice)|cadre de sante|responsable d (?:equipe|agence|atelier|exploitation)|gerante?|engineering manager|team leader|head of) |^ manager /
/** « Encadrer une équipe », « management d'une équipe ». */
const LEADS =
  / responsable (?:hierarchique )?d (?:une )?equipe (?:de )?(?!maintenance|client)| (?:encadr|manag|dirig|pilot|anim|supervis)[a-z]* (?:(?:, )?(?!sein |avec |par |ateliers? |reunions? )[a-z]+ ){0,3}(?:equipes?|collaborat(?:eurs|rices)|salaries|ouvriers|compagnons|agents|techniciens|consultants|managers|vendeurs) /g
/** « Assurer l'encadrement du service », « gestion d'équipe », « former vos équipes ». */
const LEADS_IN_A_MISSION =
  / (?:(?:encadrement|management) (?:du |de )?|(?:encadr|manag)(?:er|ez|e|era) (?:le |un )?)(?:personnel|service|pole|bureau) | (?:encadrement|management) d une? (?:charge|assistant|adjoint)e? | gestion (?:d |de l |de votre |des |de vos )equipes? | (?:(?:form|motiv|boost|feder|fidelis|recrut)(?:er|ez|era|erez)|(?:formation|motivation|federation|fidelisation|recrutement) de) (?:[a-z]+ment )?(?:votre|vos|ton|tes) equipes? | (?:monter|montez) (?:en competences? )?(?:une|votre|vos|ton|tes) equipes? /g

const A_LEADER =
  '(?:direct(?:eur|rice)s?|responsables?|chef(?:fe)?s?|managers?|gerante?s?|coordinat(?:eur|rice)s?|encadrante?s?|superviseurs?|cadres?|patron(?:ne)?s?|president(?:e)?s?)'
/** « Sans avoir à encadrer une équipe », « vous n'encadrez »: it is not done. */
const DENIED =
  / (?:pas|sans|aucune?|ni|hors|jamais|non) (?!oublier |negliger |seulement )(?:[a-z0-9]+ ){0,6}$| (?:n|ne) (?:[a-z]+ )?$/
/** « Vous n'encadrez pas d'équipe ». */
const DENIED_INSIDE = / (?:pas|aucune?|jamais) /
/** « Assister le responsable dans le management du service », « sous l'encadrement de l'équipe »: others do it. */
const BESIDE_WHO_LEADS =
  / (?:sous|par|avec|lien|collaboration|aupres|appui|soutien|rattache[es]*|rend(?:re|ez)|benefici(?:er|ez|e)|assist(?:er|ez|e|era|erez|ance)|aid(?:er|ez|erez)|particip(?:er|ez|e|erez|era|ation)|contribu(?:er|ez|e|erez)|saisi(?:r|e|ssez)|logiciels?|outils?) (?:[a-z0-9]+ ){0,6}$/
/** « Le manager de l'équipe »; « vous serez le manager d'une équipe » leads all the same. */
const SOMEBODY =
  /^ (?:managers?|animat(?:eurs?|rices?)|encadrante?s?|dirigeante?s?|superviseurs?|pilotes?) /
const ARTICLE =
  /(?<! (?:etes|serez|es|seras|que|comme|devenez|devenir)) (?:l|les?|la|une?|votre|notre|ton|son|leur|du|des|aux?|vos|nos|chaque) $/
/** « Le chef de service encadre l'équipe ». */
const DOES_IT = /^ (?:encadr|manag|dirig|pilot|anim|supervis)(?:e|ent|era|eront|ea) /
const IS_DONE_BY = new RegExp(` (${A_LEADER}) (?:[a-z0-9]+ ){0,4}$`)
const SEES_TO_IT =
  / (?:assure|assurera|garantit|prend en charge|est charge(?:e)? de) (?:l |le |la )?$/
const LOOKED_FOR = / (?:recherch|recrut|cherch|souhait|embauch|poste d|poste qui)/
/** Whose sentence begins anew: « rattaché au directeur, vous encadrez », « … et encadrer ». */
const BEGINS_ANEW = /^.*(?: , | (?:vous|tu) )/
const ALSO = / et $/
const IS_A_VERB = /^ [a-z]+(?:er|ez) /
/** Where a sentence may turn to somebody else. */
const BREAK = /[,;:.()!?–—]| - /u

const OF_THE_WORK = 0.5
const A_MISSION = 0.75
const NOT_OF_THE_WORK = new Set<OfferLine['family']>(['company', 'conditions', 'training'])

/** Whether the title of the post is that of who leads people. */
export const isLeaderByTitle = ([title]: readonly OfferLine[]): boolean =>
  title !== undefined && LEADER.test(title.folded.text)

/** Whether the post leads people: said by its title or by what one does in it, never by what is denied or done by others. */
export function leadsPeople(lines: readonly OfferLine[]): boolean {
  if (isLeaderByTitle(lines)) return true
  const title = lines[0]?.folded.text ?? ''
  return lines.slice(1).some(({ text, weight, family }) => {
    if (weight < OF_THE_WORK || NOT_OF_THE_WORK.has(family)) return false
    const told = withBreaks(text)
    return (
      isSaid(LEADS, told, title) || (weight >= A_MISSION && isSaid(LEADS_IN_A_MISSION, told, title))
    )
  })
}

const withBreaks = (text: string) =>
  ` ${text.split(BREAK).map(normalizeWords).filter(Boolean).join(' , ')} `

const isSaid = (leading: RegExp, told: string, title: string) =>
  [...told.matchAll(leading)].some(({ 0: found, index }) => {
    const before = told.slice(0, index + 1)
    return !isDenied(before, found) && !isDoneByOthers(before, found, title)
  })

const isDenied = (before: string, found: string) =>
  DENIED_INSIDE.test(found) || DENIED.test(before.replace(BEGINS_ANEW, ' '))

function isDoneByOthers(before: string, found: string, title: string): boolean {
  if (SOMEBODY.test(found) && ARTICLE.test(before)) return true
  const near = before.replace(BEGINS_ANEW, ' ')
  if (!(ALSO.test(near) && IS_A_VERB.test(found)) && BESIDE_WHO_LEADS.test(near)) return true
  const said = DOES_IT.test(found) ? near : SEES_TO_IT.test(near) && near.replace(SEES_TO_IT, ' ')
  const [, leader] = (said && IS_DONE_BY.exec(said)) || []
  return leader !== undefined && !LOOKED_FOR.test(before) && !title.includes(` ${leader} `)
}
