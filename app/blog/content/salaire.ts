import type { FirstArticle } from './first-article.ts'

export const salaire: FirstArticle = {
  title: "Négocier son salaire à l'embauche",
  category: 'Guide',
  daysBefore: 16,
  excerpt:
    "Où trouver un chiffre défendable, quand l'annoncer, que répondre à « Quelles sont vos prétentions ? » et quoi négocier quand le salaire ne bouge plus.",
  content: `
<p>Parler d'argent met mal à l'aise parce que l'on croit devoir se vendre. En réalité, vous cherchez avec l'employeur un prix pour un travail, et le prix d'un travail se documente. Une heure de recherche vous donnera plus d'assurance que n'importe quelle formule.</p>

<h2>Trouver une fourchette que l'on peut défendre</h2>
<p>Croisez au moins trois sources :</p>
<ul>
<li><strong>les annonces du même métier</strong> dans le même département, celles qui affichent une rémunération. Relevez-en dix ;</li>
<li><strong>la convention collective</strong>, consultable gratuitement sur <a href="https://www.legifrance.gouv.fr">Légifrance</a>. Elle fixe des minima par niveau : demandez quel coefficient est prévu pour le poste ;</li>
<li><strong>les études publiques</strong> : l'<a href="https://www.apec.fr">Apec</a> pour les cadres, France Travail et l'Insee pour l'ensemble des métiers ;</li>
<li><strong>deux personnes du métier</strong>. Demandez « Quelle fourchette te paraît normale pour ce poste ? » plutôt que « Combien gagnes-tu ? ».</li>
</ul>
<p>Vous obtenez trois nombres à écrire : le <em>seuil</em> sous lequel vous refuserez, la <em>cible</em> que vos sources justifient, et l'<em>annonce</em>, un peu au-dessus de la cible. Le premier ne se dit jamais.</p>

<h2>Parler la même langue : brut, net, annuel</h2>
<p>En France, on négocie en brut annuel. Pour vous représenter le net avant impôt, retirez en ordre de grandeur 22 % pour un poste non cadre et 25 % pour un poste cadre du secteur privé. Ainsi, 30 000 € bruts par an sur douze mois font 2 500 € bruts par mois, et environ 1 950 € nets avant impôt pour un non-cadre. Vérifiez toujours si le chiffre compte un treizième mois ou une part variable : 36 000 € sur treize mois et 36 000 € sur douze mois font la même année, mais pas la même fin de mois.</p>

<h2>Que répondre à « Quelles sont vos prétentions ? »</h2>
<p>Si la question vient tôt, vous pouvez demander la règle du jeu sans esquiver :</p>
<blockquote><p>J'aimerais d'abord mieux comprendre les responsabilités du poste. Quelle fourchette avez-vous prévue ?</p></blockquote>
<p>Si l'on insiste, donnez une fourchette étroite dont le bas vous convient déjà, car c'est lui que l'on retiendra :</p>
<blockquote><p>Pour ce poste, dans cette région et avec quatre ans d'expérience, je me situe entre 34 000 et 36 000 € bruts annuels, selon le reste de la rémunération.</p></blockquote>
<p>Puis taisez-vous. Le silence qui suit n'est pas un refus : quelqu'un réfléchit.</p>

<h2>« Combien gagnez-vous aujourd'hui ? »</h2>
<p>Votre salaire actuel ne mesure ni le poste ni votre aptitude à le tenir. La directive européenne 2023/970 sur la transparence des rémunérations prévoit que l'employeur indique au candidat la rémunération initiale ou sa fourchette, et qu'il ne l'interroge pas sur ses rémunérations passées. Les États devaient la transposer au plus tard le 7 juin 2026 : vérifiez sur le site <a href="https://www.service-public.gouv.fr">Service Public</a> les règles en vigueur au moment de votre entretien. Dans tous les cas, vous pouvez déplacer la question avec courtoisie :</p>
<blockquote><p>Mon poste actuel est assez différent. Pour celui-ci, au vu du marché, je vise 35 000 €.</p></blockquote>
<p>Ne gonflez pas un salaire passé. Un mensonge découvert coûte plus cher que l'écart qu'il devait combler.</p>

<h2>Quand l'offre arrive</h2>
<p>Remerciez, demandez-la par écrit (tous <a href="/blog/de-la-promesse-dembauche-a-la-fin-de-la-periode-dessai">les écrits ne se valent pas</a>) et prenez un à deux jours. C'est votre meilleur moment : on vous a choisi, rien n'est signé. Une contre-proposition tient en trois phrases : votre envie, votre argument, votre nombre.</p>
<blockquote><p>Le poste me plaît et j'ai envie de vous rejoindre. Vous m'avez dit que l'autonomie sur les paies dès le premier mois comptait beaucoup, et c'est ce que je fais depuis trois ans. Pouvez-vous aller à 34 500 € ?</p></blockquote>
<p>Un argument parle du poste et du marché. Le loyer, le crédit ou le trajet expliquent votre besoin, pas la valeur du travail.</p>

<h2>Quand le salaire ne bouge plus</h2>
<p>Une grille est parfois une vraie grille, dans la fonction publique ou dans certaines branches. Restent souvent négociables :</p>
<ul>
<li>la reprise d'ancienneté et le coefficient, qui suivront toute votre progression ;</li>
<li>une révision écrite à six mois, avec le critère qui la déclenche ;</li>
<li>le télétravail, les horaires, les jours de repos ;</li>
<li>une formation certifiante, avec son calendrier ;</li>
<li>la part variable : ce qu'elle mesure et ce qui se passe la première année. Nous avons dressé <a href="/blog/entretien-commercial-raconter-une-vente-et-parler-du-variable">sept questions à poser</a> ;</li>
<li>la date d'arrivée.</li>
</ul>
<p>Comptez aussi ce qui existe déjà : la part de l'employeur dans la complémentaire santé, au moins la moitié dans le privé ; le remboursement d'au moins la moitié de l'abonnement de transport public ; les titres-restaurant ; l'intéressement. Deux offres au même salaire peuvent s'écarter de plusieurs centaines d'euros par an.</p>

<h2>Si l'on vous dit non</h2>
<p>Demandez ce qu'il faudrait pour que ce soit oui : « Qu'est-ce qui justifierait ce niveau, et quand pourrons-nous en reparler ? » La réponse renseigne sur l'employeur autant que sur la somme. Si l'offre reste sous votre seuil, refusez sans justifier votre vie : « Je ne peux pas accepter à ce niveau. Si votre budget évolue, j'en reparlerai volontiers. »</p>
`,
}
