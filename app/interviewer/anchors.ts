import type { Dimension } from './interviewer.ts'

/** What each level of each dimension looks like, from 1 to 5: the same scale for every rater. */
export const ANCHORS: Record<Dimension, readonly [string, string, string, string, string]> = {
  Pertinence: [
    "La réponse parle d'autre chose, ou ne répond pas.",
    'Le thème est le bon, mais la question posée reste sans réponse.',
    'La réponse traite la question en partie, ou par des généralités.',
    'La réponse traite la question, avec un cas ou une démarche qui lui convient.',
    'La réponse traite toute la question, dès les premières phrases.',
  ],
  'Preuve concrète': [
    'Rien de vérifiable : opinions, qualités, principes.',
    'Un seul élément réel, sans action personnelle.',
    'Un contexte réel et des actions, encore vagues ou collectives.',
    'Des actions personnelles précises : gestes, outils, personnes, quantités.',
    "Des faits précis du début à la fin, que l'on pourrait vérifier.",
  ],
  'Structure (STAR)': [
    'Ni situation, ni action, ni résultat reconnaissables.',
    'Une seule des quatre parties.',
    "La situation et l'action, sans la fin.",
    "Situation, action et résultat, dans un ordre que l'on suit.",
    'Situation, tâche, action, résultat et leçon, sans détour.',
  ],
  'Résultat mesuré': [
    "Aucun effet n'est dit.",
    "Un effet supposé ou une formule (« tout s'est bien passé »).",
    'Un effet réel, sans mesure ni témoin.',
    "Un effet constaté, mesuré ou confirmé par quelqu'un.",
    'Un effet mesuré, rapporté au départ, et qui a duré.',
  ],
  'Adéquation au poste': [
    'Rien ne rapproche la réponse du poste.',
    'Le métier est évoqué en général.',
    "L'expérience ressemble au poste, sans que le lien soit dit.",
    'Le lien avec une mission ou une condition du poste est net.',
    "La réponse montre ce que l'expérience apportera à ce poste précis.",
  ],
}
