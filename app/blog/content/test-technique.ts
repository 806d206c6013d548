import type { FirstArticle } from './first-article.ts'

export const testTechnique: FirstArticle = {
  title: 'Réussir un test technique à la maison',
  category: 'IT',
  daysBefore: 23,
  excerpt:
    'Cadrer le temps, livrer peu mais net, écrire le README que les évaluateurs lisent en premier : comment traiter un exercice à rendre, et quand le refuser.',
  content: `
<p>« Vous avez une semaine. » Le test à la maison séduit parce que personne ne vous regarde. Il trompe pour la même raison : sans limite, on en fait trop, on rend trop tard, et l'on oublie que quelqu'un devra lire le tout en vingt minutes entre deux réunions. Traitez-le comme une petite livraison, avec un périmètre, une date et un lecteur.</p>

<h2>Avant d'écrire : cinq questions</h2>
<p>Poser des questions fait partie du test. Envoyez-les dans la journée, en un seul message :</p>
<ol>
<li>Combien d'heures pensez-vous que cet exercice demande ?</li>
<li>Qu'est-ce qui compte le plus à vos yeux : la structure, les tests, l'interface, les performances ?</li>
<li>Puis-je utiliser des bibliothèques, et lesquelles préférez-vous ?</li>
<li>L'usage d'un assistant de code est-il permis ? Comment souhaitez-vous qu'il soit signalé ?</li>
<li>Y aura-t-il un entretien de restitution, et avec qui ?</li>
</ol>
<p>Si aucune réponse ne vient, écrivez vos hypothèses en tête du README et avancez.</p>

<h2>Tenir dans le temps annoncé</h2>
<p>Pour un exercice de quatre heures, une répartition qui fonctionne :</p>
<table>
<thead><tr><th scope="col">Moment</th><th scope="col">Ce que l'on fait</th></tr></thead>
<tbody>
<tr><td>0 h 00 à 0 h 30</td><td>Lire deux fois, noter les hypothèses, choisir ce que l'on ne fera pas</td></tr>
<tr><td>0 h 30 à 2 h 15</td><td>Le chemin principal, de bout en bout, sans raffinement</td></tr>
<tr><td>2 h 15 à 3 h 00</td><td>Les tests des règles importantes et des cas limites</td></tr>
<tr><td>3 h 00 à 3 h 30</td><td>Les erreurs : entrée invalide, service absent, liste vide</td></tr>
<tr><td>3 h 30 à 4 h 00</td><td>README, relecture, installation sur une copie neuve</td></tr>
</tbody>
</table>
<p>Le point qui décide est la deuxième ligne. Un programme entier et modeste se laisse juger ; une moitié de programme très soignée oblige à imaginer le reste, et l'on imagine rarement en votre faveur.</p>

<h2>Ce que voit l'évaluateur, dans l'ordre</h2>
<h3>Le README</h3>
<p>Une page : comment installer, lancer et tester, en trois commandes ; les hypothèses ; deux ou trois choix avec leur raison ; ce que vous feriez ensuite avec deux jours de plus. Soignez cette dernière rubrique : elle montre que ce qui manque a été choisi.</p>
<h3>Le lancement</h3>
<p>Clonez votre dépôt dans un dossier neuf et suivez vos propres instructions. Une variable oubliée ou une version non précisée suffit à faire abandonner un lecteur pressé.</p>
<h3>L'historique</h3>
<p>Quelques commits qui racontent les étapes, avec des messages clairs. Un seul commit nommé « test » ne dit rien ; soixante commits nommés « fix » en disent trop.</p>
<h3>Le code</h3>
<p>Des noms pris au métier de l'énoncé, de petites fonctions, aucun code mort. Si l'énoncé parle de « réservation » et de « créneau », vos fichiers aussi.</p>
<h3>Les tests</h3>
<p>Peu, mais bien choisis. Un titre comme « deux réservations ne peuvent pas se chevaucher » prouve que vous avez compris la règle. Un pourcentage de couverture ne prouve rien.</p>

<h2>Les pièges habituels</h2>
<ul>
<li><strong>L'architecture de démonstration.</strong> Six couches pour trois écrans font douter de votre jugement. Choisissez le plus simple, et dites à partir de quand il ne suffirait plus.</li>
<li><strong>La bibliothèque découverte la veille.</strong> Vous devrez la défendre ligne à ligne.</li>
<li><strong>Les données personnelles.</strong> Si l'énoncé fournit des fichiers, n'en publiez rien sans accord : demandez si le dépôt doit rester privé.</li>
<li><strong>Le code que l'on ne sait pas expliquer</strong>, d'où qu'il vienne. À la restitution, la question sera : « Pourquoi ici, et pourquoi ainsi ? »</li>
</ul>

<h2>La restitution</h2>
<p>Relisez votre code la veille : vous aurez oublié. Préparez une démonstration de trois minutes, puis trois réponses : la décision la plus discutable, ce qui casserait en premier avec cent fois plus d'utilisateurs, la modification que vous feriez si une règle changeait. On vous demandera peut-être de la faire en direct, et donc de <a href="/blog/entretien-technique-raisonner-a-voix-haute">raisonner à voix haute</a>. C'est bon signe : on vous imagine déjà dans l'équipe.</p>

<h2>Quand dire non</h2>
<p>Le Code du travail demande que les méthodes d'évaluation soient pertinentes au regard de la finalité poursuivie (article L1221-8). Un test mesure une aptitude ; il ne sert pas à obtenir du travail gratuit. Méfiez-vous d'un exercice de plusieurs jours, d'une vraie fonctionnalité du produit à rendre utilisable, ou d'un test demandé avant le moindre échange humain. Vous pouvez proposer autre chose sans vous fermer la porte :</p>
<blockquote><p>Je peux y consacrer trois heures cette semaine. Je vous propose de traiter la première partie à fond, ou de passer une heure avec vous sur un projet que j'ai déjà publié. Que préférez-vous ?</p></blockquote>
<p>Une équipe raisonnable acceptera l'un des deux. Si l'on refuse d'en parler, vous savez déjà comment on y discute d'un délai.</p>
`,
}
