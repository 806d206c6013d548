import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { CUES } from '../signals/cues.ts'
import { TERMS } from '../signals/matches.ts'
import { hasAmount } from '../signals/measure.ts'
import { type GapFinder, has, isMeasured, linkGap, pickFor, saysAny, when, wordsOf } from './gap.ts'
import { LASTING } from './praise-cues.ts'
import { REASON } from './self-cues.ts'
import { isEnd, isGesture } from './told-as.ts'

/** A story, a path or a reason: what is told of oneself. */
export const story: GapFinder = (judgement, offer, question) => {
  const act = wordsOf(judgement, 'action', 'first')
  const lastAct = wordsOf(judgement, 'action', 'last')
  const end = wordsOf(judgement, 'result', 'last')
  return [
    when(judgement.score < 30 && !judgement.told.some(isSituated), {
      id: 'story',
      urgency: 94,
      advice: pickFor(judgement, [
        'Choisissez un seul moment, avec un lieu et une date, et racontez-le du début à la fin.',
        "Partez d'un jour précis : où vous étiez, ce qui n'allait pas, ce que vous avez fait, comment cela a fini.",
        'Cherchez un seul exemple, même petit, et tenez-vous-y : le décor, votre geste, la suite.',
      ]),
      short: 'une histoire précise',
    }),
    when(!judgement.told.some((one) => one.parts.has('action') && isGesture(one)), {
      id: 'action',
      urgency: 90,
      advice:
        "On ne voit pas encore ce que vous avez fait, vous : ajoutez deux gestes précis, en disant « j'ai… ».",
      short: 'votre action à vous',
    }),
    when(!judgement.told.some(isEnd), {
      id: 'result',
      urgency: 85,
      advice: lastAct
        ? `Après « ${lastAct} », on ne sait pas ce qui s'est passé : dites ce que vous avez constaté, ou ce que quelqu'un vous en a dit.`
        : "Il manque la fin de l'histoire : dites ce que vous avez constaté ensuite, ou ce que quelqu'un vous en a dit.",
      short: "la fin de l'histoire, donc ce qui a changé après votre action",
    }),
    when(judgement.told.some(isEnd) && !isMeasured(judgement) && !hasLasted(judgement, question), {
      id: 'measure',
      urgency: 62,
      ...(AMONG_PEOPLE.test(normalizeText(question)) ? seenAfter(end) : measured(end)),
    }),
    when(!has(judgement, 'context'), {
      id: 'context',
      urgency: 50,
      advice: act
        ? `Avant « ${act} », posez le décor en une phrase : où, quand, et ce qui était en jeu.`
        : 'Posez le décor en une phrase : où, quand, et ce qui était en jeu.',
      short: 'le décor, en une phrase',
    }),
    when(!has(judgement, 'lesson'), {
      id: 'lesson',
      urgency: 38,
      advice: pickFor(judgement, LESSONS)(end ?? lastAct),
      short: 'ce que vous en avez gardé',
    }),
    linkGap(judgement, offer, question, 42),
  ]
}

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
const seenAfter = (end: string | null) => ({
  advice: end
    ? `« ${end} » : dites à quoi l'on a vu, ensuite, que c'était réglé (le lendemain, un mot, une habitude).`
    : "Dites à quoi l'on a vu, ensuite, que c'était réglé : le lendemain, un mot, une habitude.",
  short: "ce qui montre que l'effet a duré",
})
const measured = (end: string | null) => ({
  advice: end
    ? `« ${end} » : donnez-en la mesure, combien, en combien de temps, ou par rapport à quoi.`
    : 'Donnez une mesure à cette fin : combien, en combien de temps, ou par rapport à quoi.',
  short: "une mesure de l'effet",
})

const LESSONS: readonly ((after: string | null) => string)[] = [
  (after) =>
    after
      ? `Après « ${after} », une phrase de plus : l'habitude que vous en tirez, ou ce que vous feriez autrement.`
      : 'Finissez par ce que ce moment a changé dans votre façon de faire : une habitude, une règle, un geste que vous referiez.',
  (after) =>
    after
      ? `Ne vous arrêtez pas à « ${after} » : dites ce que vous en gardez aujourd'hui, même une petite règle.`
      : 'Ajoutez la leçon en une phrase : ce que vous faites autrement depuis, et pourquoi.',
  (after) =>
    after
      ? `Le recruteur demandera ce que vous avez retenu de « ${after} » : dites-le sans attendre la question.`
      : 'Concluez par ce que vous avez retenu, et par la fois suivante où cela vous a servi.',
]

