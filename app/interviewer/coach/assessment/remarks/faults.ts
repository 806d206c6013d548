import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Sentence } from '../answer.ts'
import { invitesQuestions } from '../asks-for-terms.ts'
import type { Judgement } from '../judge.ts'
import { deniesResult, denigrates, isSomeoneElses, isUnbelievable } from '../signals/claims.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { hasAmount } from '../signals/measure.ts'
import { METHOD } from './praise-form.ts'

/** Something to mend in a sentence; `urgency` puts the gravest first. */
export interface Fault {
  id: string
  urgency: number
  /** Above this score the words are no fault: the rest makes up for them. */
  below?: number
  fits: (annotated: AnnotatedSentence, judgement: Judgement) => boolean
  cue?: RegExp
  remark: string
}

const VAGUE_END =
  /\b(?:(?:ca|cela|tout) (?:s est|c est) (?:bien |tres bien )?(?:passe|fini|termine)\w*|ca (?:a ete|allait mieux)(?! \w+(?:e|i|u)\b)|tout le monde (?:etait|est) content|(?<!\bj )(?:etai(?:t|ent)|est|sont) (?:tres |super |plutot |bien )?(?:content\w*|satisfait\w*|ravi\w*)|bons? retours?|tres positi\w+|ca s est (?:arrange|calme)\w*|c est alle|sans probleme)\b/
/** « … je crois », « … il me semble »: the end is guessed. */
const UNSURE =
  /\b(?:il me semble|me semble t il|je (?:crois|pense|suppose)|a mon avis)(?=[ ,.;!]*$|,)|\bje (?:crois|pense|suppose) (?:que |qu )(?:(?:ca|cela|tout) (?:s |a |va|allait|marche)|(?:ils?|elles?|on) (?:l |les |s )?(?:a|ont|est|sont|avai\w*|etai\w*) |depuis )/
/** « Ça s'est bien passé »: an end that could close any story. */
export const isVague = (sentence: Sentence): boolean =>
  VAGUE_END.test(sentence.plain) && !hasAmount(sentence) && sentence.words.length <= LONGEST_VAGUE
const LONGEST_VAGUE = 14
const SURE = 70
const MAXIM =
  /\b(?:il faut (?:toujours|savoir|etre|jamais|pas)|il ne faut (?:pas|jamais)|l important,? c est|(?:le plus important|l essentiel)\b.{0,40}\bc ?est|c est (?:important|la base|essentiel|primordial|normal) (?:de|d|que)|dans la vie|comme on dit|on peut toujours|la cle,? c est)\b/
/** « L'important, c'est de… »: true of anybody. */
export const isMaxim = (text: string) => MAXIM.test(text)
const REPUTATION =
  /\b(?:(?:tout le monde|on|mon entourage) me (?:dit|trouve|connait)|je suis (?:tres |vraiment |assez )?(?:faite? pour|reputee?|connue? pour|le meilleur|la meilleure))\b/
const BLAME =
  /\bc est (?:\w+ ){0,3}(?:la faute|une erreur) (?:de |d |des |du )(?:l )?(?!ma\b|moi\b)\w+|\bla faute (?:a|aux?|des|du) (?!moi\b)\w+/
/** What one is tired of is heard before anything else. */
const WEARY =
  /\bj en (?:ai|avais) (?:un peu |vraiment |plus que )?(?:marre|assez|ras le bol|plein le dos)\b|\bn en (?:peux|pouvais) plus\b|\b(?:ca|cela) (?:me|m) (?:saoule|soule|gonfle|enerve|fatigue)\w*/
/** Somebody blamed before others, who had no part in it. */
const SHAMES =
  /\b(?:en copie (?:a|de|avec|toute?|tous|la|le|ma|mon|\d)|devant (?:tout le monde|toute l equipe|les clients) (?:que|pour (?:qu|que)))\b/
const SHUNS =
  /\b(?:on verra|au jour le jour|j aime pas (?:trop )?m engager|je (?:ne )?promets rien|ca depend(?:ra)? de (?:mon|ma|mes))\b/
const GENERAL =
  /\b(?:toujours|jamais|en general|generalement|souvent|d habitude|regulierement|a chaque fois|quotidiennement)\b/
