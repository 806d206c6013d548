import type { FirstArticle } from './first-article.ts'

export const periodeEssai: FirstArticle = {
  title: "De la promesse d'embauche à la fin de la période d'essai",
  category: 'Ressources Humaines',
  daysBefore: 34,
  excerpt:
    "Ce que vaut une offre écrite, quand démissionner, combien dure l'essai, qui peut le rompre et avec quel délai : les repères entre le « oui » et le contrat confirmé.",
  content: `
<p>L'entretien s'est bien passé, on vous dit oui. Commence alors une période dont on parle peu : quelques semaines où l'on quitte un emploi pour un autre qui n'est pas encore certain. Voici ce qu'il faut savoir pour la traverser sans mauvaise surprise, dans un contrat de droit privé.</p>

<h2>Ce que vaut un « oui »</h2>
<p>Un accord donné au téléphone engage moralement, mais se prouve mal. Demandez un écrit. Depuis deux arrêts de la Cour de cassation du 21 septembre 2017, on distingue deux documents :</p>
<ul>
<li><strong>l'offre de contrat de travail</strong> précise l'emploi, la rémunération et la date d'entrée, et dit la volonté de l'employeur d'être lié si vous acceptez. Elle ne peut être librement retirée que tant qu'elle ne vous est pas parvenue. Retirée avant la fin du délai qu'elle fixe ou, à défaut, d'un délai raisonnable, elle peut ouvrir droit à des dommages et intérêts, mais le contrat n'est pas formé ;</li>
<li><strong>la promesse unilatérale de contrat de travail</strong> va plus loin : il n'y manque que votre accord. Si l'employeur la retire pendant le temps qui vous est laissé pour choisir, cela n'empêche pas le contrat de se former.</li>
</ul>
<p>Le titre du papier compte moins que son contenu. Vérifiez qu'on y lit le poste, le salaire (c'est le moment de <a href="/blog/negocier-son-salaire-a-lembauche">le négocier</a>), le lieu, la date d'entrée, le type de contrat, la durée de l'essai et le délai pour répondre.</p>

<h2>Quand démissionner</h2>
<p>Après avoir reçu et accepté l'écrit, jamais avant. Relisez ensuite votre contrat et votre convention collective pour le préavis, souvent d'un à trois mois selon le statut. Il peut être raccourci si votre employeur l'accepte : demandez-le-lui, par écrit aussi.</p>
<p>Pensez au cas où le nouvel essai s'arrêterait tôt. L'assurance chômage peut indemniser une personne qui a quitté son emploi pour un CDI que l'employeur rompt avant soixante-cinq jours travaillés, à condition notamment qu'elle justifie, avant son départ, de trois années d'emploi sans interruption. Si c'est elle qui rompt, la règle change. Faites examiner votre situation par France Travail avant d'envoyer votre lettre.</p>

<h2>Le contrat</h2>
<p>Un contrat à durée déterminée doit être écrit et remis au plus tard dans les deux jours ouvrables qui suivent l'embauche. Un contrat à durée indéterminée à temps plein peut en droit ne pas l'être, mais votre employeur doit vous remettre par écrit les informations principales, les premières dans les sept jours, les autres dans le mois. Lisez surtout la classification, la durée du travail ou le forfait, le lieu et la clause de mobilité, la part variable, la clause de non-concurrence, l'essai et son renouvellement.</p>

<h2>La période d'essai en CDI</h2>
<p>Elle ne se présume pas : elle n'existe que si elle est écrite dans la lettre d'engagement ou le contrat (article L1221-23 du Code du travail). Les durées maximales sont les suivantes ; une convention collective peut en prévoir de plus courtes.</p>
<table>
<thead><tr><th scope="col">Catégorie</th><th scope="col">Durée initiale</th><th scope="col">Renouvellement compris</th></tr></thead>
<tbody>
<tr><th scope="row">Ouvriers et employés</th><td>2 mois</td><td>4 mois</td></tr>
<tr><th scope="row">Agents de maîtrise et techniciens</th><td>3 mois</td><td>6 mois</td></tr>
<tr><th scope="row">Cadres</th><td>4 mois</td><td>8 mois</td></tr>
</tbody>
</table>
<p>Le renouvellement n'est possible qu'une fois, et à trois conditions réunies : un accord de branche étendu l'autorise, votre contrat ou votre lettre le prévoit, et vous l'acceptez expressément, avant la fin de la première période. Signer « pour réception » n'est pas accepter.</p>
<p>Si vous étiez en CDD dans l'entreprise juste avant, la durée de ce contrat se déduit de l'essai. Un stage de fin d'études suivi d'une embauche dans les trois mois se déduit aussi, en tout ou en partie.</p>

<h2>En CDD</h2>
<p>Sauf durée plus courte prévue par la convention, l'essai compte un jour par semaine de contrat, dans la limite de deux semaines si le contrat dure six mois au plus, et d'un mois au-delà.</p>

<h2>Rompre l'essai : qui, comment, avec quel délai</h2>
<p>Chacun peut y mettre fin sans avoir à donner de motif. La liberté a pourtant des bornes : la rupture ne peut pas être <a href="/blog/les-questions-quun-recruteur-na-pas-le-droit-de-poser">discriminatoire</a>, ni sans rapport avec vos compétences, comme la suppression du poste. Un délai de prévenance s'applique aux essais d'au moins une semaine.</p>
<table>
<thead><tr><th scope="col">Présence dans l'entreprise</th><th scope="col">Si l'employeur rompt</th><th scope="col">Si vous rompez</th></tr></thead>
<tbody>
<tr><td>Moins de 8 jours</td><td>24 heures</td><td>24 heures</td></tr>
<tr><td>De 8 jours à 1 mois</td><td>48 heures</td><td>48 heures</td></tr>
<tr><td>Après 1 mois</td><td>2 semaines</td><td>48 heures</td></tr>
<tr><td>Après 3 mois</td><td>1 mois</td><td>48 heures</td></tr>
</tbody>
</table>
<p>Le délai ne prolonge pas l'essai au-delà de sa durée. S'il n'est pas respecté par l'employeur, une indemnité vous est due pour les jours manquants. Aucune forme n'est imposée en général, mais un écrit daté protège tout le monde.</p>

<h2>Réussir l'essai, concrètement</h2>
<ul>
<li><strong>La première semaine</strong>, demandez à votre responsable à quoi il verra que l'essai est réussi. Notez sa réponse.</li>
<li><strong>À la fin du premier mois</strong>, demandez un point de vingt minutes : ce qui va, ce qu'il faut changer, ce qui manque pour travailler.</li>
<li><strong>À mi-parcours</strong>, faites écrire la suite : « Sommes-nous d'accord sur les deux priorités d'ici à la fin de l'essai ? »</li>
<li><strong>Vous aussi, vous essayez.</strong> Si le poste réel n'est pas celui qu'on vous a décrit, dites-le tôt, avec des exemples.</li>
</ul>
<p>Un essai rompu n'est pas une faute dans un parcours. En entretien, deux phrases suffisent : ce qui ne correspondait pas, ce que vous vérifiez maintenant avant de dire oui.</p>
<p><em>Ces repères valent pour le droit privé et peuvent évoluer. Votre convention collective prime quand elle est plus favorable ; le site <a href="https://www.service-public.gouv.fr">Service Public</a> tient une version à jour.</em></p>
`,
}
