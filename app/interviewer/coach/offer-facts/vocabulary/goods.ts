/** What a shop sells, as a question names it, and the sectors where that is sold. */
interface KnownGoods {
  named: RegExp
  soldIn: readonly string[]
}

export const GOODS: readonly KnownGoods[] = [
  {
    named:
      / (?:tenues? (?:completes?|de ceremonie)|vetements?|essayages?|lingerie|soutien gorge|en costume|robe longue|un pull|mannequin|autre taille|la taille manque|chaussures?|sac en cuir) /,
    soldIn: ['la mode', 'le luxe', 'le textile', 'les articles de sport'],
  },
  {
    named:
      / (?:canapes?|matelas|refrigerateurs?|lave linge|televiseurs?|rideaux|dessiner une cuisine|papier peint|equipements? (?:pour|de) la maison) /,
    soldIn: [
      'la décoration',
      "l'électroménager",
      'les cuisines équipées',
      'le bricolage',
      'la menuiserie',
    ],
  },
  {
    named: / (?:plantes?|bouquets?|fleurs?|fleuriste|tondeuses?|vegetaux) /,
    soldIn: ['la jardinerie', 'le bricolage', 'les espaces verts', 'les semences'],
  },
]

/** Sectors whose goods are known: a shop of these surely sells no others. */
export const OF_ONE_KIND_OF_GOODS: ReadonlySet<string> = new Set([
  'les cosmétiques',
  "l'optique",
  'les articles de sport',
  'le jouet',
  'la jardinerie',
  "l'électroménager",
  'les cuisines équipées',
  'la mode',
  'le vin',
  'le chocolat',
  'le café',
  'le cycle',
])
