/**
 * What is wrong in substance, whatever the trade, and short of what the law forbids. Two signs must
 * agree: these words, said of oneself, and an answer that is poor as a whole.
 */
export interface Grave {
  id:
    | 'hides'
    | 'dodges'
    | 'gives-in'
    | 'plays-down'
    | 'no-check'
    | 'shirks'
    | 'scorns'
    | 'boasts'
    | 'jargon'
  cue: RegExp
  /** Where the words could be innocent, the question must be about this too. */
  question?: RegExp
  /** Where the same words are the right answer. */
  notWhen?: RegExp
  /** Fits after « ce qui arrête le recruteur ici, c'est ». */
  names: string
  /** Said of the quote. */
  remark: string
  /** What to say instead, in one sentence. */
  instead: string
  /** An answer that does this is not worth more. */
  most?: number
}

const AT_STAKE =
  /\b(?:allergi\w*|malaise|chute|par terre|degres|fievre|mou\b|pneu|frein\w*|securite|protection|etai\w*|fissur\w*|verres|cannabis|coli\b|souris|frapp\w*|humili\w*|patients?|erreur|rib\b|retouche|casse\w*|°|alarme|garde corps|coulage|amarr\w*|arrim\w*|etancheite|gaz|eau|refroid\w*|lot de poisson|viande|sentait|mord|anticoagulant|illegal\w*|discrimin\w*|badge|sauvegard\w*|ph\b|textures|prelevement|ecart|incompatibles|standard|modele|accident)\b/
/** Where one's path or wish is asked for, nothing is checked. */
const OF_ONESELF =
  /^(?:pourquoi|presente|parlez moi de vous|qu est ce qui)|\bpourquoi (?:vouloir|ce|cette|vous|nous)\b/
const TO_KEEP = /\b(?:secret|motif medical|resultat de son examen|ce que sa fille|confiden\w*)\b/

