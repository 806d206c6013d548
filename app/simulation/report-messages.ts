/** What is said of the report that is downloaded. */
export const REPORT_FAILED = 'Une erreur est survenue lors du téléchargement du rapport.'
export const REPORT_DOWNLOADED = {
  title: 'Rapport téléchargé',
  description: 'Votre rapport a été téléchargé avec succès.',
}
