import type { VoiceProps } from '../voice-props.ts'
import type { Maker } from './makers.ts'

export interface Shown {
  state: 'idle' | 'asking' | 'listening' | 'ending' | 'writing'
  /** What happened, when something did. */
  notice: string
  recording: Blob | null
  /** The recording could not be written down, and may be tried again. */
  isUnwritten: boolean
  /** Milliseconds of the wall clock; null while nobody speaks. */
  startedAt: number | null
}

export const SILENT: Shown = {
  state: 'idle',
  notice: '',
  recording: null,
  isUnwritten: false,
  startedAt: null,
}

export interface SpeakingOptions extends VoiceProps {
  maker: Maker
  show: (change: Partial<Shown>) => void
  onLevel: (level: number) => void
}
