/** Verbs of English offers that French ones borrow, as one says them in French. */
const IN_FRENCH: Readonly<Record<string, string>> = {
  own: 'prendre en charge',
  owner: 'prendre en charge',
  drive: 'mener',
  driver: 'mener',
  lead: 'mener',
  leader: 'mener',
  run: 'faire tourner',
  build: 'construire',
  builder: 'construire',
  ship: 'livrer',
  shipper: 'livrer',
  deliver: 'livrer',
  delivrer: 'livrer',
  manage: 'gérer',
  handle: 'traiter',
  improve: 'améliorer',
  define: 'définir',
  write: 'écrire',
  monitor: 'surveiller',
  monitorer: 'surveiller',
  check: 'vérifier',
  checker: 'vérifier',
  close: 'conclure',
  closer: 'conclure',
  onboard: 'accueillir',
  onboarder: 'accueillir',
  challenge: 'remettre en question',
  challenger: 'remettre en question',
  benchmarker: 'comparer',
  briefer: 'renseigner',
  reviewer: 'relire',
  merger: 'fusionner',
  scaler: 'faire grandir',
}
const BORROWED = new RegExp(
  `(?<=^|, | et |: |(?:tu|vous) )(${Object.keys(IN_FRENCH).join('|')})(?= (?:l[ae]s? |l'|nos |vos |des |du |une? |notre |votre |tes |ta |ton ))`,
  'giu',
)

/** « Owner la CI/CD et challenger les coûts » gives « prendre en charge la CI/CD et remettre en question les coûts ». */
export function withoutFranglais(task: string): string {
  return task.replace(BORROWED, (verb) => IN_FRENCH[verb.toLowerCase()] ?? verb)
}
