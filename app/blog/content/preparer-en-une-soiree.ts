import type { FirstArticle } from './first-article.ts'

export const preparerEnUneSoiree: FirstArticle = {
  title: 'Préparer un entretien en une soirée',
  category: 'Guide',
  featured: true,
  daysBefore: 2,
  excerpt:
    "L'entretien est demain et vous n'avez que la soirée ? Un plan de trois heures, de l'annonce au réveil, pour arriver avec des exemples en tête et l'esprit au calme.",
  content: `
<p>Vous avez rendez-vous demain matin. Inutile de lire tout ce qui existe sur le sujet : ce qui décide d'un entretien tient en peu de choses, et elles se préparent en trois heures. Prenez l'annonce, une feuille, un stylo, et suivez ces cinq étapes dans l'ordre. Puis dormez.</p>

<h2>1. Lire l'annonce comme un questionnaire (30 minutes)</h2>
<p>Une annonce est une liste de questions déguisées. Imprimez-la ou recopiez-la, puis marquez trois sortes de passages :</p>
<ul>
<li><strong>les missions</strong>, avec leurs verbes : « encadrer », « accueillir », « mettre en production » ;</li>
<li><strong>les exigences</strong>, c'est-à-dire le diplôme, la carte ou le permis, l'outil, la langue, les horaires ;</li>
<li><strong>ce qui se répète</strong>. Un mot qui revient trois fois est une inquiétude du recruteur.</li>
</ul>
<p>Pour chaque mission, écrivez la question que vous poseriez à sa place. « Vous gérerez un portefeuille de quarante clients » devient : « Comment décidez-vous à qui vous consacrez votre lundi matin ? » Huit questions suffisent. Vous venez d'écrire l'essentiel de l'entretien.</p>

<h2>2. Choisir cinq histoires vraies (60 minutes)</h2>
<p>On ne retient pas des qualités, on retient des histoires. Cherchez dans votre parcours, stages, associations et vie d'équipe compris :</p>
<ol>
<li>une réussite dont vous êtes fier, avec un résultat que quelqu'un a pu constater ;</li>
<li>une difficulté avec une personne, et ce que vous avez fait pour en sortir ;</li>
<li>une erreur, et ce que vous faites autrement depuis ;</li>
<li>un moment où il a fallu apprendre vite ;</li>
<li>un imprévu que vous avez absorbé.</li>
</ol>
<p>Pour chacune, notez quatre lignes : la situation, ce qu'on attendait de vous, ce que <em>vous</em> avez fait, ce que cela a donné. Si le résultat vous échappe, cherchez une trace : un délai tenu, un client resté, une consigne reprise par l'équipe. Un petit résultat exact vaut mieux qu'un grand résultat flou. La <a href="/blog/la-methode-star-sans-reciter">méthode STAR</a> donne un cadre à ces quatre lignes.</p>
<p>Reliez enfin chaque histoire à deux ou trois questions de votre liste. Cinq bonnes histoires répondent à presque tout.</p>

<h2>3. Se renseigner juste ce qu'il faut (30 minutes)</h2>
<p>Réglez un minuteur, car cette partie déborde toujours. Vous cherchez quatre réponses : que vend ou que fait cette organisation, pour qui, quelle est sa taille, qu'a-t-elle annoncé récemment ? Le site officiel, la page consacrée aux équipes et une recherche d'actualité suffisent. Pour une entreprise, l'<a href="https://annuaire-entreprises.data.gouv.fr">Annuaire des entreprises</a>, public et gratuit, confirme l'activité et l'adresse du siège.</p>
<p>Terminez par une phrase qui relie ce que vous avez lu à ce que vous voulez faire : « J'ai vu que vous ouvrez un second atelier ; organiser un démarrage est ce que j'ai préféré dans mon dernier poste. » C'est votre réponse à « Pourquoi nous ? », et elle ne peut servir à personne d'autre.</p>

<h2>4. Répéter à voix haute (45 minutes)</h2>
<p>C'est l'étape que l'on saute, et celle qui change le plus. Une réponse pensée paraît toujours fluide ; une réponse dite révèle ses trous. Levez-vous, lancez un chronomètre et répondez comme si quelqu'un vous écoutait :</p>
<ul>
<li>la présentation, en deux minutes au plus : où vous en êtes, deux étapes qui comptent pour ce poste, pourquoi vous êtes là ;</li>
<li>vos cinq histoires, deux minutes chacune ;</li>
<li>« Pourquoi nous ? », en trente secondes.</li>
</ul>
<p>Ne cherchez pas les mots parfaits. Vérifiez trois choses : dites-vous « je » quand l'action est la vôtre, y a-t-il un fait précis, l'histoire a-t-elle une fin ? Vous pouvez aussi <a href="/job-description">coller l'annonce dans le simulateur</a> et répondre à ses questions en temps limité.</p>

<h2>5. Préparer vos questions et votre matinée (15 minutes)</h2>
<p>« Avez-vous des questions ? » n'est pas une formule de politesse. Gardez-en trois, dont la réponse vous servira vraiment :</p>
<ul>
<li>« À quoi verrez-vous, dans six mois, que vous avez choisi la bonne personne ? »</li>
<li>« Qu'est-ce qui rend ce poste difficile ? »</li>
<li>« Quelles sont les prochaines étapes, et sous quel délai ? »</li>
</ul>
<p>On vous parlera peut-être d'argent : relisez comment <a href="/blog/negocier-son-salaire-a-lembauche">annoncer une fourchette</a>.</p>
<p>Puis posez près de la porte ce qui vous éviterait de courir : deux exemplaires du CV, l'annonce annotée, une pièce d'identité si le site est gardé, le nom et le téléphone de la personne qui vous reçoit. Vérifiez le trajet aux horaires réels et visez dix minutes d'avance. En visio, testez le son, le cadre et la lumière ce soir, pas demain.</p>

<h2>Ce soir, ce qu'il ne faut pas faire</h2>
<p>N'apprenez aucune réponse par cœur : la moindre relance vous laisserait sans appui. Ne refaites pas votre CV. N'ajoutez pas une compétence que vous n'avez pas ; dites plutôt ce que vous avez fait de plus proche et comment vous apprendriez le reste. Et ne craignez pas la question déplacée : <a href="/blog/les-questions-quun-recruteur-na-pas-le-droit-de-poser">trois réponses</a> permettent d'en sortir poliment.</p>

<h2>Demain, si vous avez un trou</h2>
<p>Cela arrive à tout le monde et cela ne coûte rien. Respirez, puis dites simplement : « Je prends quelques secondes pour choisir un exemple. » Dix secondes de silence paraissent longues à celui qui cherche et normales à celui qui écoute. Si rien ne vient : « Je n'ai pas vécu cette situation. Voici ce qui s'en rapproche le plus. » Un recruteur entend alors quelqu'un d'honnête, qui reste au travail quand c'est difficile. C'est à peu près ce qu'il était venu vérifier.</p>
`,
}
