import { useId, useRef, useState } from 'react'
import { IMAGE_BYTES_MAX, IMAGE_KINDS } from '#app/blog/image-rules.ts'
import { IMAGE_TOO_LARGE } from '#app/blog/messages.ts'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { IMAGE_FAILED, IMAGE_INSERTED, IMAGE_MISSING } from '../../article-messages.ts'
import { useKeepImage } from '../../article-queries.ts'
import { FIELD } from './field.ts'
import { imageHtml } from './image-html.ts'

/** Sends an image to the site and writes it into the text, where the author stands. */
export function InsertImage({ onInsert }: { onInsert: (html: string) => void }) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [alt, setAlt] = useState('')
  const [fault, setFault] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const keep = useKeepImage()

  const choose = () => {
    setIsDone(false)
    setFault(faultOf(file.current?.files?.[0]))
  }
  const insert = async () => {
    const chosen = file.current?.files?.[0]
    const found = chosen ? faultOf(chosen) : IMAGE_MISSING
    setFault(found)
    setIsDone(false)
    if (found !== undefined || !chosen || keep.isPending) return file.current?.focus()
    try {
      onInsert(imageHtml(await keep.mutateAsync(chosen), alt))
    } catch (error) {
      return setFault(sentenceFor(error, IMAGE_FAILED))
    }
    if (file.current) file.current.value = ''
    setAlt('')
    setIsDone(true)
  }

  return (
    <fieldset className="grid min-w-0 items-start gap-4 rounded-xl border border-hairline p-4 sm:grid-cols-2 xl:grid-cols-1">
      <legend className="px-1 font-semibold">Image dans le texte</legend>
      <div className="grid min-w-0 gap-1.5">
        <label htmlFor={id}>Fichier</label>
        <input
          ref={file}
          id={id}
          type="file"
          accept={Object.values(IMAGE_KINDS).join(',')}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-kinds ${id}-fault`}
          onChange={choose}
          className={`${FIELD} text-base file:mr-3 file:rounded-lg file:border-0 file:bg-accent-tint file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
        />
        <p id={`${id}-kinds`} className="text-base leading-snug text-ink-soft">
          PNG, JPEG, WebP ou AVIF, 2 Mo au plus.
        </p>
        <p id={`${id}-fault`} role="alert" className="text-base leading-snug text-danger">
          {fault}
        </p>
      </div>
      <TextField
        label="Ce que l'image montre"
        autoComplete="off"
        maxLength={300}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void insert()
        }}
        hint={
          <p className="text-base leading-snug text-ink-soft">
            Ce texte est lu aux personnes qui ne voient pas l'image. Laissez-le vide si elle est
            décorative.
          </p>
        }
      />
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <Button aria-disabled={keep.isPending} onClick={() => void insert()}>
          {keep.isPending ? 'Envoi...' : 'Insérer une image'}
        </Button>
        <p role="status" className="text-base text-ink-soft">
          {isDone && IMAGE_INSERTED}
        </p>
      </div>
    </fieldset>
  )
}

const faultOf = (file: File | undefined) =>
  file && file.size > IMAGE_BYTES_MAX ? IMAGE_TOO_LARGE : undefined
