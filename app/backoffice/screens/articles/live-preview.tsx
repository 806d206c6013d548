import { useEffect, useState } from 'react'
import { Prose } from '#app/blog/prose.tsx'
import { useArticlePreview } from '../../article-queries.ts'

/** How long somebody who writes pauses before the preview follows, in milliseconds. */
const PAUSE = 400

/** The text as readers would see it, cleaned by the server, and what of it they would not see. */
export function LivePreview({ content }: { content: string }) {
  const settled = useSettled(content)
  const { data, isError } = useArticlePreview(settled)
  const shown = settled.trim() === '' ? undefined : data
  return (
    <section aria-labelledby="apercu" className="grid min-w-0 content-start gap-1.5">
      <h2
        id="apercu"
        className="font-text text-[1em] leading-[inherit] font-semibold tracking-normal"
      >
        Aperçu du contenu
      </h2>
      <div className="max-h-[44rem] min-h-32 overflow-y-auto rounded-xl border border-hairline bg-paper p-5 [&>div>:first-child]:mt-0">
        {shown && <Prose html={shown.content} />}
        {!shown && !isError && (
          <p className="text-ink-soft">Votre texte apparaîtra ici comme ses lecteurs le verront.</p>
        )}
        {isError && (
          <p className="text-ink-soft">L'aperçu n'est pas disponible ; votre texte est intact.</p>
        )}
      </div>
      <div role="status" className="text-base leading-snug text-improve">
        {shown && shown.removed.length > 0 && (
          <p>
            {'Ne sera pas publié, par sécurité : '}
            {shown.removed.map((part, index) => (
              <span key={part}>
                {index > 0 && ', '}
                <code>{part}</code>
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </section>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
