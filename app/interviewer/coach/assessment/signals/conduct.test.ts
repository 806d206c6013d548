import { expect, test } from 'vitest'
import { normalizeText } from '../normalize-text.ts'
import { findConduct } from './conduct.ts'

test.each([
  ['Le client ne veut pas de femmes, je lui ai proposé trois hommes.', 'discrimination'],
  ['Elle préférait des jeunes, donc je fais le tri et je lui en envoie.', 'discrimination'],
  ["Je n'ai rien dit : je cache l'accident pour ne pas avoir d'ennuis.", 'danger'],
  ['Je ne le signale pas, personne ne verra.', 'danger'],
  ['Je travaille sans harnais, ça va plus vite.', 'danger'],
  ['Je valide le virement sans vérifier, il y avait urgence.', 'fraud'],
  ["J'ai gardé le fichier clients en partant.", 'secrecy'],
  ['Le harnais de levage je le mets pas, je connais mon geste.', 'danger'],
  ["J'ai fait sa toilette en dernier tous les jours, ça l'a calmée.", 'harm'],
  ['Je les colle au mur, une bonne gifle et ça passe.', 'harm'],
  ["Je l'ai giflé, puis j'ai appelé la sécurité.", 'harm'],
  ["Je l'ai insulté devant tout le monde.", 'harm'],
  ["Je lui ai menti, j'ai dit que le produit était en rupture.", 'hidden'],
  ["J'ai accusé l'apprenti et j'ai falsifié la fiche.", 'hidden'],
  ["Je laisse faire, il faut bien qu'ils règlent cela entre eux.", 'harm'],
  ["On corrige, on efface les journaux et on n'en parle pas.", 'hidden'],
  ["J'ai dit oui, mais je les ai effacées en cachette, sans le dire à personne.", 'hidden'],
  ['On a supprimé les lignes sans en parler à personne.', 'hidden'],
  ["Je commence par vérifier que personne d'autre n'est au courant.", 'hidden'],
  ["Ceux du quartier, on sait d'avance qui a commencé.", 'prejudice'],
  ['Les jeunes de banlieue, je ferme les portes avant.', 'prejudice'],
  ['Elle voulait un enfant, alors je ne lui ai pas confié les gros dossiers.', 'prejudice'],
  ["J'avais bu deux verres, j'ai quand même pris le service.", 'danger'],
  ['Je lui donne la dose moi-même, je connais mieux que les vétos.', 'danger'],
  ['Je lui ai montré comment décaler les heures sup pour payer moins de charges.', 'fraud'],
  ['Pas de samedi, et si vous me mettez avec des intérimaires étrangers je pars.', 'prejudice'],
])('« %s » is heard as %s', (answer, kind) => {
  expect(findConduct(normalizeText(answer), '')?.id).toBe(kind)
})

test.each([
  'Je ne travaille jamais sans harnais, même deux minutes.',
  "Je refuse : je n'écarte personne pour son âge, j'explique la loi au client.",
  "J'ai signalé l'incident le jour même et noté la chute au registre.",
  "Il m'a insulté, j'ai baissé la voix, et je ne lui ai jamais menti.",
  "Je ne l'ai pas frappé, je me suis mis entre eux.",
  'Je ne paie jamais sans vérifier le RIB par téléphone.',
  'Le harnais, je le mets toujours ; abîmé, il part au rebut.',
  "J'ai supprimé les logs qui remplissaient le disque et c'est reparti.",
  "J'ai bu un café avec lui, puis nous avons pris le service.",
  'Une collègue attendait un enfant ; je lui ai confié le dossier le plus suivi.',
  "Les jeunes du quartier, je les accueille et je refuse que l'on parle mal d'eux.",
  'Le client hésitait, je lui ai montré le granit le plus noir et le plus foncé du parc.',
  'Une collègue attendait un enfant : je ne lui ai pas confié les charges lourdes.',
  'Je colle le planning au mur, je colle la faïence au mur.',
  "J'ai servi cette table en dernier, avec un café offert, ça les a calmés.",
  "Je les laisse régler cela entre eux, je reste à côté et j'interviens si le ton monte.",
  'On voit les résidents mieux que les médecins, alors je transmets tout.',
  "Les gants, je ne les mets pas sur une machine tournante : c'est interdit.",
  "Si vous me mettez avec des jeunes, je les forme comme on m'a formé.",
  "Je n'efface aucune trace, je garde les journaux et je préviens le DPO.",
  "Mon prédécesseur avait effacé des lignes en douce : je les ai rétablies et je l'ai dit.",
  "J'ai effacé le tableau, et j'ai prévenu tout le monde.",
  "Je frappe à la porte avant d'entrer.",
  "J'ai travaillé avec des étrangers, avec des jeunes et des seniors, sans souci.",
])('« %s » is no wrong', (answer) => {
  expect(findConduct(normalizeText(answer), '')).toBeNull()
})
