import { linesOfThePost } from './offer-lines.ts'
import type { ConditionId, OfferLine } from './recognised-offer.ts'

interface Condition {
  id: ConditionId
  /** Over a folded line, words between spaces. */
  written: RegExp
  denied?: RegExp
}

function anyOf(...forms: RegExp[]): RegExp {
  return new RegExp(forms.map(({ source }) => source).join('|'))
}

/** The ones that decide most come first. */
const CONDITIONS: readonly Condition[] = [
  {
    id: 'night',
    written:
      / (?:travail|poste|horaires?|equipe|service|garde|en|d[eu]|la) (?:de )?nuits? | nocturnes? /,
    denied:
      / (?:pas|sans|hors|ni|aucune?) (?:de |le |travail )?(?:travail )?(?:de )?nuits? | jour (?:ou|et) (?:de )?nuit | nuitee| (?:matin|apres midi|journee|jour) .{0,40} nuits? | nuits? .{0,40} (?:matin|apres midi|journee|jour) /,
  },
  {
    id: 'shifts',
    written:
      / [235] ?x ?[78] | (?:travail|horaires?|equipes?) (?:postee?s?|alternee?s?|alternante?s?|decalee?s?|tournante?s?) | en roulement /,
    denied: / (?:pas|sans|ni) (?:de |d )?(?:[235]x8|horaires? (?:decales?|postes?)) /,
  },
  {
    id: 'split',
    written: / coupures? | horaires? (?:coupes?|fractionnes?|morceles?) /,
    denied:
      / (?:pas|sans|ni|aucune?|hors) (?:de )?(?:horaires? )?coup|coupures? (?:de )?(?:presse|budg|electr|courant|eau|reseau|alimentation)/,
  },
  {
    id: 'weekend',
    written:
      / (?:travail|travaille[rz]?|disponib[a-z]+|roulement|garde|ouvert|presence|mobilis[a-z]+) (?:[a-z]+ ){0,3}(?:week ?ends?|samedis?|dimanches?|jours feries) | (?:un|1|certains|les|deux|2|le|des) (?:week ?ends?|samedis?|dimanches?) (?:sur|travaill|par|inclus|compris|matin|et|ou) | du (?:lundi|mardi|mercredi|jeudi|vendredi) au (?:samedi|dimanche) | (?:week ?ends?|samedis?|dimanches?) (?:et jours feries )?(?:inclus|compris|travaill)/,
    denied:
      /(?:pas|sans|aucun|ni|hors) [a-z ]{0,20}(?:week ?end|samedi|dimanche)|week ?ends? (?:libres?|de repos|non travaill)|repos (?:le |les )?(?:week|samedi|dimanche)|ferme/,
  },
  {
    id: 'early',
    written:
      / (?:des|a partir de|prise de (?:poste|service) (?:a|des)|debut (?:a|des)|de) [3456] ?h(?:\d\d)? | (?:tot le matin|horaires? matinaux|tres matinal)/,
  },
  {
    id: 'on-call',
    written: / astreintes? /,
    denied: / (?:pas|sans|ni|aucune?|hors) (?:d |de )?astreintes? /,
  },
  {
    id: 'travel',
    written:
      / (?:grands? deplacements?|deplacements? (?:frequents?|reguliers?|nationaux|a prevoir|quotidiens?|professionnels?|internationaux|ponctuels?|hebdomadaires?|sur (?:toute|l ensemble|le|les)|dans (?:toute|le|les|l))|(?:poste|metier|commercial|technicien) (?:tres )?itinerant[a-z]*|nombreux deplacements?) /,
    denied:
      / (?:pas|sans|ni|aucun|hors) (?:de )?(?:grands? )?deplacements? |(?:frais|prime|indemnite|remboursement)s? (?:de |des )?(?:grands? )?deplacements?/,
  },
  {
    id: 'part-time',
    written:
      / (?:temps partiel|mi temps|temps non complet|(?:[89]|1\d|2\d|30) ?h(?:eures)? (?:par|la|hebdo[a-z]*) ?(?:semaine)?) /,
    denied: / (?:temps (?:plein|complet) (?:ou|et)|pas de temps partiel|[35]\d ?h) /,
  },
  {
    id: 'season',
    written:
      / (?:contrat|emploi|poste|travail|job)s? saisonniers? | saison (?:d ete|d hiver|estivale|hivernale|20\d\d) /,
    denied: / (?:activite|produits?|fruits?|legumes?|menu|carte) [a-z ]{0,12}saison/,
  },
  {
    id: 'interim',
    written:
      / (?:mission|contrat|poste|type de contrat|travail) (?:d |en |de |temporaire )?(?:longue duree )?interim(?:aire)? | en interim | interim [a-z0-9 ]{0,12}(?:mois|semaines|h ) /,
    denied: / c(?:di|dd) /,
  },
  {
    id: 'fixed-term',
    written:
      / (?:contrat|poste|en|un|type de contrat|offre) (?:en |de |un |d un )?cdd | cdd (?:de|d|a|temps|jusqu|\d)/,
    denied: / cdi | salariees? en cdd | salaries en cdd | (?:apres|suite a) (?:un |votre )?cdd /,
  },
  {
    id: 'remote',
    written:
      / (?:jours?|possib[a-z]*|partiel|hybride|hebdomadaire|regulier|rythme|politique|accord) (?:[a-z0-9]+ ){0,3}teletravail | teletravail (?:possible|partiel|hybride|\d|de|jusqu|un|deux|trois|regulier|hebdo) /,
    denied:
      / (?:pas|sans|aucun|ni|hors) (?:de )?(?:possibilite de )?teletravail | teletravail (?:non|impossible|occasionnel|exclu) | non teletravaillable /,
  },
  {
    id: 'apprenticeship',
    written: anyOf(
      / (?:contrat|poste|offre) (?:[a-z]+ ){0,2}(?:alternance|apprentissage|professionnalisation) /,
      / (?:recrut[a-z]+|recherch[a-z]+) (?:un |une |notre |nos |des )?(?:[a-z]+ )?(?:alternante?s?|apprentie?s?) /,
      / une? (?:alternante?|apprentie?) /,
      / (?:recherche[sz]?|cherche[sz]?|effectuer|commencer) (?:une|votre|ton) alternance /,
      / (?:programme|campagne|rythme|cadre) d (?:une )?alternance /,
      / (?:[hf] [hf]|cqp|bts|but|licence|master|bachelor) en alternance | en alternance [hf] [hf] /,
      /^ (?:alternance|alternante?|apprentie?) (?!avec |jour )/,
    ),
    denied: /(?:tuteur|encadr|accompagn|form)[a-z]* (?:[a-z]+ ){0,3}(?:alternant|apprenti)/,
  },
  {
    id: 'internship',
    written: anyOf(
      / (?:offre de|recherch[a-z]+ (?:un |une )?|contrat de|convention de) ?stage | stage de (?:fin|\d) /,
      /^ (?:stage|stagiaire) /,
      / l[ea](?: ou l[ea]| la)? stagiaire (?:[a-z]+ra|fournit|participe|assure|contribue) /,
      / (?:ce|votre) stage (?:vise|consiste|porte|permet|dure) /,
    ),
    denied: / premier stage/,
  },
]

/** The conditions that the offer sets, those that decide most first. */
export function findConditions(lines: readonly OfferLine[]): ConditionId[] {
  const told = linesOfThePost(lines)
  return CONDITIONS.filter(
    ({ written, denied }) =>
      told.some(({ folded }) => written.test(folded.text)) &&
      !told.some(({ folded }) => denied?.test(folded.text)),
  ).map(({ id }) => id)
}
