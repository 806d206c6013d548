import type { AnnotatedSentence } from '../annotated-sentence.ts'
import { asksForDates, asksForPay, asksForTerms } from '../asks-for-terms.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue, TERMS } from '../signals/match-cue.ts'
import { hasAmount } from '../signals/measure.ts'
import {
  type Gap,
  type GapFinder,
  has,
  isMeasured,
  linkGap,
  pickFor,
  saysAny,
  when,
} from './gap.ts'
import { isEnd, isGesture } from './gesture-or-end.ts'
import { LASTING } from './praise-cues.ts'
import { REASON } from './self-cues.ts'

/** A story, a path or a reason: what is told of oneself. */
export const story: GapFinder = (judgement, _offer, question) => {
  return [
    when(judgement.score < 30 && !judgement.annotated.some(isSituated), {
      id: 'story',
      urgency: 94,
      advice: pickFor(question, [
        'Choisissez un seul moment, avec un lieu et une date, et racontez-le du début à la fin.',
        "Partez d'un jour précis : où vous étiez, ce qui n'allait pas, ce que vous avez fait, comment cela a fini.",
        'Cherchez un seul exemple, même petit, et tenez-vous-y : le décor, votre geste, la suite.',
      ]),
    }),
    when(!judgement.annotated.some((one) => one.parts.has('action') && isGesture(one)), {
      id: 'action',
      urgency: 90,
      advice: "Qu'avez-vous fait, vous ? Deux gestes précis, en disant « j'ai… ».",
    }),
    when(!judgement.annotated.some(isEnd) && !endsOnFigure(judgement), {
      id: 'result',
      urgency: 85,
      advice: "Et ensuite, qu'avez-vous constaté, ou que vous en a-t-on dit ?",
    }),
    when(
      judgement.annotated.some(isEnd) && !isMeasured(judgement) && !hasLasted(judgement, question),
      {
        id: 'measure',
        urgency: 62,
        ...(AMONG_PEOPLE.test(normalizeText(question)) ? seenAfter() : measured()),
      },
    ),
    when(!has(judgement, 'context') && !saysAny(judgement, SET), {
      id: 'context',
      urgency: 50,
      advice: "Où et quand cela se passait-il, et quel était l'enjeu ?",
    }),
    when(!has(judgement, 'lesson'), {
      id: 'lesson',
      urgency: 38,
      advice: "Qu'en avez-vous retenu pour votre façon de travailler ?",
    }),
  ]
}

/** « On a eu six personnes »: an end that no cue matches, and that counts all the same. */
const endsOnFigure = ({ score, annotated }: Judgement) =>
  score >= HEARD_FROM &&
  annotated.some(
    ({ sentence }) =>
      hasAmount(sentence) &&
      (matchesCue(sentence.plain, CUES.wePast) || matchesCue(sentence.plain, CUES.ownPast)),
  )

