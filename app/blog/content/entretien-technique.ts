import type { FirstArticle } from './first-article.ts'

export const entretienTechnique: FirstArticle = {
  title: 'Entretien technique : raisonner à voix haute',
  category: 'IT',
  daysBefore: 5,
  excerpt:
    "On ne vous demande pas d'avoir la réponse en mémoire, mais de montrer comment vous la cherchez. Une trame en six étapes pour les exercices de code et de conception.",
  content: `
<p>Devant un exercice, beaucoup de candidats se taisent, écrivent vite et espèrent. De l'autre côté de la table, la personne qui observe ne sait plus rien : êtes-vous en train de chercher, de bloquer, de vous souvenir ? L'entretien technique note un raisonnement. S'il reste muet, il n'y a que le résultat à noter, et le résultat est la partie la plus fragile.</p>

<h2>Ce que l'on regarde vraiment</h2>
<p>Dans une équipe, votre code sera relu, discuté, repris par d'autres. L'exercice cherche donc surtout à savoir si vous :</p>
<ul>
<li>posez les bonnes questions avant d'écrire ;</li>
<li>découpez un problème en morceaux que l'on peut vérifier ;</li>
<li>savez dire ce que coûte un choix, et ce que l'on perd avec lui ;</li>
<li>trouvez vos propres erreurs ;</li>
<li>accueillez une remarque sans vous fermer.</li>
</ul>
<p>Une solution simple, juste et expliquée l'emporte presque toujours sur une solution brillante et inachevée.</p>

<h2>Une trame en six étapes</h2>
<ol>
<li><strong>Reformuler.</strong> « Si je comprends bien, je reçois une liste d'horaires et je dois rendre les créneaux où deux réunions se chevauchent. » Une phrase évite vingt minutes à côté du sujet.</li>
<li><strong>Demander les bornes.</strong> Quelle taille ? Des doublons ? Des valeurs absentes ? Les données sont-elles triées ? Que faire d'une entrée invalide ?</li>
<li><strong>Prendre un petit exemple</strong> et le résoudre à la main, avec un cas ordinaire et un cas limite. Il servira de test.</li>
<li><strong>Dire la première idée, même naïve</strong>, et son coût : « Comparer toutes les paires est quadratique ; pour cent réunions cela suffit, pour un million il faudra trier d'abord. »</li>
<li><strong>Écrire en annonçant le plan.</strong> Nommez les choses clairement, laissez une fonction vide quand un détail peut attendre, et dites-le.</li>
<li><strong>Vérifier avant qu'on vous le demande.</strong> Déroulez votre exemple ligne à ligne, puis la liste vide, l'élément unique, l'égalité.</li>
</ol>

<h2>Un raisonnement dit à voix haute</h2>
<p>Question : « Les pages du site sont devenues lentes ce matin. Que faites-vous ? » Voici à quoi ressemble une bonne minute.</p>
<blockquote>
<p>D'abord je veux savoir ce que « lent » veut dire : toutes les pages ou certaines, pour tout le monde ou pour une région, depuis quand exactement ? Je regarde le temps de réponse et le taux d'erreur autour de cette heure, et ce qui a été déployé juste avant.</p>
<p>S'il y a eu une mise en production, je propose de revenir en arrière tout de suite : on comprendra ensuite, à tête reposée. Sinon je sépare les couches : le réseau, l'application, la base. Si la base est saturée, je cherche les requêtes les plus longues, et un plan d'exécution qui aurait changé.</p>
<p>Pendant ce temps, quelqu'un doit prévenir le support. Et une fois le calme revenu, j'écris ce qui s'est passé et l'alerte qui nous aurait avertis plus tôt.</p>
</blockquote>
<p>Aucun outil rare n'est cité. On entend quelqu'un qui mesure, protège les utilisateurs, puis cherche la cause.</p>

<h2>Les questions de conception</h2>
<p>« Concevez un service de réservation de salles » n'a pas de bonne réponse, seulement des choix défendus. Commencez par l'usage : combien de personnes, quelles actions, quelle erreur serait inacceptable ? Ici, deux personnes dans la même salle. Cette phrase vous conduit au point difficile, l'accès simultané, et donc à une contrainte en base plutôt qu'à une vérification dans le code. Dessinez peu de boîtes, chacune avec une raison d'exister, et gardez pour la fin ce qui n'aurait d'intérêt qu'à grande échelle.</p>

<h2>Quand vous ne savez pas</h2>
<p>L'improvisation s'entend. Dites plutôt l'une de ces phrases :</p>
<ul>
<li>« Je n'ai jamais utilisé cet outil. J'ai résolu un problème voisin avec un autre, de cette façon. »</li>
<li>« Je ne me souviens plus du nom de la méthode ; je la suppose et je vérifierais dans la documentation. »</li>
<li>« Je bloque ici. Voici les deux pistes que j'essaierais ; laquelle vous paraît la plus utile à creuser ? »</li>
</ul>
<p>Une piste offerte par l'interlocuteur n'est pas une pénalité. C'est une invitation à travailler ensemble : reprenez-la, dites ce qu'elle change, avancez.</p>

<h2>Préparer sans bachoter</h2>
<p>En une semaine, vous pouvez revoir les structures de données que vous employez vraiment et leur coût, refaire à voix haute quatre exercices courts, et surtout relire votre propre code : choisissez deux projets et préparez, pour chacun, la décision que vous regrettez et celle que vous referiez. Ces deux questions viennent presque toujours, et l'on y entend vite qui a pris part aux décisions.</p>
<p>Renseignez-vous aussi sur le format. L'employeur doit vous informer au préalable des méthodes employées pour vous évaluer (article L1221-8 du Code du travail) : il est donc normal de demander la durée, le langage, l'accès à la documentation et qui sera présent. Si l'on vous annonce un exercice à rendre, lisez d'abord <a href="/blog/reussir-un-test-technique-a-la-maison">comment le cadrer</a>.</p>

<h2>Vos questions à vous</h2>
<p>« Comment une modification arrive-t-elle en production ? », « Qui est réveillé la nuit, et combien de fois le mois dernier ? », « Quelle part du code a des tests dans lesquels vous avez confiance ? » Les réponses vous diront ce que sera votre quotidien, bien mieux que la liste des technologies. La page <a href="/entretien-informatique">Entretien informatique</a> propose quatre questions à préparer de la même façon.</p>
`,
}
