/** What is asked about a tool that the offer asks for by its name. */
export const ON_A_TOOL: readonly string[] = [
  "Qu'avez-vous déjà réalisé avec {outil}, et qu'y faites-vous sans aide ?",
  'Quelle est la chose la plus difficile que vous avez faite avec {outil} ?',
]

export const ON_A_TOOL_TO_A_BEGINNER: readonly string[] = [
  "Qu'avez-vous déjà fait avec {outil}, en cours, en stage ou pour vous ?",
]
