import { expect, test } from 'vitest'
import { chainedTasks } from './chains.ts'

test.each([
  [
    "Organiser la vie scolaire, encadrer 9 surveillants, contrôler l'assiduité (Pronote), recevoir les familles",
    [
      'Organiser la vie scolaire',
      'encadrer 9 surveillants',
      "contrôler l'assiduité",
      'recevoir les familles',
    ],
  ],
  [
    'Vous managez une équipe de quatre gestionnaires, garantissez les bulletins et suivez la veille sociale',
    [
      'Vous managez une équipe de quatre gestionnaires',
      'Vous garantissez les bulletins',
      'Vous suivez la veille sociale',
    ],
  ],
  [
    'Alimente les presses, surveille les paramètres, contrôle les pièces, ébavure, conditionne',
    ['Alimente les presses', 'surveille les paramètres', 'contrôle les pièces'],
  ],
  [
    'votre job : prospecter les agences, recevoir les clients, monter les dossiers',
    ['prospecter les agences', 'recevoir les clients', 'monter les dossiers'],
  ],
  [
    "L'animateur qualité (F/H) garantit la conformité des produits, anime les points, traite les réclamations",
    ['il garantit la conformité des produits', 'il anime les points', 'il traite les réclamations'],
  ],
  [
    'on cherche midi et soir faire la plonge nettoyer la cuisine eplucher les legumes aider a la mise en place',
    ['faire la plonge', 'nettoyer la cuisine', 'eplucher les legumes', 'aider a la mise en place'],
  ],
])('tasks in a row are as many tasks: %s', (row, tasks) => {
  expect(chainedTasks(row)).toEqual(tasks)
})

test('two verbs or a list of things are one task', () => {
  for (const text of ['tailler et polir le granit', 'gérer les stocks, les commandes, les retours'])
    expect(chainedTasks(text)).toEqual([text])
})
