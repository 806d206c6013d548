import type { Fault } from './faults.ts'

/** The control is somebody else's: nobody checks any more. */
const LEFT_TO_OTHERS =
  /\b(?:oblige\w* de|on|je|nous|faut) (?:leur |lui )?(?:bien )?(?:faire|fais|fait|faisons) (?:entierement |totalement |toute? )?confiance (?:a|au|aux) (?!.{0,40}\b(?:equipe|collectif|collective)\b)\w+|\bc est (?:lui|elle|eux) (?:le|la|les) (?:professionnel\w*|specialistes?|experts?|responsables?|prescripteur\w*|decideurs?|medecin) ?(?:[,.;!]|$)|\b(?:on|je) (?:leur|lui) fai(?:s|t|sons) confiance(?= ?(?:$|[,.;!]))/
/** What is written protects its writer: what happened to the risk is not said. */
const COVERED =
  /\b(?:on est|je suis|nous sommes|etre|on etait|j etais) (?:bien |au moins )?couverte?s?\b(?! par)|\bpour (?:me|se|nous) couvrir\b|\bouvr\w* (?:le |mon )?parapluie\b/
/** Ready for anything, and a limit in the same answer. */
const ANYTHING =
  /\b(?:(?:tres|totalement|completement|entierement|super|assez) (?:flexible|souple|disponible)|(?:dispo\w*|libre) (?:tout le temps|n importe quand|a tout moment|toujours|jour et nuit)|toujours (?:dispo\w*|libre|partante?)|aucune? (?:contrainte|probleme|souci)|tout me va|(?:ca|cela) ne me pose aucun probleme|je m adapte a tout)\b/
const BUT =
  /\b(?:idealement|faudrait|sauf|par contre|en revanche|seulement|maximum|au plus|pas (?:le|les|de|du|plus|avant|apres|possible)|complique\w*|j ai (?:foot|sport|ma fille|mon fils|mes enfants|entrainement)|une semaine sur deux|je (?:ne )?(?:peux|veux|pourrai\w*|travaille) pas|exclu\w*|refuse\w*)\b/
/** The fault is somebody else's, as one tells it. */
const THEIR_FAULT =
  /\b(?:ils|elles|il|elle|on|(?:le|la|les|mon|ma|mes) \w+) (?:\w+ )?(?:aurait|auraient) (?:pu|du)\b|\b(?:c est|c etait|n est|n etait) pas (?:de )?(?:ma|notre|nos) faute\b|\bpas (?:de )?(?:ma|notre) faute\b/
/** What made it work, or how it ended, is not known. */
const UNKNOWN_WHY =
  /\bje (?:ne )?sais (?:toujours )?pas (?:exactement |vraiment |trop |bien )?(?:ce qui a|pourquoi (?:ca|c|il|elle)|comment (?:ca|c|il|elle) (?:a|s)|si (?:ca|c|cela) a|la fin|ce que (?:ca|c|cela))\w*/
/** A check that is sometimes left out. */
const FORGETS = /\b(?:des fois|parfois|souvent|quelquefois|ca arrive que) (?:on|je|j) oubli\w*/
/** Said frankly, and left there. */
const NOT_YET =
  /\bjamais (?:pour de vrai|(?:vraiment )?(?:fait|pratique|pose|dirige|encadre|manage|tenu|utilise|conduit|vendu))\b|\bpas encore (?:fait|pratique|pose|dirige|encadre|manage|tenu|utilise|conduit|vendu)\b|\bn ai pas (?:encore )?(?:dirige|encadre|manage|tenu|pratique|conduit)\b/
const LEARNS =
  /\b(?:j (?:y )?apprend\w*|je (?:me forme\w*|vais|voudrais)|j ai commence|inscrit\w*|j aimerais|prete? a|marche a monter)\b/

/** What an answer admits of how one works, and leaves there: told before any advice on its form. */
export const ADMISSIONS: readonly Fault[] = [
  {
    id: 'left-to-others',
    below: 75,
    urgency: 94,
    fits: ({ sentence }, { kind }) =>
      (kind === 'technical' || kind === 'situational' || kind === 'behavioural') &&
      LEFT_TO_OTHERS.test(sentence.plain),
    cue: LEFT_TO_OTHERS,
    remark:
      'le contrôle est laissé à un autre ; dites ce que vous vérifiez, vous, et à partir de quoi vous refusez.',
  },
  {
    id: 'covered',
    below: 75,
    urgency: 94,
    fits: ({ sentence }, { kind }) => kind !== 'closing' && COVERED.test(sentence.plain),
    cue: COVERED,
    remark:
      "un recruteur y entend que vous vous protégez ; dites ce que devient le risque, et ce que vous faites pour qu'il baisse.",
  },
  {
    id: 'contradicts',
    below: 75,
    urgency: 93,
    fits: ({ sentence }, { kind, answer }) =>
      (kind === 'closing' || kind === 'motivation') &&
      ANYTHING.test(sentence.plain) &&
      BUT.test(answer.plain.replace(ANYTHING, ' ')),
    cue: ANYTHING,
    remark:
      "la suite pose des limites, et c'est elles que l'on retiendra ; dites d'abord ce que vous pouvez tenir, puis ce que vous ne pouvez pas.",
  },
  {
    id: 'their-fault',
    below: 60,
    urgency: 92,
    fits: ({ sentence }, { kind }) => kind === 'behavioural' && THEIR_FAULT.test(sentence.plain),
    cue: THEIR_FAULT,
    remark:
      "la faute est renvoyée à d'autres ; dites ce que vous, vous auriez pu demander ou faire plus tôt.",
  },
  {
    id: 'unknown-why',
    below: 75,
    urgency: 92,
    fits: ({ sentence }, { kind }) => kind === 'behavioural' && UNKNOWN_WHY.test(sentence.plain),
    cue: UNKNOWN_WHY,
    remark:
      "c'est franc, mais rien ne pourra être refait ni expliqué ; dites ce que vous avez essayé, dans quel ordre, et ce que chaque essai a montré.",
  },
  {
    id: 'forgets',
    below: 60,
    urgency: 94,
    fits: ({ sentence }, { kind }) =>
      (kind === 'technical' || kind === 'situational') && FORGETS.test(sentence.plain),
    cue: FORGETS,
    remark: "un recruteur s'arrête là ; dites ce qui, dans votre façon de faire, empêche l'oubli.",
  },
  {
    id: 'not-yet',
    urgency: 93,
    fits: ({ sentence, isClaim }, { kind, answer }) =>
      !isClaim &&
      (kind === 'presentation' || kind === 'technical') &&
      NOT_YET.test(sentence.plain) &&
      !/\bmais\b/.test(sentence.plain) &&
      !LEARNS.test(answer.plain),
    cue: NOT_YET,
    remark:
      "c'est franc, et l'on vous y ramènera ; dites en une phrase ce qui s'en approche, ou comment vous l'apprendriez ici.",
  },
]
