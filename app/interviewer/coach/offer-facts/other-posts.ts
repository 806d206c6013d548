import type { OfferFacts } from './offer-facts.ts'
import { GOODS, OF_ONE_KIND_OF_GOODS } from './vocabulary/goods.ts'

type Known = Pick<OfferFacts, 'lines' | 'conditions' | 'trades' | 'domain' | 'sector' | 'people'>

/** Whether folded words name what another shop sells, or whom this post surely does not serve. */
export const isOfAnotherPost = (asked: string, offer: Known): boolean =>
  namesOtherGoods(asked, offer) ||
  isOfAFirm(asked, offer) ||
  namesPupils(asked, offer) ||
  namesChildren(asked, offer)

const writes = ({ lines }: Known, words: RegExp) =>
  lines.some(({ folded }) => words.test(folded.text))

/** A whole outfit is not sold where one sells perfumes. */
function namesOtherGoods(asked: string, offer: Known): boolean {
  const { sector, domain } = offer
  if (sector === null || !domain?.startsWith('D') || !OF_ONE_KIND_OF_GOODS.has(sector)) return false
  return GOODS.some(
    ({ named, soldIn }) => named.test(asked) && !soldIn.includes(sector) && !writes(offer, named),
  )
}

const PUBLIC_BODY =
  / (?:(?:agence (?:nationale|regionale)|ministere|prefecture|conseil (?:departemental|regional)|communaute (?:de communes|d agglomeration|urbaine)|direction interministerielle|mairie|ville|departement|region) (?:[a-z]+ ){0,8}(?:recrute|recherche)|beta gouv) /
const SELLS = / (?:commercia(?:l|le|ux|les)|vendeu(?:r|se)s?) /
const CLIENTS = / clients? /

/** « Un commercial promet à un client » is heard in no ministry. */
function isOfAFirm(asked: string, offer: Known): boolean {
  const sells = SELLS.test(asked) && !writes(offer, / commercia| vente| vend/)
  const hasClients = CLIENTS.test(asked) && !writes(offer, / client/)
  return (
    (sells || hasClients) &&
    (offer.conditions.includes('public-service') || writes(offer, PUBLIC_BODY))
  )
}

const PUPILS = / eleves? /
const SCHOOL = / (?:eleve|ecole|scol|colleg|lycee|class|etudiant|apprenti|formation|cours|enseign)/
/** Grown-ups whom one cares for or finds work for. */
const GROWN_UP =
  /âgées|adultes|sans abri|demandeurs|violences|Alzheimer|travailleurs|salariés|RSA|psychiatrie|dirigeants|particuliers|professionnels|agriculteurs/

const namesPupils = (asked: string, offer: Known) =>
  PUPILS.test(asked) && GROWN_UP.test(offer.people ?? '') && !writes(offer, SCHOOL)

/** A teacher of one grown-up is not asked about lessons for children. */
const namesChildren = (asked: string, offer: Known) =>
  / (?:enfants?|parents?) /.test(asked) &&
  offer.domain === 'K21' &&
  writes(offer, / eleves? adultes? | adultes? debutante?s? /) &&
  !writes(offer, / (?:enfan|jeune|ado|parent|famil|tous (?:ages|niveaux))/)
