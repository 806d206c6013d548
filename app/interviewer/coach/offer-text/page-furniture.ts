import { foldLetters } from '../french/fold-letters.ts'

/** What a site writes on its buttons and menus, folded. */
const BUTTON =
  /^(?:se connecter|connexion|s'identifier|mon (?:compte|espace|cv)|s'inscrire|creer (?:un|mon) compte|(?:deposer|ajouter|importer) (?:mon|un|votre) cv|espace (?:recruteurs?|candidats?|entreprises?)|je postule|postuler(?: (?:rapidement|maintenant|en ligne|a (?:cette|l')? ?offre|sur le site.*))?|candidature (?:simplifiee|facile|rapide)|sauvegarder(?: l'offre)?|enregistrer l'offre|partager(?: (?:l'offre|cette offre|par mail))?|imprimer(?: l'offre)?|signaler (?:l'annonce|l'offre|cette (?:annonce|offre)|un probleme)|retour(?: (?:aux?|a la) (?:resultats|recherche|liste|offres))?|ajouter aux favoris|creer une alerte.*|recevoir les offres.*|voir (?:plus|moins|l'itineraire|toutes les offres.*|le (?:profil|site).*|les offres.*)|lire la suite|afficher (?:plus|moins|la suite)|en savoir plus|aller au contenu|menu|rechercher|suivre(?: l'entreprise)?|tout (?:accepter|refuser)|accepter(?: et (?:fermer|continuer))?|refuser|continuer sans accepter|personnaliser|parametrer(?: les cookies)?|precedent|suivant|accueil|nos offres|offres d'emploi|toutes nos offres|conseils|entreprises)$/
const BREADCRUMB = /^(?:accueil|home|offres? d'emploi|emplois?) ?[>›»/] ?\S/
const ON_COOKIES =
  /\b(?:nous|ce site|notre site|nos partenaires)\b.{0,60}\bcookies\b|\bcookies\b.{0,80}(?:accept|votre experience|refus)|^politique de confidentialite|^mentions legales|^tous droits reserves|^©/
const DATED =
  /^(?:(?:offre )?(?:publiee?|actualisee?|mise a jour|postee?|mise en ligne|active)s? (?:le|il y a|hier|aujourd'hui|depuis)|il y a (?:plus de )?(?:\d+|une?) (?:jours?|heures?|semaines?|mois)$|\d+ (?:vues|candidatures?|personnes ont)).{0,60}$/
const PAGE_NUMBER = /^(?:page )?\d{1,3} ?(?:\/|sur) ?\d{1,3}$|^page \d{1,3}$/
const BETWEEN_BUTTONS = / ?[|·•/↗♡⚑★☆✕×›>] ?| {2,}| [-–—] /u
const LONGEST = 200

/** Whether a line belongs to the page an offer was copied from, and not to the offer: menu, button, cookies, page number. */
export function isFurniture(line: string): boolean {
  if (line.length > LONGEST || /^[-•*·–—]/u.test(line)) return false
  const folded = foldLetters(line).trim()
  if (BREADCRUMB.test(folded) || ON_COOKIES.test(folded) || PAGE_NUMBER.test(folded)) return true
  if (DATED.test(folded)) return true
  const parts = folded
    .split(BETWEEN_BUTTONS)
    .map((part) => part.replace(/^[^a-z]+|[^a-z]+$/g, ''))
    .filter(Boolean)
  return parts.length > 0 && parts.every((part) => BUTTON.test(part))
}
