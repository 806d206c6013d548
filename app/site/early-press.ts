/**
 * Keeps the last press of a button that needs the program until the page is live, then does it once.
 * A press that is kept reaches nobody else, so it can neither be lost nor be done twice; the button
 * fades meanwhile. What the browser does by itself is left to it: menus, and forms but those marked
 * `data-waits`. Who writes has moved on, and a program that cannot come leaves a form to the browser.
 */
export const EARLY_PRESS = `let pressed, heard
const keep = (button) => {
  heard?.cancel()
  pressed = button
  heard = button?.animate({ opacity: 0.55 }, { duration: 150, fill: "forwards" })
}
const press = (event) => {
  const button = event.target.closest("button")
  if (!button) return
  const waits = button.type === "button" ? !button.popoverTargetElement : "waits" in (button.form?.dataset ?? {})
  keep(waits ? button : null)
  if (!waits) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
const write = () => keep(null)
const live = () => {
  const button = pressed
  keep(null)
  removeEventListener("click", press, true)
  removeEventListener("input", write, true)
  if (button?.isConnected) button.click()
}
addEventListener("click", press, true)
addEventListener("input", write, true)
addEventListener("live", () => setTimeout(live), { once: true })
`
