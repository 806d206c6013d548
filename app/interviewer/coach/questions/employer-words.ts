import { fold } from '../french/fold.ts'
import { withDefinite } from '../french/gender.ts'

/** Names that begin with a common noun take its article: « la mairie de Bron », « le Groupe Atlas ». */
const INSTITUTIONS = new Set(
  `mairie ville commune centre hopital clinique lycee college ecole universite institut groupe association cabinet societe agence
  ministere conseil communaute departement region fondation etablissement creche residence ehpad syndicat office chambre direction
  prefecture academie rectorat musee theatre domaine chateau maison boulangerie pharmacie restaurant hotel garage entreprise
  cooperative caisse banque federation union mission service laboratoire reseau metropole agglomeration maternite polyclinique
  foyer gendarmerie police marine armee drac dreal secretariat bureau tribunal cour mutuelle casino chantier chantiers abattoir labo camping cinema piscine aeroport port ferme
  atelier ateliers brasserie cafe bar librairie imprimerie menuiserie scierie studio zoo parc golf stade club credit salon moulin jardins vergers
  serres caves editions sdis`.split(/\s+/),
)
/** Capitals that are said as a common noun: « le CHU de Nantes », « la CPAM ». */
const ARTICLE_OF: Readonly<Record<string, string>> = {
  ch: 'le ',
  chu: 'le ',
  chru: 'le ',
  ghu: 'le ',
  sdis: 'le ',
  ccas: 'le ',
  crous: 'le ',
  gip: 'le ',
  sivom: 'le ',
  cnrs: 'le ',
  cfa: 'le ',
  greta: 'le ',
  cpam: 'la ',
  caf: 'la ',
  msa: 'la ',
  mjc: 'la ',
  sncf: 'la ',
  ratp: 'la ',
  mfr: 'la ',
  esat: "l'",
  ime: "l'",
  udaf: "l'",
  admr: "l'",
  ars: "l'",
  ap: "l'",
  urssaf: "l'",
}
const ODD = /[\n:;?!*_#@<>{}[\]|"«»/]|https?|www|\d{4,}/u

/** The employer as it stands after « rejoindre »; null when there is none or it would break a sentence. */
export function employerWords(employer: string | null): string | null {
  const name = employer?.trim().replace(/[ .,]+$/, '') ?? ''
  if (name.length < 2 || name.length > 60 || name.split(/\s+/).length > 8 || ODD.test(name))
    return null
  const [, article = '', noun = ''] =
    /^(l[ae]s? |l['’]|un |une |notre |nos |votre )([\p{L}]+)/iu.exec(name) ?? []
  if (article !== '') {
    const isCommon = INSTITUTIONS.has(fold(noun))
    return isCommon ? article.toLocaleLowerCase('fr') + name.slice(article.length) : name
  }
  const first = fold(name.split(/[\s'’-]/)[0] ?? '')
  const said = ARTICLE_OF[first]
  if (said !== undefined && /^\p{Lu}{2}/u.test(name)) return said + name
  const isInstitution = INSTITUTIONS.has(first) && name.includes(' ')
  return isInstitution ? withArticle(name) : name
}

/** The article is found on the lower-case noun and the name keeps its own capitals. */
function withArticle(name: string): string {
  const lower = name.charAt(0).toLocaleLowerCase('fr') + name.slice(1)
  const article = withDefinite(lower).slice(0, -lower.length)
  return `${article}${name}`
}
