import { CUES } from '../../signals/cues.ts'
import { countCue, matchesCue } from '../../signals/match-cue.ts'
import type { Advice } from './advice.ts'

/** What is asked for is a change that one can count. */
const COUNTED =
  /\b(?:amelior\w*|baisser|automatis\w*|performance\w*|plus (?:sure|rapide)|impayes?|reorganis\w*|ventes?|resultats|negoci\w*|accelere)\b/
/** « Un prix ne se cède pas, il se troque »: what one keeps of it, said as a rule. */
const ENDS_ON_RULE =
  /^(?!.*\bj )[^.]*\b(?:n est (?:pas|jamais)|ne se|se|est|sont|vaut|doit|doivent|suffit|compte|contient|faut|peut|fait|font)\b/
/** The question already waits for what came of it: whatever was told there may be it. */
const CHANGED_ASKED =
  /\b(?:chang\w*|modifi\w*|appris|retenu\w*|tire\w*|corrig\w*|mis en place|feriez|referiez|depuis|apres)\b/
const OF_PATH = /\b(?:presente\w*|parcours|etapes|avez vous|experiences?)\b/
const LONG = 170
const OVER_LONG = 320
const MOST_SENTENCES = 16

/** What may be missing from a story, a reason or a path, most useful first. */
export const IN_TELLING: readonly Advice[] = [
  {
    id: 'story',
    kinds: ['behavioural'],
    below: 35,
    unless: [],
    fits: ({ answer: { plain } }) =>
      !matchesCue(plain, CUES.story) &&
      !matchesCue(plain, CUES.ownPast) &&
      !matchesCue(plain, CUES.wePast) &&
      countCue(plain, CUES.imperfect) < 2,
    says: 'Cherchez un seul moment, même petit : où vous étiez, ce que vous avez fait, comment cela a fini.',
    lacks: 'un moment précis',
    isCore: true,
  },
  {
    id: 'own-part',
    kinds: ['behavioural'],
    unless: ['ownAct'],
    says: "Dites votre part : ce que vous avez fait, vous, en disant « j'ai… ».",
    lacks: 'votre part à vous',
    isCore: true,
  },
  {
    id: 'end',
    kinds: ['behavioural'],
    below: 62,
    unless: ['after'],
    level: ['Résultat mesuré', 4],
    says: "Et ensuite, qu'avez-vous constaté, ou que vous en a-t-on dit ?",
    lacks: 'ce que cela a donné',
  },
  {
    id: 'measure',
    kinds: ['behavioural'],
    from: 40,
    below: 80,
    unless: ['number'],
    where: 'after-opening',
    level: ['Résultat mesuré', 4],
    fits: (_, question) => COUNTED.test(question),
    says: "Donnez un repère à l'effet obtenu : combien, ou en combien de temps.",
    lacks: 'combien, ou en combien de temps',
  },
  {
    id: 'lesson',
    kinds: ['behavioural'],
    from: 40,
    unless: ['kept'],
    fits: ({ answer }, question) =>
      !CHANGED_ASKED.test(question) && !ENDS_ON_RULE.test(answer.sentences.at(-1)?.plain ?? ''),
    says: "Qu'en avez-vous retenu pour votre façon de travailler ?",
    lacks: 'ce que vous en gardez',
  },
  {
    id: 'outcome',
    kinds: ['presentation'],
    from: 40,
    unless: ['outcome'],
    level: ['Résultat mesuré', 4],
    fits: (_, question) => OF_PATH.test(question.replace(/-/g, ' ')),
    says: 'On entend ce que vous faisiez, pas encore ce que cela a donné : ajoutez à une de ces expériences un résultat, même modeste.',
  },
  {
    id: 'link',
    kinds: ['motivation', 'presentation'],
    unless: ['tied'],
    says: 'Dites en une phrase ce que cela apporterait à ce poste.',
  },
  {
    id: 'proof',
    kinds: ['motivation'],
    unless: ['proven', 'number'],
    says: "Appuyez l'envie sur un fait : une expérience, une visite, une personne rencontrée, un travail déjà fait.",
    lacks: "un fait derrière l'envie",
  },
  {
    id: 'why',
    kinds: ['motivation'],
    unless: ['wished'],
    says: 'Donnez votre raison en clair : « parce que… », avec quelque chose que vous êtes seul ou seule à pouvoir dire.',
    lacks: 'votre raison',
    isCore: true,
  },
  {
    id: 'path',
    kinds: ['presentation'],
    unless: ['proven', 'lived'],
    says: 'Ajoutez un fait de votre parcours : ce que vous avez tenu, fait ou amélioré, et où.',
    lacks: 'un fait de votre parcours',
    isCore: true,
  },
  {
    id: 'brief',
    kinds: ['presentation'],
    unless: [],
    fits: ({ answer }) => answer.words.length > LONG,
    says: 'Resserrez : gardez les deux expériences qui servent ce poste, le recruteur demandera le reste.',
  },
  {
    id: 'over-long',
    kinds: ['presentation', 'motivation', 'behavioural', 'technical', 'situational', 'closing'],
    unless: [],
    fits: ({ answer: { words, sentences } }) =>
      words.length > OVER_LONG && sentences.length > MOST_SENTENCES,
    says: 'Resserrez : dite à voix haute, cette réponse dépasse deux minutes.',
  },
  {
    id: 'figure',
    kinds: ['presentation'],
    unless: ['number'],
    says: "Donnez l'ampleur d'une expérience : durée, taille de l'équipe, volume, fréquence.",
    lacks: "l'ampleur d'une expérience",
  },
  {
    id: 'aim',
    kinds: ['presentation'],
    from: 40,
    unless: ['aimed'],
    says: 'Finissez par ce que vous voulez faire maintenant, en une phrase.',
  },
]
