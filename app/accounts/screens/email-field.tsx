import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/text-field.tsx'

export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField type="email" label="Email" autoComplete="email" required {...props} />
)
