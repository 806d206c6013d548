import type { Sector } from '../sector.ts'

export const finance: Sector = {
  label: 'Finance',
  title: "Entretien d'embauche en finance",
  subtitle: 'Des calculs justes, des mots simples, une intégrité sans faille.',
  description:
    'Comptabilité, contrôle de gestion, audit, trésorerie, banque : on vérifie votre technique, puis votre jugement quand un chiffre dérange. Répétez à voix haute les mécanismes que vous croyez savoir expliquer.',
  summary:
    "Comptabilité, contrôle de gestion, audit : les questions d'un entretien en finance, ce que l'on y vérifie, et une simulation sur votre annonce.",
  category: 'Finance',
  colour: 'yellow',
  questions: [
    {
      question:
        "Racontez une anomalie que vous avez détectée dans des comptes. Qu'avez-vous fait, et dans quel délai ?",
      hint: 'Un contrôle précis, une alerte rapide, une cause trouvée et corrigée.',
    },
    {
      question: 'Expliquez le besoin en fonds de roulement à un directeur commercial.',
      hint: 'Une histoire concrète, aucun sigle, le levier qui dépend de lui.',
    },
    {
      question: 'Comment organisez-vous une clôture lorsque les délais se resserrent ?',
      hint: "Un calendrier, ce que l'on avance, ce que l'on estime et comment on le justifie.",
    },
    {
      question:
        "Un responsable insiste pour reporter une charge sur l'exercice suivant. Que répondez-vous ?",
      hint: "La règle, dite calmement ; la pièce ; la trace écrite ; à qui l'on en parle.",
    },
  ],
  skills: [
    { name: 'Tenir et clôturer', detail: 'Rapprocher, justifier, respecter un calendrier.' },
    { name: 'Analyser', detail: 'Décomposer un écart avant de proposer.' },
    { name: 'Prévoir', detail: 'Budget, trésorerie, hypothèses explicites.' },
    { name: 'Contrôler', detail: 'Séparer les tâches, tracer, vérifier les totaux.' },
    {
      name: 'Maîtriser ses outils',
      detail: 'Tableur rigoureux, logiciel comptable, requêtes simples.',
    },
    { name: 'Faire comprendre', detail: 'Un ordre de grandeur et une conséquence pratique.' },
  ],
  companies: ['BNP Paribas', 'Société Générale', 'Crédit Agricole', 'AXA', 'Natixis', 'Deloitte'],
  stats: { interviews: '900+', successRate: '85 %', avgSalary: '58 000 €' },
}
