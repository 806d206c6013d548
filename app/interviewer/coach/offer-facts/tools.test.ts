import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'
import { mainTools } from './tools.ts'

const recogniseTrades = await loadRecogniser()
const toolsOf = (title: string, said: string) =>
  findFacts(`${title} H/F\nMissions :\n- ${said}`, recogniseTrades).tools

test.each([
  ['Développeur PHP', 'Développer en PHPPHP natif avec SymfonySymfony', ['PHP', 'Symfony']],
  [
    'Développeur',
    'Écrire du code en TypeScript, React et Node.js',
    ['TypeScript', 'React', 'Node.js'],
  ],
  ['Développeur', 'Écrire des services en Golang', ['Go']],
  ['Comptable', 'Tenir les comptes sur Sage et Cegid', ['Cegid', 'Sage']],
  ['Dessinateur projeteur', 'Dessiner les plans sur AutoCAD', ['AutoCAD']],
])('%s: « %s » names its tools', (title, said, tools) => {
  expect(toolsOf(title, said)).toEqual(tools)
})

test.each([
  ['Sage-femme', 'Accompagner les naissances en Sage-femme de garde'],
  ['Comptable', 'Tenir un tableau de bord et les notions de base'],
  ['Comptable', 'Rester Sage-femme dans l’âme'],
  ['Commercial', 'Go ! Rejoindre une équipe et React vite'],
  ['Développeur', 'La connaissance de Symfony serait un plus'],
  ['Commercial auprès des entreprises', 'Vendre des services autour de PostgreSQL et de Linux'],
  ['Serveur', "Travailler au spring et profiter de l'azure"],
])('%s: « %s » names none', (title, said) => {
  expect(toolsOf(title, said)).toEqual([])
})

test.each([
  ['Développeur', 'Connaître Java, Docker, Kubernetes, Terraform et AWS', ['Java']],
  ['Développeur', 'Écrire du code en PHP et Symfony', ['PHP', 'Symfony']],
  [
    'Développeur',
    'Outils : Jira, Trello, Slack, Figma\n- Dessiner les écrans dans Figma',
    ['Figma'],
  ],
  ['Développeur', 'Connaître Git, Jira, Figma et Slack\n- Gérer Git, Jira, Figma, Slack', []],
  ['Développeur Python', 'Connaître Git, Jira, Linux et Python', ['Python']],
])('%s: « %s » turns on some of its tools only', (title, said, main) => {
  const { tools, lines } = findFacts(`${title} H/F\nMissions :\n- ${said}`, recogniseTrades)

  expect(mainTools(tools, lines).toSorted()).toEqual(main)
})
