/** What a non-answer is worth, and what the coach says of it. `lead` is never a reproach. */
export interface NonAnswer {
  score: number
  lead: string
  advice: string
  next: string
}

export const NON_ANSWERS = {
  blank: {
    score: 0,
    lead: "Votre réponse est vide : il n'y a rien à évaluer pour l'instant.",
    advice: 'Écrivez deux ou trois phrases, même imparfaites : on peut les améliorer ensuite.',
    next: 'Si la question vous bloque, commencez par « La dernière fois que… » et racontez la suite.',
  },
  json: {
    score: 2,
    lead: "Ce texte n'est pas une réponse d'entretien : il ne contient aucun récit.",
    advice: 'Répondez avec vos mots, comme si le recruteur était en face de vous.',
    next: 'Commencez par une phrase simple : où cela se passait, et ce que vous aviez à faire.',
  },
  symbols: {
    score: 2,
    lead: 'Votre réponse ne contient aucune phrase : des signes ou des chiffres seuls ne disent rien à un recruteur.',
    advice: 'Mettez des mots autour : ce que vous avez fait, et à quoi ces éléments se rapportent.',
    next: "Un chiffre aide quand il mesure un effet : dites ce qu'il était avant, puis après.",
  },
  link: {
    score: 3,
    lead: "Un lien ne remplace pas une réponse : en entretien, c'est vous que l'on écoute.",
    advice: "Racontez en quelques phrases ce que l'on trouverait derrière ce lien.",
    next: "Choisissez un seul projet et dites ce qu'il a changé pour quelqu'un.",
  },
  code: {
    score: 6,
    lead: "Un extrait de code n'explique pas votre méthode.",
    advice: 'Dites avec des phrases ce que vous faites, dans quel ordre, et comment vous vérifiez.',
    next: 'Terminez par ce que votre méthode a évité ou amélioré, un jour précis.',
  },
  'question-pasted': {
    score: 3,
    lead: 'Votre réponse recopie la question : il reste à y répondre.',
    advice: 'Partez de la question et ajoutez ce que vous, vous avez vécu ou feriez.',
    next: "Commencez par « C'était à… » : la suite vient plus facilement.",
  },
  'offer-pasted': {
    score: 4,
    lead: "Votre réponse recopie l'annonce : le recruteur la connaît déjà.",
    advice: 'Choisissez une seule mission et dites ce que vous avez déjà fait qui lui ressemble.',
    next: "Une seule phrase de l'annonce suffit ; le reste doit venir de vous.",
  },
  order: {
    score: 3,
    lead: "Ce texte s'adresse à l'outil et ne répond pas à la question : il ne raconte rien.",
    advice: "Répondez à la question posée, avec un fait que vous pourriez redire à l'oral.",
    next: "Deux ou trois phrases vraies valent mieux qu'une consigne.",
  },
  template: {
    score: 8,
    lead: 'Les blancs du modèle ne sont pas remplis : ils attendent vos propres faits.',
    advice: 'Remplacez chaque crochet par un lieu, un geste ou un chiffre qui vous appartient.',
    next: 'Si un chiffre vous manque, donnez un ordre de grandeur que vous pourriez défendre.',
  },
  insult: {
    score: 3,
    lead: "Le ton de cette réponse fermerait l'échange, et la question reste sans réponse.",
    advice:
      'Si une question vous surprend, demandez calmement le lien avec le poste, puis répondez.',
    next: 'Vous pourrez poser vos propres questions à la fin : gardez-les pour ce moment.',
  },
  distress: {
    score: 10,
    lead: "Ce que vous écrivez là compte plus que cet exercice : il n'y a rien à noter. Parlez-en dès aujourd'hui à une personne de confiance ou à votre médecin ; en France, le 3114 répond jour et nuit, gratuitement. L'entretien attendra que vous alliez mieux.",
    advice: 'Rien ne presse : arrêtez-vous là si vous en avez besoin.',
    next: 'Quand vous y reviendrez, un petit exemple suffira pour reprendre.',
  },
  machine: {
    score: 4,
    lead: "Ce texte vient d'un outil d'écriture, et il le dit : le recruteur attend votre histoire, dans vos mots.",
    advice:
      "Fermez l'outil et racontez à voix haute un moment que vous avez vécu, puis écrivez-le.",
    next: "Un lieu, un geste de vous, ce qui a suivi : trois phrases vraies valent mieux qu'un modèle.",
  },
  private: {
    score: 12,
    lead: "Votre vie privée vous appartient : un recruteur n'a pas à en tenir compte, et la question attend une réponse tirée du travail.",
    advice:
      'Dites une chose de ce poste que vous aimeriez faire, ou que vous avez déjà faite ailleurs.',
    next: "Une phrase sur le travail d'abord ; le reste, vous n'avez pas à le dire.",
  },
  compliments: {
    score: 10,
    lead: "Les compliments sont aimables, mais la question reste sans réponse : on n'apprend encore rien sur vous.",
    advice: 'Un remerciement en une phrase suffit ; passez ensuite à un fait qui vous est propre.',
    next: "Commencez par « La dernière fois que… » ou « D'abord, je… », selon ce qui est demandé.",
  },
  fiction: {
    score: 8,
    lead: "Vous racontez l'histoire de quelqu'un d'autre, vue ou lue : le recruteur attend la vôtre.",
    advice:
      'Gardez de cette histoire ce qui vous touche, et cherchez un moment de votre travail qui lui ressemble.',
    next: 'Dites où vous étiez, ce que vous avez fait et ce qui a suivi : trois phrases suffisent.',
  },
  flattery: {
    score: 4,
    lead: "Votre réponse parle de l'outil et ne répond pas à la question : on n'apprend encore rien sur vous.",
    advice: 'Répondez à la question posée, avec une raison ou un fait qui vous est propre.',
    next: "Commencez par « Ce qui m'attire ici… » ou « La dernière fois que… ».",
  },
  refusal: {
    score: 4,
    lead: 'Vous avez choisi de ne pas répondre. Cette question porte pourtant sur le travail lui-même.',
    advice: "Si l'exemple exact vous manque, prenez une situation voisine et dites-le.",
    next: "Une histoire courte et honnête vaut mieux qu'un silence.",
  },
  elsewhere: {
    score: 5,
    lead: "Votre réponse renvoie ailleurs : ici, le recruteur n'a rien à entendre.",
    advice: 'Redites en trois phrases ce que vous aviez en tête : chaque question est jugée seule.',
    next: 'Si la même histoire sert deux fois, racontez-en ici la partie que cette question demande.',
  },
  unknown: {
    score: 5,
    lead: "Votre réponse dit que vous ne savez pas, et s'arrête là : le recruteur n'a rien à retenir.",
    advice:
      "À défaut d'expérience, dites ce que vous feriez, à qui vous demanderiez et ce que vous vérifieriez.",
    next: "Vous pouvez commencer par : « Je ne l'ai pas encore fait, mais je commencerais par… ».",
  },
  'no-case': {
    score: 9,
    lead: "Vous dites honnêtement que le cas ne s'est pas présenté, mais il manque la suite.",
    advice:
      'À défaut de cas vécu, dites ce que vous feriez : votre premier geste, puis qui vous préviendriez.',
    next: 'Cherchez un cas voisin : un stage, une association, un travail de saison.',
  },
  'no-question': {
    score: 11,
    lead: "Dire que tout est clair ferme l'échange au moment où le recruteur vous laisse la parole.",
    advice:
      "Préparez au moins une question sur l'équipe, l'organisation ou les premières semaines.",
    next: 'Par exemple : à quoi verra-t-on, dans six mois, que le travail est réussi ?',
  },
  'too-short': {
    score: 5,
    lead: 'Un ou deux mots ne suffisent pas : la question demande un développement.',
    advice: 'Dites où cela se passait, ce que vous avez fait et ce qui a suivi.',
    next: 'Visez trois phrases : la situation, votre geste, la suite.',
  },
  gibberish: {
    score: 2,
    lead: "Ce texte n'est pas compréhensible : il n'est pas possible d'en tirer une réponse.",
    advice: 'Reprenez calmement, avec un exemple réel et des phrases courtes.',
    next: 'Visez trois phrases simples : la situation, votre geste, la suite.',
  },
  foreign: {
    score: 8,
    lead: "L'entretien se déroule en français, et votre réponse est dans une autre langue : elle n'a pas été évaluée sur le fond.",
    advice:
      'Redites la même chose en français, avec des phrases simples : les faits comptent plus que le style.',
    next: 'Les mots techniques peuvent rester dans leur langue ; les phrases, elles, doivent être en français.',
  },
  'not-summed-up': {
    score: 30,
    lead: "Vous répondez dans la langue demandée, et c'est la moitié de la question. Il manque le résumé en français : c'est sur lui que votre réponse est évaluée.",
    advice:
      'Ajoutez deux ou trois phrases en français : ce qui se passait, ce que vous avez fait, et la suite.',
    next: 'Le recruteur poursuivra peut-être dans cette langue : préparez aussi une phrase pour faire répéter.',
  },
  joke: {
    score: 4,
    lead: "C'est une plaisanterie : elle ne répond pas à la question.",
    advice: "Gardez l'humour pour plus tard, et racontez d'abord comment vous travaillez.",
    next: "Commencez par « D'abord, je… » et suivez l'ordre de vos gestes.",
  },
  'off-topic': {
    score: 6,
    lead: 'Votre réponse est hors sujet : elle parle de tout autre chose que du poste.',
    advice: 'Relisez la question et partez de votre expérience de travail.',
    next: 'Commencez par nommer votre métier ou votre formation, puis un fait.',
  },
  proverbs: {
    score: 8,
    lead: 'Des proverbes ne disent rien de vous : le recruteur ne peut en retenir aucun fait.',
    advice: "Remplacez la maxime par un moment où vous l'avez appliquée.",
    next: 'Dites ce qui, dans ce poste précis, vous attire, et pourquoi vous.',
  },
  'empty-frame': {
    score: 14,
    lead: 'Les quatre étiquettes sont là, mais rien ne les remplit : ni lieu, ni geste, ni effet.',
    advice: 'Gardez ce plan et mettez un fait précis derrière chaque étiquette.',
    next: 'Un lieu, un geste, un effet constaté : trois faits suffisent à le faire vivre.',
  },
  keywords: {
    score: 12,
    lead: 'Ce sont des mots-clés sans phrase : ils ne disent ni ce que vous faites, ni dans quel ordre.',
    advice: 'Choisissez-en deux et racontez comment vous les avez employés, étape par étape.',
    next: "Terminez par ce que cela a donné, et comment vous l'avez vérifié.",
  },
  qualities: {
    score: 9,
    lead: 'Une liste de qualités ne prouve rien : chaque candidat pourrait donner la même.',
    advice: "Choisissez-en une seule et racontez le jour où elle s'est vue.",
    next: 'Puis dites en quoi ce poste-là, et pas un autre, en a besoin.',
  },
  'asks-back': {
    score: 14,
    lead: "Demander une précision est acceptable, mais votre réponse s'arrête avant l'histoire.",
    advice: 'Choisissez vous-même un cas et racontez-le : le recruteur vous arrêtera au besoin.',
    next: 'Posez votre question si elle est utile, puis enchaînez : « Je pense à un cas où… ».',
  },
  'question-echoed': {
    score: 8,
    lead: 'Votre réponse reprend les mots de la question sans rien raconter.',
    advice: 'Ajoutez ce que la question ne contient pas : un lieu, un geste, un effet.',
    next: "Commencez par la date ou le lieu : l'histoire suivra.",
  },
  'offer-echoed': {
    score: 10,
    lead: "Ces phrases sont celles de l'annonce, tournées vers vous : on n'y trouve aucun vécu.",
    advice: "Gardez une mission de l'annonce et racontez un jour où vous avez fait la même chose.",
    next: "Le recruteur cherche ce que l'annonce ne peut pas dire : ce que vous avez fait.",
  },
} as const satisfies Record<string, NonAnswer>

export type NonAnswerKind = keyof typeof NON_ANSWERS
