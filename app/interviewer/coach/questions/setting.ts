import { containsWords, normalizeWords, type SearchableText } from '../book/match-words.ts'

/** What one says to work in: a house, people, a branch; « en fraisage » or « à la pizza » is what one does. */
const PLACE =
  /^(?:auprès |chez |dans (?:une? (?!autre)|la fonction|la police|l'administration|l'industrie|le secteur|le bâtiment|les transports)|au (?:SMUR|bloc|collège|lycée|restaurant|domicile|sein)|à (?:domicile|l'hôpital|l'export|l'import|l'international)|en (?:EHPAD|accueil|agence|agroalimentaire|association|assurance|banque|bancassurance|boucherie|boulangerie|boutique|brasserie|cabinet|centre|chirurgie|cuisine centrale|clinique|collectivité|collège|concession|conservatoire|crèche|dialyse|école|entrepôt|entreprise|établissement|forêt|gendarmerie|grande surface|gériatrie|gros œuvre|hôtel|hypermarché|imagerie médicale|institut|internat|laboratoire|libéral|lycée|magasin|mairie|maison|maternité|micro-crèche|milieu scolaire|néonatologie|neurologie|officine|oncologie|organisme|parapharmacie|pédiatrie|pépinière|petite entreprise|poissonnerie|protection (?:de l'enfance|des données)|psychiatrie|recherche clinique|rééducation|restaurant|restauration (?:collective|rapide|scolaire)|santé (?:au travail|mentale)|structure|supérette|syndic|transport scolaire|unité|usine|viticulture|voirie)(?!\p{L}))/u
const LONGEST = 5

/** The name of a variant as the place where one works, « en EHPAD »; of two, the first that the offer writes. Null for what nobody works « in ». */
export function asSetting(name: string, text: SearchableText): string | null {
  const places = name.split(' ou ')
  return places.find((place) => isPlace(place) && (!places[1] || isWritten(place, text))) ?? null
}

const isPlace = (place: string) =>
  PLACE.test(place) && !/[:,()]| et /.test(place) && place.split(' ').length <= LONGEST

const isWritten = (place: string, text: SearchableText) =>
  containsWords(text, normalizeWords(place).split(' ').at(-1) ?? '')
