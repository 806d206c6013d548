import type { FirstArticle } from './first-article.ts'

export const marketing: FirstArticle = {
  title: 'Entretien marketing : montrer ses résultats sans les enjoliver',
  category: 'Marketing',
  daysBefore: 19,
  excerpt:
    "Portfolio, chiffres, étude de cas : comment présenter une campagne de façon que l'on vous croie, et répondre quand on vous demande ce qui venait vraiment de vous.",
  content: `
<p>Le marketing a un défaut en entretien : tout le monde a « augmenté l'engagement ». Le recruteur a entendu cette phrase ce matin, et il l'entendra cet après-midi. Ce qui le réveille est plus rare : une personne qui sait ce que son travail a produit, ce qu'il a coûté et ce qu'elle ignore encore.</p>

<h2>Choisir trois réalisations, pas douze</h2>
<p>Relisez l'annonce et cherchez le problème derrière la liste : faire venir, faire acheter, faire revenir, faire connaître ? Prenez trois réalisations qui répondent à ce problème. Pour chacune, une page suffit :</p>
<ul>
<li><strong>le point de départ</strong> : qui était visé, ce qui n'allait pas, et comment on le savait ;</li>
<li><strong>le choix</strong> : ce que vous avez proposé, et ce que vous avez écarté ;</li>
<li><strong>ce que vous avez fait de vos mains</strong> : le message, le ciblage, la maquette, la négociation, l'analyse ;</li>
<li><strong>le résultat</strong>, avec sa période et sa base de comparaison ;</li>
<li><strong>ce que vous referiez autrement</strong>.</li>
</ul>
<p>Une réalisation qui a déçu, bien analysée, a sa place parmi les trois : c'est souvent sur elle que l'on s'attarde. La <a href="/blog/la-methode-star-sans-reciter">méthode STAR</a> aide à raconter chacune en deux minutes.</p>

<h2>Des chiffres qui tiennent debout</h2>
<p>Un pourcentage seul ne veut rien dire. « Plus 200 % » peut signifier trois inscriptions au lieu d'une. Donnez toujours deux nombres et une durée, puis faites le calcul devant votre interlocuteur :</p>
<blockquote><p>En six semaines, nous avons dépensé 2 000 € et reçu quarante demandes de devis, soit 50 € la demande. Huit ont signé, donc 250 € par client. L'année précédente, avec les salons, nous étions autour de 400 €. Je ne sais pas si ces clients restent aussi longtemps : il nous manquait le recul.</p></blockquote>
<p>Ces quatre phrases montrent que vous savez remonter d'un clic à un client, comparer et douter. Révisez les définitions que vous citez : taux de conversion, coût d'acquisition, valeur d'un client dans le temps, part de trafic qui vient de la recherche. On vous demandera sans doute comment vous les mesuriez, et ce que la mesure ne voyait pas, les refus de traceurs par exemple.</p>

<h2>« Et vous, qu'avez-vous fait là-dedans ? »</h2>
<p>Une campagne est un travail collectif, et la question est légitime. Préparez la réponse avant qu'elle ne vienne : « L'agence a produit les visuels ; j'ai écrit le brief, choisi les deux segments et arrêté le second au bout de dix jours, parce qu'il coûtait trois fois plus cher. » Attribuer leur part aux autres n'enlève rien à la vôtre. Cela montre au contraire que vous savez où elle commence.</p>

<h2>Un portfolio que l'on a le droit de montrer</h2>
<p>Ce que vous avez produit dans le cadre d'un contrat appartient souvent à votre employeur ou à son client. Montrez ce qui a été publié ; pour le reste, demandez l'accord, masquez les noms et les montants, ou racontez sans montrer. Ne faites circuler aucun fichier de contacts ni capture d'un tableau de bord interne. Dites-le simplement : « Je ne peux pas vous montrer les chiffres de ce client, mais je peux vous expliquer la méthode. »</p>

<h2>L'étude de cas</h2>
<p>« Vous avez 10 000 € et trois mois pour lancer ce produit : que faites-vous ? » Le piège est de commencer par les canaux. Suivez plutôt cet ordre :</p>
<ol>
<li><strong>Questionner.</strong> À qui le vend-on, à quel prix, avec quelle marge ? Qu'a-t-on déjà tenté ? Que serait une réussite ?</li>
<li><strong>Choisir une cible</strong> et dire pourquoi les autres attendront.</li>
<li><strong>Formuler une promesse</strong> en une phrase qu'un client pourrait prononcer.</li>
<li><strong>Retenir deux canaux</strong>, avec l'hypothèse que chacun doit vérifier.</li>
<li><strong>Répartir le budget</strong>, en gardant une part pour doubler ce qui marche.</li>
<li><strong>Fixer le point d'arrêt</strong> : la date et le nombre qui feraient changer d'avis.</li>
</ol>
<p>Ce sixième point est presque toujours oublié. Préparez-le : on vous demandera à quoi vous verriez que le plan ne marche pas.</p>

<h2>Le droit, ce n'est pas seulement l'affaire du juriste</h2>
<p>Une campagne illégale coûte plus qu'une campagne ratée. Ayez quelques repères : la prospection par courriel ou par SMS auprès de particuliers demande leur accord préalable, sauf pour proposer à ses propres clients des produits ou services analogues, avec un moyen simple de s'y opposer ; entre professionnels, l'information et le droit d'opposition suffisent si le message est en rapport avec le métier. Les traceurs publicitaires attendent un consentement, aussi facile à refuser qu'à donner. Un partenariat rémunéré avec un créateur de contenu se signale clairement. La <a href="https://www.cnil.fr">Cnil</a> publie sur ces sujets des fiches courtes et gratuites.</p>

<h2>Questions à préparer</h2>
<ul>
<li>« Citez une campagne que vous admirez, et ce que vous y changeriez. »</li>
<li>« Racontez un désaccord avec les commerciaux. »</li>
<li>« Comment décidez-vous d'arrêter une action ? »</li>
<li>« Que feriez-vous de vos trente premiers jours ici ? »</li>
</ul>
<p>Pour la première, évitez les campagnes que tout le monde cite. Une affiche de quartier bien pensée en dit plus sur votre regard. Pour la dernière, préférez l'écoute à l'annonce : rencontrer trois clients, lire les appels perdus, comprendre d'où viennent les ventes. Puis demandez à votre tour : « Comment saurez-vous, dans un an, que le marketing a compté ? » Si personne n'a de réponse, vous connaissez déjà votre premier chantier. Quatre autres questions, avec ce que l'on y écoute, vous attendent sur la page <a href="/entretien-marketing">Entretien marketing</a>.</p>
`,
}
