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
  /\b(?:ils|elles|il|elle|(?:le|la|les|mon|ma|mes) \w+) (?:\w+ )?(?:aurait|auraient) (?:pu|du)\b|\b(?:c est|c etait|n est|n etait) pas (?:de )?(?:ma|notre|nos) faute\b|\bpas (?:de )?(?:ma|notre) faute\b/
/** What made it work, or how it ended, is not known. */
const UNKNOWN_WHY =
  /\bje (?:ne )?sais (?:toujours )?pas (?:exactement |vraiment |trop |bien )?(?:ce qui a|pourquoi (?:ca|c|il|elle)|comment (?:ca|c|il|elle) (?:a|s)|si (?:ca|c|cela) a|la fin|ce que (?:ca|c|cela))\w*/
/** Known only when somebody else found it. */
const FOUND_OUT =
  /\b(?:il|elle|ils|elles|(?:le|la|mon|ma) \w+) (?:ne )?s en (?:est|sont) (?:\w+ )?(?:apercue?s?|rendue?s? compte)\b|\ben cachette\b|\b(?:dans|derriere) (?:son|leur) dos\b/
/** Where a mistake is asked for, somebody found it. */
const MISTAKE_ASKED = /\b(?:erreurs?|faux|fausse|tromp\w*|revele\w*|oubli\w*|rate\w*)\b/
/** No paper, lest somebody come and look. */
const NO_TRACE =
  /\b(?:n a|n ai|a|ai|n avons|avons) pas (?:fait|rempli|ecrit|redige) (?:de |d |la |le )?(?:papiers?|declaration|fiche|rapport|bon|compte rendu|trace)\b|\bsans (?:bon|papier|trace|rien noter)\b/
/** No time for the one thing that would have made it sure. */
const NO_TIME =
  /\bn (?:ai|avais|avons) pas (?:eu|pris) le temps (?:de |d )(?:\w+ )?(?:verifi|controler|ouvrir|lire|relire|tester|essayer|comparer|mesurer|regarder)\w*|\bn ai pas (?:pense a |pu )?(?:verifie|controle|teste|relu)r?\b/
/** The look of the thing put right, and not the thing. */
const MADE_TO_FIT =
  /\bpour que (?:ca|cela|tout|le (?:compte|total|solde)) (?:tombe juste|colle|passe|ait l air)\b/
/** What was to stop goes on. */
const GOES_ON =
  /\b(?:on|ils|elles|il|elle|les \w+) (?:m |nous |me )?\w+ encore (?:pas mal|souvent|beaucoup|tous les jours|regulierement|autant)\b|\btoujours (?:le|les) memes? (?:problemes?|erreurs?|questions?)\b/
/** No limit at all. */
const ALL_KNOWN =
  /\ba l aise (?:avec|sur|dans) tout\b|\bje (?:sais|connais|maitrise) (?:a peu pres |presque )?tout\b|\bje (?:ne )?(?:vois|trouve) pas(?=$|[ ,.;]*(?:$|[,.;]))|\baucune? (?:limite|point faible|difficulte|faiblesse)\b/
const LIMIT_ASKED =
  /\b(?:moins|limites?|difficulte|attention|apprendre|faible|progresser|sans aide)\b/
/** What pleases, or who shouts, sets the order. */
const BY_TASTE =
  /\b(?:parce que|car|comme) (?:j aime|ca me (?:plait|soulage|detend|vide)|c est (?:ce qui (?:est|prend) )?(?:le )?(?:plus|moins) (?:facile|simple|agreable|la tete|penible))\b|\bqui m inspire\b|\b(?:celui|celle|ceux|le client|la personne|a celui) qui (?:crie|rale|gueule|insiste) le plus\b/
const ORDER_ASKED =
  /\b(?:abord|commenc\w*|ordre|priorit\w*|choisi\w*|ensemble|en meme temps|plus de travail)\b/
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
    id: 'found-out',
    below: 60,
    urgency: 94,
    fits: ({ sentence }, { kind, question }) =>
      (kind === 'behavioural' || kind === 'situational') &&
      FOUND_OUT.test(sentence.plain) &&
      !MISTAKE_ASKED.test(question),
    cue: FOUND_OUT,
    remark:
      "un recruteur y entend que cela s'est fait sans le dire ; dites comment vous l'auriez porté à découvert, devant la personne qui décide.",
  },
  {
    id: 'no-trace',
    below: 62,
    urgency: 94,
    fits: ({ sentence }, { kind }) =>
      (kind === 'behavioural' || kind === 'situational' || kind === 'technical') &&
      NO_TRACE.test(sentence.plain),
    cue: NO_TRACE,
    remark:
      "c'est là qu'un recruteur s'arrête ; dites qui devait le savoir, et la trace que vous laisseriez aujourd'hui.",
  },
  {
    id: 'no-time',
    below: 75,
    urgency: 94,
    fits: ({ sentence }, { kind }) => kind !== 'closing' && NO_TIME.test(sentence.plain),
    cue: NO_TIME,
    remark:
      "c'est franc, et c'est ce qui manque à la réponse ; dites ce que vous vérifiez quand même, et ce que vous signalez quand vous n'avez pas pu.",
  },
  {
    id: 'made-to-fit',
    below: 80,
    urgency: 94,
    fits: ({ sentence }, { kind }) =>
      (kind === 'behavioural' || kind === 'technical' || kind === 'situational') &&
      MADE_TO_FIT.test(sentence.plain),
    cue: MADE_TO_FIT,
    remark:
      "un recruteur s'arrête là ; dites ce que vous cherchez encore, et à qui vous signalez ce que vous n'avez pas trouvé.",
  },
  {
    id: 'goes-on',
    below: 62,
    urgency: 92,
    fits: ({ sentence }, { kind }) => kind === 'behavioural' && GOES_ON.test(sentence.plain),
    cue: GOES_ON,
    remark:
      "le but n'est donc pas encore atteint ; dites ce que vous en tirez, et ce que vous changeriez.",
  },
  {
    id: 'by-taste',
    below: 60,
    urgency: 93,
    fits: ({ sentence }, { kind, question }) =>
      (kind === 'behavioural' || kind === 'situational') &&
      BY_TASTE.test(sentence.plain) &&
      ORDER_ASKED.test(question),
    cue: BY_TASTE,
    remark:
      "l'ordre vient de ce qui vous plaît ou de qui se plaint ; dites l'heure limite de chaque tâche, et ce qu'un retard coûterait.",
  },
  {
    id: 'all-known',
    below: 75,
    urgency: 94,
    fits: ({ sentence }, { question }) =>
      ALL_KNOWN.test(sentence.plain) && LIMIT_ASKED.test(question),
    cue: ALL_KNOWN,
    remark: 'la question demandait aussi une limite ; en nommer une vraie rend le reste crédible.',
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
