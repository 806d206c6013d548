import { useEffect, useState } from 'react'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { TRADES_FAILED } from '../../messages.ts'
import { findTrades } from './ask-again.ts'

interface Props {
  label: string
  /** Whether it is sought on this device alone. */
  isPrivate: boolean
  /** Called with an official title, « Aide-soignant / Aide-soignante ». */
  onChoose: (title: string) => void
}

/** In milliseconds: whoever types is not interrupted at each key. */
const PAUSE = 200
const SHORTEST = 2

/** Finds a trade among the official titles, by the beginnings of its words. */
export function TradeSearch({ label, isPrivate, onChoose }: Props) {
  const [words, setWords] = useState('')
  const { titles, fault } = useTitles(words, isPrivate)

  const choose = (title: string) => {
    onChoose(title)
    setWords('')
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        value={words}
        placeholder="aide-soignant, maçon, comptable…"
        onChange={(event) => setWords(event.target.value)}
        // What is sought here is not what the form sends.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (titles?.[0]) choose(titles[0])
        }}
        fault={fault ?? undefined}
      />
      <p role="status" className={titles?.length === 0 ? 'text-ink-soft' : 'sr-only'}>
        {titles === null ? '' : titles.length === 0 ? NONE : `${titles.length} métiers trouvés`}
      </p>
      {titles !== null && titles.length > 0 && (
        <ul className="grid max-h-60 overflow-y-auto rounded-xl border border-hairline">
          {titles.map((title) => (
            <li key={title}>
              <button
                type="button"
                className="min-h-11 w-full px-4 py-2 text-left wrap-anywhere hover:bg-paper"
                onClick={() => choose(title)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const NONE = 'Aucun métier ne porte ce nom. Essayez un mot plus court.'

interface Found {
  titles: readonly string[] | null
  fault: string | null
}

const NOTHING: Found = { titles: null, fault: null }

/** Null while nothing is sought; an answer that comes after another question is dropped. */
function useTitles(words: string, isPrivate: boolean): Found {
  const [found, setFound] = useState<Found>(NOTHING)
  useEffect(() => {
    if (words.trim().length < SHORTEST) return setFound(NOTHING)
    const request = new AbortController()
    const search = () =>
      findTrades(words, { signal: request.signal, isPrivate }).then(
        (titles) => setFound({ titles, fault: null }),
        (error) =>
          request.signal.aborted ||
          setFound({ titles: null, fault: sentenceFor(error, TRADES_FAILED) }),
      )
    const pause = setTimeout(search, PAUSE)
    return () => {
      clearTimeout(pause)
      request.abort()
    }
  }, [words, isPrivate])
  return found
}
