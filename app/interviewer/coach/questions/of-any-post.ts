import { contentStems } from '../french/stem.ts'

/** What any post has some of: a line of nothing else says nothing of this one. */
export const OF_ANY_POST: ReadonlySet<string> = new Set(
  contentStems(
    `accompagner activité administratif améliorer amélioration analyse animer assurer axe
    besoin bon bonne charge client collaborer compte continu continue contribuer contrôle coordonner
    courant création définir développement développer divers document donnée efficace efficacité
    différent élaborer ensemble équipe externe fonctionnement garantir gérer gestion global interlocuteur interne
    lien liée maintenir manière mener mettre mise mission moyen nécessaire objectif œuvre
    opérationnel optimal optimiser optimisation organisation organiser outil partenaire partie participation
    participer performance personne piloter pilotage plan prenante préparer prise problème procédure processus production
    projet proposer proposition qualité quotidien rapport réaliser réalisation réflexion réunion
    répondre représenter respect respecter ressource satisfaction service situation solution
    solution stratégie structure suivi suivre sujet support tâche travail travailler utiliser veiller`,
  ),
)
