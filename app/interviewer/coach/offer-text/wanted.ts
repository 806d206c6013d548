import { toPlain } from '../french/inclusive.ts'
import { MONTHS } from '../french/months.ts'
import { isTown } from '../offer-facts/town.ts'
import type { JobTitle } from './job-title.ts'
import { toJobTitle } from './title-clean.ts'

/** Where the name of a job ends inside a sentence. */
const END_OF_JOB = new RegExp(
  String.raw` (?:pour|afin|dans|chez|qui|que|dont|au sein|capable|basée?|située?|sur(?! (?:presse|machine|commande|ligne|mesure|cordes?))|avec|disposant|ayant|possédant|motivée?s?|qualifiée?s?|expérimentée?s?|dynamiques?|passionnée?s?|rigoureu\p{L}+|rapidement|souhaitant|titulaire|débutant\p{L}*|à (?:temps|partir|mi-temps|pourvoir|\p{Lu})|a (?:temps|partir)|en (?:cdi|cdd|contrat|intérim|alternance|apprentissage|vue|h\/f)|au poste|correspond|\(?h ?\/ ?f|\(?f ?\/ ?h|vous|il|elle|ou équivalent|spécialisée?|intervenant|salariée?s?|et (?:vous|nous|un|une)|est|sera|confirmée?s?|sous|rattachée?|for|to|with|who|in|at|based|located|expert on|on|is|indépendante?s?(?= et| pour)|freelance|logée?|nourrie?|débutant|${MONTHS})(?![\p{L}]).*$`,
  'iu',
)

/** A job as named inside a sentence, without what the sentence goes on to say of it. */
export function jobNamed(words: string): JobTitle | null {
  const title = toJobTitle(
    withoutTown(words)
      .replace(/^(?:d[eu] |d'|des )/iu, '')
      .replace(/ B(?: ?to ?|2)B(?!\p{L}).*$/iu, '')
      .replace(END_OF_JOB, ''),
  )
  return title && UNFINISHED.test(title.masculine) ? null : title
}

/** « maçon Albi chantier… »: typed in haste, the town follows the job without a word between them. */
function withoutTown(words: string): string {
  const [, job = '', place = ''] =
    /^(\p{Ll}[\p{Ll}' -]*?)(?: \p{Lu}\d\S*)? (\p{Lu}\p{Ll}{2,})(?!\p{L})/u.exec(words) ?? []
  return job !== '' && isTown(place) && !/ (?:de|du|des|d'|en|à|et|la|le)$/u.test(job) ? job : words
}

/** « chargé » and the like say nothing before one says of what. */
const UNFINISHED = /^(?:chargé|attaché|adjoint|employé|préposé|responsable|agent|chef)$/iu

/** Whoever writes says that somebody is wanted; what follows is the clause that says who. */
const WANTED =
  /(?<!\p{L})(?:recrut(?:e|ent|ons|er)|recherch(?:e|ent|ons|er)|embauch(?:e|ent|ons)|cherch(?:e|ent|ons)|engage(?:nt|ons)?|recrutement|rech\.?|à la recherche|en quête|besoin)(?!\p{L}) ?:? ?([^\n.;]{4,180})/giu
/** « une ou un », « son ou sa future », « d'un », « deux »: somebody is about to be named. */
const ARTICLE =
  /(?<![\p{L}\d])(?:(?:une ou un|un ou une|un\(?e?\)?|une|un\/une|d'un|d'une|des|deux|trois|\d{1,2})(?: ?:)? |(?:son|sa|ses|notre|nos)(?: ou (?:son|sa))? (?=futur|prochain|nouve|\p{L}+ ?(?:\(|h\/f|f\/h))|(?<=^:? ?)(?:son|sa|ses|notre|nos)(?: ou (?:son|sa))? )(?:nouve(?:au|lle|l) |futur(?:e|\(e\))? |prochaine? |jeune |véritable |bon |bonne )?/giu
/** « recrute » at the end of a line: who is wanted stands on the next one. */
const BROKEN_OFF =
  /((?<!\p{L})(?:recrut|recherch|cherch|embauch)\p{L}*(?: ?:)?)\n(?=(?:une? |des |\p{Lu}))/giu
/** Somebody is wanted whose job is not said. */
const NOBODY =
  /^(?:personnes?|quelqu'un|profils?|candidat\p{L}*|talents?|renforts?|jeunes|bénévoles?|volontaires?|stagiaires?$)(?!\p{L})/iu
/** « pour son client, un acteur de l'agroalimentaire, un… »: who pays is described before who is wanted. */
const HOUSE =
  'acteur|leader|groupe|société|entreprise|spécialiste|fabricant|constructeur|industriel|distributeur|éditeur|PME|ETI|cabinet|association|enseigne|équipementier|transporteur|prestataire|filiale|établissement|collectivité|usine|site|start-?up|grossiste|négociant|maison|chaîne|référence'
const FOR_A_CLIENT = new RegExp(
  `^pour (?:le compte d[e'] ?)?[^,:]{0,50}(?:clients?|partenaires?|adhérents?)(?!\\p{L})[^,:]{0,60}(?:, (?:une? |l[ea] |l')?(?:${HOUSE})(?!\\p{L})[^,:]{0,80}){0,2}(?:,|:)? ?(?=(?:une?|des|deux|trois|\\d{1,2}|son|sa) )`,
  'iu',
)
const MOST_TRIED = 4

/** The job of who is wanted, from a sentence that says so: after its article, or at once after the verb. */
export function findWanted(text: string): JobTitle | null {
  for (const [, clause = ''] of toPlain(text).replace(BROKEN_OFF, '$1 ').matchAll(WANTED)) {
    const wanted = clause.replace(FOR_A_CLIENT, '')
    const bare = upToMark(wanted)
    const title = afterArticle(wanted) ?? (NOBODY.test(bare) ? null : jobNamed(bare))
    if (title) return title
  }
  return null
}

function afterArticle(clause: string): JobTitle | null {
  for (const { index, 0: article } of [...clause.matchAll(ARTICLE)].slice(0, MOST_TRIED)) {
    const rest = upToMark(clause.slice(index + article.length))
    if (NOBODY.test(rest)) return null
    const title = jobNamed(rest)
    if (title) return title
  }
  return null
}

const upToMark = (words: string) => words.split(/[:!?,]/)[0]?.trim() ?? ''
