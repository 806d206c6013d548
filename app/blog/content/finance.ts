import type { FirstArticle } from './first-article.ts'

export const finance: FirstArticle = {
  title: "Entretien en finance et comptabilité : dix questions et ce qu'elles cherchent",
  category: 'Finance',
  daysBefore: 27,
  excerpt:
    "Du besoin en fonds de roulement à l'erreur que vous avez commise : dix questions fréquentes pour les métiers du chiffre, la réponse attendue et la faute à éviter.",
  content: `
<p>Comptable, contrôleur de gestion, trésorière, analyste : les métiers du chiffre partagent un même entretien. Une moitié vérifie que vous maîtrisez le mécanisme, l'autre que l'on peut vous croire. Voici dix questions, avec ce que chacune cherche réellement.</p>

<h2>Le mécanisme</h2>
<h3>1. « Comment les trois états sont-ils liés ? »</h3>
<p>Le résultat du compte de résultat rejoint les capitaux propres au bilan ; le tableau de flux part de ce même résultat, en retire ce qui n'a été ni encaissé ni décaissé, y ajoute l'investissement et le financement, et aboutit à la variation de trésorerie entre deux bilans. Dites-le en trois phrases, puis illustrez.</p>
<h3>2. « L'amortissement augmente de 10. Que se passe-t-il ? »</h3>
<p>Avec un impôt sur les sociétés à 25 %, le résultat avant impôt baisse de 10, l'impôt de 2,5, le résultat net de 7,5. L'amortissement n'étant pas un décaissement, la trésorerie s'améliore de 2,5. À l'actif, les immobilisations perdent 10 et la trésorerie gagne 2,5 ; au passif, les capitaux propres perdent 7,5. Les deux côtés baissent bien de 7,5. Vérifier l'équilibre à voix haute compte autant que le résultat.</p>
<h3>3. « Qu'est-ce que le besoin en fonds de roulement ? »</h3>
<p>En première approche : stocks et créances clients, moins dettes fournisseurs et autres dettes d'exploitation. Racontez-le avec une vie d'entreprise : on paie le bois en janvier, on livre le meuble en mars, on est réglé en mai ; il faut financer quatre mois. Ajoutez un levier pour chaque terme, et son prix : relancer plus tôt, stocker moins, négocier les délais. Entre professionnels, les délais convenus ne peuvent en principe pas dépasser soixante jours à compter de la facture, ou quarante-cinq jours fin de mois (article L441-10 du Code de commerce).</p>
<h3>4. « Une entreprise rentable peut-elle manquer d'argent ? »</h3>
<p>Oui, et souvent parce qu'elle grandit : chaque vente nouvelle augmente les stocks et les créances avant de rapporter. La faute serait de confondre résultat et trésorerie ; un bon candidat cite un exemple qu'il a vu.</p>
<h3>5. « Comment préparez-vous une clôture ? »</h3>
<p>On attend un calendrier et un ordre : rapprochements bancaires, lettrage des comptes de tiers, séparation des exercices avec les charges et produits constatés d'avance et les factures non parvenues, provisions, revue des variations, dossier de justification. Dites aussi ce que vous avez raccourci dans la dernière clôture, et de combien de jours.</p>

<h2>Le jugement</h2>
<h3>6. « Les frais de déplacement augmentent de 30 %. Que faites-vous ? »</h3>
<p>Ne commencez pas par une solution. Un écart se décompose : effet volume ou effet prix, une équipe ou toutes, une facture exceptionnelle ou une tendance, une erreur d'imputation. Puis on appelle la personne concernée. Le contrôle de gestion vit de ces coups de téléphone plus que de ses tableaux.</p>
<h3>7. « Racontez une erreur de votre fait. »</h3>
<p>La question la plus importante du métier. Celui qui n'en a jamais fait n'a jamais regardé. Choisissez une erreur réelle, dites comment vous l'avez trouvée, qui vous avez prévenu et dans quel délai, ce qu'elle a coûté, et le contrôle ajouté depuis. L'alerte rapide est la vraie réponse ; la <a href="/blog/la-methode-star-sans-reciter">méthode STAR</a> vous aidera à la raconter dans l'ordre.</p>
<h3>8. « Votre directeur vous demande de décaler une charge. »</h3>
<p>On éprouve votre droiture sans le dire. Gardez un ton simple : « Je demanderais la pièce et la raison. Si la charge concerne l'exercice, je la comptabilise sur l'exercice, et j'aide à expliquer l'écart. S'il insiste, je lui confirme mon désaccord par écrit ; si le montant compte, l'expert-comptable ou le commissaire aux comptes doit le savoir. » Ni indignation, ni complaisance.</p>

<h2>L'outil et la relation</h2>
<h3>9. « Quel est votre niveau sur tableur ? »</h3>
<p>Remplacez « très bon » par ce que vous avez construit : un suivi de trésorerie à treize semaines, un rapprochement de deux fichiers de dix mille lignes, un tableau croisé que d'autres utilisent encore. Précisez vos garde-fous : totaux de contrôle, cellules de saisie séparées des formules, version datée. S'il y a un test, lisez toutes les consignes avant de toucher au clavier, et gardez cinq minutes pour vérifier les totaux.</p>
<h3>10. « Expliquez cette marge à quelqu'un qui n'est pas financier. »</h3>
<p>Prenez une unité : « Sur un plat vendu 20 € hors taxes, 6 € partent en produits et 8 € en salaires ; il reste 6 € pour le loyer, l'énergie et le bénéfice. Si le beurre augmente, voici ce qui change. » Aucun sigle, un ordre de grandeur juste, une conséquence pratique. C'est ce que l'on vous demandera chaque mois.</p>

<h2>Avant l'entretien</h2>
<ul>
<li>Si l'entreprise publie ses comptes, lisez le dernier exercice et notez deux questions : une variation qui surprend, un choix que vous aimeriez comprendre.</li>
<li>Apportez vos ordres de grandeur : nombre de factures par mois, taille du budget suivi, délai de clôture, nombre d'entités.</li>
<li>Ne montrez jamais un document interne d'un ancien employeur. La discrétion se juge là aussi.</li>
<li>Préparez votre question : « Quel chiffre votre équipe aimerait-elle avoir, et n'a pas encore ? »</li>
</ul>
<p>Si un calcul vous échappe sur le moment, posez-le étape par étape et signalez le point dont vous n'êtes pas sûr. Dans ces métiers, « je vérifie et je reviens vers vous » est une phrase de professionnel, à condition d'y revenir. Pour répéter à voix haute, partez des <a href="/entretien-finance">quatre questions de notre page Finance</a>, ou de l'annonce que vous visez.</p>
`,
}
