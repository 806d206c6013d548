import { ownsUp } from './owned-up.ts'

/**
 * A deed in its speaker's own voice, as one pattern on plain text: « je vérifie… », « on a prévenu… »,
 * « j'appellerais… ». What is said of a quote rests on such a pattern inside that very quote.
 */
const VOICE = String.raw`\b(?:je|j|on(?! (?:me|m|nous)\b)|nous)`
const BETWEEN = `(?: (?:ne|n|le|la|les|l|lui|leur|me|m|nous|vous|y|en|d|abord|ensuite|puis|aussi|tout|bien|vite|donc|meme|alors|seulement|immediatement|toujours|systematiquement|ai|a|avons|vais|va|allons|dois|doit|devons)){0,6}`
/** What was not done is no deed. */
const UNDENIED = String.raw`(?! (?:pas|jamais|rien|plus)\b)`
/** Upon somebody or something, before the clause ends. */
const UPON = String.raw`(?=[^,;:.!?\n]{0,80}? (?!(?:tout|bien|comme|alors|donc|encore|vite|aussi|apres|avant|quoi|fait)\b)[a-z0-9€°%]{3,})`

/** One of these verbs (beginnings of words), done by whoever speaks, to something that is named. */
export const does = (verbs: string) =>
  new RegExp(`${VOICE}${BETWEEN} (?:${verbs})\\w*\\b${UNDENIED}${UPON}`)

/** The same, done to somebody whom a small word may stand for: « je les préviens ». */
export const doesTo = (verbs: string) =>
  new RegExp(
    `${does(verbs).source}|${VOICE}(?: (?:ne|n))? (?:le|la|les|l|lui|leur)(?: (?:ai|a|avons|vais|va|dois))? (?:${verbs})\\w*\\b${UNDENIED}`,
  )

/** What befalls somebody, or goes on in a head: no deed, whatever the tense. */
const BEFALLEN =
  'aussi|ainsi|depuis|puis|eue?|ete|su|vu|remarque|constate|accepte|travaille|prefer\\w*|mis \\d+ (?:mois|ans|semaines)|voulu|pu|cru|senti|pense|aime|ador|detest|connu|vecu|grandi|habite|reve|failli|perdu|oubli|rate|casse|inverse|appris|compris|retenu|realise|decide|entendu|attendu|rale|ennuye|trouve (?:que|ca|au|enfin)|fini par trouver|tourne en rond|du (?:voir|attendre)|moi|mal|de|des|une?|le|les|envie|besoin|peur|hate|toute?s?|trop|tres|jamais|pas|rien|plus'
const ADVERBS =
  '(?: (?:donc|aussi|tout|bien|meme|alors|d abord|ensuite|vite|juste|finalement|immediatement|fini par)){0,3}'

/** Done once by whoever speaks, alone: « j'ai refait le plan », « je suis allée le voir ». */
export const DID = new RegExp(
  String.raw`\b(?:j|je)(?: (?:en|y|l|les|lui|leur|me|m)){0,3} (?:ai${ADVERBS} (?!(?:${BEFALLEN})\b)\w+(?:e|ee|es|ees|er|i|is|it|u|us|ue|ert|erte|ait|aint|eint|oint)\b|(?:suis|etais)${ADVERBS} (?:alle|monte|descendu|passe|retourne|reparti|revenu|reste|entre|sorti|intervenu|assis|mis|deplace|rendu|occupe|proposee?|arrete)\w*)${UPON}`,
)

/** Verbs of being, thinking, liking and wanting: said of oneself, they show no gesture. */
const STATES =
  'ne|n|ai|a|avais|avons|suis|est|sommes|etais|etait|sais|sait|savais|pense|crois|trouve|aime|ador|prefer|detest|veux|veut|voud|voul|peux|peut|pourr|pouv|dois|doit|sens|comprends|connais|maitrise|considere|espere|souhait|habite|vis|imagine|suppose|dors|reve|ennui|adapte|vais|va|reste|viens|attend(?:s|ais) (?:que|de)|fais (?:attention|confiance|au mieux|de mon mieux|comme|ca|preuve|mon|ma)|gere|essa[iy]e|m excuse|dis (?:que c|pas)|serai|serais|aurai|aurais|faut|gagne|travaille|cherche (?:un|une) (?:poste|emploi|travail|alternance)|etre|avoir|moi|pour|bien|meme|qui|que|et|ou|tout|n est|m appelle'

/** A gesture of any verb that does something, in the present or as one would do it. */
export const DOES_SOMETHING = new RegExp(
  String.raw`${VOICE}(?: (?:le|la|les|l|lui|leur|me|m|y|en)){0,3} (?!(?:${STATES})\b|(?:ador|prefer|detest|voud|voul|pourr|souhait|ennui|imagin|essa)\w+)[a-z]{3,}(?<!ais(?<!(?:r|f|s)ais))\b${UNDENIED}(?=[^,;:.!?\n]{0,80}? [a-z0-9€°%]{4,})`,
)

/** Not known, not remembered, not liked, taken from a mood or from chance: nothing to praise. */
const NO_MERIT =
  /\bpas (?:(?:tout a fait|vraiment|tres) )?(?:certaine?|sure?|capable)\b|\b(?:sais|savais|connais|comprends|souviens|rappelle) (?:pas|plus)\b|\baucune idee\b|\bje (?:crois|suppose|imagine)\b|\bmarre\b|\bras le bol\b|\b(?:ennui|enerv|saoul|gonfl)\w*|\bplat prefere\b|\bmon truc\b|\bdans le sang\b|\bau final\b|\bpar (?:hasard|chance)\b|\bj aime\b|\btant pis\b|\bj en ai assez\b|\ben cas de besoin\b|\bservait encore\b|\b(?:plus|tres|bien) attention\b|\bje fais au mieux\b|\b(?:ma|mes|une) (?:vraie )?limites?\b/
export const hasNoMerit = (plainQuote: string) => NO_MERIT.test(plainQuote) || ownsUp(plainQuote)
