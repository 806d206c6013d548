import type { Sector } from '../sector.ts'

export const sante: Sector = {
  label: 'Santé',
  title: "Entretien d'embauche dans la santé",
  subtitle: "Des gestes sûrs, une équipe, et la personne soignée d'abord.",
  description:
    'Hôpital, clinique, EHPAD, cabinet, laboratoire : on vous demandera comment vous travaillez quand tout va bien, et surtout quand la nuit est longue. Préparez des situations vécues, avec ce que vous avez vu, fait et transmis.',
  summary:
    "Hôpital, EHPAD, cabinet : les questions d'un entretien dans la santé, ce que l'on y écoute, et une simulation sur votre propre annonce.",
  category: 'Guide',
  colour: 'blue',
  questions: [
    {
      question:
        "Racontez une situation où l'état d'un patient s'est dégradé sous vos yeux. Qu'avez-vous fait ?",
      hint: "Les signes observés, l'alerte, les gestes dans l'ordre, la transmission.",
    },
    {
      question: "Comment organisez-vous vos soins quand il manque quelqu'un dans l'équipe ?",
      hint: "Des priorités expliquées, ce que l'on reporte, qui l'on prévient.",
    },
    {
      question: "Parlez d'un désaccord avec un collègue ou un médecin sur une prise en charge.",
      hint: 'Un fait, la sécurité du patient, une discussion menée sans éclat.',
    },
    {
      question: 'Une famille est en colère contre le service. Que lui dites-vous ?',
      hint: "Écouter d'abord, reconnaître, dire ce que l'on peut faire et à qui s'adresser.",
    },
  ],
  skills: [
    { name: 'Observer et alerter', detail: 'Repérer un changement, le dire au bon moment.' },
    { name: 'Transmettre', detail: 'Une transmission courte, ciblée, écrite.' },
    { name: 'Organiser ses soins', detail: 'Prioriser, vérifier, tracer.' },
    {
      name: 'Respecter les règles',
      detail: 'Hygiène, identité, médicaments, secret professionnel.',
    },
    { name: 'Travailler en équipe', detail: "Demander de l'aide et en proposer." },
    { name: 'Accompagner', detail: 'Expliquer, rassurer, tenir compte des proches.' },
  ],
  companies: [
    'AP-HP',
    'Hospices Civils de Lyon',
    'Ramsay Santé',
    'Elsan',
    'Croix-Rouge française',
    'Biogroup',
  ],
  stats: null,
}
