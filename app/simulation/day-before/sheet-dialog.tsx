import { type FormEvent, useId, useState } from 'react'
import { offerIfGone } from '#app/hydration/late-files.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import { saveFile } from '#app/ui/save-file.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { Interview } from '../interview.ts'
import { downloadSheet } from '../report/download.ts'
import { FieldFault } from '../screens/field-fault.tsx'
import { type DayBeforeSheet, makeSheet } from './sheet.ts'
import {
  asNotes,
  NO_FACTS,
  nothingToMend,
  REMINDER_FAILED,
  SHEET,
  SHEET_FAILED,
  sheetHeading,
} from './words.ts'

interface Props {
  interview: Interview
  onClose: () => void
}

/** The page to reread the evening before, to print, to keep, and to be reminded of. */
export function SheetDialog({ interview, onClose }: Props) {
  const sheet = makeSheet(interview)
  const [isDrawing, setIsDrawing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const download = async () => {
    if (isDrawing) return
    setIsDrawing(true)
    setFault(null)
    setFault(await faultOf(downloadSheet(sheet), SHEET_FAILED))
    setIsDrawing(false)
  }
  return (
    <Dialog isOpen onClose={onClose} title={SHEET} description={sheetHeading(sheet)}>
      <div data-printed className="grid gap-8">
        {/* First, so that the keyboard begins at the head of the page. */}
        <div className="flex flex-wrap gap-3" data-no-print>
          <Button variant="primary" aria-busy={isDrawing} onClick={() => void download()}>
            {isDrawing ? 'Préparation de la fiche…' : 'Télécharger en PDF'}
          </Button>
          <Button onClick={() => window.print()}>Imprimer</Button>
        </div>
        <FieldFault id={useId()} fault={fault} />
        <Part title="À dire" items={sheet.facts.map(quote)} instead={NO_FACTS} />
        <section>
          <h3 className="text-xl">À reprendre</h3>
          {sheet.toMend.length === 0 && <p className="mt-3">{nothingToMend(sheet)}</p>}
          {sheet.toMend.map(({ question, best, advice }) => (
            <div key={question} className="mt-4 grid gap-1 wrap-anywhere">
              <p className="font-semibold">{noBreak(question)}</p>
              {best && <p>{`Votre meilleure phrase\u00a0: ${quote(best)}`}</p>}
              {advice && <p>{noBreak(advice)}</p>}
            </div>
          ))}
        </section>
        <Part title="À demander" items={sheet.toAsk} />
        <Reminder sheet={sheet} />
      </div>
    </Dialog>
  )
}

/** What to say of a file that could not be made; a page that is outdated says so by itself. */
const faultOf = (making: Promise<void>, sentence: string): Promise<string | null> =>
  making.then(
    () => null,
    async (error) => ((await offerIfGone(error)) ? null : sentence),
  )

const quote = (words: string) => `«\u00a0${words}\u00a0»`

function Part({ title, items, instead }: { title: string; items: string[]; instead?: string }) {
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      {items.length === 0 && <p className="mt-3">{instead}</p>}
      <ul className="mt-3 grid list-disc gap-2 pl-5 wrap-anywhere">
        {items.map((item) => (
          <li key={item}>{noBreak(item)}</li>
        ))}
      </ul>
    </section>
  )
}

/** When it is: an event for the calendar of the phone. */
function Reminder({ sheet }: { sheet: DayBeforeSheet }) {
  const [at, setAt] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const give = async (event: FormEvent) => {
    event.preventDefault()
    setFault(null)
    const given = import('./reminder.ts').then(({ drawReminder }) =>
      saveFile(drawReminder({ ...sheet, at, notes: asNotes(sheet) }), 'entretien.ics'),
    )
    setFault(await faultOf(given, REMINDER_FAILED))
  }
  return (
    <form onSubmit={(event) => void give(event)} className="flex flex-wrap items-end gap-3">
      <TextField
        label="Date et heure de l'entretien"
        type="datetime-local"
        // A calendar knows no year of five digits, which this field otherwise takes.
        max="9999-12-31T23:59"
        required
        value={at}
        onChange={(event) => setAt(event.target.value)}
        className="min-w-0 grow"
      />
      <Button type="submit">Ajouter à mon agenda</Button>
      <FieldFault id={useId()} fault={fault} />
    </form>
  )
}
