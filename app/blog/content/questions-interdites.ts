import type { FirstArticle } from './first-article.ts'

export const questionsInterdites: FirstArticle = {
  title: "Les questions qu'un recruteur n'a pas le droit de poser",
  category: 'Ressources Humaines',
  daysBefore: 7,
  excerpt:
    "Enfants, santé, origine, opinions : ce que la loi écarte de l'entretien, ce qui reste permis, comment répondre sur le moment et à qui s'adresser ensuite.",
  content: `
<p>« Vous comptez avoir des enfants ? » La question est posée avec le sourire, et l'on se retrouve à répondre avant d'avoir réfléchi. Or le droit français est clair : l'entretien sert à savoir si vous pouvez faire ce travail. Le reste ne regarde pas l'employeur.</p>

<h2>La règle, en une phrase</h2>
<p>L'article L1221-6 du Code du travail limite les informations demandées à un candidat à ce qui permet d'apprécier <em>sa capacité à occuper l'emploi proposé ou ses aptitudes professionnelles</em>. Elles doivent avoir un lien direct et nécessaire avec l'emploi. En contrepartie, vous êtes tenu de répondre de bonne foi aux questions qui respectent cette règle : mentir sur un diplôme exigé peut vous être reproché plus tard.</p>
<p>L'article L1132-1 interdit par ailleurs d'écarter quelqu'un d'un recrutement pour un motif discriminatoire. La liste compte plus de vingt critères, parmi lesquels l'origine, le sexe, l'orientation sexuelle, l'identité de genre, l'âge, la situation de famille ou la grossesse, l'apparence physique, le nom, le lieu de résidence, l'état de santé, le handicap, les convictions religieuses, les opinions politiques et les activités syndicales.</p>

<h2>Permis ou non : quelques exemples</h2>
<table>
<thead><tr><th scope="col">Sujet</th><th scope="col">Ce qui n'a pas sa place</th><th scope="col">Ce qui peut être demandé</th></tr></thead>
<tbody>
<tr><th scope="row">Famille</th><td>Enfants, grossesse, mariage, garde</td><td>La disponibilité pour les horaires et les déplacements du poste</td></tr>
<tr><th scope="row">Santé</th><td>Maladies, traitements, arrêts, handicap</td><td>Rien sur la santé : le suivi relève de la médecine du travail</td></tr>
<tr><th scope="row">Origine</th><td>Pays de naissance, origine des parents</td><td>L'autorisation de travailler en France</td></tr>
<tr><th scope="row">Langues</th><td>« D'où vient votre accent ? »</td><td>Le niveau d'une langue utile au poste</td></tr>
<tr><th scope="row">Opinions</th><td>Vote, religion, syndicat</td><td>En principe rien</td></tr>
<tr><th scope="row">Casier judiciaire</th><td>Une question générale sur le passé</td><td>Un extrait quand la nature du poste l'exige, auprès d'enfants ou dans la sécurité par exemple</td></tr>
<tr><th scope="row">Logement</th><td>Propriétaire ou locataire, quartier</td><td>L'astreinte et le délai pour venir sur place, s'ils font partie du poste</td></tr>
</tbody>
</table>
<p>Le critère est toujours le même : la question serait-elle posée à tout le monde, et sa réponse change-t-elle l'exécution du travail ? « Êtes-vous disponible un samedi sur deux ? » est une bonne question. « Qui gardera vos enfants le samedi ? » n'en est pas une. La question du salaire actuel a ses propres règles : nous en parlons dans <a href="/blog/negocier-son-salaire-a-lembauche">l'article sur la négociation</a>.</p>

<h2>Grossesse et handicap : rien à révéler</h2>
<p>Une candidate n'est pas tenue de dire qu'elle est enceinte, et l'employeur n'a pas le droit de chercher à le savoir ni d'en tenir compte (articles L1225-1 et L1225-2). De même, aucune règle n'oblige à faire état d'une reconnaissance de la qualité de travailleur handicapé. Vous pouvez choisir d'en parler, par exemple pour demander un aménagement de l'entretien ou du poste. C'est un droit, jamais une condition.</p>

<h2>Comment répondre sur le moment</h2>
<p>Vous avez trois possibilités, et aucune n'est lâche.</p>
<h3>Ramener la question au travail</h3>
<blockquote><p>Si votre question porte sur mes disponibilités, je peux assurer les horaires annoncés, déplacements compris.</p></blockquote>
<p>C'est souvent la plus utile : beaucoup de questions maladroites cachent une inquiétude légitime.</p>
<h3>Demander le lien avec le poste</h3>
<blockquote><p>Je veux bien vous répondre utilement. Quel est le rapport avec les missions ?</p></blockquote>
<h3>Ne pas répondre</h3>
<blockquote><p>C'est un sujet que je préfère garder pour moi. Parlons plutôt de la prise de poste.</p></blockquote>
<p>Le devoir de répondre de bonne foi ne porte que sur les demandes qui ont un lien avec l'emploi : vous taire sur le reste n'est pas une faute.</p>

<h2>Ce que l'employeur doit vous dire</h2>
<p>Vous devez être informé, avant leur utilisation, des méthodes et techniques employées pour vous évaluer, et leurs résultats sont confidentiels (article L1221-8). Aucune information vous concernant ne peut être recueillie par un dispositif qui n'a pas été porté à votre connaissance (article L1221-9). Vos données obéissent au RGPD : vous pouvez demander ce qui a été noté sur vous. La <a href="https://www.cnil.fr">Cnil</a> recommande de ne pas conserver un dossier de candidature plus de deux ans après le dernier contact, sauf accord de votre part.</p>

<h2>Si vous pensez avoir été écarté pour cela</h2>
<ol>
<li><strong>Écrivez tout le jour même</strong> : la date, les personnes, les mots exacts, dans l'ordre. Gardez l'annonce, les messages, le nom de ceux à qui vous en avez parlé.</li>
<li><strong>Demandez un retour écrit</strong> sur les raisons du refus, sans accuser.</li>
<li><strong>Contactez le Défenseur des droits</strong>, gratuitement : par le formulaire de <a href="https://www.defenseurdesdroits.fr">son site</a>, au 39 28, le numéro contre les discriminations, ou auprès d'un délégué près de chez vous. Il peut enquêter. Un syndicat, une association ou un avocat peuvent aussi vous conseiller.</li>
<li><strong>Le conseil de prud'hommes</strong> peut être saisi dans les cinq ans qui suivent la révélation de la discrimination (article L1134-5). Vous n'avez pas à la prouver entièrement : vous présentez des faits qui la laissent supposer, et c'est à l'employeur de montrer que sa décision reposait sur des éléments objectifs (article L1134-1).</li>
</ol>
<p>La discrimination à l'embauche est aussi un délit, puni de trois ans d'emprisonnement et de 45 000 € d'amende (article 225-2 du Code pénal).</p>
<p><em>Les textes cités se lisent gratuitement sur <a href="https://www.legifrance.gouv.fr">Légifrance</a>. Cet article donne des repères généraux. Il ne remplace pas le conseil d'un professionnel du droit sur votre situation.</em></p>
`,
}
