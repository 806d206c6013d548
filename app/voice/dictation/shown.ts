import type { VoiceProps } from '../voice-props.ts'
import type { Maker } from './makers.ts'

export interface Shown {
  state: 'idle' | 'asking' | 'listening' | 'ending'
  /** What happened, when something did. */
  notice: string
  recording: Blob | null
  /** Milliseconds of the wall clock; null while nobody speaks. */
  startedAt: number | null
}

export const SILENT: Shown = { state: 'idle', notice: '', recording: null, startedAt: null }

export interface SpeakingOptions extends VoiceProps {
  maker: Maker
  show: (change: Partial<Shown>) => void
  onLevel: (level: number) => void
}
