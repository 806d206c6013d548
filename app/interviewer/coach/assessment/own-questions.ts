import type { Answer, Sentence } from './answer.ts'
import { normalizedWords } from './normalize-text.ts'
import { TERMS } from './signals/match-cue.ts'
import { roots, shared } from './signals/overlap.ts'

const BEFORE =
  '(?:(?:et|puis|aussi|ensuite|enfin|alors|donc|oui|d abord|deux choses|ma question c est|une question)[,:]? )*(?:(?:a|de|en|dans|avec|pour|par|sur|depuis) )?'
const VERB = '(?:est|sont|sera|seront|a lieu|fonctionne\\w*|marche\\w*|se \\w{3,}|s \\w{3,})'
/** A question without its sign: « comment se passe… », « qui est… »; « quand vous voulez » and « quelle chance » are none. */
const OPENS = new RegExp(
  String.raw`^${BEFORE}(?:(?:qu )?est[- ]ce qu\w*|y a[- ]t[- ]il|a[- ]t[- ]on|faut[- ]il|peut[- ]on|(?:comment|combien|quand|pourquoi|ou) (?:est[- ]ce qu\w*|${VERB})|quel(?:le)?s? (?:est|sont|sera|seront)|qui (?:est|sera|fait|decide|forme|suit|remplace|s occupe)|combien d(?:e|es)? (?!.*\bje?\b)\w{3,})\b`,
)
/** « À quelle date pensez-vous… », « comment cela se passe-t-il… ». */
const INVERTED = new RegExp(
  String.raw`^${BEFORE}(?:combien|comment|quel(?:le)?s?|quand|pourquoi|ou|qui|que?) (?:.*\w-(?:t-)?(?:ils?|elles?|on|vous|ce)|.* t (?:ils?|elles?|on)|(?!vous )(?:.* )?(?<!vous )\w{2,}ez vous)\b`,
)
/** Another one joined to it. */
const JOINED =
  /(?:[,;:]|(?<=. )(?:et|ou)) (?:(?:puis|aussi) )?(?:(?:a|de|en|dans|avec|pour|par|sur|depuis) )?(?:est ce qu\w*|combien|comment|quel(?:le)?s?|quand|pourquoi|qui (?:est|sera|a|fait|decide|forme|suit|remplace))\b/g
const WISHES_TO_KNOW =
  /\b(?:voudrais|voulais|veux|aimerais|souhaite\w*|voudrait) (?:aussi |bien |surtout |encore )?(?:vous demander|savoir|connaitre|comprendre)\b/

const isQuestion = ({ quote, plain }: Sentence) =>
  quote.includes('?') || OPENS.test(plain) || INVERTED.test(plain) || WISHES_TO_KNOW.test(plain)

/** Nothing is asked at all; « pas de question sur le salaire » leaves all the others. */
const NOTHING_TO_ASK =
  /\bje n en (?:ai|vois) (?:pas|aucune)\b|\b(?:pas|aucune) (?:vraiment |trop )?(?:(?:de|d) )?questions?\b(?! sur\b)|\bou rien\b/
export const hasNothingToAsk = (plain: string) => NOTHING_TO_ASK.test(plain)

/** What one would earn, and when one is free: weighed less than the work. */
const FREE_TIME =
  /\b(?:pay(?:e|er|ez|ee|ees)|negociable|net ou brut|tickets?|augmentation|pauses?|fum\w{2,}|finis|parking)\b/
const HOURS_ASKED =
  /\b(?:horaires?|planning|nuits?|week|coup(?:ee|ure)|temps partiel|astreintes?|heures)\b/

/** Whether a question is about pay or days off, where the recruiter did not name them. */
function isOnTerms(plain: string, asked: string): boolean {
  const named = [TERMS, FREE_TIME].flatMap((cue) => plain.match(cue)?.[0] ?? [])
  return named.some((word) => {
    if (word === 'horaires' && HOURS_ASKED.test(asked)) return false
    return !asked.includes(word)
  })
}

const OF_THE_WORK =
  /\b(?:equipe\w*|familles?|partenaires?|supervision|analyse\w*|visites?|referent\w*|encadr\w*|manag\w*|process\w*|methodes?|pratiques?|client\w*|patient\w*|outil\w*|form(?:e|es|er|ez|ee|ation)s?|chantiers?|tut(?:eur|rice)s?|projets?|missions?|taches?|journees?|tournees?|secteurs?|embauch\w*|prolong\w*|renouvel\w*|titularis\w*|evolu\w*|suite|stocks?|planning|services?|materiel|produits?|enfants?|usagers?|classes?|premier\w*|integr\w*|remplac\w*|binome|minibus|vehicules?|camions?|machines?|logiciels?|dossiers?|rayons?|atelier|commandes?|collegues?|responsables?|organis\w*|repart\w*|reussi\w*|attend\w*|objectifs?|priorites|etapes?|qui (?!est|paie|sont)\w+|combien d(?:e|es)? (?!temps|heures|jours|fois|pauses?)\w+|comment (?!je|on|ca va)\w+)/

/** Whether a question is about the work, or about what the recruiter named. */
export function isOfTheWork({ plain }: Pick<Sentence, 'plain'>, asked: string): boolean {
  if (isOnTerms(plain, asked)) return false
  const named = roots(normalizedWords(asked.replace(OF_ANY_CLOSING, ' ')))
  return OF_THE_WORK.test(plain) || shared(roots(normalizedWords(plain)), named).length > 0
}
const OF_ANY_CLOSING = /\b(?:postes?|questions?|savoir|travail\w*|entreprise|contrat)\b/g

/** How many things an answer asks, beside pay and days off; asked plainly, each counts. */
export function countQuestions({ sentences }: Pick<Answer, 'sentences'>, asked = ''): number {
  return counted(sentences.filter((one) => isQuestion(one) && !isOnTerms(one.plain, asked)))
}

/** How many of them are about the work, or about what the recruiter named. */
export function countWorkQuestions(
  { sentences }: Pick<Answer, 'sentences'>,
  asked: string,
): number {
  return counted(sentences.filter((one) => isQuestion(one) && isOfTheWork(one, asked)))
}

const counted = (questions: readonly Sentence[]) =>
  questions.reduce((sum, { plain }) => sum + 1 + (plain.match(JOINED)?.length ?? 0), 0)
