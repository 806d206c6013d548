/**
 * Examples of what users could say, each given by role: nobody in particular wrote them.
 * Replace them by real testimonials, with their authors' consent, before you open the site.
 */
export const TESTIMONIALS = [
  {
    role: 'Infirmière, en recherche de poste',
    text: "La question sur la transmission d'équipe est tombée presque mot pour mot. J'avais mon exemple, et surtout sa fin.",
  },
  {
    role: 'Développeur, première embauche',
    text: "Je racontais mes projets en disant « on ». Le retour me l'a montré dans ma propre réponse, souligné. Je ne le fais plus.",
  },
  {
    role: 'Conseiller de vente, en reconversion',
    text: "Répondre avec un chronomètre m'a appris à m'arrêter. Deux minutes suffisent quand l'histoire est choisie.",
  },
]
