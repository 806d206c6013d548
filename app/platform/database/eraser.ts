/** Has the bytes of what was deleted leave the disk, where the database would keep them. */
export interface Eraser {
  /**
   * Erases in a thread of its own whatever was deleted before this call, and says when that is done.
   * Failures are logged and tried again: it may be called without waiting for the answer.
   */
  erase(): Promise<void>
  /** Waits a while for the erasing under way, and begins no other. */
  close(): Promise<void>
}
