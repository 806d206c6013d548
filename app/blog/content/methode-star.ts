import type { FirstArticle } from './first-article.ts'

export const methodeStar: FirstArticle = {
  title: 'La méthode STAR sans réciter',
  category: 'Guide',
  daysBefore: 9,
  excerpt:
    "Situation, tâche, action, résultat : comment doser les quatre temps d'un récit, où presque tout le monde se trompe, et un exemple repris ligne à ligne.",
  content: `
<p>« Donnez-moi un exemple. » Ces quatre mots reviennent dans tout entretien bien mené : ce que vous avez fait renseigne davantage que ce que vous promettez de faire. La méthode STAR est la manière la plus simple d'y répondre : <strong>S</strong>ituation, <strong>T</strong>âche, <strong>A</strong>ction, <strong>R</strong>ésultat. Elle est connue, donc souvent récitée. Bien dosée, elle ne s'entend pas.</p>

<h2>Les quatre temps, et la place de chacun</h2>
<table>
<thead><tr><th scope="col">Temps</th><th scope="col">Ce que l'on dit</th><th scope="col">Durée sur deux minutes</th></tr></thead>
<tbody>
<tr><th scope="row">Situation</th><td>Où, quand, avec qui, ce qui n'allait pas</td><td>15 à 20 secondes</td></tr>
<tr><th scope="row">Tâche</th><td>Ce qu'on attendait de vous, et de vous seul</td><td>10 secondes</td></tr>
<tr><th scope="row">Action</th><td>Vos gestes, vos choix, dans l'ordre</td><td>60 à 70 secondes</td></tr>
<tr><th scope="row">Résultat</th><td>Ce qui a changé, et comment vous le savez</td><td>20 à 30 secondes</td></tr>
</tbody>
</table>
<p>La plupart des réponses font l'inverse : une minute et demie de contexte, puis « et finalement ça s'est bien passé ». Si vous ne deviez corriger qu'une chose, coupez la situation de moitié.</p>

<h2>Un exemple, avant et après</h2>
<p>La question : « Racontez une situation où vous avez dû gérer l'urgence. » Le poste : préparateur ou préparatrice de commandes. Voici une première version, comme on la dit sans préparation.</p>
<blockquote><p>On avait souvent des urgences à l'entrepôt, surtout avant Noël. Il fallait être réactif. On s'est organisés avec l'équipe, tout le monde a fait des efforts, et on a réussi à tout livrer. Je pense que je gère bien le stress.</p></blockquote>
<p>Rien n'est faux, et rien ne reste. « Souvent » n'est pas une situation, « on » cache la personne, « réactif » est une étiquette, et la dernière phrase demande à être crue sur parole. La même expérience, reprise :</p>
<blockquote>
<p>Un vendredi de décembre, à 15 heures, deux collègues étaient absents et il restait soixante commandes à faire partir avant le camion de 18 heures. On m'a demandé de tenir la zone des petits colis.</p>
<p>J'ai trié les bons par allée au lieu de les prendre dans l'ordre d'arrivée, ce qui évitait de traverser l'entrepôt à chaque commande. J'ai prévenu ma cheffe d'équipe à 16 heures que, même ainsi, il en manquerait une dizaine, et je lui ai proposé de garder pour le lundi celles qui n'étaient pas promises en express.</p>
<p>Toutes les commandes express sont parties ; huit ont attendu le lundi, et les clients ont été avertis le soir même. Depuis, le tri par allée se fait chaque vendredi.</p>
</blockquote>
<p>L'histoire est ordinaire, et trois qualités s'y voient sans avoir été nommées : le sens de l'organisation, l'alerte donnée à temps, le souci du client.</p>

<h2>Les cinq erreurs les plus courantes</h2>
<ol>
<li><strong>Le « on » permanent.</strong> Le travail d'équipe est une qualité, mais on n'embauche pas l'équipe. Dites qui a fait quoi : « l'équipe a décidé de…, j'ai pris en charge… ».</li>
<li><strong>L'histoire générale.</strong> « En général, je commence par… » décrit une intention. Un lieu, un jour ou un nombre vous ramène dans les faits.</li>
<li><strong>Le résultat oublié.</strong> Finissez par ce que quelqu'un d'autre a pu constater : un délai, une erreur en moins, un client qui revient, un remerciement précis.</li>
<li><strong>Le chiffre trop beau.</strong> Un nombre que vous ne savez pas expliquer sera la question suivante. « De mémoire, une dizaine par semaine » est une réponse honnête et solide. L'article sur <a href="/blog/entretien-marketing-montrer-ses-resultats-sans-les-enjoliver">les résultats en marketing</a> montre comment présenter un chiffre, quel que soit le métier.</li>
<li><strong>L'exemple hors sujet.</strong> Une belle histoire qui ne répond pas à la question se retourne contre vous. Écoutez le verbe : convaincre, organiser, apprendre et réparer n'appellent pas le même récit.</li>
</ol>

<h2>Quand l'histoire finit mal</h2>
<p>« Parlez-moi d'un échec » n'est pas un piège si vous gardez la même structure et ajoutez un cinquième temps : ce que vous faites autrement depuis. Choisissez un échec réel, sans gravité pour autrui, dont vous portez une part. Évitez le faux défaut, « je suis trop perfectionniste », que chacun reconnaît. Évitez aussi l'échec dont d'autres sont seuls responsables : on n'y apprend rien sur vous.</p>

<h2>Sans expérience professionnelle</h2>
<p>Un stage, un projet d'école, un club, une garde d'enfants, un chantier chez soi conviennent, à condition d'y avoir tenu un rôle. Ce que l'on cherche est une manière d'agir. « J'ai organisé le covoiturage de quarante joueurs pour une saison » parle d'anticipation aussi bien qu'un intitulé de poste.</p>

<h2>S'entraîner sans se figer</h2>
<p>Ne rédigez pas vos réponses. Notez pour chaque histoire quatre mots, un par temps, puis racontez-la trois fois à voix haute, en changeant les phrases à chaque fois. Ce qui revient de lui-même est votre histoire ; le reste était du texte. Chronométrez-vous : entre une minute et deux minutes et demie, vous laissez au recruteur l'envie de poser la question suivante.</p>
<p>Pour choisir les histoires qui serviront, suivez l'étape 2 du <a href="/blog/preparer-un-entretien-en-une-soiree">plan d'une soirée</a>. Il vous manque des questions ? <a href="/job-description">Collez une annonce</a> : trois des huit questions vous demanderont un exemple vécu, et l'analyse vous dira quel temps il manquait.</p>
`,
}
