import { type FormEvent, memo, type RefObject, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { BeforePaint } from '#app/hydration/before-paint.tsx'
import { offerIfGone } from '#app/hydration/late-files.ts'
import { ActionBar } from '#app/ui/action-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { openDialog } from '#app/ui/dialog-slot.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Format } from '../../format.ts'
import { useKeepsAllHere } from '../../keep-all-here.ts'
import { isLongEnough } from '../../rules.ts'
import { sayFormat } from '../../say-format.ts'
import { FOLLOW_UNTIL_LIVE } from './follow-until-live.ts'
import { keepFormat, readKeptFormat } from './kept-format.ts'
import { OfferField } from './offer-field.tsx'
import { TipsCard } from './tips-card.tsx'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  /** What the field holds, a frame later. */
  text: string
  onKey: () => void
  onFill: (text: string) => void
  onSubmit: (format: Format | undefined) => void
}

const FORM_ID = 'offer'
const USUAL = '8 questions, en entraînement'
/** By the field itself: once the page lives nothing may go from above a button that a finger is on. */
const WHILE_EMPTY = 'group-has-[textarea:not(:placeholder-shown)]/offer:hidden'
const NO_EXAMPLE = {
  title: 'Hors connexion',
  description: "L'offre d'exemple n'a pas pu venir. Collez la vôtre, ou réessayez.",
}

export function OfferForm({ field, text, onKey, onFill, onSubmit }: Props) {
  const [format, setFormat] = useState<Format | null>(null)
  // Before the page says that it is live: a press that waited for that is then done.
  useLayoutEffect(() => setFormat(readKeptFormat()), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(format ?? undefined)
  }
  const fillWithExample = async () => {
    field.current?.focus()
    const { EXAMPLE_OFFER } = await import('../../content/example-offer.ts')
    // A press made before the page was live may meet an offer kept by the tab.
    if (field.current?.value === '') onFill(EXAMPLE_OFFER)
  }

  const chooseTrade = () =>
    openDialog(async () => {
      const { TradeDialog } = await import('../understood/trade-dialog.tsx')
      return (close) => <TradeDialog onChoose={onFill} onClose={close} />
    })

  const choose = (next: Format | null) => {
    setFormat(next)
    keepFormat(next)
  }
  const chooseFormat = () =>
    openDialog(async () => {
      const { FormatDialog } = await import('../format/format-dialog.tsx')
      return (close) => (
        <FormatDialog format={format ?? undefined} onChoose={choose} onClose={close} />
      )
    })

  const isAllKept = useKeepsAllHere()
  const choosePrivacy = () =>
    openDialog(async () => {
      const { PrivacyDialog } = await import('./privacy-dialog.tsx')
      return (close) => <PrivacyDialog onClose={close} />
    })

  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-question">Quel poste visez-vous ?</h1>
        <p className="mt-3 text-ink-soft">
          Collez l'offre telle quelle. Vous recevrez les questions que son recruteur pourrait poser.
        </p>
        <noscript>
          <p className="mt-4 rounded-xl bg-improve-tint px-5 py-4">
            Les questions ne peuvent pas être préparées sans JavaScript. Activez-le, puis rechargez
            cette page ; les articles, les tarifs et l'assistance se lisent sans lui.
          </p>
        </noscript>
      </div>
      {/* By itself a browser does nothing with this method: without its program no text is left behind. */}
      <form
        id={FORM_ID}
        method="dialog"
        data-waits
        onSubmit={submit}
        className="group/offer grid gap-3"
      >
        <OfferField ref={field} text={text} onKey={onKey} onFill={onFill} />
        <div className="-ml-5 flex flex-wrap">
          <Button
            variant="quiet"
            className={WHILE_EMPTY}
            onClick={() => void fillWithExample().catch(sayNoExample)}
          >
            Essayer avec une offre d'exemple
          </Button>
          <Button variant="quiet" className={WHILE_EMPTY} onClick={() => void chooseTrade()}>
            Pas d'offre{'\u00a0'}? Choisissez un métier
          </Button>
          <Button variant="quiet" className="text-left" onClick={() => void chooseFormat()}>
            {`Format\u00a0: ${format ? sayFormat(format) : USUAL}`}
          </Button>
          <Button variant="quiet" className="text-left" onClick={() => void choosePrivacy()}>
            {isAllKept ? 'Tout est gardé sur cet appareil' : 'Tout garder sur cet appareil'}
          </Button>
        </div>
      </form>
      <BeforePaint script={FOLLOW_UNTIL_LIVE} />
      <ActionBar>
        <HomeButton />
        <Button
          type="submit"
          form={FORM_ID}
          variant="primary"
          className="max-sm:grow max-sm:px-3"
          disabled={!isLongEnough(text)}
          suppressHydrationWarning
        >
          Générer les questions
        </Button>
      </ActionBar>
      <TipsCard />
    </div>
  )
}

/** A button as specified; before JavaScript arrives its form leads home by itself. */
const HomeButton = memo(() => {
  const navigate = useNavigate()
  const goHome = (event: FormEvent) => {
    event.preventDefault()
    void navigate('/')
  }
  return (
    <form action="/" onSubmit={goHome}>
      <Button type="submit" className="max-sm:px-3">
        Retour à l'accueil
      </Button>
    </form>
  )
})

const sayNoExample = async (error: unknown) => (await offerIfGone(error)) || showToast(NO_EXAMPLE)
