import { PLAIN_MONTHS } from '../../french/months.ts'
import { ATTITUDE_CUES } from './attitude-cues.ts'

/**
 * What the coach looks for, as patterns over plain text (lower case, no accent, no apostrophe).
 * Each is counted; how much a count weighs is learnt from graded answers.
 */
export const CUES = {
  ...ATTITUDE_CUES,
  ownPast:
    /\bj (?:en |y )?(?:ai|avais) (?:(?:donc|aussi|tout|toute|bien|meme|alors|d abord|ensuite|immediatement|vite|juste) )*(?!(?:de|des|une|le|les|envie|toute|quatre|entre|aucune|meme|autre|comme|quelque|encore)\b)\w+(?:e|es|er|i|is|it|u|us|ue|ert|ait|aint|eint|oint)\b|\bje (?:me |m y |l |les |lui )(?:suis|ai) \w+/g,
  ownPresent:
    /\bje (?:ne |le |la |les |l |lui |leur |m |me |y |en )?(?!suis|pense|crois|sais|veux|voudrais|peux|dirais|souhaite|cherche|connais|aime|reste|trouve|considere|dois|sens|fais|l|le|la|n)\w{3,}\b/g,
  ownConditional: /\bje \w+rais\b|\bj \w+rais\b/g,
  wePast:
    /\b(?:on|nous) (?:a|avons|avait|est|sommes|l a|les a|y a) \w+(?:e|es|i|is|it|u|us|ert|ait)\b/g,
  imperfect: /\b\w{3,}(?:ait|aient)\b/g,
  story: new RegExp(
    String.raw`\b(?:un jour|l an dernier|l annee derniere|une fois|un matin|un soir|l ete dernier|cet hiver|en (?:${PLAIN_MONTHS})|il y a (?:\w+ )?(?:ans?|mois|semaines?|jours?)|dans mon (?:dernier|ancien|precedent)|chez mon|mon dernier|ma derniere|c etait)\b`,
    'g',
  ),
  result:
    /\b(?:resultats?|au final|au bout d|a la fin|finalement|bilan|du coup il|passe[es]* de|sont passe\w*|est passe\w*|tombe\w* (?:a|de|sous|autour)|baisse|recul|gagne|economis\w+|evite|aucun\w* (?:retard|accident|incident|perte|refus|casse|reclamation|plainte|oubli|rejet)|zero|sans (?:retard|casse|incident|accident|erreur|perte|reclamation|rejet)|plus (?:un|une|aucun|aucune|jamais)|a temps|dans les temps|a l heure|signe[es]?|garde[es]?|renouvel\w+|embauche\w*|rappele\w*|remercie\w*|felicit\w+|valide\w*|accept\w+|livre[es]?|recu|obtenu|repris|remont\w+|atteint\w*|divise\w*|double\w*)\b/g,
  since:
    /\b(?:depuis|desormais|maintenant|aujourd hui|encore|toujours en place|s en sert|s en servent|l utilise|l utilisent)\b/g,
  lesson:
    /\b(?:(?:j ai|m a|ca m a|cela m a|j en ai) (?:appris|retenu|compris|tire)|la lecon|l erreur|mon erreur|depuis,? je|desormais,? je|maintenant,? je|aujourd hui,? je|la prochaine fois|j en retiens|j en garde|j ai garde|je retiens|si c etait a refaire|je referais|a refaire)\b/g,
  link: /\b(?:chez vous|vos|votre|vous (?:ecrivez|dites|cherchez|demandez|parlez|citez|avez|faites|recrutez|proposez)|l annonce|l offre|ce poste|ici)\b/g,
  selfDescription:
    /\bje suis (?:(?:quelqu un|une personne|de nature|tres|plutot|vraiment|assez|toujours|aussi|a la fois|tout a fait|convaincu\w*|naturellement|hyper|super|un vrai|une vraie|d un naturel) )*(?:de |d )?(?:motive|serieu|dynamique|rigoureu|autonome|organise|ponctuel|polyvalent|sociable|souriant|passionne|curieu|empathique|bienveillant|patient|calme|courageu|volontaire|perfectionniste|adaptable|a l ecoute|fiable|discret|honnete|travailleu|efficace|reactif|resilient|positif|proactif|convaincu|persuade|force de proposition|tres|capable|pro\b|bon |bonne |doue|fait pour)\w*|\b(?:(?<!ce qu )on me dit|mes qualites|ma force|mes points forts|esprit d equipe|sens (?:du|de la|de l|des) \w+|esprit (?:positif|d analyse)|mon entourage|don de moi|meilleur de moi)\b/g,
  qualityWords:
    /\b(?:motive\w*|motivation|serieu\w*|dynami\w*|rigoureu\w*|rigueur|autonom\w*|ponctuel\w*|polyvalen\w*|sociable\w*|souriant\w*|passion\w*|bienveillan\w*|empath\w*|a l ecoute|ecoute|adaptab\w*|adaptation|m adapte|force de proposition|perfectionniste|leadership|proactif\w*|reactif\w*|reactivite|creativ\w*|enthousias\w*|engagement|implication|implique\w*|excellence|exigen\w*|valeurs?|vocation|coeur|ethique|humain\w*|energie)\b/g,
  maxims:
    /\b(?:il faut (?:toujours|savoir|etre|jamais|pas)|il ne faut|l important|l essentiel|pour moi|c est important|c est la base|c est essentiel|c est primordial|dans la vie|comme on dit|avant tout|par dessus tout|tout simplement|c est comme|la cle|on peut toujours|chacun|tout le monde)\b/g,
  general:
    /\b(?:toujours|jamais|souvent|generalement|en general|d habitude|habituellement|a chaque fois|regulierement|quotidien\w*|parfois|tout|toutes?|tous|beaucoup|plein de|divers\w*|differents?|certaines? choses|plusieurs|etc)\b/g,
  hedges:
    /\b(?:je pense|je crois|peut etre|un peu|plus ou moins|a peu pres|en gros|je dirais|j imagine|j essaye|j essaie|je suppose|normalement|en principe|je sais pas|je ne sais pas|a la limite|sans doute|disons|on verra|ca depend|faudrait)\b/g,
  buzz: /\b(?:enjeux?|synergi\w*|ecosysteme\w*|levier\w*|valeur ajoutee|holistique|transform\w*|innov\w*|disrupt\w*|strategique\w*|vision|agil\w*|dynamique partenariale|transvers\w*|societ\w*|coherence|epanou\w*|challenge\w*|defi\w*|opportunite\w*|experience enrichissante|enrichissant\w*|competences|optimis\w*|porteu\w* de sens|sens)\b/g,
  sequence:
    /\b(?:d abord|premier\w*|ensuite|puis|enfin|apres|avant|pendant|deuxieme\w*|des que|tout de suite|immediatement|le jour meme|le lendemain|en attendant|d un cote|une fois)\b/g,
  checks:
    /\b(?:verifi\w+|controle\w*|compar\w+|mesur\w+|test\w*|relis|relu|relire|recompt\w+|pes\w+|not\w{1,2}|trace\w*|registre|cahier|fiche|compte rendu|releve\w*|photo\w*|historique|journal|log|logs|consign\w+|checklist|ecrit|par ecrit|transmission\w*)\b/g,
  alerts:
    /\b(?:previens|prevenu\w*|previent|alert\w+|appel\w+|demand\w+|inform\w+|signal\w+|chef|responsable|infirmi\w+|medecin|directrice|directeur|tuteur|collegue\w*|le 15|samu|pompiers|rssi|dpo|juriste|hierarchie)\b/g,
  reasons:
    /\b(?:parce qu\w*|parceque|car|pour que|pour eviter|sinon|afin|donc|c est pourquoi|du fait|la raison|faute de|grace a|puisqu\w*|a cause)\b/g,
  contrast:
    /\b(?:plutot qu\w*|au lieu|pas (?:le|la|les|un|une|de|du|d|par|seulement|juste)|mais|alors qu\w*|contre|malgre|ni)\b/g,
  refusal:
    /\b(?:je refuse|j ai refuse|non\b|je ne (?:monte|pose|touche|signe|donne|paie|paye|dis|fais|laisse|peux|mets|sers|prends)|pas question|jamais)\b/g,
  negatives:
    /\b(?:je (?:n|ne) \w+ (?:pas|jamais|rien)|j ai pas|j ai jamais|je connais pas|pas encore|aucune idee|rien de special|pas d exemple|pas grand chose)\b/g,
  money: /\b\d[\d ]*(?:€|euros?|k€|k)\b|€/g,
  percent: /\d ?%|pour cent/g,
  from: /\bde \d[\d ,.]{0,20}\w{0,20} ?\w{0,20} (?:a|contre) \d|\b(?:contre|au lieu de|-> ?)\d/g,
  quoted: /[«"“]/g,
  colon: /:/g,
  comma: /,/g,
  exclamation: /!/g,
  questionMark: /\?/g,
  questionWords:
    /\b(?:qui|quel|quelle|quels|quelles|comment|combien|est ce qu\w*|pourquoi|quand|y a t il|puis je|pourrais je|avez vous|faut il)\b/g,
  availability:
    /\b(?:disponib\w*|libre|preavis|lundi|mardi|mercredi|jeudi|vendredi|des demain|le \d{1,2}|fin (?:aout|juin|du mois|de)|a partir d)\b/g,
  people:
    /\b(?:m|mme|mr|madame|monsieur|le client|la cliente|les clients|un client|une cliente|patient\w*|mon chef|ma chef|mon patron|ma responsable|mon responsable|mon tuteur|ma tutrice|equipe|un collegue|une collegue)\b/g,
  wish: /\b(?:j aimerais|je voudrais|je souhaite|je souhaiterais|envie|j aime|j adore|m interesse|m attire|me plait|me passionne|me motive)\b/g,
  pay: /\b(?:salaire|paye|argent|horaires|pres de chez|a cote de chez|week ?end|vacances|avantages|mutuelle|13e mois|treizieme|trajet|confort|ticket)\b/g,
  jokes:
    /\b(?:mdr|lol|tetris|champion|jeu d enfant|les doigts dans le nez|comme sur des roulettes)\b/g,
} as const satisfies Record<string, RegExp>
