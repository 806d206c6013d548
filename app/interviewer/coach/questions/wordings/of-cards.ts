import type { QuestionsOf } from './questions-of.ts'

/** What is asked about a card, a licence or a language that the offer names, each written whole. */
export const OF_CARDS: QuestionsOf = {
  'heavy-lorry': [
    [
      'technical',
      'Que vérifiez-vous sur le camion et dans ses papiers avant de prendre la route ?',
    ],
    ['technical', 'Comment arrimez-vous un chargement, et quand le contrôlez-vous de nouveau ?'],
  ],
  bus: [
    ['technical', 'Que contrôlez-vous sur le car avant de faire monter les premiers passagers ?'],
  ],
  forklift: [
    [
      'technical',
      'Quels chariots avez-vous conduits avec votre CACES, et que contrôlez-vous à la prise de poste ?',
    ],
    [
      'technical',
      'Comment déposez-vous une palette en hauteur avec un chariot, sans danger pour ceux qui passent ?',
    ],
  ],
  crane: [
    [
      'technical',
      "Que vérifiez-vous sur l'engin et autour de lui avant de commencer à travailler avec ?",
    ],
  ],
  caces: [
    [
      'technical',
      'Pour quels engins avez-vous le CACES, et que contrôlez-vous avant de démarrer ?',
    ],
  ],
  electrical: [
    ['technical', 'Que vous autorise votre habilitation électrique, et que vous interdit-elle ?'],
    [
      'technical',
      "Comment vous assurez-vous qu'une installation est hors tension avant d'y toucher ?",
    ],
  ],
  'work-at-height': [['technical', 'Que vérifiez-vous avant de monter travailler en hauteur ?']],
  networks: [
    [
      'technical',
      "Avant de creuser près d'un réseau enterré, que vérifiez-vous et auprès de qui ?",
    ],
  ],
  'welding-licence': [
    [
      'technical',
      'Dans quels procédés et quelles positions votre licence vous permet-elle de souder ?',
    ],
  ],
  'fire-safety': [
    [
      'technical',
      'Une alarme incendie se déclenche sur la centrale : quelles sont vos premières actions ?',
    ],
  ],
  'security-card': [
    [
      'technical',
      "Que vous permet votre carte professionnelle, et que vous interdit-elle face à quelqu'un qui refuse d'obéir ?",
    ],
  ],
  'first-aid': [
    ['technical', "Quelqu'un s'effondre devant vous : que faites-vous, dans l'ordre ?"],
  ],
  haccp: [
    [
      'technical',
      'Concrètement, que vous fait faire la méthode HACCP dans une journée de travail ?',
    ],
    [
      'technical',
      'Vous relevez une température trop haute dans un frigo : que faites-vous du contenu ?',
    ],
  ],
  bafa: [
    [
      'technical',
      "Comment préparez-vous un temps d'animation pour qu'il tienne avec un groupe d'enfants ?",
    ],
  ],
  'sign-language': [
    [
      'behavioural',
      "Racontez-moi un échange que vous avez mené en langue des signes : comment s'est-il passé ?",
    ],
  ],
  english: [
    [
      'behavioural',
      "L'annonce demande l'anglais : « Could you tell me about a piece of work that you are proud of? » Répondez en anglais, puis résumez en français.",
    ],
    [
      'behavioural',
      "Passons à l'anglais : « Could you tell me about a problem that you solved, at work or elsewhere? » Répondez en anglais, puis résumez en français.",
    ],
  ],
  german: [
    [
      'behavioural',
      "L'annonce demande l'allemand : « Was haben Sie in den letzten Jahren gelernt, und wie hilft es Ihnen heute? » Répondez en allemand, puis résumez en français.",
    ],
  ],
  spanish: [
    [
      'behavioural',
      "L'annonce demande l'espagnol : « ¿Cómo es para usted una buena jornada de trabajo, y por qué? » Répondez en espagnol, puis résumez en français.",
    ],
  ],
  italian: [
    [
      'behavioural',
      "L'annonce demande l'italien : « Può parlarmi di un lavoro che ha fatto con piacere? » Répondez en italien, puis résumez en français.",
    ],
  ],
  asbestos: [
    [
      'technical',
      "Vous soupçonnez de l'amiante dans un matériau que vous devez percer : que faites-vous ?",
    ],
  ],
  'dangerous-goods': [
    ['technical', 'Que vérifiez-vous avant de charger des matières dangereuses ?'],
  ],
}
