import type { Fault } from './faults.ts'

/** The control is somebody else's: nobody checks any more. */
const LEFT_TO_OTHERS =
  /\b(?:oblige\w* de|on|je|nous|faut) (?:leur |lui )?(?:bien )?(?:faire|fais|fait|faisons) (?:entierement |totalement |toute? )?confiance (?:a|au|aux) (?!.{0,40}\b(?:equipe|collectif|collective)\b)\w+|\bc est (?:lui|elle|eux) (?:le|la|les) (?:professionnel\w*|specialistes?|experts?|responsables?|prescripteur\w*|decideurs?|medecin) ?(?:[,.;!]|$)|\b(?:on|je) (?:leur|lui) fai(?:s|t|sons) confiance(?= ?(?:$|[,.;!]))/
/** What is written protects its writer: what happened to the risk is not said. */
const COVERED =
  /\b(?:on est|je suis|nous sommes|etre|on etait|j etais) (?:bien |au moins )?couverte?s?\b(?! par)|\bpour (?:me|se|nous) couvrir\b|\bouvr\w* (?:le |mon )?parapluie\b/
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
