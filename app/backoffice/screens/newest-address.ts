/** What the address asks for now; a screen shows it a moment later, and two changes may come within that. */
export const newestAddress = () => new URLSearchParams(window.location.search)
