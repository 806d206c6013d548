import type { FirstArticle } from './first-article.ts'

export const raconterUneVente: FirstArticle = {
  title: 'Entretien commercial : raconter une vente et parler du variable',
  category: 'Commercial',
  daysBefore: 12,
  excerpt:
    'Un recruteur commercial vous écoute comme un client. Présenter vos chiffres, conduire la mise en situation et poser, avant de signer, les bonnes questions sur la part variable.',
  content: `
<p>En entretien commercial, la forme est déjà une preuve. Si vous parlez vingt minutes sans poser une question, vous venez de montrer comment vous menez un rendez-vous. La bonne nouvelle : votre métier vous a déjà appris presque tout ce qu'il faut.</p>

<h2>Vos chiffres, avec leur contexte</h2>
<p>« J'ai dépassé mes objectifs » n'apprend rien. Préparez une fiche avec, pour chaque poste :</p>
<ul>
<li>le type de vente : particuliers ou entreprises, chasse ou fidélisation, panier moyen, durée du cycle ;</li>
<li>l'objectif, le réalisé, et la place dans l'équipe si vous la connaissez ;</li>
<li>l'activité qui y a mené : appels, rendez-vous, propositions, signatures ;</li>
<li>ce qui ne dépendait pas de vous : un secteur déjà ouvert, un prix baissé, une pénurie.</li>
</ul>
<p>Le dernier point surprend, et c'est lui qui rend les autres crédibles. « 112 % de l'objectif, dont un gros client hérité ; sans lui, j'étais à 94 %, et voici ce que j'ai changé l'année suivante » : voilà quelqu'un avec qui l'on peut préparer une prévision. Gardez les noms de clients et les marges pour vous. Celui qui livre les secrets de son ancien employeur livrera ceux du prochain.</p>

<h2>Raconter une vente en deux minutes</h2>
<p>Choisissez-en une qui a failli échouer. Gardez l'ossature de la <a href="/blog/la-methode-star-sans-reciter">méthode STAR</a>, mais suivez le fil du client plutôt que celui de votre offre :</p>
<ol>
<li><strong>Son problème</strong>, avec ses mots à lui ;</li>
<li><strong>Ce que la découverte a révélé</strong>, et la question qui l'a révélé ;</li>
<li><strong>Qui décidait vraiment</strong>, et comment vous l'avez su ;</li>
<li><strong>L'objection</strong>, et ce qu'elle cachait ;</li>
<li><strong>La conclusion</strong>, et ce qu'est devenu ce client un an après.</li>
</ol>
<p>Ayez aussi une vente perdue, avec sa cause véritable. « Trop cher » est rarement une cause : à quel moment auriez-vous pu établir la valeur, ou sortir plus tôt d'un dossier sans avenir ?</p>

<h2>La mise en situation</h2>
<p>Qu'on vous tende un stylo ou un dossier, on observe la même chose : cherchez-vous à comprendre avant de proposer ? Une trame qui tient en cinq minutes :</p>
<blockquote>
<p>Avant de vous en parler, j'aimerais comprendre comment vous faites aujourd'hui. Qui s'en sert, et pour quoi ? Qu'est-ce qui vous ferait changer ? Si je vous suis, le plus gênant est le temps perdu en fin de mois ; est-ce bien cela ?</p>
</blockquote>
<p>Reformulez, proposez une seule chose reliée à ce besoin, accueillez l'objection par une question, et terminez par une étape datée : « Nous pouvons faire l'essai mardi avec votre responsable d'atelier ; à 10 heures ou à 14 heures ? » Une simulation sans prochaine étape est un rendez-vous perdu.</p>

<h2>Les questions qui reviennent</h2>
<ul>
<li>« Comment construisez-vous vos trois premiers mois sur un secteur vierge ? »</li>
<li>« Que faites-vous à mi-trimestre quand vous êtes à 30 % ? »</li>
<li>« Parlez-moi d'un client que vous avez choisi de ne pas signer. »</li>
<li>« Comment gardez-vous votre suivi de clients à jour ? »</li>
</ul>
<p>La dernière paraît anodine. Un responsable y entend si vos prévisions tiendront : répondez avec votre rituel réel, le jour et l'heure compris.</p>

<h2>La part variable : ce qu'il faut demander</h2>
<p>Attendez que l'on vous ait donné envie, puis demandez tout. Un employeur sérieux a ces réponses par écrit :</p>
<ol>
<li>Quelle est la part du fixe (<a href="/blog/negocier-son-salaire-a-lembauche">qui se négocie aussi</a>), et que touche en moyenne l'équipe, pas le meilleur ?</li>
<li>Qu'est-ce qui déclenche la prime : la commande, la facture, l'encaissement, la marge ?</li>
<li>Y a-t-il un seuil, un plafond, un accélérateur ?</li>
<li>Qui fixe les objectifs, quand, et selon quelle méthode ?</li>
<li>Le variable est-il garanti pendant la prise de poste ?</li>
<li>Que deviennent les affaires en cours si je pars ?</li>
<li>Frais, véhicule, téléphone : qui paie quoi ?</li>
</ol>
<p>Quelques repères de droit. Les objectifs doivent être réalistes et portés à votre connaissance au début de la période. L'employeur peut les fixer seul si le contrat le prévoit ; en revanche, il ne peut pas changer sans votre accord une rémunération que le contrat détermine. Un document qui contient des dispositions nécessaires à l'exécution de votre travail, un plan de primes par exemple, doit être rédigé en français (article L1321-6 du Code du travail ; les documents reçus de l'étranger font exception).</p>

<h2>Avant de signer : la clause de non-concurrence</h2>
<p>Elle est fréquente dans la vente. Pour être valable, elle doit protéger un intérêt légitime de l'entreprise, être limitée dans le temps, dans l'espace et à une activité, laisser possible l'exercice de votre métier et comporter une contrepartie financière : ces conditions se cumulent. Lisez ce qu'elle vous interdirait demain matin, demandez le montant de la contrepartie et si l'employeur peut y renoncer, dans quel délai. Vérifiez aussi la clause du contrat que vous quittez, et dites-le si elle existe. Un recruteur préfère l'apprendre maintenant.</p>

<h2>Conclure l'entretien comme un rendez-vous</h2>
<p>« Au vu de notre échange, y a-t-il un point qui vous ferait hésiter sur ma candidature ? » La question demande du courage. Elle fait apparaître l'objection pendant que vous pouvez encore y répondre. Puis fixez la suite, remerciez, et envoyez le lendemain trois lignes qui reprennent le besoin de l'équipe, et non vos qualités. Pour une répétition générale, notre page <a href="/entretien-commercial">Entretien commercial</a> donne quatre autres questions et ce que l'on y écoute.</p>
`,
}
