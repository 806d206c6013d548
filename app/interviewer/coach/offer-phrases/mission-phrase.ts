import { withDefinite } from '../french/gender.ts'
import { lowerFirst } from '../french/grammar.ts'
import { toInfinitive } from '../french/infinitive.ts'
import { withMissingOf } from '../french/missing-of.ts'
import { articled } from '../french/second-noun.ts'
import { contentStems } from '../french/stem.ts'
import { fromThird, fromVous, isInfinitive } from '../french/verbs.ts'
import { cutPhrase } from './cut-phrase.ts'
import type { Phrase } from './offer-reading.ts'
import { phraseFaults } from './phrase-faults.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'
import { ACTION_VERBS, STATE_VERBS } from './vocabulary/action-verbs.ts'
import { withoutFranglais } from './vocabulary/franglais.ts'
import { isJobWord } from './vocabulary/job-words.ts'

const SHORTEST = 10

/** The task that a sentence or an item states, as a phrase; null when it surely states none. */
export function missionPhrase(item: string): Phrase | null {
  const text = withoutFranglais(
    withoutLeadIn(isShouted(item) ? item.toLocaleLowerCase('fr') : item),
  )
  if (isEnglish(text)) return null
  const infinitive = asInfinitive(text)
  const phrase = infinitive
    ? fitting(withFirstArticle(infinitive.replace(/ ?: .*$/su, '')), 'infinitive')
    : asNoun(text)
  return phrase && phraseFaults(phrase).length === 0 ? phrase : null
}