export const GRAVES: readonly Grave[] = [
  {
    id: 'hides',
    cue: /\bpersonne (?:ne )?(?:verra|verrait|voit|s en (?:rend|aper)\w*|le saura)\b|\bs en apercevra pas\b|\b(?:ca|cela) ne se voit (?:plus|pas)\b|\bconseille de ne rien dire\b|\bn attire pas l attention\b|\bje dis (?:au|a la|a son|a sa|a mon|a ma) \w+ que (?:tout|les|c est|ca|il n y a) \w*|\bje dis que je ne sais pas\b|\bpeut etre le chat\b|\bon (?:ne )?(?:leur |lui )?(?:le )?dit (?:rien|pas)\b|\bje (?:ne )?dis rien\b|\bj (?:n )?ai rien dit\b(?! (?:devant|sur|tout|au|quand|pendant|a mon))|\bpersonne (?:ne )?s en est (?:\w+ )?(?:aper\w+|rendu)\b|\bantidat\w+|\bl ecart disparait\b|\bpas besoin d en parler\b/,
    notWhen: TO_KEEP,
    question: AT_STAKE,
    names: 'ce qui est caché à qui devrait le savoir',
    remark: "cacher cela, ou le dire autrement que ce n'est, est éliminatoire pour un recruteur",
    instead: 'Dites à qui vous le dites, tout de suite, et ce que vous proposez pour réparer.',
    most: 17,
  },
  {
    id: 'hides',
    cue: /\bque tout (?:s est|va|est) (?:\w+ ){0,2}(?:bien|bon|normal)\b.{0,30}\b(?:pour (?:que|qu|ne|le|la|les)|sinon)\b/,
    names: 'ce qui est caché à qui devrait le savoir',
    remark: "le dire autrement que ce n'est fait perdre la confiance ; un recruteur s'arrête là",
    instead:
      'Dites ce que vous diriez vraiment, avec des mots simples, et ce que vous proposez pour la suite.',
  },
  {
    id: 'hides',
    cue: /\b(?:il|elle|ils|on) (?:ne )?(?:peut|peuvent|pourra|pourront) plus rien (?:dire|prouver|reclamer|y faire)\b/,
    names: "un avantage pris sur quelqu'un qui ne peut plus répondre",
    remark:
      "un recruteur y entend que l'autre a été pris de court ; c'est éliminatoire dans bien des métiers",
    instead:
      "Dites ce que vous montrez à l'autre avant qu'il ne signe, et ce que vous faites s'il n'est pas d'accord.",
  },
  {
    id: 'dodges',
    cue: /\bje ne fais pas d erreurs?\b|\bpas d erreurs? (?:marquante|a)\b|\bjamais (?:eu|fait|commis) (?:d |de |un )?(?:erreurs?|echecs?|refus)\b|\bne m a jamais? contredit\b|\btres peu d (?:echecs?|erreurs?)\b|\bpas souvenir d un\b|\bpreferer? vous parler de mes reussites\b/,
    question:
      /\b(?:erreurs?|echecs?|contredi\w*|refus\w*|perdue?|faux|complication|pas marche|tort|bug)\b/,
    names: "la difficulté demandée, à laquelle vous répondez qu'il n'y en a pas",
    remark:
      "le recruteur n'y croira pas ; il cherche justement ce que vous faites quand cela arrive",
    instead:
      "Choisissez une petite erreur vraie : comment vous l'avez vue, à qui vous l'avez dite, ce que vous faites depuis.",
  },
  {
    id: 'plays-down',
    cue: /\b(?:c est|ce n est) rien\b|\bne fait de mal a personne\b|\bpas (?:bien )?dramatique\b|\bpas dramatiser\b|\bne va pas (?:tomber|ceder|exploser|mourir|s effondrer|prendre feu)\b|\bdans la tete\b|\bune mode\b|\bcaprices?\b|\bca tue tout\b|\b(?:\d+|une|deux|soixante)\W+c est peu\b|\bca arrive souvent\b|\bdes malentendus\b|\b(?:c est )?(?:son|sa) (?:affaire|probleme)\b|\bc est (?:encore|presque) \w+\b|\bun peu de fumette\b|\bsusceptibilite\b|\b(?:c est|c etait) pas (?:bien |si |tres )?grave\b|\bc est le poids qui tient\b|\bil y en a toutes les semaines\b|\ble client le sait\b/,
    question: AT_STAKE,
    names: 'un risque pris à la légère',
    remark: 'ici un risque est minimisé ; un recruteur y entend un danger pour les autres',
    instead:
      "Dites d'abord ce que vous arrêtez, protégez ou vérifiez, même si cela coûte du temps ou un client.",
    most: 20,
  },
  {
    id: 'gives-in',
    cue: /\ble client est roi\b|\bc est lui le (?:patron|client)\b|\bil (?:a paye|paie)\b|\ble client decide\b|\ble ministre decide\b|\bje laisse passer\b(?! \w+ (?:ou \w+ )?jours?)|\bpour que (?:ca|cela) (?:rentre|passe)\b|\bon part quand meme\b|\bje lui donne son prix\b|\bje valide\b|\bque je n ai pas a connaitre\b|\bcommercial et preserver\b/,
    question:
      /\b(?:demande|exige|supplie|veut|refuse|condition|cannabis|retouche|laisser passer|illegal\w*|beaucoup plus|ordre|discrimin\w*|allergi\w*)\b/,
    names: 'une règle qui cède devant la demande',
    remark: 'ici la règle cède ; le recruteur attendait un refus calme, et une autre solution',
    instead:
      'Dites votre refus en une phrase calme, la règle derrière, puis ce que vous proposez à la place.',
    most: 20,
  },
  {
    id: 'no-check',
    notWhen: OF_ONESELF,
    cue: /\bje (?:ne )?(?:controle|verifie|teste|mesure|recompte|regarde) (?:pas|rien|jamais)\b|\bpas besoin de (?:tester|verifier|controler|mesurer)\b|\bsans (?:passer par les tests|verifier|controler)\b|\ba l oeil\b|\bau feeling\b|\bles yeux fermes\b|\ba l oreille\b|\bau pif\b|\bsur l instinct\b|\bl oreille ne trompe\b|\bjamais rien (?:regarde|verifie)\b|\bne se trompe pas\b|\bnormalement c est bon\b|\bl a l oeil\b|\ba la pedale\b|\ble sent\b.{0,20}\b(?:a|au|tout)\b|\bau premier coup d oeil\b|\btres intuitive?\b|\bc est informatique\b|\btout seul a aligner\b/,
    names: "l'œil ou l'habitude, là où l'on attend un contrôle",
    remark:
      "se fier à l'œil ou à l'habitude inquiète : un recruteur attend un contrôle, avec quelque chose que l'on lit ou que l'on mesure",
    instead: 'Dites ce que vous contrôlez, avec quoi, et à partir de quand vous refusez.',
  },
  {
    id: 'shirks',
    cue: /\bpas (?:mes|mon|ma) (?:oignons|oiseaux|probleme|boulot|role(?! de (?:discuter|juger|contester|critiquer))|affaire|travail)\b|\bpas a nous de\b|\bj ai fini ma journee\b|\bchacun son (?:travail|metier|boulot)\b|\b(?:ils|elles|les sites|il|elle) se debrouill\w+|\bles autres se sont debrouilles\b\b|\bje suis paye\w* pour\b|\bles horaires sont les horaires\b|\bc est comme (?:ca(?! que| qu)|c est)\b|\b(?:n )?(?:a|ont) qu a\b|\bon verra (?:quand|le matin|demain|apres|lundi)\b|\bje verrai le matin\b|\bc est a lui de\b|\bil y a des \w+ pour ca\b/,
    names: "une charge laissée à d'autres",
    remark:
      "cela s'entend comme « ce n'est pas à moi » ; le recruteur attend ce que vous prenez en charge, même si la suite revient à un autre",
    instead:
      'Dites ce que vous faites, vous, avant de passer la main, et comment vous vérifiez que la suite est prise.',
  },
  {
    id: 'scorns',
    cue: /\bfaut pas etre bete\b|\bincapables?\b|\bne comprennent rien\b|\bn ont rien compris\b|\bdetracteurs\b|\btrolls?\b|\bne voient plus grand\b|\binsupportables?\b|\bles vieux (?:ne|n|sont|ont|c est)\b|\bcroi\w* tout savoir\b|\bentre la chaise et le clavier\b|\bpour les faibles\b|\bles gosses\b|\bcomptable deguise\b|\bune machine c est une machine\b|\bpas de chefs\b|\bmetier ingrat\b|\ben attendant (?:mieux|de trouver|autre chose)\b|\bfaute de mieux\b|\b(?:c est|juste|purement) alimentaire\b|\bje m ennuie vite\b|\bjuste pour l argent\b|\bparler moins fort\b|\bles mamans\b|\bqu a manger chez\b|\bpleurer ne sert\b|\bleur petite?s? vies?\b|\bc est leur (?:specialite|genre)\b|\bdes details pour les\b/,
    names: "le ton, que l'on entend comme du mépris",
    remark:
      "un recruteur entend ici du mépris, pour des personnes ou pour le métier ; il s'arrêtera à cette phrase",
    instead: 'Reprenez sans juger personne : ce que vous avez vu, ce que vous faites, et pourquoi.',
  },
  {
    id: 'boasts',
    cue: /\bc est inne\b|\bun vrai don\b|\bje suis une reference\b|\bmieux que (?:tout le monde|les autres|personne)\b|\bvraiment sans effort\b|\bje gagne toujours\b|\bje suis un champion\b|\bjeu d enfant\b|\bje suis le meilleur\b|\bje suis un leader\b|\bvous ne trouverez pas mieux\b|\bma nature\b|\bma grande force\b|\bmoi je ne concede jamais\b|\bj ai toujours (?:obtenu|eu) ce que je voulais\b|\bune de mes grandes forces\b|\bje suis reputee?\b|\bje gere !|\bniveau expert\b|\bexpert reconnu\b|\bje mets .{0,20}dans ma poche\b/,
    names: 'une affirmation sur vous, sans fait derrière',
    remark: 'cela se dit de soi sans se prouver ; un seul fait vécu vaudrait mieux',
    instead: "Remplacez-la par un cas : où c'était, ce que vous avez fait, ce qui a suivi.",
  },
]

