import type { Piece } from './sections.ts'
import { QUALITIES } from './vocabulary/qualities.ts'

const MOST = 10
const SPEAKS_OF_PERSON =
  /^(?:vous |tu )?(?:etes|es|etre|avez|as|faites|possed|savez|aimez|disposez|appreci|demontr|justifi|votre|vos|doue|dote|reconnu)|\b(?:vous|tu) (?:etes|es|avez|as|faites|fais|aimez|savez|sais|aimes|appreciez)\b|une personne|profil|qualites?|sens (?:de|du|des)|esprit d|capacites? (?:a|d)|savoir-?etre|votre (?:sens|capacite|rigueur|motivation|serieux|esprit|autonomie|aisance|dynamisme)|faire preuve|motive|autonom|rigoureu|dynamique|(?:un|une|des) .{0,50}(?:serieu|ponctuel|souriant|polyvalent|experimente)/

/** « Nous attachons de l'importance à la patience »: the employer speaks, of the candidate. */
const VALUED = /^nous (?:attachons|apprecions|attendons|valorisons|(?:re)?cherchons une personne)/

/** The qualities the offer asks of a person, as nouns, each once; benefits and company praise are not read. */
export function findQualities(pieces: readonly Piece[]): string[] {
  const found: string[] = []
  for (const piece of pieces) {
    if (!speaksOfCandidate(piece)) continue
    for (const [quality, pattern] of QUALITIES) {
      if (pattern.test(piece.folded) && !found.includes(quality)) found.push(quality)
    }
  }
  return found.slice(0, MOST)
}

function speaksOfCandidate({ folded, family, isNoise }: Piece): boolean {
  if (family === 'company' || family === 'apply') return false
  if (family === 'conditions')
    return /^(?:vous|tu) (?:etes|es|avez|as|aimez|aimes|savez|sais|appreciez|faites)\b/.test(folded)
  if (VALUED.test(folded)) return true
  if (isNoise && !/profil|vous (?:etes|avez)|capacite/.test(folded)) return false
  if (
    family === 'profile' ||
    family === 'qualities' ||
    family === 'skills' ||
    family === 'training'
  )
    return true
  if (
    /^(?:nous|notre|equipes?|environnement|entreprise|ambiance|une equipe|rejoignez)\b|equipe(?:s)? dynamique|environnement dynamique|structure dynamique|entreprise dynamique|ambiance/.test(
      folded,
    )
  )
    return false
  return SPEAKS_OF_PERSON.test(folded)
}
