import { useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldFault } from '../../field-fault.tsx'
import { useMayReadClipboard } from './clipboard.ts'
import { useDroppedFile } from './use-dropped-file.ts'
import { type Brought, useOfferFile } from './use-offer-file.ts'

interface Props {
  /** What the field holds now. */
  current: () => string
  onFill: (text: string) => void
}

const FORMATS = '.pdf,.docx,.odt,.txt,.md,text/plain'

/** An offer that is in a file or was copied elsewhere comes into the field, to be read over there. */
export function OfferFile({ current, onFill }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { brought, bringFile, bringCopied, putBack } = useOfferFile({ current, onFill })
  const isOver = useDroppedFile(place, bringFile)
  const choose = () => {
    const file = input.current?.files?.[0]
    if (!file || !input.current) return
    // The same file may be chosen again, once it was mended.
    input.current.value = ''
    void bringFile(file)
  }
  return (
    <div ref={place}>
      <div className="-ml-5 flex flex-wrap">
        <input ref={input} type="file" accept={FORMATS} hidden onChange={choose} />
        <Button variant="quiet" onClick={() => input.current?.click()}>
          Ouvrir un fichier
        </Button>
        {/* Fingers paste with difficulty; a keyboard has its own way. */}
        {useMayReadClipboard() && (
          <Button
            variant="quiet"
            className="pointer-fine:hidden"
            onClick={() => void bringCopied()}
          >
            Coller l'offre
          </Button>
        )}
        <p className="self-center px-5 text-base text-ink-soft pointer-coarse:hidden">
          PDF, Word, LibreOffice ou texte{'\u00a0'}: vous pouvez aussi le déposer ici.
        </p>
      </div>
      <div role="status" className="text-base break-words text-ink-soft">
        {isOver ? 'Lâchez le fichier\u00a0: son texte viendra dans le champ.' : sayBrought(brought)}
        {!isOver && brought?.state === 'read' && brought.replaced !== '' && (
          <Button
            variant="quiet"
            className="-ml-5 max-sm:flex sm:ml-0"
            onClick={() => putBack(brought.replaced)}
          >
            Revenir au texte d'avant
          </Button>
        )}
      </div>
      <FieldFault id={useId()} fault={brought?.state === 'fault' ? brought.fault : null} />
    </div>
  )
}

function sayBrought(brought: Brought | null): string {
  if (brought?.state === 'reading') return 'Lecture en cours…'
  if (brought?.state !== 'read') return ''
  return `${brought.name} est dans le champ. Relisez, et corrigez si besoin.`
}
