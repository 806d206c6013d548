import type { QuestionKind } from '../../interviewer.ts'
import type { Answer } from './answer.ts'
import { matchesCue } from './signals/match-cue.ts'

/** A scene in which somebody may be hurt: the right first gestures are the whole answer. */
const DANGER =
  /\b(?:par terre|au sol|chutes?|tombee?s?|fait un malaise|malaise|inconscien\w*|respire\w*|etouffe\w*|s etrangle|coule|noy\w*|saign\w*|bless\w*|brul\w*|feu|incendie|fumee|odeur de gaz|fuite|electri(?:se|que)\w*|agress\w*|frappe\w*|battent|bagarre|menace\w*|danger\w*|fievre|convuls\w*|ne repond (?:pas|plus)|accident\w*|fissur\w*|effondr\w*|intrusion|suicid\w*|trop vite|allergi\w*|reagit (?:a|mal)|vetement coince|coincee?|se sent mal|violent\w*|fugue\w*|disparu\w*|manque a l appel|velage|hemorragie)\b/

const START = '(?:^|[,;:.!?\\n>-] ?|\\b(?:et|puis|ou|d abord|ensuite|aussitot) )'
const OWN =
  '(?:je |j |on |il faut |faut |a |de |par |en )?(?:(?:ne|n|le|la|les|l|lui|leur|me|m|y|en|vais|dois) )*'
const gesture = (verbs: string) => new RegExp(`${START}${OWN}(?:${verbs})`)

/** The families of first gestures, each heard in a sentence, in the infinitive or as a bare note. */
const FAMILIES: readonly RegExp[] = [
  new RegExp(
    `${gesture('arrete\\w*|stopp\\w*|stop\\b|sifflet|siffle|coupe\\w*|ferme\\w*|isole\\w*|balis\\w*|eloign\\w*|ecarte\\w*|separe\\w*|evacu\\w*|proteg\\w*|securis\\w*|mets? (?:\\w+ )?(?:a l (?:abri|ecart)|en securite)|fais signe|balise|klaxonne|plonge\\w*|sors|sort(?:ir)?\\b|laisse (?:au sol|par terre|en place)|allonge\\w*|decouvr\\w*|m interpose|assure qu on est seul\\w*').source}|\\b(?:pas|ne pas|rien|sans) (?:\\w+ )?(?:bouger|toucher|relever|deplacer)\\b|\\b(?:bouge|touche|releve|deplace|lache)\\w* (?:pas|rien)\\b|\\bpls\\b|\\bmassage\\b`,
  ),
  new RegExp(
    `${gesture('appel\\w+|alert\\w+|previens|prevenir|sonne\\w*|demande (?:de l )?aide|declenche\\w*|fais (?:prevenir|appeler)|signal\\w+').source}|\\b(?:appelle|previent|alerte) (?:le|la|les|l)\\b|\\b(?:le|au) (?:15|17|18|112)\\b|\\balerte\\b|\\bje le dis (?:a|au) `,
  ),
  /\b(?:regarde\w*|verifi\w+|controle\w*|surveill\w+|ecoute\w*|evalue\w*|fouille) (?:\w+ ){0,5}(?:respir\w*|conscien\w*|saign\w*|pouls|mal\b|blesse\w*|parle|repond|danger|position|fenetre)\b|\b(?:regarde|verifie) s il\b|\bconstantes?\b|\b(?:pouls|conscience|temperature|bilan|tension|saturation)\b/,
  /\b(?:rassur\w+|lui parle|parler (?:a|calmement)|je la crois|je reste (?:avec|pres|a cote)|couvr\w+|donne a boire|(?:prends|prendre) (?:\w+ )?a part|(?:je|j) (?:le |la |les )?calme\b|ecoute les deux)\b/,
  /\b(?:oxygene|defibrillateur|extincteur|garrot|compress\w+|point de compression|glace|refroidi\w*|arrose\w*|repar\w+|transmission\w*|cahier|fiche|registre|note l heure|main courante|signalement|certificat|declaration)\b/,
]

/** What two, three and more families of right gestures are worth at least, however briefly they are said. */
const WORTH = [0, 0, 44, 53, 59, 63]
const LIFT = 0.9
/** A longer answer is weighed by what it tells. */
const LONGEST = 60
/** Protecting and calling for help: without one of them, no reflex is the right one. */
const FIRST = 2

/** How many kinds of right first gestures are heard where somebody may be hurt; 0 in any other scene. */
export function countReflexes(text: string, question: string, kind: QuestionKind): number {
  if (kind !== 'situational' && kind !== 'technical') return 0
  if (!DANGER.test(question)) return 0
  const present = FAMILIES.map((family) => matchesCue(text, family))
  return present.slice(0, FIRST).some(Boolean) ? present.filter(Boolean).length : 0
}

/** In an emergency, the right gestures in few words are no less of an answer for being few. */
export function weighReflexes(
  mark: number,
  { plain: text, words }: Answer,
  { question, kind }: { question: string; kind: QuestionKind },
): number {
  if (words.length > LONGEST) return mark
  const worth = WORTH[countReflexes(text, question, kind)] ?? 0
  return mark + Math.max(0, worth - mark) * LIFT
}
