import { useState } from 'react'
import { tellFailure } from '#app/accounts/tell.ts'
import { refusedFields } from '#app/platform/http/refused-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { EXPORT_FILE } from './messages.ts'
import { useDeleteAccount, useExport } from './queries.ts'

/** « Mes données »: what is held about this account, to keep or to take away. */
export function MyData({ onDeleted }: { onDeleted: () => void }) {
  const { mutate, isPending } = useExport()
  const [isDeleting, setIsDeleting] = useState(false)
  const download = () =>
    mutate(undefined, {
      onSuccess: (file) => saveFile(file, EXPORT_FILE),
      onError: (error) => tellFailure(error),
    })
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={isPending} onClick={download}>
        Télécharger mes données
      </Button>
      {isDeleting ? (
        <DeleteForm onDeleted={onDeleted} onCancel={() => setIsDeleting(false)} />
      ) : (
        <Button className="border-danger! text-danger!" onClick={() => setIsDeleting(true)}>
          Supprimer mon compte
        </Button>
      )}
    </div>
  )
}

interface DeleteProps {
  onDeleted: () => void
  onCancel: () => void
}

function DeleteForm({ onDeleted, onCancel }: DeleteProps) {
  const { mutateAsync, isPending, error } = useDeleteAccount()
  const deleteAccount = (form: FormData) =>
    mutateAsync({ password: String(form.get('password')) }).then(
      ({ message }) => {
        showToast({ title: message })
        onDeleted()
      },
      (error) => tellFailure(error),
    )

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        deleteAccount(new FormData(event.currentTarget))
      }}
      className="grid w-full gap-4 rounded-xl border border-danger p-5"
    >
      <p>
        Votre compte, vos simulations et tout ce qui s'y rattache seront supprimés définitivement.
        Tapez votre mot de passe pour confirmer.
      </p>
      <TextField
        label="Mot de passe"
        type="password"
        name="password"
        fault={refusedFields(error).password}
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending} className="border-danger! text-danger!">
          {isPending ? 'Suppression…' : 'Supprimer définitivement'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Garder mon compte
        </Button>
      </div>
    </form>
  )
}