function asInfinitive(text: string): string | null {
  const spoken = toInfinitive(fromTu(text)) ?? fromBareThird(text) ?? fromNominalAgent(text)
  if (!spoken) return null
  const verb = /^(?:vous |y |en |les |l'|leur )?(\p{L}+)/u.exec(spoken)?.[1] ?? ''
  if (STATE_VERBS.has(verb) || NOT_TASKS.test(spoken)) return null
  if (/^(?:il|elle|on) /i.test(text) && !ACTION_VERBS.has(verb)) return null
  return sameForm(spoken)
}

const NOT_TASKS =
  /^(?:reporter (?:à|au|aux) |préparer (?:un |une |ton |ta |votre )?(?:bac(?!\p{L})|bts|but(?!\p{L})|licence|master|diplôme|cap(?!\p{L})|titre|école)|présenter (?:une? |des |de )?(?:bon|bonne|réel|réelle|solides?|excellente?|forte?|qualités|capacités|aptitudes?)(?!\p{L})|faire (?:preuve|partie|face|valoir|confiance)|jouer un rôle|mettre à profit|prendre (?:part à une|plaisir|son envol|(?:facilement )?des initiatives)|mettre (?:l'humain|les? (?:femmes|hommes|clients?)|la personne)|(?:avoir|garder) le (?:goût|sens)|(?:prendre en charge|assurer|réaliser|effectuer|mener) (?:les|la|des|vos|une)? ?(?:principales )?(?:missions?|tâches|activités|fonctions|responsabilités)(?: suivantes?| confiées?| principales?|$)|vous (?:investir|épanouir|former|joindre|inscrire)|(?:assurer|effectuer|tenir|réaliser|participer à|faire) (?:des|les|une|la|aux) (?:astreintes?|permanences?|gardes?|nuits?|week-ends?))/u

/** « Encadre les électriciens », « veille à »: no noun is followed by an article, nor « veille » by « à ». */
function fromBareThird(text: string): string | null {
  const [verb = ''] =
    /^\p{L}+(?= (?:les?|la|un|une|nos|vos|ses) | l')|^veille(?= (?:à|au|aux) )/iu.exec(text) ?? []
  const infinitive = fromThird(verb)
  return infinitive && ACTION_VERBS.has(infinitive) ? infinitive + text.slice(verb.length) : null
}

/** « L'infirmière assure… »: the post itself is the subject. */
function fromNominalAgent(text: string): string | null {
  const found = /^(?:le |la |l'|cet? |cette |un |une )(?:\p{L}+[ -]){1,4}?(?=(\p{L}{4,}) )/iu.exec(
    text,
  )
  if (!found) return null
  const subject = /^\p{L}+[' ](\p{L}+)/u.exec(text)?.[1] ?? ''
  const verb = fromThird(found[1] ?? '')
  if (!verb || !isJobWord(subject) || !ACTION_VERBS.has(verb) || isActionNoun(found[1] ?? ''))
    return null
  return verb + text.slice(found[0].length + (found[1] ?? '').length)
}

function asNoun(text: string): Phrase | null {
  const bare = text.replace(/^(?:l[ae] |les |l'|une? |des )(?=\p{L})/iu, '')
  const first = /^\p{L}+(?:-\p{L}+)*/u.exec(bare)?.[0] ?? ''
  if (!isActionNoun(first) || LOOKALIKES.test(bare)) return null
  if (contentStems(cutPhrase(bare)).length < 2) return null
  if (
    /\b(?:est|sont|sera|seront|serait|a été|permet|représente|constitue|souhaitée?s?|appréciée?s?|exigée?s?|requise?s?)\b/.test(
      bare,
    )
  )
    return null
  return fitting(withSecondArticle(withMissingOf(withDefinite(lowerFirst(bare)))), 'noun')
}

/** A sentence in English breaks the French one in which it would stand; a term or two do not. */
function isEnglish(text: string): boolean {
  return (text.match(ENGLISH)?.length ?? 0) >= 2 || /^\p{L}+ (?:the|our|your|all) /iu.test(text)
}
const ENGLISH =
  /(?<!\p{L})(?:the|and|of|with|your|our|for|from|their|accounts|reports|requests|payments?|daily|ensure|manage|prepare|weekly|across|customers)(?!\p{L})/giu

/** « la saisie et mise à jour des données » lacks the article of its second noun. */
function withSecondArticle(text: string): string {
  return text.replace(
    /(, | et )(\p{Ll}{4,})(?= |,|$)/gu,
    (whole, link: string, noun: string, at: number) =>
      isActionNoun(noun) ? `${link}${articled(noun, text.slice(0, at))}` : whole,
  )
}

/** « rédiger notes de calcul », as one takes notes: the plural lacks its article. */
function withFirstArticle(text: string): string {
  return text.replace(
    /^(\p{L}+) (?=(\p{Ll}{3,}s)(?: (?:de|d'|du|des|et|pour|sur)(?!\p{L})|,|$))/u,
    (whole, verb: string, noun: string) =>
      isInfinitive(verb) && !NO_NOUN.test(noun) ? `${verb} les ` : whole,
  )
}
const NO_NOUN =
  /^(?:les|des|nos|vos|ses|mes|ces|dans|sans|sous|plus|moins|lors|vers|dès|après|très|toujours|leurs|tous|toutes|plusieurs|différents?|divers|diverses|certains|certaines|quelques|autres|hors|puis|parfois|ainsi|auprès|envers|travers|chaînes?|appels|ateliers?)$/u

/** Nouns of activity that name a pay slip, a search for someone or a course offered. */
const LOOKALIKES =
  /^(?:réponses?(?! (?:aux?|à) )|changes?(?! et |s? (?:des|de) )|tenue (?:et|de travail|noire|blanche|fournie|professionnelle|exigée)|[^,]* (?:fournie?s?|offerte?s?|prise? en charge|remboursée?s?)$|hygiène (?:et |corporelle|irréprochable|alimentaire|sécurité)|étude (?:notariale|d'huissier|d'avocats?|de notaires?|de commissaires?)|présentation (?:soignée|irréprochable|correcte)|recherches?(?! (?:de|des|du|d'|et|active|documentaire|clinique|scientifique))|formations?(?! (?:de|des|du|d'|et|aux))|prise de (?:poste|fonction)|mise à disposition d|participation à \d|\p{L}+ (?:effectuée?s?|assurée?s?|organisée?s?|obligatoires?|exigée?s?|souhaitée?s?|possibles?|réussie?s?)(?!\p{L})|[^,]* (?:élabore|assure|gère|coordonne|anime|participe|contribue|réalise|développe|propose|accompagne|intervient|regroupe|recrute|organise|met)(?!\p{L})|[^,]* (?:a|ont|se|comprend|comprennent) |.* (?:\p{L}{2,}(?:era|eront|ira|iront)|(?:pren|tien|vien|atten|ren)dr(?:a|ont)|mettr(?:a|ont)|devr(?:a|ont)|suivr(?:a|ont)) |direction (?:des?|du) (?:la |l')?(?!travaux|projets?|équipes?|chantiers?|sites?|services?)|.* (?:élabore|pilote) ?$|.* pour vous )/iu

function fitting(text: string, form: Phrase['form']): Phrase | null {
  const cut = cutPhrase(
    quiet(withAccent(text)).replace(/(?: dans les domaines)? suivante?s?$/u, ''),
  )
  if (cut.length < SHORTEST || !/ /.test(cut)) return null
  return { text: cut, form }
}

/** « Etablir », written without the accent that capitals lose. */
function withAccent(text: string): string {
  return text.replace(
    /^(l')?e(?=labor|tabli|tud|dit(?:er|ion)|mett|mission|valu|volu|chang|quip|lagu|pil|tal|tiq|claire|cout|labor|coul|crire|lev|limin|mane|num[eé]r|prouv|radiq|tay|tanch|vit|vid|xécut(?!.))/,
    '$1é',
  )
}

/** What announces the task: « Recrutement : », « En lien avec le chef, », « À ce titre, ». */
export function withoutLeadIn(item: string): string {
  return item
    .replace(/^(?:[\p{L}\p{N}' /&-]{2,50}) ?: (?=\p{L})/u, (label) =>
      toInfinitive(label) ? label : '',
    )
    .replace(
      /^(?:à ce titre|a ce titre|dans ce cadre|dans ce contexte|au quotidien|concrètement|plus concrètement|ainsi|également|en outre|par ailleurs|de plus|enfin|ensuite|pour cela|à ce poste|au sein|rattachée?s?|sous|en (?:tant|qualité|lien|collaboration|étroite|binôme|relation|autonomie|appui)|intégrée?|placée?|basée?|accompagnée?|dans le (?:cadre|respect)|auprès|avec |après|au cœur|directement|en véritable|véritable|en rejoignant|pour (?:ce|notre|le|la))(?=[\s,])[^,]{0,140}, ?/iu,
      '',
    )
    .replace(
      /^(?:dans|chez|à|au|aux|sur|pour|depuis) [^,.;:!?]{3,80}, (?=(?:vous|tu) \p{L}{4,})/iu,
      '',
    )
    .replace(/^(?:et|puis|ou|mais|ainsi|également|donc) /i, '')
    .replace(
      /^(?:il s'agi(?:t|ra)|il (?:vous )?faudra|l'objectif (?:est|sera)|le but est|votre (?:quotidien|travail|objectif|rôle) (?:sera|est|consist\p{L}+)|vos journées consist\p{L}+|l'idée est)(?: \p{L}+ment| aussi| surtout)? (?:à |de |d')?(?=\p{L}+(?:er|ir|re|oir) )/iu,
      '',
    )
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:d'|de |à )(?=\p{L}+(?:er|ir|re|oir)(?: |$))/iu, '')
    .replace(
      /(?<=^|amenés? à |amenée à )(?:savoir|être capable de|être en mesure de|pouvoir) (?=\p{Ll}+(?:er|ir|re) )/iu,
      '',
    )
}

/** « Tu analyses » as « Vous » would be read: the familiar form through the third person. */
function fromTu(text: string): string {
  const found = /^tu (\p{L}+)(?: (?:en|à) charge)?/iu.exec(text)
  const form = found?.[1]
  if (!form?.endsWith('s')) return text
  const infinitive = fromTuForm(form)
  if (!infinitive) return text
  const rest = text
    .slice(3 + form.length)
    .replace(/(,| et) (?:tu )?(\p{L}{3,}s)(?= )/gu, (whole, link, verb: string) => {
      const other = fromTuForm(verb)
      return other && ACTION_VERBS.has(other) ? `${link} ${other}` : whole
    })
  return infinitive + rest
}

function fromTuForm(form: string): string | null {
  return fromThird(form.slice(0, -1)) ?? fromThird(`${form.slice(0, -1)}t`)
}

/** What a sentence says in passing after its verb: « faire naturellement une veille ». */
const EMPTY_ADVERB =
  /^(\p{L}+)(?: (?:naturellement|notamment|également|activement|principalement|facilement|simplement|pleinement|fièrement|par ailleurs))+(?= )/u

/** Verbs coordinated with the first one take its form: « gérer…, et veillez à » gives « veiller à ». */
function sameForm(spoken: string): string {
  return spoken
    .replace(EMPTY_ADVERB, '$1')
    .replace(/^(garantir) (?:de |d')(?=(la|l'|les) ?\p{L})/u, '$1 ')
    .replace(/,? de (?:manière|façon) \p{L}+\.?$/u, '')
    .replace(
      /(, \p{L}+(?:e|es|it|d)) et (\p{L}+(?:er|ir|re)) /u,
      (whole, verb: string, next: string) => {
        const infinitive = fromThird(verb.slice(2))
        return infinitive && ACTION_VERBS.has(infinitive) ? `, ${infinitive} et ${next} ` : whole
      },
    )
    .replace(
      /(,| et| puis| ou)( vous)? (\p{L}+ez)(?=[\s,]|$)/gu,
      (whole, link, _, verb: string) => {
        const infinitive = fromVous(verb)
        return infinitive ? `${link} ${infinitive}` : whole
      },
    )
    .replace(
      /(,| et) (\p{L}{4,}(?:e|es|it|end|et)|met|fait|tient|suit|lit|sert)(?= (?:les?|la|l'|des?|du|aux?|à|un|une|sur|en)\b)/gu,
      (whole, link, verb: string) => {
        const infinitive = fromThird(verb) ?? fromThird(verb.replace(/s$/, ''))
        return infinitive && ACTION_VERBS.has(infinitive) && !isActionNoun(verb)
          ? `${link} ${infinitive}`
          : whole
      },
    )
    .replace(
      /( et|,) les (\p{L}{3,}(?:e|d|t))(?= (?:de|du|des|à|aux?|dans|en|par|pour|avec|sur|selon) )/gu,
      (whole, link, verb: string) => {
        const infinitive = fromThird(verb)
        return infinitive ? `${link} les ${infinitive}` : whole
      },
    )
    .replace(
      /(,| et| puis| ou) (?:de |d')(?=\p{Ll}{2,}(?:er|ir|oir|dre|tre|ire|uire|ivre|faire) )/gu,
      '$1 ',
    )
    .replace(/(?<! qui| qu'il| qu'elle| qu'ils| dont| où) (?:est|sont|sera|seront) .*$/u, '')
    .replace(/, (?:vous|tu|il|elle|nous) .*$/u, '')
    .replace(/ et (?:vous|tu|il|elle|nous) .*$/u, '')
    .replace(/(?<!\p{L})t(on|a|es)(?= \p{L})/gu, (_, end: string) =>
      end === 'es' ? 'vos' : 'votre',
    )
}

function isShouted(text: string): boolean {
  if (!/\p{Lu}{3}/u.test(text)) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  const capitals = text.replace(/[^\p{Lu}]/gu, '')
  return letters.length > 15 && capitals.length > letters.length * 0.6
}

/** Lower case for words shouted in capitals; final marks and asides removed. */
function quiet(text: string): string {
  return (isShouted(text) ? text.toLocaleLowerCase('fr') : text)
    .replace(
      /,? (?:car(?= )|parce qu|puisqu|sachant qu|quand |lorsqu|si (?:besoin|nécessaire)).*$/u,
      '',
    )
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' et ')
    .replace(/ ?(?:…|\.\.\.|,? etc\b\.?).*$/su, '')
    .replace(/["«»*_]/g, '')
    .replace(/ \/ /g, ', ')
}