const COMFORT =
  /\b(?:pres de chez|a cote de chez|(?:pour|de) l argent|plafonne|salaire|revenus?|quand je veux|horaires|vacances|week ?ends?|mutuelle|13e mois|treizieme mois|tickets? restaurant|conges|avantages|trajet)\b/
const TEAM_WORK =
  /(?<!quand |si |qu )\b(?:on a|nous avons|on avait|nous sommes|on est) (?!venu|envie|une?|le|la|les|des|de|pas|plus|rien|tout|toujours|besoin|peur|quelque|chaque|encore|dans|meme)\w+(?:e|es|i|is|it|u|us|ert)\b/
/** « Elle a su, elle a reçu »: somebody's deeds, and nobody says « je ». */
export const OF_ONESELF =
  /\b(?:elle|il) (?:l |lui |leur |les )?a \w+(?:e|i|u|is|it)\b.{1,80}\b(?:elle|il) (?:l |lui |leur |les )?a \w+/
const OWN_VOICE = /\b(?:je|j|me|m|mon|ma|mes|moi|nous|on)\b/
const BIG_WORDS =
  /\b(?:enjeux?|synergi\w*|ecosysteme|levier|valeur ajoutee|holistique|excellence|epanou\w*|passion(?! d enfance)\w*|au coeur|bienveillan\w*|dynamique)\b/
/** Told as something that happened, it is no principle. */
const PAST = /\b(?:avai(?:t|ent)|etai(?:t|ent)|a eu|ont ete)\b/
const hasOwn = ({ answer }: Judgement) => matchesCue(answer.plain, CUES.ownPast)

