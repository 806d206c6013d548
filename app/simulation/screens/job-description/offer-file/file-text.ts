/** What reading a file gives: its text, or why there is none. */
export type FileText = { text: string } | { fault: string }
