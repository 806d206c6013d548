/** Ways of doing wrong that any trade knows, by kind; what is said not to be done is no conduct. */
const PEOPLE =
  '(?:femmes?|hommes?|arabes?|noirs?|blancs?|francais\\w*|etrangers?|maghrebin\\w*|musulman\\w*|voilees?|handicap\\w*|vieux|seniors?|jeunes?|enceintes?|syndiques?|gros|obeses?|blonde?s?|mere de famille)'
const SAFETY =
  '(?:gants?|casques?|harnais|masques?|lunettes|epi|protections?|consignation|carters?|balisage|ceinture|garde corps|verification|chaussures de securite)'
const MISHAP =
  '(?:accident|incident|chute|erreur|fuite|casse|blessure|vol|choc|degat|defaut|retard)'
const RECORD =
  '(?:dossiers?|resultats?|diagnostic|adresse|numero|coordonnees|fichiers? clients?|bulletins? de paie|salaires?|mots? de passe|identifiants?|ordonnance|liste des clients)'

export const OBEYS_DISCRIMINATION: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ne )?(?:veut|voulait|veulent|demande|demandait|prefere|preferait|exige) (?:que |pas |plus |uniquement |seulement |plutot )?(?:voir |avoir |travailler avec )?(?:de |d |des |un |une |les )?${PEOPLE}\\b.{0,80}\\b(?:je|j ai|on) (?:m |l |lui |leur |en )?(?:ai )?(?:respecte|envoie|envoye|fourni|propose|trie|accepte|fais|suis|adapte|ecarte|obeis|a trie|a envoye)`,
  ),
  new RegExp(
    `\\b(?:je|j ai|on a?) (?:ne )?(?:ecarte|elimine|evite|trie|prends pas|retiens pas|garde que|embauche pas|recrute pas)\\b.{0,25}\\b${PEOPLE}\\b`,
  ),
  /\bje (?:lui )?demande (?:si|quand) (?:elle|il) (?:est enceinte|veut des enfants|a des enfants|est mariee?|est malade|pratique)\b/,
  /\b(?:la |le |une |l )?(?:sans gluten|allergi\w{1,20}|intoleran\w{1,20})\b.{0,50}\b(?:une mode|caprices?|comedie|cinema|invente\w*)\b/,
]

/** What a prejudice says of people before anything is known of them. */
export const PREJUDGES: readonly RegExp[] = [
  /\b(?:gens du voyage|roms?|gitans?|arabes?|noirs?|maghrebin\w*|musulman\w*|juifs?|asiatiques?|etrangers?|ceux (?:du|des) quartiers?|les (?:jeunes )?(?:du|des) quartiers?)\b.{0,80}\bon (?:sait|connait|les connait)\b/,
  /\b(?:jeunes|gens|types|gars|ceux|familles) (?:de|des|du) (?:la )?(?:banlieues?|cites?|quartiers?)\b.{0,60}\bje (?:ferme|evite|laisse pas|me mefie)\b/,
  /\b(?:voulait|veut|voudra|attend|attendait|allait avoir|envisage\w*) (?:un enfant|un bebe|des enfants|tomber enceinte)\b.{0,80}\b(?:pas (?:confie|donne|pris|embauche|garde|propose|retenu)|ecarte\w*|j ai prefere)\b(?!.{0,50}\b(?:charges?|produits?|nuit|rayons?|manutention|hauteur)\b)/,
  /\b(?:le|la|les) plus (?:fonce|noir|bronze|basane|typee?)\w* (?:des (?:deux|trois|eleves|jeunes|candidats|gars)|d entre eux|du groupe)\b/,
  new RegExp(
    `\\bsi (?:vous|on|tu) (?:me|m) (?:mettez|met|mets|collez|colle|faites|fait) .{0,20}avec (?:des|les|une?) (?:\\w+ )?${PEOPLE}\\b.{0,20}\\bje (?:pars|demissionne|refuse|(?:ne )?(?:reste|viens) pas)\\b`,
  ),
  new RegExp(
    `\\bje (?:ne )?(?:veux|voudrais|accepte\\w*|supporte) (?:pas|jamais) (?:\\w+ )?avec (?:des|les|une?) (?:\\w+ )?${PEOPLE}\\b`,
  ),
]

/** A hand raised, a person left to suffer or made to pay, a scene of violence that one watches. */
export const HARMS: readonly RegExp[] = [
  /\b(?:on|je|nous) (?:l |la |le |les )?(?:ai |a |avons )?(?:tenue?s?|maintenue?s?|attachee?s?|forcee?s?|bloquee?s?|immobilisee?s?|contentionnee?s?)\b.{0,50}\b(?:lave|douche|habille|change|soigne|fait manger|fait avaler|pris ses)\w*\b(?:.{0,20}\bquand meme\b)?/,
  /\b(?:medicaments?|comprimes?|cachets?|traitement|gouttes|somnifere)\b.{0,60}\b(?:ecras\w+|cach\w+|mis|mets|mettais|mel\w+|gliss\w+)\b.{0,30}\b(?:dans (?:la|le|sa|son|un|une)) (?:compote|yaourt|soupe|repas|cafe|jus|puree|assiette|creme|verre|gateau)\b(?!.{0,120}\b(?:prescri\w+|accord|medecin|infirmi\w+|protocole|pharmacien\w*|ordonnance)\b)|\b(?:je|on|j ai) (?:lui |l |les? |la )?(?:ai |a )?(?:ecras\w+|cach\w+|gliss\w+|mel\w+)\b.{0,40}\b(?:medicaments?|comprimes?|cachets?|traitement|gouttes|somnifere)\b.{0,40}\b(?:dans|sans (?:le|la|lui) (?:dire|prevenir))\b(?!.{0,120}\b(?:prescri\w+|accord|medecin|infirmi\w+|protocole|pharmacien\w*|ordonnance)\b)/,
  /\bune bonne (?:gifle|claque|fessee|baffe|correction)\b|\bje (?:le |la |les |lui |leur )?(?:gifle|(?:mets|donne|colle) une (?:\w+ )?(?:gifle|claque|fessee|baffe|torgnole))\b/,
  /\bje (?:l|les) (?:ai )?(?:gifle|frappe|cogne|insulte|injurie|humilie)\w*\b|\bje (?:lui|leur) ai crache\b/,
  /\b(?:toilette|repas|dessert|douche|change|soins?|sonnette|couche|resident\w*|patient\w*|eleve|enfant)\b.{0,40}\b(?:en dernier|attendre|mariner|poireauter|sans (?:repas|dessert|boire))\b.{0,50}\b(?:ca (?:l a|les a|la|le) (?:calme\w*|dresse\w*|mate\w*)|ca lui (?:a appris|apprend|apprendra)|ca leur (?:a appris|apprend|apprendra))\b/,
  /\bje (?:les )?laisse (?:faire|se battre|regler)\b.{0,90}\b(?:entre eux|forge le caractere|endurcit|tout seuls?|fatigues)\b(?!.{0,120}\b(?:j interviens|je separe|je surveille|j observe|je reste (?:a cote|pres))\b)/,
]

export const BREAKS_SECRECY: readonly RegExp[] = [
  /\bje (?:le |la )?(?:lui|leur) (?:dis|explique|raconte|confie) (?:discretement|entre nous|en confidence|quand meme)\b|\bje (?:lui|leur) (?:dis|confie|raconte)\b.{0,80}\bde ne (?:surtout )?pas (?:le |l )?(?:repeter|ebruiter|en parler)\b/,
  new RegExp(
    `\\bje (?:le |la |les )?(?:lui |leur )?(?:donne|envoie|transfere|transmets|montre|communique|dis|lis)\\b.{0,25}\\b(?:le|la|les|son|ses|leurs?|mes|mon) ${RECORD}\\b.{0,40}\\b(?:famille|amie?s?|voisin\\w*|journaliste|concurren\\w*|copain|copine|mari|insiste|pour (?:l |les )?(?:aider|rassurer|arranger)|whatsapp|adresse perso\\w*)`,
  ),
  /\b(?:j emporte|je recupere|j ai (?:emporte|recupere|garde|copie)|je garde|je copie) (?:le|la|les|mon|mes|tout|une copie du|une copie des) (?:fichiers? (?:de )?clients?|base (?:de )?clients?|carnet d adresses|code source|base de donnees)\b/,
  /\b(?:je|j ai|on) (?:poste|publie|partage|mets|mis)\w{0,20}\b.{0,30}\b(?:photos?|videos?|nom|histoire)\b.{0,30}\b(?:patient\w*|resident\w*|eleves?|enfants?|beneficiaire\w*)\b.{0,40}\b(?:facebook|instagram|tiktok|snap\w*|reseaux|whatsapp|internet)\b/,
]

export const HIDES_OR_SKIPS: readonly RegExp[] = [
  // An act of care given to whoever has no right to it.
  /\b(?:demande|demandais|di[st]|laisse|confie) (?:donc |aussi )?(?:a l |a la |a une |a un |aux |au |a mon |a ma )(?:aides?[ -]soignante?s?|ash|stagiaires?|auxiliaires?|apprentie?s?|benevoles?|familles?|veilleurs?|veilleuses?) (?:de |d )(?:donner|faire|injecter|administrer|distribuer|poser) .{0,30}\b(?:insulines?|injections?|piqures?|perfusions?|morphine|piluliers?)\b(?!.{0,60}\b(?:protocole|formee?|habilite|autorise))/,
  new RegExp(
    `\\b(?:je|on|j ai|on a) (?:ne |n )?(?:le |la |l |les )?(?:cache|dissimule|efface|maquille|camoufle|etouffe|passe sous silence)\\w*\\b.{0,40}\\b${MISHAP}`,
  ),
  /\b(?:je|on) (?:ne |n )?(?:le |la |l |en )?(?:dis|dit|signale|declare|note|parle|previens) (?:rien|pas|a personne)\b.{0,40}\b(?:personne (?:ne )?(?:a |l a |va )?(?:vu|verra|voir|le saura|s en rend)|pas d histoires?|pas grave|eviter les (?:ennuis|histoires|papiers)|tranquille|ni vu)/,
  new RegExp(
    `\\b(?:sans|j enleve|je retire|on enleve|je mets pas|je ne mets pas|pas besoin d\\w*) (?:de |les? |la |mon |ma |mes |des |d )?${SAFETY}\\b.{0,50}\\b(?:plus vite|gagn\\w+ du temps|plus rapide|deux minutes|cinq minutes|ca va|habitude|jamais eu de probleme|pas le temps|gene)`,
  ),
  /\b(?:pas besoin|inutile|pas la peine) (?:de |d )(?:couper|consigner|verifier|controler|appeler|prevenir|declarer|mettre (?:le|les|des|mes?) )\b.{0,50}\b(?:je|on|vite|temps|habitude|ans)\b/,
  new RegExp(
    `\\b(?:le|la|les|mon|mes|ma) (?:\\w+ )?${SAFETY}(?: \\w+ \\w+)?,? (?:je|on) (?:le |la |les |l )?(?:mets|met|porte|utilise|attache)\\w* (?:pas|jamais|plus)\\b(?!.{0,60}(?:abim|use|perim|dechir|tournant|rotati|perceuse|interdit|entrain))`,
  ),
  /\bj (?:ai|avais) (?:trop bu|picole|fume un (?:joint|petard)|(?:bu|pris) (?:\w+ ){0,3}(?:verres?|bieres?|vin|alcool|pastis|rhum|apero))\b.{0,160}\b(?:pris (?:le|mon|quand meme le) (?:service|volant|poste|tour)|conduit|roule|(?:a )?rien vu|travaille quand meme)\b/,
  /\bje (?:lui |leur )?(?:donne|fais|mets|injecte|administre) (?:la|une|sa) (?:dose|piqure|injection) (?:moi meme|quand meme|sans)\b|\bje (?:connais|sais|soigne|fais) mieux que les (?:medecins|vetos?|veterinaires|infirmier\w*|docteurs)\b/,
  /\b(?:je|on) (?:saute|zappe|passe) (?:l etape|les etapes|le controle|les controles|la verification|la consignation|le test|les tests|le protocole)\b/,
]

/** Traces wiped out, silence agreed on, a lie: what happened is hidden. */
export const WIPES_TRACES: readonly RegExp[] = [
  /\bje (?:lui|leur) (?:ai )?(?:menti|mens)\b|\bj ai menti (?:a|au|aux)\b/,
  /\bj ai falsifie\b|\bj ai accuse (?:l|le|la|un|une|mon|ma) ?(?:apprenti\w*|collegue|stagiaire|interimaire)\b/,
  /\b(?:je|on|j ai|on a) (?:l |le |la |les )?(?:coche|note|rempli\w*|signe|valide|inscri\w+|ecri\w+|saisi\w*|releve)\b.{0,60}\b(?:sans (?:l avoir|les avoir|avoir) (?:fait|faite|faites|verifie\w*|mesure\w*|controle\w*|pris\w*|regarde\w*)|(?:alors que|meme si) (?:ce n etait|je ne l avais|je l avais|on ne l avait|c etait) pas|a l avance pour|d avance (?:pour|comme)|de memoire le soir|apres coup comme si|comme si (?:c etait|je l avais|tout etait) (?:fait|bon|normal))\b/,
  /\b(?:je|on|j ai|on a) (?:change|modifi\w+|corrig\w+|rectifi\w+|arrang\w+|antidat\w+) (?:la|le|les|l) (?:dates?|heures?|releves?|temperatures?|feuilles?|fiches?|registres?|traces?|rapports?|valeurs?)\b.{0,60}\b(?:pour que (?:ca|cela|tout)|comme si|ni vu|avant le controle|avant l audit|que ca (?:colle|passe))\b/,
  /\b(?:je|on|j ai|on a) (?:efface|supprime|detruis|detruit|fais disparaitre)\w*\b.{0,20}\b(?:traces?\b|preuves?\b|(?:journaux|logs?|historique|enregistrements?)\b.{0,40}\b(?:parle|personne|ni vu|saura|verra|au courant|tranquille))/,
  /\b(?:je|on|j ai|on a|nous avons) (?:(?:l |les? |la )?(?:ai |a |avons )?)(?:efface|supprime|detrui|falsifi|trafiqu|maquill|antidat)\w*\b.{0,30}\b(?:en (?:cachette|douce|catimini|secret)|sans (?:le |rien )?(?:(?:en )?(?:dire|parler)) a (?:personne|qui que ce soit)|dans (?:le|leur|son) dos)\b/,
  /\b(?:m assurer|verifi\w+|verifier) que (?:personne|nul) (?:d autre )?n est au courant\b/,
  /\b(?:notifier|declarer|signaler|prevenir)\b.{0,30}\b(?:se tirer une balle|pas notre interet|que des ennuis|chercher les ennuis)\b/,
]

export const CHEATS: readonly RegExp[] = [
  /\b(?:je|on) ferme\w* les yeux\b(?!.{0,40}\b(?:pas|jamais|interdit)\b)|\bon regularise\w* (?:ca )?(?:apres|plus tard|ensuite)\b/,
  /\b(?:decaler|cacher|minorer|gonfler|arranger|oublier|sortir) (?:les |des |une partie des )?(?:heures(?: sup\w*)?|charges|recettes|salaires|primes|ventes)\b.{0,90}\b(?:moins (?:de |d )?(?:charges|impots|cotisations|tva)|astuce|combine|tout le monde (?:le )?fait)\b/,
  /\b(?:je|on|j ai|on a) (?:signe|valide|paie|paye|regle|vire)\w*\b.{0,40}\b(?:sans (?:verifier|controler|regarder|lire|appeler)|les yeux fermes|on verifie\w* (?:apres|plus tard|ensuite)|on regularise\w*|on verra apres)\b/,
  /\b(?:je|on|j ai|on a) (?:gonfle|arrange|maquille|trafique|bidonne|falsifie)\w* (?:les|la|le|un peu|mes) (?:\w+ )?(?:chiffres?|heures?|notes? de frais|factures?|resultats?|stats?|releves?|dates?|bilans?)\b/,
  /\b(?:je|on|j ai|on a) (?:ecris|ecrit|poste|fais|fait|redige|signe|achete)\w* (?:de |des |un |une )?(?:faux|fausses?) \w+/,
  /\b(?:je|on) (?:garde|empoche|prends|prend|mets|met)\b.{0,25}\b(?:la monnaie|la caisse|dans ma poche|le pourboire des autres|un billet)\b.{0,40}\b(?:personne|pas vu|ni vu|discret\w*)\b/,
  /(?<!\bpas |\bjamais )\b(?:j utilise|j ai utilise|j emprunte|je prends|je me connecte avec|je badge avec) (?:le |la |les |ses |son |sa )?(?:code|badge|mot de passe|identifiants?|session)s?(?: de| d| du)? ?(?:ma |mon |un |une |l |la |le )?(?:collegue|chef|cheffe|responsable|autre|voisine?)\b/,
  /\b(?:je|j|on) (?:les |le |la |l )?(?:prends|prend|pris|ai pris|pioche) .{0,20}\b(?:dans|de) la caisse (?:d a cote|voisine|de (?:ma|mon))/,
]
