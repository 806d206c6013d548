import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { findRecogniser, isOnDevice } from './recogniser.ts'
import { canRecord } from './recording.ts'
import { findServer } from './write-down.ts'

/** Who writes what is said: the browser on this device, the operator's server, the browser by its maker's servers, or nobody. */
export type Maker = 'device' | 'server' | 'browser' | 'recording'
/** What was chosen in this browser, after reading where the sound goes: a server is agreed to by its host. */
export type Choice = Exclude<Maker, 'server'> | `server:${string}` | 'refused'

const CHOICE = 'voice_choice'
const CHOICES: readonly string[] = ['device', 'browser', 'recording', 'refused'] satisfies Choice[]

export interface Found {
  maker: Maker
  /** Of the operator's server, when that is who writes. */
  host: string
}

/** The best maker at hand: the one that keeps the sound on the device first, then who runs this site. */
export async function findMaker(): Promise<Found> {
  if (await isOnDevice()) return { maker: 'device', host: '' }
  const host = canRecord() ? await findServer() : null
  if (host !== null) return { maker: 'server', host }
  return { maker: findRecogniser() ? 'browser' : 'recording', host: '' }
}

export function readChoice(): Choice | null {
  const kept = readStored('local', CHOICE)
  const isChoice = kept !== null && (CHOICES.includes(kept) || kept.startsWith('server:'))
  return isChoice ? (kept as Choice) : null
}

export const keepChoice = (choice: Choice): void => writeStored('local', CHOICE, choice)

/** Whether the sound may go where this maker takes it: that very way was agreed to, or it stays here. */
export const isAgreed = (choice: Choice | null, found: Found): boolean =>
  choice === agreementTo(found) || choice === 'recording'

/** What is kept of agreeing to that very way. */
export const agreementTo = ({ maker, host }: Found): Choice =>
  maker === 'server' ? `server:${host}` : maker

/** Where the sound goes, said before the first use. */
export const sayWhere = ({ maker, host }: Found): string => WHERE[maker].replace('%', host)

const WHERE: Record<Maker, string> = {
  server:
    "Pour écrire ce que vous dites, le son passe par notre serveur, qui n'en garde rien, et va au service de transcription choisi par l'éditeur de ce site (%). Une copie reste dans cet onglet jusqu'à la question suivante, pour que vous puissiez vous réécouter.",
  device:
    "Votre navigateur écrit ce que vous dites sur cet appareil\u00a0: le son n'en sort pas. Il reste dans cet onglet jusqu'à la question suivante, pour que vous puissiez vous réécouter.",
  browser:
    "Pour écrire ce que vous dites, votre navigateur envoie le son à son éditeur (Google pour Chrome, Apple pour Safari, Microsoft pour Edge). Nous ne le recevons pas. Une copie reste dans cet onglet jusqu'à la question suivante, pour que vous puissiez vous réécouter.",
  recording:
    "Ce navigateur ne sait pas écrire ce que vous dites. Le son reste dans cet onglet jusqu'à la question suivante\u00a0: réécoutez-vous, puis écrivez votre réponse.",
}
