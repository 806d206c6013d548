/**
 * Keeps the last click on a button that needs the program until the page is live, then does it once.
 * A click that is kept reaches nobody else, so it can neither be lost nor be done twice; the button
 * fades meanwhile. What the browser does by itself is left to it: menus, and forms but those marked
 * `data-waits`. Who writes has moved on, and a program that cannot come leaves a form to the browser.
 */
export const REPLAY_EARLY_CLICKS = `let clicked, faded
const keep = (button) => {
  faded?.cancel()
  clicked = button
  faded = button?.animate({ opacity: 0.55 }, { duration: 150, fill: "forwards" })
}
const onClick = (event) => {
  const button = event.target.closest("button")
  if (!button) return
  const waits = button.type === "button" ? !button.popoverTargetElement : "waits" in (button.form?.dataset ?? {})
  keep(waits ? button : null)
  if (!waits) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
const onInput = () => keep(null)
const replay = () => {
  const button = clicked
  keep(null)
  removeEventListener("click", onClick, true)
  removeEventListener("input", onInput, true)
  if (button?.isConnected) button.click()
}
addEventListener("click", onClick, true)
addEventListener("input", onInput, true)
addEventListener("live", () => setTimeout(replay), { once: true })
`