/** Whoever says « je » is not asked to. */
const SAYS_I = /\b(?:je|j)\b/
/** A number, or words that somebody said: nothing general. */
const IS_PRECISE = /\d|[«“"]/

export const FAULTS: readonly Fault[] = [
  {
    id: 'denigrates-in-a-story',
    urgency: 98,
    fits: ({ sentence }, { kind }) => kind !== 'motivation' && denigrates(sentence.plain),
    remark: "évitez d'accuser quelqu'un ; dites plutôt ce que vous avez fait, vous.",
  },
  {
    id: 'denigrates',
    urgency: 98,
    fits: ({ sentence }, { kind }) => kind === 'motivation' && denigrates(sentence.plain),
    remark: "évitez d'accuser un ancien employeur ; dites plutôt ce que vous cherchez ici.",
  },
  {
    id: 'unbelievable',
    urgency: 96,
    fits: ({ sentence }) => isUnbelievable(sentence.plain),
    remark:
      "un chiffre pareil demande une explication ; d'où partait-on, et comment l'a-t-on mesuré ?",
  },
  {
    id: 'not-mine',
    urgency: 95,
    fits: ({ sentence }) => isSomeoneElses(sentence.plain),
    remark:
      "la question porte sur votre rôle ; dites ce que vous avez fait, même si c'était une petite part.",
  },
  {
    id: 'denied',
    urgency: 80,
    fits: ({ sentence }, { annotated }) =>
      deniesResult(sentence.plain) && !annotated.some(({ parts }) => parts.has('result')),
    remark: "c'est honnête ; ajoutez ce que vous en avez tiré et ce que vous feriez autrement.",
  },
  {
    id: 'vague-end',
    below: 75,
    urgency: 70,
    fits: ({ sentence }, { kind }) =>
      kind === 'behavioural' && VAGUE_END.test(sentence.plain) && !hasAmount(sentence),
    cue: VAGUE_END,
    remark: "remplacez par un fait constaté, ce qui a changé, qui l'a vu, les jours suivants.",
  },
  {
    id: 'unsure-end',
    below: 82,
    urgency: 93,
    fits: ({ sentence, parts }, { kind, annotated }) =>
      kind === 'behavioural' &&
      UNSURE.test(sentence.plain) &&
      (parts.has('result') || annotated.at(-1)?.sentence === sentence),
    cue: UNSURE,
    remark:
      "un résultat que l'on croit ne se vérifie pas ; dites ce que vous avez vu, compté ou entendu.",
  },
  {
    id: 'weary',
    below: 45,
    urgency: 79,
    fits: ({ sentence }) => WEARY.test(sentence.plain),
    cue: WEARY,
    remark:
      'un recruteur y entend surtout la lassitude ; dites plutôt ce que vous avez tenté, ou ce que vous venez chercher.',
  },
  {
    id: 'shames',
    below: 45,
    urgency: 79,
    fits: ({ sentence }, { kind }) => kind !== 'motivation' && SHAMES.test(sentence.plain),
    cue: SHAMES,
    remark:
      "un reproche fait devant d'autres ferme la discussion ; dites comment vous en parleriez d'abord à la personne, seule.",
  },
  {
    id: 'claim',
    below: 62,
    urgency: 66,
    fits: ({ sentence: { plain: text } }, { kind }) =>
      kind !== 'closing' &&
      !/\bsaurais pas\b/.test(text) &&
      (matchesCue(text, CUES.selfDescription) || REPUTATION.test(text)),
    cue: new RegExp(`${CUES.selfDescription.source}|${REPUTATION.source}`),
    remark: "tout le monde peut l'affirmer ; racontez plutôt un moment qui le prouve.",
  },
  {
    id: 'third-person',
    urgency: 72,
    fits: ({ sentence: { plain: text } }, { kind, answer }) =>
      kind !== 'closing' && OF_ONESELF.test(text) && !OWN_VOICE.test(answer.plain),
    remark: "si c'est de vous que vous parlez, dites « je » : on doit entendre votre part.",
  },
  {
    id: 'team',
    below: 62,
    urgency: 60,
    fits: ({ sentence }, judgement) =>
      TEAM_WORK.test(sentence.plain) &&
      !SAYS_I.test(sentence.plain) &&
      !hasOwn(judgement) &&
      (judgement.kind === 'behavioural' || judgement.kind === 'presentation'),
    cue: TEAM_WORK,
    remark: "le travail d'équipe est clair ; précisez maintenant votre part, en disant « je ».",
  },
  {
    id: 'comfort',
    below: 62,
    urgency: 58,
    fits: ({ sentence }, { kind }) => kind === 'motivation' && COMFORT.test(sentence.plain),
    cue: COMFORT,
    remark:
      "c'est une raison légitime, mais elle vaudrait ailleurs ; donnez d'abord celle qui tient au travail.",
  },
  {
    id: 'blames',
    below: 62,
    urgency: 64,
    fits: ({ sentence }) => BLAME.test(sentence.plain),
    cue: BLAME,
    remark:
      "rejeter l'erreur sur d'autres vous dessert ; dites ce que vous, vous avez vu, puis ce que vous en avez fait.",
  },
  {
    id: 'shuns',
    below: 80,
    urgency: 82,
    fits: ({ sentence }, { kind, question }) =>
      kind === 'closing' && !invitesQuestions(question) && SHUNS.test(sentence.plain),
    cue: SHUNS,
    remark: "cela inquiète ; dites ce à quoi vous pouvez vous engager, même si c'est peu.",
  },
  {
    id: 'maxim',
    below: 45,
    urgency: 56,
    fits: ({ sentence: { plain: text } }, judgement) =>
      !METHOD.includes(judgement.kind) && isMaxim(text) && !PAST.test(text) && !hasOwn(judgement),
    cue: MAXIM,
    remark: "c'est un principe ; le recruteur retiendra mieux un moment où vous l'avez appliqué.",
  },
  {
    id: 'big-words',
    below: 45,
    urgency: 54,
    fits: ({ sentence, parts }) => parts.size === 0 && BIG_WORDS.test(sentence.plain),
    cue: BIG_WORDS,
    remark: 'ce sont de grands mots, que rien ne prouve encore ; remplacez-les par un fait.',
  },
  {
    id: 'general',
    below: 45,
    urgency: 44,
    fits: ({ sentence, parts, isClaim }, { kind, score }) =>
      kind === 'behavioural' &&
      score < SURE &&
      GENERAL.test(sentence.plain) &&
      !IS_PRECISE.test(sentence.quote) &&
      !hasAmount(sentence) &&
      (parts.size === 0 || isClaim) &&
      !matchesCue(sentence.plain, CUES.ownPast),
    cue: GENERAL,
    remark: 'vous restez dans le général ; choisissez un jour précis et racontez-le.',
  },
]
