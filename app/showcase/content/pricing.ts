import { PREMIUM_PRICE_SHOWN } from '#app/premium/rules.ts'

/** What the two plans hold and what visitors ask about them. */
export const FREE_PLAN = [
  '3 simulations complètes',
  'Des questions personnalisées, tirées de votre offre',
  'Un retour détaillé sur chaque réponse',
  "Des conseils d'amélioration",
  'Un rapport PDF de base',
]

export const PREMIUM_PLAN = [
  'Simulations illimitées, à vie',
  'Une analyse approfondie, notée',
  'Des conseils propres à votre secteur',
  'Un rapport PDF détaillé',
  "L'historique de toutes vos simulations",
  'Une assistance par e-mail prioritaire',
]

export const BENEFITS = [
  {
    title: 'Accès illimité',
    text: "Autant d'offres, autant d'essais que nécessaire. Vous reprenez la même annonce la veille du rendez-vous sans compter.",
  },
  {
    title: 'IA premium',
    text: 'Une analyse approfondie de chaque réponse, avec un score et ses raisons.',
  },
  {
    title: 'Suivi des progrès',
    text: 'Vos simulations restent dans votre historique : vous voyez ce qui progresse et ce qui reste à travailler.',
  },
  {
    title: 'Assistance experte',
    text: 'Une question sur votre compte ou sur un retour ? Vos messages passent en premier.',
  },
]

/** Where no artificial intelligence interviews, none is promised. */
export const benefitsWith = (interviewer: 'coach' | 'google' | 'server') =>
  BENEFITS.map((benefit) =>
    interviewer === 'coach' && benefit.title === 'IA premium'
      ? { ...benefit, title: 'Analyse premium' }
      : benefit,
  )

export const QUESTIONS = [
  {
    question: 'Est-ce vraiment un paiement unique ?',
    answer: `Oui. Vous payez ${PREMIUM_PRICE_SHOWN} une fois et Premium vous reste acquis, à vie et sans limite de simulations. Rien n'est prélevé ensuite, et il n'y a rien à résilier.`,
  },
  {
    question: 'Les questions sont-elles vraiment personnalisées ?',
    answer:
      "Elles sont faites à partir de l'annonce que vous collez : ses missions, ses outils, ses exigences. Deux offres du même métier donnent deux entretiens différents. Plus l'annonce est complète, plus les questions sont précises.",
  },
  {
    question: 'Que se passe-t-il après mes 3 simulations gratuites ?',
    answer:
      "Vous gardez tout ce que vous avez téléchargé. Pour lancer une nouvelle simulation, il faut passer à Premium. Sans compte, on vous invite d'abord à vous connecter ou à en créer un.",
  },
  {
    question: 'Le paiement est-il sécurisé ?',
    answer:
      'La carte est saisie dans le formulaire de notre prestataire de paiement et part directement chez lui, chiffrée. Votre numéro ne passe jamais par nos serveurs et nous ne le conservons pas.',
  },
  {
    question: 'Puis-je partager mon compte Premium ?',
    answer:
      'Non. Premium est personnel : il est lié à une seule adresse e-mail et ne se partage pas. Vos réponses et vos progrès restent ainsi les vôtres.',
  },
  {
    question: 'Y a-t-il des frais cachés ?',
    answer: `Aucun. Le prix affiché, ${PREMIUM_PRICE_SHOWN}, est le prix payé. Pas d'abonnement, pas d'option à décocher, pas de supplément pour le rapport.`,
  },
]