/** A moment or a place, even named in passing. */
const SET =
  /\b(?:un (?:jour|midi|matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|le (?:matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|hier|ete|hiver|en (?:19|20)\d\d|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|chez|au (?:club|lycee|magasin|depot|bureau|restaurant|stage)|a la|dans (?:mon|ma|un|une|le|la|l)|pendant|\d{1,2} ?h)\b/

/** A scene with its place or its quantities: the story is there, it lacks something else. */
const isSituated = ({ parts, isClaim, sentence }: AnnotatedSentence) =>
  parts.has('context') &&
  !isClaim &&
  hasAmount(sentence) &&
  !/\b(?:toujours|jamais|en general|souvent)\b/.test(sentence.plain)

/** What is settled between people is seen, not counted. */
const AMONG_PEOPLE =
  /\b(?:calme|agressi\w*|colere|mecontent\w*|conflits?|desaccords?|tensions?|confiance|secret|famille|ecoute\w*|deuil|reproche\w*|changer? d avis|convainc\w*|convaincue?|fidelise\w*)\b/
/** « Depuis elle me demande quand elle vient »: seen, and not only that day. */
const hasLasted = (judgement: Judgement, question: string) =>
  AMONG_PEOPLE.test(normalizeText(question)) && saysAny(judgement, LASTING)
const seenAfter = () => ({
  advice: "À quoi a-t-on vu, le lendemain ou plus tard, que c'était réglé ?",
})
const measured = () => ({
  advice: 'De combien, en combien de temps, ou par rapport à quoi ?',
})

/** From here on, the analysis quotes the reason it heard. */
const HEARD_FROM = 45

export const motivation: GapFinder = (judgement, offer, question) => [
  linkGap(judgement, offer, 86),
  when(!saysAny(judgement, CUES.ownPast), {
    id: 'proof',
    urgency: 76,
    advice: pickFor(question, [
      "Appuyez l'envie sur un fait : une expérience, une visite, une personne rencontrée, un travail déjà fait.",
      'Donnez la preuve de cette envie : ce que vous avez déjà fait, vu ou appris qui y ressemble.',
    ]),
  }),
  when(
    !saysAny(judgement, CUES.reasons) &&
      !(judgement.score >= HEARD_FROM && saysAny(judgement, REASON)),
    {
      id: 'why',
      urgency: 50,
      advice:
        'Donnez votre raison en clair : « parce que… », avec quelque chose que vous êtes seul ou seule à pouvoir dire.',
    },
  ),
  when(!isMeasured(judgement), {
    id: 'result',
    urgency: 36,
    advice: "Qu'avez-vous déjà obtenu : un effet, un retour, un chiffre ?",
  }),
]

export const presentation: GapFinder = (judgement, offer, _question) => [
  linkGap(judgement, offer, 74),
  when(!saysAny(judgement, CUES.ownPast) && !has(judgement, 'action'), {
    id: 'proof',
    urgency: 80,
    advice: 'Ajoutez un fait de votre parcours : ce que vous avez tenu, fait ou amélioré, et où.',
  }),
  when(!judgement.annotated.some(({ sentence }) => hasAmount(sentence)), {
    id: 'figure',
    urgency: 60,
    advice: "Donnez l'ampleur d'une expérience : durée, taille de l'équipe, volume, fréquence.",
  }),
  when(!has(judgement, 'result'), {
    id: 'result',
    urgency: 52,
    advice: "Citez un résultat : ce qu'on vous a confié ensuite, ou ce qui a changé grâce à vous.",
  }),
  when(judgement.answer.words.length > 170, {
    id: 'brief',
    urgency: 58,
    advice:
      'Resserrez : gardez les deux expériences qui servent ce poste, le recruteur demandera le reste.',
  }),
  when(!has(judgement, 'lesson'), {
    id: 'aim',
    urgency: 30,
    advice: 'Finissez par ce que vous voulez faire maintenant, en une phrase.',
  }),
]

/** When, and not only that one is free. */
const DATED =
  /\b(?:preavis|lundi|mardi|mercredi|jeudi|vendredi|demain|immediat\w*|tout de suite|maintenant|semaines?|mois|\d{1,2} ?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|(?:debut|fin|mi) \w+|le \d{1,2}|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/

const SET_DATE =
  /\b(?:\d+|une?|deux|trois|quatre|six|huit|dix|quinze) (?:mois|semaines?|jours?)\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|demain|immediat\w*|tout de suite|des maintenant|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|\d{1,2} ?h|le \d{1,2}|35 heures|temps plein)\b/
const AMOUNT = /\d|\b(?:smic|convention|grille|mille)\b/

/** Pay, dates and hours asked for are all that is waited for. */
const terms = (judgement: Judgement, question: string): (Gap | null)[] => [
  when(asksForPay(question) && !saysAny(judgement, AMOUNT), {
    id: 'pay',
    urgency: 86,
    advice: 'Donnez une fourchette en euros, et dites si elle se discute.',
  }),
  when(asksForDates(question) && !saysAny(judgement, SET_DATE), {
    id: 'date',
    urgency: 82,
    advice: 'Donnez une date ou un délai : « disponible le… », « préavis de… ».',
  }),
]

export const closing: GapFinder = (judgement, _offer, question) =>
  asksForTerms(question) ? terms(judgement, question) : lastWord(judgement)

const lastWord = (judgement: Judgement): (Gap | null)[] => [
  when(
    !saysAny(
      judgement,
      /\?|\b(?:je voulais savoir|j aimerais savoir|je voudrais savoir|ma question)\b/,
    ),
    {
      id: 'question',
      urgency: 86,
      advice:
        "Posez au moins une question sur le travail : l'équipe, les premières semaines, ce qui fera dire que c'est réussi.",
    },
  ),
  when(!saysAny(judgement, DATED), {
    id: 'date',
    urgency: 66,
    advice: 'Donnez une date ou un délai : « disponible le… », « préavis de… ».',
  }),
  when(
    saysAny(judgement, /\?/) &&
      saysAny(judgement, TERMS) &&
      !saysAny(judgement, /\b(?:equipe|client|patient|outil|formation|chantier|tuteur|projet)\b/),
    {
      id: 'work-question',
      urgency: 64,
      advice: 'Ajoutez une question sur le travail lui-même, avant celles sur les conditions.',
    },
  ),
  when(!saysAny(judgement, /\breussi\w*|\bsix mois\b/), {
    id: 'success',
    urgency: 44,
    advice:
      'Ajoutez une question sur la réussite : à quoi verra-t-on, dans six mois, que le travail est bien fait ?',
  }),
  when(!saysAny(judgement, CUES.ownPast), {
    id: 'proof',
    urgency: 34,
    advice: "Dites en une phrase d'où vient votre question : elle montrera votre expérience.",
  }),
]
