import { foldLetters } from '../french/fold-letters.ts'
import type { Condition } from './offer-reading.ts'

const CONDITIONS: readonly [Condition, RegExp][] = [
  [
    'night',
    /(?<!(?:veilleurs?|veilleuses?|gardiens?|surveillants?) )de nuit\b|3 ?x ?8|5x8|nocturne/,
  ],
  ['weekend', /week-?ends?|samedis?|dimanches?|jours feries/],
  [
    'travel',
    /deplacements?\b(?! domicile)|itineran|grands? deplacements?|mobile sur|mobilite (?:geographique|nationale|internationale)|(?<!(?:organis\w{1,3}|planifi\w{1,3}|gerer|prepar\w{1,3}|optimis\w{1,3}) (?:les |des |leurs |nos )?)tournees?\b/,
  ],
  [
    'public',
    /accueil (?:du |des |de |physique|client|clientele|telephonique|et)|accueillir|contact (?:avec |de )?(?:la |le |les )?(?:clientele|public|client|usagers|patients)|face au public|relation client|au contact/,
  ],
  [
    'outdoors',
    /en exterieur|plein air|intemperies|sur (?:\w+ )?chantiers?\b|chantiers? de (?:construction|renovation|travaux|gros)|espaces verts|vignes?\b|(?:aux|dans les|en plein) champs?\b|exploitation agricole|en foret|travaux publics/,
  ],
  [
    'heavy-loads',
    /(?<!\w)port(?:er)? de (?:charges?|colis)|charges lourdes|manutention|porter des charges|station debout/,
  ],
  [
    'safety',
    /(?:regles?|consignes?|normes?|equipements?) (?:et \w+ )?(?:d'hygiene et )?de securite|\bepi\b|\bqhse\b|\bhse\b|haccp|securite (?:au travail|des (?:personnes|biens|patients))|hygiene et (?:de )?securite|habilitation/,
  ],
  ['remote', /teletravail|full ?remote|\bremote\b|travail(?:ler)? a distance|home ?office/],
  [
    'on-call',
    /astreintes?|gardes? de nuit|(?:assurer|tenir|effectuer|participer aux?) (?:des |les |la |une )?permanences?\b|permanences? (?:de nuit|le week|du week|telephonique)/,
  ],
]
const NEGATED: Readonly<Partial<Record<Condition, RegExp>>> = {
  weekend:
    /(?:pas|sans|aucun|ni)[^.]{0,25}(?:week-?end|samedi|dimanche)|week-?ends? (?:libres?|non travailles?)|(?:samedi|dimanche)[^.]{0,10}(?:ferme|repos|libre)|ferme[^.]{0,20}dimanche|fermetures?[^.]{0,30}dimanche/,
  travel:
    /(?:sans|aucun|pas de) (?:grands? )?deplacement|prime grand deplacement|frais de deplacement|indemnite de deplacement/,
  remote: /pas de teletravail|teletravail (?:non|impossible)|sans teletravail|en presentiel/,
  night: /(?:pas de|sans|aucune?) (?:travail (?:de |en )?)?(?:nuit|nocturne)/,
  'on-call': /sans astreinte|pas d'astreinte/,
}

const FAR_ENOUGH = 12_000

/** The circumstances of the work that an interview may speak of. */
export function findConditions(text: string): Condition[] {
  const folded = foldLetters(text.slice(0, FAR_ENOUGH))
  return CONDITIONS.filter(
    ([condition, pattern]) => pattern.test(folded) && !NEGATED[condition]?.test(folded),
  ).map(([condition]) => condition)
}