/** From here on, the analysis quotes the reason it heard. */
const HEARD_FROM = 45

export const motivation: GapFinder = (judgement, offer, question) => [
  linkGap(judgement, offer, question, 86),
  when(!saysAny(judgement, CUES.ownPast), {
    id: 'proof',
    urgency: 76,
    advice: pickFor(judgement, [
      "Appuyez l'envie sur un fait : une expérience, une visite, une personne rencontrée, un travail déjà fait.",
      'Donnez la preuve de cette envie : ce que vous avez déjà fait, vu ou appris qui y ressemble.',
    ]),
    short: "un fait qui rende l'envie crédible",
  }),
  when(
    !saysAny(judgement, CUES.reasons) &&
      !(judgement.score >= HEARD_FROM && saysAny(judgement, REASON)),
    {
      id: 'why',
      urgency: 50,
      advice:
        'Donnez votre raison en clair : « parce que… », avec quelque chose que vous êtes seul ou seule à pouvoir dire.',
      short: 'votre raison, dite en clair',
    },
  ),
  when(!isMeasured(judgement), {
    id: 'result',
    urgency: 36,
    advice: 'Ajoutez ce que votre expérience a déjà donné : un effet, un retour, un chiffre.',
    short: 'un résultat déjà obtenu',
  }),
]

export const presentation: GapFinder = (judgement, offer, question) => [
  linkGap(judgement, offer, question, 74),
  when(!saysAny(judgement, CUES.ownPast) && !has(judgement, 'action'), {
    id: 'proof',
    urgency: 80,
    advice: 'Ajoutez un fait de votre parcours : ce que vous avez tenu, fait ou amélioré, et où.',
    short: 'un fait tiré de votre parcours',
  }),
  when(!judgement.told.some(({ sentence }) => hasAmount(sentence)), {
    id: 'figure',
    urgency: 60,
    advice: "Donnez l'ampleur d'une expérience : durée, taille de l'équipe, volume, fréquence.",
    short: "l'ampleur de ce que vous avez fait",
  }),
  when(!has(judgement, 'result'), {
    id: 'result',
    urgency: 52,
    advice: "Citez un résultat : ce qu'on vous a confié ensuite, ou ce qui a changé grâce à vous.",
    short: 'un résultat qui fasse preuve',
  }),
  when(judgement.answer.words.length > 170, {
    id: 'brief',
    urgency: 58,
    advice:
      'Resserrez : gardez les deux expériences qui servent ce poste, le recruteur demandera le reste.',
    short: 'un choix dans votre parcours',
  }),
  when(!has(judgement, 'lesson'), {
    id: 'aim',
    urgency: 30,
    advice: 'Finissez par ce que vous voulez faire maintenant, en une phrase.',
    short: 'ce que vous voulez faire maintenant',
  }),
]

/** When, and not only that one is free. */
const DATED =
  /\b(?:preavis|lundi|mardi|mercredi|jeudi|vendredi|demain|immediat\w*|tout de suite|maintenant|semaines?|mois|\d{1,2} ?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|(?:debut|fin|mi) \w+|le \d{1,2}|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/

export const closing: GapFinder = (judgement) => [
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
      short: 'une question sur le travail',
    },
  ),
  when(!saysAny(judgement, DATED), {
    id: 'date',
    urgency: 66,
    advice: 'Donnez une date ou un délai : « disponible le… », « préavis de… ».',
    short: 'une disponibilité précise',
  }),
  when(
    saysAny(judgement, /\?/) &&
      saysAny(judgement, TERMS) &&
      !saysAny(judgement, /\b(?:equipe|client|patient|outil|formation|chantier|tuteur|projet)\b/),
    {
      id: 'work-question',
      urgency: 64,
      advice: 'Ajoutez une question sur le travail lui-même, avant celles sur les conditions.',
      short: 'une question sur le travail lui-même',
    },
  ),
  when(!saysAny(judgement, /\breussi\w*|\bsix mois\b/), {
    id: 'success',
    urgency: 44,
    advice:
      'Ajoutez une question sur la réussite : à quoi verra-t-on, dans six mois, que le travail est bien fait ?',
    short: 'une question sur ce qui fera dire que le travail est réussi',
  }),
  when(!saysAny(judgement, CUES.ownPast), {
    id: 'proof',
    urgency: 34,
    advice: "Dites en une phrase d'où vient votre question : elle montrera votre expérience.",
    short: "l'expérience d'où vient votre question",
  }),
]