const JARGON =
  /\b(?:mindset|best practices?|bonnes pratiques|end to end|stakeholders?|alignement|business|driven|risk based|by design|holistique|customer centric\w*|user centric|design thinking|roi|storytelling|narratif|purpose|assets?|ecosystemes?|synergi\w*|disrupt\w*|test and learn|fail fast|north star|co constru\w*|parties prenantes|agile|agilite|operating model|streams?|pmo|top management|leadership|challeng\w*|cloud native|event driven|autoscaling|serverless|microservices|data lake|transformer|foundation model|ideate|insuffler|dynamique (?:positive|partenariale)|vision (?:partagee|panoramique|business)|facilitatrice|orientee solution|intelligence collective|proactivite|excellence operationnelle|qvct|transverse|levier\w*|valeur ajoutee|enjeux|demarche (?:globale|best)|trajectoire|resilience|innovant\w*|gouvernance|embarqu\w*)\b/g
const MUCH = 4

export const JARGON_GRAVE: Grave = {
  id: 'jargon',
  cue: new RegExp(JARGON.source),
  names: 'des mots de conseil, que rien de concret ne remplit',
  remark: "ces mots iraient à tous les postes ; dites-les en gestes, avec une chose que l'on voit",
  instead: 'Dites la même idée sans ces mots : qui fait quoi, lundi matin, avec quel outil.',
}

const SAID_NOT =
  /\b(?:jamais|ne pas|n est pas|interdit\w*|refus\w*|surtout pas|hors de question|impossible de)\b/
const HEARD_BEFORE = 34

/** « Le client est roi, mais pas sur la sécurité » refuses too: what follows counts as what comes before. */
const TURNS = /\b(?:mais pas|mais (?:la|sur|je ne|je refuse)|je ne peux pas|je refuse)\b/

/** The first grave thing heard and not refused in the same breath; null when none is sure. */
export function findGrave(plainAnswer: string, plainQuestion: string): Grave | null {
  const found = GRAVES.find(({ cue, question, notWhen }) => {
    if (question && !question.test(plainQuestion)) return false
    if (notWhen?.test(plainQuestion)) return false
    const heard = cue.exec(plainAnswer)
    return (
      heard !== null &&
      !SAID_NOT.test(plainAnswer.slice(Math.max(0, heard.index - HEARD_BEFORE), heard.index)) &&
      !TURNS.test(sentenceAt(plainAnswer, heard.index))
    )
  })
  if (found) return found
  return new Set(plainAnswer.match(JARGON)).size >= MUCH ? JARGON_GRAVE : null
}

/** The sentence in which something was heard. */
function sentenceAt(text: string, index: number): string {
  const end = text.slice(index).search(/[.!?]/)
  const start = Math.max(...['.', '!', '?'].map((mark) => text.lastIndexOf(mark, index)))
  return text.slice(start + 1, end < 0 ? undefined : index + end)
}
