/** A kind of gesture, why a recruiter likes it, and how the recap names it. */
export interface Act {
  cue: RegExp
  /** Fit before « : “quote” »: says what this gesture shows. */
  shows: string
  /** Fit after « vous savez ». */
  skill: string
}

const act = (stems: string, shows: string, skill: string): Act => ({
  cue: new RegExp(`\\b(?:${stems})`),
  shows,
  skill,
})

/** More telling gestures first. */
export const ACTS: readonly Act[] = [
  act(
    'propos(?:e|ai|ant)\\w*|suggere\\w*|offert\\b|je propose',
    "vous proposez une solution au lieu d'imposer ou d'attendre",
    'proposer une solution',
  ),
  act(
    'refus(?:e|ai)\\b|j ai dit non|je dis non|je ne (?:monte|pose|signe|paie) pas',
    'vous savez dire non quand il le faut, et on voit comment',
    'dire non quand il le faut',
  ),
  act(
    'ecoute\\w*|laisse\\w* (?:parler|finir)|reformul\\w*',
    'vous écoutez avant de répondre',
    'écouter avant de répondre',
  ),
  act(
    'previens|prevenu\\w*|alert(?:e|ai)\\w*|signal(?:e|ai)\\w*|inform(?:e|ai)\\w*|rendu compte',
    'vous prévenez sans attendre ceux qui doivent savoir',
    'prévenir à temps',
  ),
  act(
    'verifi\\w+|controle\\w*|recompt\\w+|recontrol\\w+|relu\\b|relis\\b|repointe\\w*',
    'vous vérifiez au lieu de supposer',
    'vérifier avant de conclure',
  ),
  act(
    'mesur(?:e|ai)\\w*|releve(?! (?:ecrite?|de|a)\\b)\\w*|(?<!\\bse )compte\\b|chronometr\\w+|pese\\w*|(?<!\\bl )analyse\\w*|compare\\w*|croise\\w*',
    "vous partez d'un relevé, et non d'une impression",
    'partir de faits relevés',
  ),
  act(
    'test(?:e|ai)\\w*|essaye\\w*|essaie\\b|essais?\\b|simule\\w*|maquette\\w*|pilote\\w*',
    'vous essayez à petite échelle avant de généraliser',
    'essayer à petite échelle avant de généraliser',
  ),
  act(
    'tri(?:e|ai)\\w*|priori\\w+|class(?:e|es|er|ant|ement)\\b|mis de cote|range\\w*|repart(?:ition\\w*|i (?:les?|la|l|entre)\\b)|decoup\\w+',
    "vous faites le tri dans ce qui arrive avant d'agir",
    'faire le tri dans les urgences',
  ),
  act(
    'expliqu\\w+|montr(?:e|ai)\\w*|form(?:e|ai)\\b|accompagn\\w+|appris a',
    'vous expliquez, au lieu de seulement décider',
    'expliquer et transmettre',
  ),
  act(
    'not(?:e|ai)\\b|ecrit\\w*|ecris\\b|redig\\w+|(?:une|la|ma) fiche|(?:un|le|mon|dans) cahier|compte rendu|trace\\w*|memo\\b|tableau',
    'vous laissez un écrit sur lequel les autres peuvent compter',
    'laisser une trace utile aux autres',
  ),
  act(
    'negoci\\w+|convaincu\\w*|argument\\w+|obtenu\\w*|fait signer|relanc\\w+',
    "vous menez l'échange jusqu'au bout, et on voit comment",
    "mener un échange jusqu'au bout",
  ),
  act(
    'demand(?:e|ai)\\w*|interrog\\w+|questionn\\w+|pose\\w* (?:la|des|trois|deux|une) questions?',
    "vous demandez avant de supposer, et c'est ce qui oriente la suite",
    'demander avant de supposer',
  ),
  act(
    'remplac\\w+|chang(?:e|ai)\\w*|modifi\\w+|reorganis\\w+|automatis\\w+|install\\w+|cree\\w*|mis en place|mont(?:e|ai)\\b',
    'vous changez la façon de faire, et pas seulement le cas du jour',
    'changer une façon de faire',
  ),
  act(
    'excus\\w+|reconnu\\w*|avoue\\w*|assume\\w*',
    "vous reconnaissez l'erreur sans détour, ce qui met en confiance",
    'reconnaître une erreur',
  ),
  act(
    'repar\\w+|corrig\\w+|repris\\b|refait\\b(?! (?:une?|des) (?:formation|stage|annee|cv))|depann\\w+|rattrap\\w+',
    "vous corrigez vous-même ce qui n'allait pas",
    "reprendre ce qui n'allait pas",
  ),
  act(
    'coup(?:e|ai) (?:le|la|l|les) (?:courant|eau|gaz|electricite|alimentation|arrivee|vanne|contact|moteur|machine|disjoncteur)\\b|(?<!\\bl )isol(?:e|ai)\\w*|(?:j ai |j )arrete (?:la|le|l|les|tout|aussitot)\\b|protege\\w*|securis\\w+|balis\\w+|consign\\w+',
    "vous protégez d'abord, et le reste attend",
    "protéger d'abord",
  ),
  act(
    'appel(?:e|ai|le)\\w*|contact\\w+|rencontr\\w+|rappele\\w*',
    'vous allez chercher la bonne personne',
    'aller chercher la bonne personne',
  ),
  act(
    'prepar\\w+(?= .{0,60}\\b(?:avant|la veille|d avance|en amont|a l avance|pour (?:le|la|les) (?:lendemain|semaine)))|anticip\\w+|(?:ai|je|a|avons) (?:commande|reserve)\\w*|planifi\\w+',
    'vous anticipez le besoin au lieu de le subir',
    'anticiper un besoin',
  ),
  act(
    'encadr\\w+|dirig\\w+|pilot\\w+|coordonn\\w+|delegu\\w+|gere\\w*|manage\\w*',
    'vous dites de quoi vous étiez responsable, et avec qui',
    'tenir une responsabilité',
  ),
  act(
    'travaille\\w*|tenu\\w*|assure\\w*|fait\\b|occup\\w+|servi\\w*|vendu\\w*|livre\\w*|pose\\w*|soign\\w+',
    'on voit votre part du travail',
    'dire ce que vous avez fait',
  ),
]

/** What comes after is what was avoided. */
const AVOIDED = /\b(?:sinon|au lieu de|plutot que|pour ne pas)\b/
const OTHERS =
  /\b(?:il|elle|ils|elles|ca|cela|qui|on me|m a|m ont|(?:le|la|les|un|une|des|mon|ma|mes|son|sa|ses|leur|cette|ce) \w+)(?: \w+)?(?: (?:a|ont|etait|etaient|avait|avaient|est|sont))? $/
const MINE = /\b(?:je|j|me|nous|on|ai|avons)\b/

/** Whether the words before a gesture make it somebody else's. */
const isOthers = (before: string) =>
  OTHERS.test(before) && !MINE.test(before.split(' ').slice(-5).join(' '))

/** The gesture a piece of answer opens on; of two heard at the same place, the more telling. */
export function actIn(plainText: string): Act | null {
  const avoided = plainText.search(AVOIDED)
  const text = avoided > 0 ? plainText.slice(0, avoided) : plainText
  const found = ACTS.map((one) => ({ one, at: text.search(one.cue) })).filter(
    ({ at }) => at >= 0 && !isOthers(text.slice(0, at)),
  )
  return found.sort((a, b) => a.at - b.at)[0]?.one ?? null
}
