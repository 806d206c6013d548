/** What is asked of a thread: a verb of its program, by name. */
export interface Call {
  verb: string
  args: readonly unknown[]
}

/** What a thread says. */
export type Message =
  | { kind: 'ready' }
  | { kind: 'answered'; answer: unknown }
  | { kind: 'failed'; error: unknown }
