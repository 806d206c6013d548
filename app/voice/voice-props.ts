import type { Spoken } from './contract.ts'

/** The field that is spoken into, and who is told of it. */
export interface VoiceProps {
  field: () => HTMLTextAreaElement | null
  /** Called with all that the field holds, each time that words were heard. */
  onText: (text: string) => void
  /** Called once for each go at speaking. */
  onSpoken: (spoken: Spoken) => void
}
