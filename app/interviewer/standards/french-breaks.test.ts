import { expect, test } from 'vitest'
import { frenchBreaks } from './french-breaks.ts'

test('broken French is named', () => {
  const broken = [
    ['de le', 'Parlez-moi de le dossier que vous avez suivi.'],
    ['à les', 'Comment répondez-vous à les clients mécontents ?'],
    ['que il', 'Que faut-il que il fasse avant de partir ?'],
    ['de encadrer', "Qu'est-ce qui vous plaît à l'idée de encadrer une équipe ?"],
    ["d'gérer", "Qu'est-ce qui vous plaît à l'idée d'gérer les stocks ?"],
    ['le équipe', 'Comment animez-vous le équipe ?'],
    ['double space', 'Comment  procédez-vous ?'],
    ['doubled word', 'Comment gérez-vous la la caisse ?'],
    ['unbalanced', 'Comment lisez-vous un « plan de coffrage ?'],
    ['raw gender', 'Pourquoi ce poste de maçon H/F ?'],
    ['markup', 'Comment servez-vous **nos clients** ?'],
    ['markup', '# Comment servez-vous nos clients ?'],
    ['cut short', 'Comment assurez-vous le suivi des ?'],
    ['no final mark', 'Comment assurez-vous le suivi des clients'],
    ['no capital', 'comment assurez-vous le suivi des clients ?'],
    ['pour gérez', 'Quelles étapes suivez-vous pour gérez les stocks ?'],
    ['loud', 'Pourquoi ce poste de TECHNICIEN MAINTENANCE ?'],
    ['no question mark', 'Comment procédez-vous pour ranger un rayon.'],
    ['asked for twice', 'Racontez-moi une vente difficile ?'],
  ] as const

  const missed = broken.filter(([name, text]) => !frenchBreaks(text).includes(name))

  expect(missed).toEqual([])
})

test('sound French raises no alarm', () => {
  const sound = [
    'Dites-moi comment vous vous y prenez quand deux clients vous attendent.',
    "Donnez-moi un exemple d'une erreur que vous avez trouvée, et dites-moi comment vous l'avez corrigée.",
    'Qu’avez-vous fait pour convaincre la direction de le faire ?',
    'Comment décidez-vous de les prévenir, et à quel moment ?',
    "Parlez-moi d'un hôtel, d'un haut niveau de service et de HACCP.",
    'Comment vous servez-vous d’Excel, de React et de SQL Server ?',
    'Pourquoi souhaitez-vous travailler pour RDV-Solidarités et, plus largement, pour un service public ?',
    'Que vérifiez-vous dans « la voix du client » (24 mois) ?',
    'Avant onze heures, que faites-vous du onzième colis ?',
    "Qu'avez-vous déjà réalisé avec C# et .NET ?",
    'Vers qui vous tournez-vous, chez vos collègues ou au rez-de-chaussée ?',
  ]

  const alarms = sound
    .map((text) => [text, ...frenchBreaks(text)])
    .filter(({ length }) => length > 1)

  expect(alarms).toEqual([])
})
