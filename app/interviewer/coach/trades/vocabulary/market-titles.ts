/** How the market names posts that the repertoire says otherwise or not at all, by the trade that they belong to. */
export const MARKET_TITLES: Readonly<Record<string, string>> = {
  A1101:
    'Chauffeur / Chauffeuse de tracteur|Chauffeur tracteur|Conducteur / Conductrice de moissonneuse',
  A1203:
    'Agent / Agente des espaces verts|Jardinier / Jardinière municipal|CAP jardinier paysagiste',
  A1208: 'Paysagiste|Ouvrier / Ouvrière paysagiste',
  A1403:
    "Salarié / Salariée agricole|Agent / Agente d'élevage|Ouvrier / Ouvrière d'élevage|Salarié / Salariée agricole en élevage|Agent / Agente de traite",
  A1405: 'Vigneron / Vigneronne',
  A1501: 'Assistant / Assistante vétérinaire|ASV',
  C1102: 'Conseiller / Conseillère en assurance|Conseiller / Conseillère mutuelle',
  C1109: 'Gestionnaire sinistres|Gestionnaire indemnisation|Gestionnaire production assurance',
  C1110: 'Gestionnaire souscription',
  C1202: 'Compliance officer|Analyste conformité|Analyste KYC|Analyste LCB-FT|Credit manager',
  C1203: "Chargé / Chargée de clientèle entreprises|Chargé / Chargée d'affaires entreprises",
  C1205: 'Banquier privé / Banquière privée|CGP|Conseiller / Conseillère en patrimoine',
  C1206:
    'Chargé / Chargée de clientèle professionnels|Conseiller / Conseillère bancaire|Conseiller / Conseillère clientèle banque',
  C1501: 'Property manager|Gestionnaire locatif / Gestionnaire locative|Gestionnaire syndic',
  C1503: 'Asset manager immobilier|Développeur foncier / Développeuse foncière',
  C1504:
    'Mandataire immobilier / Mandataire immobilière|Consultant immobilier / Consultante immobilière|Conseiller immobilier indépendant / Conseillère immobilière indépendante',
  D1101: 'CAP boucherie',
  D1102: 'CAP boulangerie',
  D1104: 'CAP pâtisserie',
  D1106:
    'Conseiller / Conseillère de vente|Vendeur / Vendeuse en produits alimentaires|Vendeur / Vendeuse en boulangerie|Vendeur / Vendeuse boulangerie',
  D1202: 'CAP coiffure|Barbier',
  D1208: 'CAP esthétique',
  D1211:
    'Conseiller / Conseillère de vente|Conseiller / Conseillère sport|Vendeur sportif / Vendeuse sportive',
  D1212:
    'Conseiller / Conseillère de vente|Vendeur / Vendeuse en décoration|Vendeur / Vendeuse en bricolage|Vendeur / Vendeuse conseil en bricolage|Vendeur / Vendeuse conseil en décoration|Vendeur / Vendeuse en peinture et revêtements',
  D1213: 'Conseiller / Conseillère de vente',
  D1214:
    'Conseiller / Conseillère de vente|Vendeur / Vendeuse en prêt-à-porter|Conseiller / Conseillère de vente en prêt-à-porter|Conseiller / Conseillère mode|Sales assistant mode',
  D1302:
    'Responsable de boutique|Store manager|Responsable point de vente|Responsable magasin|Adjoint / Adjointe responsable de magasin',
  D1401: 'Sales assistant|Assistant commercial sédentaire / Assistante commerciale sédentaire',
  D1402:
    "Account executive|Account manager|Sales executive|Sales representative|Business developer|Business development manager|Sales development representative|SDR|BDR|Business development representative|Inside sales|Ingénieur commercial / Ingénieure commerciale|Ingénieur / Ingénieure d'affaires|Commercial sédentaire / Commerciale sédentaire|Commercial terrain / Commerciale terrain|Commercial itinérant / Commerciale itinérante|Hunter|Chargé / Chargée de développement commercial|Key account manager|KAM|Responsable grands comptes|Partnership manager|Sales",
  D1406:
    'District sales manager|Area sales manager|Regional sales manager|Area manager|Directeur régional / Directrice régionale des ventes',
  D1407:
    'Ingénieur avant-vente / Ingénieure avant-vente|Presales engineer|Sales engineer|Solution engineer',
  D1408:
    'Customer care|Customer service representative|Agent / Agente de service client|Conseiller / Conseillère service client|Chargé / Chargée de service client|Conseiller / Conseillère relation client à distance|Téléopérateur / Téléopératrice',
  D1409: "Assistant / Assistante ADV|Chargé / Chargée d'administration des ventes|Gestionnaire ADV",
  D1422: 'Chargé / Chargée de recouvrement|Gestionnaire recouvrement',
  D1431: 'Assistant / Assistante achats',
  D1506: 'Visual merchandiser',
  D1507:
    'Mise en rayon|ELS|Employé polyvalent / Employée polyvalente de magasin|Équipier / Équipière de magasin|Employé commercial / Employée commerciale de magasin',
  E1101:
    'Social media manager|Chargé / Chargée de réseaux sociaux|Animateur / Animatrice de communauté|Assistant / Assistante social media',
  E1103:
    'Responsable communication|Head of communication|Chargé / Chargée de communication interne|Chargé / Chargée de communication digitale|Attaché / Attachée de presse|Communication manager|Public relations manager',
  E1104:
    'UX writer|Copywriter|Concepteur-rédacteur / Conceptrice-rédactrice web|Rédacteur / Rédactrice web|Content writer|Content strategist',
  E1107: "Event manager|Chef / Cheffe de projet événementiel|Chargé / Chargée d'événementiel",
  E1113: 'Responsable e-commerce|E-commerce manager',
  E1205: 'Graphic designer|Directeur / Directrice artistique digital',
  E1206: 'Product designer|UX researcher|UX UI|Designer produit numérique',
  E1306: 'Opérateur / Opératrice PAO|Infographiste PAO',
  E1402:
    'Responsable SEO|SEO manager|Consultant / Consultante SEO|Chargé / Chargée de SEO|Expert / Experte SEO|SEA manager|Consultant / Consultante SEA|Responsable acquisition|Acquisition manager|Responsable référencement|Head of SEO|Media buyer|Paid media manager|Traffic manager',
  F1102: 'Space planner',
  F1103: 'Auditeur / Auditrice énergétique',
  F1106: 'Ingénieur / Ingénieure méthodes bâtiment|Ingénieur / Ingénieure bâtiment',
  F1108:
    "Chargé / Chargée d'études de prix|Technicien / Technicienne études de prix|Ingénieur / Ingénieure études de prix",
  F1201:
    "Chargé / Chargée d'affaires bâtiment|Chargé / Chargée de travaux|Ingénieur / Ingénieure travaux",
  F1204:
    'Coordonnateur / Coordonnatrice SPS|Coordinateur / Coordinatrice SPS|Préventeur / Préventrice sécurité chantier|Chargé / Chargée de prévention BTP',
  F1302: 'Chauffeur / Chauffeuse de pelle|Pelliste',
  F1503: 'CAP charpente',
  F1602: 'Électricien / Électricienne|CAP électricité',
  F1603: 'CAP plomberie',
  F1606: 'CAP peinture en bâtiment',
  F1607: 'CAP menuiserie',
  F1608: 'CAP carrelage',
  F1610: 'CAP couverture',
  F1703: 'CAP maçonnerie',
  G1203:
    "Animateur / Animatrice d'accueil de loisirs|Animateur / Animatrice enfance|Animateur / Animatrice ACM|Animateur / Animatrice périscolaire|Animateur / Animatrice ALSH",
  G1224: 'MNS|Maître-nageur / Maître-nageuse',
  G1302: 'Revenue manager|Revenue management analyst|Yield analyst',
  G1303: 'Travel designer',
  G1403: 'Directeur / Directrice de village vacances',
  G1501: 'Femme de chambre',
  G1602: 'CAP cuisine',
  G1603:
    'Équipier polyvalent / Équipière polyvalente de restauration rapide|Employé polyvalent / Employée polyvalente de restauration',
  G1703: "Réceptionniste d'hôtel|Front desk agent|Guest relations",
  G1801: 'Barmaid',
  G1802: 'Directeur / Directrice de salle',
  H1101: 'Ingénieur / Ingénieure support applicatif|Technical account manager',
  H1102: 'Business manager|Business unit manager',
  H1202:
    'Dessinateur projeteur électrique / Dessinatrice projeteuse électrique|Dessinateur / Dessinatrice en électricité',
  H1206:
    'Ingénieur / Ingénieure R et D|Ingénieur / Ingénieure recherche et développement|R and D engineer|Mechanical engineer|Chef / Cheffe de projet R et D',
  H1302:
    'Responsable HSE|Responsable QHSE|Responsable QSE|HSE manager|EHS manager|Coordinateur / Coordinatrice HSE',
  H1402:
    'Ingénieur / Ingénieure amélioration continue|Responsable amélioration continue|Ingénieur / Ingénieure process|Process engineer|Lean manager',
  H1502:
    'Quality manager|Responsable assurance qualité|Ingénieur / Ingénieure qualité|Assistant / Assistante qualité',
  H1523: 'Responsable QSE|Responsable QHSE|Coordinateur / Coordinatrice QSE',
  H2105: 'Agent / Agente de production|Opérateur / Opératrice de production',
  H2502: 'Responsable de production|Production manager|Plant manager',
  H2903: "Usineur / Usineuse|Opérateur / Opératrice d'usinage",
  H2905:
    'Opérateur / Opératrice machine de pliage|Opérateur / Opératrice de pliage|Opérateur / Opératrice de production laser|Opérateur / Opératrice découpe laser|Opérateur / Opératrice presse plieuse',
  H2909:
    'Monteur-assembleur / Monteuse-assembleuse mécanique|Agent / Agente de production|Opérateur / Opératrice de production',
  H2911: 'CAP métallerie',
  H3201:
    'Opérateur / Opératrice de thermoformage|Agent / Agente de production|Opérateur / Opératrice de production',
  H3302:
    'Opérateur / Opératrice de conditionnement|Agent / Agente de conditionnement|Agent / Agente de production|Opérateur / Opératrice de production',
  H3402:
    "Opérateur / Opératrice d'anodisation|Traiteur / Traiteuse de surface|Opérateur / Opératrice de traitement de surface",
  I1101: 'Facility manager|Responsable maintenance immobilière',
  I1202: "Agent / Agente d'exploitation routière",
  I1203:
    'Adjoint technique polyvalent / Adjointe technique polyvalente|Agent technique polyvalent / Agente technique polyvalente|Factotum|Homme toutes mains|Homme à tout faire',
  I1302: 'Technicien / Technicienne automaticien',
  I1304:
    'Maintenance technician|Field service technician|Technicien / Technicienne de maintenance multitechnique|Technicien / Technicienne de maintenance',
  I1335: 'Électromécanicien / Électromécanicienne',
  I1401:
    'Technicien / Technicienne support|Technicien / Technicienne helpdesk|Hotliner|Technicien / Technicienne de proximité informatique|IT support|Technicien / Technicienne informatique|Technicien / Technicienne hotline|Service desk analyst|Chargé / Chargée de support utilisateurs|Support analyst',
  I1402: 'Responsable SAV',
  I1604:
    'Mécano|Mécanicien / Mécanicienne auto|Technicien / Technicienne automobile|CAP mécanique auto|CAP maintenance des véhicules',
  I1606: 'CAP carrosserie',
  I1623:
    'Réceptionnaire atelier|Conseiller / Conseillère service automobile|Conseiller / Conseillère client après-vente',
  J1104: 'Sage-femme',
  J1304: 'Auxiliaire petite enfance en crèche',
  J1306: 'MERM|Manipulateur / Manipulatrice radio',
  J1309: 'Agent polyvalent / Agente polyvalente de bloc opératoire',
  K1102: 'Délégué / Déléguée mandataire|MJPM',
  K1202: 'EJE|Éducateur / Éducatrice jeunes enfants',
  K1205: "Chargé / Chargée d'accueil social|Conseiller / Conseillère d'accueil social",
  K1206: 'Coordinateur / Coordinatrice de centre social',
  K1302:
    'Dame de compagnie|Aide à domicile auprès de personnes âgées|Intervenant / Intervenante à domicile',
  K1303:
    'CAP petite enfance|Accompagnant éducatif / Accompagnante éducative petite enfance|CAP AEPE|Babysitter|Nounou|Aide auxiliaire petite enfance',
  K1304: 'Femme / Homme de ménage',
  K1403:
    "Directeur général des services / Directrice générale des services|DGS|Chef / Cheffe de bureau administration centrale|Directeur / Directrice d'EHPAD|Directeur adjoint / Directrice adjointe d'EHPAD|Directeur / Directrice d'établissement médico-social|Directeur / Directrice d'IME",
  K1404: 'Chargé / Chargée de mission politique publique',
  K1406:
    "Agent / Agente d'état civil|Agent / Agente d'accueil et d'état civil|Officier / Officière d'état civil|Secrétaire général / Secrétaire générale de mairie",
  K1408: 'Responsable de secteur aide à domicile|Responsable de secteur services à la personne',
  K1501: 'Gestionnaire des impôts|Agent / Agente des finances publiques',
  K1802:
    'Développeur / Développeuse territorial|Chargé / Chargée de mission développement local|Chef / Cheffe de projet territorial',
  K1814:
    "Chargé / Chargée de recrutement en intérim|Consultant / Consultante en intérim|Assistant / Assistante d'agence d'emploi",
  K1903:
    "Legal counsel|Juriste contrats|Juriste RGPD|Data protection officer|DPO|Délégué / Déléguée à la protection des données|Responsable conformité|Directeur / Directrice conformité|Compliance manager|Contract manager|Chargé / Chargée d'affaires juridiques|Paralegal",
  K2107:
    "Prof de maths|Prof de français|Prof d'anglais|Professeur / Professeure d'économie-gestion|Enseignant / Enseignante économie-gestion",
  K2111: 'Learning specialist|Formateur / Formatrice consultant|Trainer',
  K2113: "AESH|Accompagnant / Accompagnante d'élèves en situation de handicap",
  K2205: "Agent / Agente d'entretien",
  K2401:
    'Post-doctorant / Post-doctorante|Postdoc|Doctorant / Doctorante|Chercheur postdoctoral / Chercheuse postdoctorale',
  K2402: 'Research scientist|Ingénieur / Ingénieure de recherche',
  M1101:
    'Procurement manager|Buyer|Purchasing manager|Category manager achats|Acheteur / Acheteuse projet|Acheteur public / Acheteuse publique|Gestionnaire de marchés publics|Chargé / Chargée de marchés publics',
  M1102:
    'Head of procurement|CPO achats|Responsable de la commande publique|Responsable des marchés publics',
  M1201:
    'M and A analyst|Analyste fusions-acquisitions|Financial analyst|Investment analyst|Analyste quantitatif / Analyste quantitative',
  M1202: 'Auditor|Auditeur / Auditrice interne|Internal auditor',
  M1203:
    'Accountant|Comptable général / Comptable générale|Comptable fournisseurs|Comptable clients|Collaborateur / Collaboratrice comptable|Accounts payable|Accounts receivable|Chargé / Chargée de comptabilité|Responsable comptable|Chef / Cheffe comptable',
  M1204:
    'Financial controller|Business controller|FP and A|FPA analyst|FP and A analyst|Contrôleur / Contrôleuse de gestion|Business partner finance|Finance manager|Finance controller',
  M1205:
    'CFO|Chief financial officer|Head of finance|DAF|Finance director|Directeur financier / Directrice financière',
  M1206:
    'Chief accountant|Accounting manager|Chef / Cheffe comptable|Agent comptable / Agente comptable|Consolidation manager',
  M1213: 'Assistant / Assistante de gestion comptable',
  M1301:
    "CEO|Chief executive officer|COO|Chief operating officer|Managing director|Directeur / Directrice des opérations|General manager|Chef / Cheffe d'entreprise",
  M1302:
    "Gérant / Gérante d'agence de services à la personne|Directeur / Directrice d'entreprise d'insertion|Franchisé / Franchisée|Country manager",
  M1402:
    'Chief of staff|Consultant / Consultante en management|Consultant / Consultante en organisation|Management consultant|Strategy consultant|Consultant / Consultante en stratégie|PMO|Project management officer|Consultant / Consultante en transformation|Strategy manager|Directeur / Directrice de la stratégie',
  M1403: 'Head of data|Statisticien / Statisticienne data',
  M1405:
    'Data scientist|Machine learning engineer|Lead data scientist|Ingénieur / Ingénieure machine learning|AI engineer',
  M1419: 'Data analyst|Analytics manager|Product analyst|Consultant / Consultante data',
  M1501:
    'HR assistant|Assistant / Assistante RH|Gestionnaire RH|HR administrator|Gestionnaire carrières et paie|Gestionnaire administration du personnel',
  M1502:
    'Human resources business partner|HRBP|HR business partner|HR manager|People partner|Chargé / Chargée de formation|Learning and development manager|Responsable RH|Responsable ressources humaines|Chargé / Chargée RH|Conseiller / Conseillère RH|Training manager|Compensation and benefits manager|Comp and ben',
  M1503: 'Chief people officer|Head of people|Head of HR|DRH|HR director|CHRO|VP people',
  M1505:
    'Talent acquisition|Talent acquisition specialist|Talent acquisition manager|Recruiter|Recruteur / Recruteuse|Chargé / Chargée de recrutement|Consultant / Consultante en recrutement|Sourcer',
  M1507:
    'Expert / Experte paie|Payroll specialist|Payroll manager|Gestionnaire de paie|Gestionnaire paie',
  M1601: "Hôte / Hôtesse d'accueil|Chargé / Chargée d'accueil|Receptionist|Happiness manager",
  M1602:
    'Agent administratif / Agente administrative|Gestionnaire administratif / Gestionnaire administrative|Instructeur / Instructrice de dossiers|Admin officer',
  M1604:
    'Executive assistant|Personal assistant|Office manager|Assistant / Assistante de direction',
  M1607:
    "Assistant / Assistante d'agence|Assistant administratif / Assistante administrative|Secrétaire d'agence|Assistant polyvalent / Assistante polyvalente",
  M1701: 'Sales operations manager|Sales ops|Revenue operations manager|RevOps',
  M1702: 'Strategic planner',
  M1703:
    'Brand manager|Product marketing manager|PMM|Category manager|Head of product marketing|Chef / Cheffe de produit|Responsable offre',
  M1704:
    'Customer success manager|CSM|Chargé / Chargée de customer success|Head of customer success|Customer experience manager|CRM manager|Responsable expérience client|Customer success|Responsable relation client|Lifecycle manager',
  M1705:
    'CMO|Chief marketing officer|Head of marketing|Marketing manager|Head of growth|Responsable marketing digital|Chargé / Chargée de marketing|Marketing specialist|Demand generation manager|Chargé / Chargée de mécénat|Responsable mécénat|Fundraiser',
  M1707:
    'Head of sales|VP sales|Chief revenue officer|CRO|Sales director|Sales manager|Directeur / Directrice du développement commercial|Responsable du développement commercial',
  M1718:
    'Growth manager|Growth marketer|Growth|Digital marketing manager|Chargé / Chargée de marketing digital|Traffic and growth manager|Inbound marketing manager',
  M1801:
    'DBA|Database administrator|Sysadmin|System administrator|Administrateur / Administratrice systèmes|Administrateur / Administratrice systèmes et réseaux|Network administrator|Administrateur / Administratrice cloud|Adminsys|Ingénieur / Ingénieure systèmes et réseaux',
  M1802:
    'Data architect|Cloud architect|Solution architect|Enterprise architect|Consultant / Consultante cybersécurité|Spécialiste cyberdéfense|Spécialiste cybersécurité|Ingénieur / Ingénieure cybersécurité|Security engineer|Pentester|IAM engineer|Architecte cloud|Data steward|HR data manager|Responsable open data|Chief data officer|Consultant / Consultante IAM|Architecte data',
  M1803:
    "CTO|Chief technology officer|Chief technical officer|VP engineering|Head of engineering|Engineering manager|CIO|Chief information officer|DSI|Head of IT|IT manager|IT director|Responsable informatique|Responsable SI|Responsable des systèmes d'information|Directeur technique informatique / Directrice technique informatique|Chef / Cheffe de service informatique",
  M1804: 'Ingénieur / Ingénieure télécoms|Network engineer|Ingénieur / Ingénieure réseaux télécoms',
  M1805:
    "Développeur / Développeuse|Software engineer|Software developer|Backend developer|Frontend developer|Fullstack developer|Développeur / Développeuse fullstack|Développeur / Développeuse full stack|Développeur / Développeuse back-end|Développeur / Développeuse front-end|Développeur / Développeuse backend|Développeur / Développeuse frontend|Développeur / Développeuse PHP|Développeur / Développeuse Java|Développeur / Développeuse Python|Développeur / Développeuse JavaScript|Développeur / Développeuse web|Développeur / Développeuse Windev|Développeur / Développeuse .NET|Développeur / Développeuse mobile|iOS developer|Android developer|Ingénieur / Ingénieure logiciel|Tech lead|Lead developer|Staff engineer|Ingénieur / Ingénieure intégration|Scrum master|Embedded software engineer|Ingénieur / Ingénieure d'études et développement",
  M1806:
    'Business analyst|Chef / Cheffe de projet informatique|Chef / Cheffe de projet digital|Chef / Cheffe de projet web|Chef / Cheffe de projet SI|Chef / Cheffe de projet MOA|IT project manager|Digital project manager|AMOA|Consultant fonctionnel / Consultante fonctionnelle|Consultant / Consultante ERP|Consultant / Consultante SAP|Consultant / Consultante Salesforce|Project manager IT|Agile coach|Delivery manager',
  M1808:
    'Géomaticien / Géomaticienne|Chargé / Chargée de mission SIG|Technicien / Technicienne SIG|Responsable SIG|Administrateur / Administratrice SIG|Administrateur / Administratrice de données géographiques|GIS specialist|GIS analyst|Chef / Cheffe de projet SIG',
  M1810:
    "Technicien / Technicienne d'exploitation informatique|Technicien systèmes et réseaux / Technicienne systèmes et réseaux",
  M1811:
    'Data engineer|Ingénieur / Ingénieure data|Tech lead data|Lead data engineer|Analytics engineer',
  M1812: 'RSSI|CISO|Chief information security officer|Responsable sécurité informatique',
  M1815:
    'QA engineer|QA analyst|Test automation engineer|Testeur / Testeuse|Testeur / Testeuse logiciel',
  M1827:
    'SRE|Site reliability engineer|DevOps engineer|Platform engineer|Dev ops|Consultant / Consultante devops',
  M1851: 'Business intelligence analyst|BI analyst|Analyste BI|Consultant / Consultante BI',
  M1864:
    'Product owner|Product manager numérique|PO|PPO|Proxy product owner|Technical product manager|Head of product|Chief product officer',
  M1883: 'SOC analyst',
  N1101: 'Forklift operator|Cariste magasinier / Cariste magasinière',
  N1103:
    'Order picker|Préparateur / Préparatrice de commandes|Magasinier-préparateur / Magasinière-préparatrice',
  N1110: 'Gestionnaire de stock|Gestionnaire de stocks',
  N1113: 'Équipier / Équipière drive',
  N1202: 'Transit officer|Déclarant / Déclarante en douane|Freight forwarder',
  N1301: 'Supply chain manager|Logistics manager|Chef / Cheffe de projet logistique|Supply planner',
  N1302: "Warehouse manager|Responsable d'entrepôt|Responsable de plateforme logistique",
  N1303:
    "Assistant / Assistante approvisionnement|Demand planner|Gestionnaire d'approvisionnement|Supply chain analyst|Approvisionneur / Approvisionneuse",
  N4105: 'Livreur / Livreuse|Delivery driver|Chauffeur-livreur / Chauffeuse-livreuse',
  N4112: 'VTC|Chauffeur / Chauffeuse VTC',
  N4202: 'Exploitant / Exploitante transport de voyageurs',
}
