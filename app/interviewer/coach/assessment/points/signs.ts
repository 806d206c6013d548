/** What a point may be about, by the words that name it, and the words that show it, so particular that with words of the point itself they prove it. */
interface Sign {
  named: RegExp
  said: RegExp
}

const SIGNS: readonly Sign[] = [
  {
    named:
      /\b(?:preven\w*|alert\w*|signal\w*|averti\w*|inform\w*|annonc\w*|transm\w*|dite?s?|dire|parler|parole|su|rendre compte|expliqu\w*|explication|appel\w*|demand\w*)\b/,
    said: /\b(?:previen\w*|preven\w*|alert\w*|appel\w*|dite?s?|dire|dirais?|parl\w*|signal\w*|inform\w*|expliqu\w*|annonc\w*|transm\w*|rendu compte|remont\w*|averti\w*|mail|messages?|telephon\w*|rappel\w*|racont\w*|demand\w*|un mot|repond\w*|pardon|excus\w*)\b/,
  },
  {
    named:
      /\b(?:trace\w*|ecri\w*|not(?:e|er|ee|es)|consign\w*|dossiers?|registre|fiches?|carnet|cahier|documents?|preuves?)\b/,
    said: /\b(?:ecri\w*|not(?:e|es|er|ee|ees|ais)|trace\w*|dossiers?|fiches?|carnet|cahier|registre|logiciel|mail|photos?|tableau|rapport|compte rendu|feuille|documents?|justificatif\w*|preuves?|etiquettes?)\b/,
  },
  {
    named:
      /\b(?:verif\w*|control\w*|compar\w*|essa\w*|test\w*|reli\w*|relecture|valid\w*|point\w*|mesur\w*|releve\w*|regarde\w*|examin\w*)\b/,
    said: /\b(?:verif\w*|control\w*|compar\w*|essa[iy]\w*|test\w*|reli[ts]|relu\w*|relire|valid\w*|point\w*|mesur\w*|releve\w*|regard\w*|recompt\w*|recalcul\w*|refai\w*|examin\w*|recoup\w*|cherch\w*|lis|lu)\b/,
  },
]

/** When, how much or with whom a thing is done: words that only say the thing prove none of it. */
const QUALIFIERS: readonly RegExp[] = [
  /\b(?:tout de suite|aussitot|immediat\w*|sans (?:attendre|delai|tarder)|des (?:que|le|la)|dans (?:l heure|la minute|la foulee|la demi heure)|le jour meme|d abord)\b/,
  /\b(?:toutes?|tous|chaque|toujours|regulier\w*|au fil|systemati\w*)\b/,
  /\b(?:par ecrit|ecri\w*|note\w*|mail|message|courrier)\b/,
  /\b(?:ensemble|a deux|a plusieurs|avec)\b/,
  /\b(?:avant|au prealable|des le debut)\b/,
  /\b(?:apres|ensuite|depuis|puis|enfin|a la fin)\b/,
]

/** Whether words hold each way in which a point says that its thing is done. */
export const isSoQualified = (plainPoint: string, plainWords: string): boolean =>
  QUALIFIERS.every((one) => !one.test(plainPoint) || one.test(plainWords))

/** Whether words hold what a point names, in a form particular enough to prove it beside other words. */
export const isShown = (plainPoint: string, plainWords: string): boolean =>
  SIGNS.some(({ named, said }) => named.test(plainPoint) && said.test(plainWords))
