/** A mission that is no work: what the candidate gets, must be, or where to write. */
export const NOT_WORK =
  /^(?:bénéficier|percevoir|profiter|postuler|envoyer (?:votre|un|vos)|rejoindre|intégrer (?:une|notre|un)|candidater|venir|devenir|évoluer|être|avoir|savoir|pouvoir|vouloir|aimer|disposer|posséder|faire preuve|justifier|adorer|apprécier|souhaiter|ignorer|oublier|obéir|alterner|travailler (?:en|au|dans|avec)|s'|se |vous )|instructions? précédente|^(?:garantir|assurer|veiller|piloter|superviser|coordonner) (?:de la |du |de l')|(?<!\p{L})(?:prompt|mutuelle|salaire brut|tickets?[ -]restaurant|RTT|jours de (?:travail|repos))(?!\p{L})/iu

/** What cannot be said to the candidate as it stands. */
export const UNSAYABLE =
  /(?<!\p{L})(?:vous(?! (?:assurer|adapter|appuyer|informer) )|votre(?! (?:clientèle|équipe|secteur|activité|planning|portefeuille|hiérarchie|responsable|poste de travail|agence|rayon|magasin|tournée|travail|périmètre|client)(?!\p{L}))|vos(?! (?:équipes|clients|collègues|tournées|développements|collaborateurs|interlocuteurs|résultats|élèves|patients|travaux)(?!\p{L}))|te|ton|ta|tes|toi|Prénom|NOM|XXX?|missions? suivantes?|tâches? suivantes?)(?!\p{L})|\d ?(?:€|%|h\d|heures)|qu'(?:il|elle|on)|période d'essai|etc|\p{Ll} ?\/ ?\p{L}|[+=]|\p{L}{2,}(?:era|ira|dra|tra|eront|iront|dront)(?!\p{L})|(?<!\p{L})(?:des|les|ces) \p{L}{3,}s (?!client)\p{L}{2,}(?:é|ée|el|elle|if|ive|al|ale)(?!\p{L})/u

/** Verbs that carry another noun: « assurer la continuité des soins » is about « la continuité des soins ». */
export const CARRIERS =
  /^(?:assurer|effectuer|réaliser|garantir|piloter|superviser|coordonner|prendre en charge|participer (?:activement )?à|contribuer à|veiller à|procéder à) (?=la |l'|le suivi|le pilotage|le développement|le contrôle|le traitement)|^(?:participer (?:activement )?|contribuer |veiller |procéder )(?=aux? )/u

/** « la participation à l'élaboration du bilan » is about « l'élaboration du bilan ». */
export const CARRYING_NOUNS =
  /^la (?:participation|contribution) (?:active )?(?:à (?=la |l')|(?=aux? ))/u

/** Verbs too weak to ask about: « vous avez dû participer à… ». */
export const WEAK =
  /^(?:participer|contribuer|collaborer|travailler|aider|assister|cultiver|incarner|promouvoir|soutenir|porter (?:les|haut)|veiller|faire partie|intervenir|répondre aux besoins|permettre|prendre (?:\p{L}+ )?part|jouer un rôle)(?!\p{L})/u

/** What only says with whom or how: never worth the words it takes. */
export const TRAILING =
  /,? (?:en (?:étroite )?(?:collaboration|lien|coopération|relation|interaction|partenariat|concertation)|dans le respect|sans pour autant|conformément|tout en |sous (?:la|l') ?(?:responsabilité|autorité|direction)|le cas échéant|si nécessaire|si besoin).*$/u

/** A long phrase may stop before any of these and still mean something. */
export const STOPS =
  / (?:afin d|tout en |notamment |ainsi que |dans le (?:respect|cadre) |en vue d|de manière à |y compris |grâce à |à l'aide |à partir d|en collaboration |en lien |en étroite |en cohérence |en \p{L}+ant |en fonction |en accord |en matière |conformément |selon |pour |lors |auprès |via |au sein |avec |et (?:du |de la |des |d'|de |la |le |l'|les ))|, /gu

/** Nouns and verbs that name no work of their own. */
export const VAGUE_NOUNS = `gestion conception évolution développement définition outils fonctionnement bon bonne qualité suivi mise place
  œuvre activité activités mission missions projet projets service services amélioration organisation gérer assurer réaliser
  effectuer participer contribuer veiller suivre mettre faire travail tâches actions aspects ensemble respect conditions
  responsabilité coordination réalisation élaboration équipe équipes résultats objectifs performance points compétences
  coordonner contrôler organiser piloter superviser animer chacun tout porter personnes réflexions divers diverses nécessaire nécessaires efficace
  régulier régulière garantir qualification identification structuration formalisation exécution planification validation supervision`
