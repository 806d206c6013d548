import type { QuestionsOf } from './questions-of.ts'

/** What is asked about a tool, a standard or a method that the offer names, each written whole. */
export const OF_TOOLS: QuestionsOf = {
  payroll: [
    [
      'technical',
      "Avec quel logiciel avez-vous fait la paie, et que contrôlez-vous avant d'envoyer les bulletins ?",
    ],
    [
      'technical',
      'La déclaration sociale nominative revient avec une anomalie : comment la traitez-vous ?',
    ],
  ],
  'accounts-software': [
    [
      'technical',
      'Sur quels logiciels de comptabilité avez-vous travaillé, et que savez-vous y faire sans aide ?',
    ],
  ],
  sap: [['technical', "Qu'avez-vous fait vous-même dans SAP, et jusqu'où êtes-vous autonome ?"]],
  erp: [
    [
      'technical',
      "Qu'avez-vous fait vous-même dans un ERP, et que vérifiez-vous après une saisie ?",
    ],
  ],
  crm: [
    [
      'technical',
      'Que notez-vous dans un CRM après un échange avec un client, et à quoi cela sert-il ensuite ?',
    ],
  ],
  'maintenance-software': [
    ['technical', 'Que doit contenir votre compte rendu dans la GMAO pour servir au suivant ?'],
  ],
  'warehouse-software': [
    [
      'technical',
      'Le logiciel de stock annonce une quantité et vous en comptez une autre : que faites-vous ?',
    ],
  ],
  till: [
    ['technical', 'Comment comptez-vous et contrôlez-vous votre caisse à la fin du service ?'],
    ['technical', 'Il manque vingt euros dans votre caisse à la fermeture : que faites-vous ?'],
  ],
  excel: [
    [
      'technical',
      'Quel est le tableau Excel le plus utile que vous avez construit, et avec quelles fonctions ?',
    ],
    [
      'technical',
      "Comment vérifiez-vous qu'un tableau Excel qu'on vous transmet ne contient pas d'erreur ?",
    ],
  ],
  'drawing-software': [
    [
      'technical',
      'Avec quel logiciel de dessin travaillez-vous, et que savez-vous y produire sans aide ?',
    ],
  ],
  'image-software': [
    [
      'technical',
      'Que réalisez-vous vous-même avec la suite Adobe, du fichier reçu au fichier livré ?',
    ],
  ],
  sql: [
    [
      'technical',
      'Une requête SQL devient lente quand la table grossit : que regardez-vous en premier ?',
    ],
  ],
  docker: [
    ['technical', 'Que mettez-vous dans une image de conteneur, et que laissez-vous dehors ?'],
  ],
  cloud: [
    [
      'technical',
      'Quels services de cloud avez-vous mis en œuvre vous-même, et comment en surveillez-vous le coût ?',
    ],
  ],
  'data-reports': [
    [
      'technical',
      "Comment vérifiez-vous les chiffres d'un rapport décisionnel avant de le partager ?",
    ],
  ],
  'site-editor': [
    ['technical', 'Que vérifiez-vous avant de mettre à jour un site et ses extensions ?'],
  ],
  audience: [['technical', "Sur quels chiffres jugez-vous qu'une campagne en ligne a marché ?"]],
  'care-file': [
    [
      'technical',
      "Qu'écrivez-vous dans le dossier de soins informatisé après une journée de travail, et dans quels mots ?",
    ],
  ],
  iso: [['technical', 'Comment préparez-vous un audit de certification dans votre secteur ?']],
  'data-protection': [
    [
      'technical',
      'On vous demande un fichier de clients pour un autre usage que prévu : que vérifiez-vous ?',
    ],
  ],
  agile: [
    [
      'technical',
      'Comment se déroule une itération quand elle se passe bien, et que faites-vous quand elle déraille ?',
    ],
  ],
  lean: [
    [
      'technical',
      "Quelle amélioration avez-vous obtenue avec le lean ou les 5S, et comment l'avez-vous mesurée ?",
    ],
  ],
  'numerical-control': [
    [
      'technical',
      'Comment faites-vous la première pièce sur une commande numérique avant de lancer la série ?',
    ],
  ],
  'public-procurement': [
    [
      'technical',
      "À quoi veillez-vous quand vous préparez un marché public, pour qu'il ne soit pas contestable ?",
    ],
  ],
}
