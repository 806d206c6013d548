/** Runs in the page, in the place of the provider's script: a card field in a frame of its own, and calls of its own. */
export const SCRIPT = `(() => {
  const API = 'https://api.stripe.com/v1/payment_intents/'
  const ask = async (path, card) =>
    (await fetch(API + path, { method: 'POST', body: card })).json()
  const frame = (src) => Object.assign(document.createElement('iframe'), { src, title: 'Stripe' })
  const said = (origin) => new Promise((resolve) => {
    addEventListener('message', function hear(event) {
      if (event.origin !== origin) return
      removeEventListener('message', hear)
      resolve(event.data)
    })
  })
  let card = ''
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://js.stripe.com') document.documentElement.dataset.card = card = data
  })
  const element = {
    mount: (place) => place.append(frame('https://js.stripe.com/v3/card.html')),
    destroy: () => {}, update: () => {}, off: () => {}, once: () => {},
    on: (name, tell) => { if (name === 'ready') setTimeout(() => tell(element)) },
  }
  const elements = { create: () => element, getElement: () => element, update: () => {}, on: () => {} }
  const stripe = {
    elements: () => elements,
    createToken: () => {}, createPaymentMethod: () => {}, registerAppInfo: () => {}, _registerWrapper: () => {},
    async confirmCardPayment(secret) {
      const id = secret.split('_secret_')[0]
      const first = await ask(id + '/confirm', card)
      if (first.paymentIntent?.status !== 'requires_action') return first
      const bank = frame('https://hooks.stripe.com/3ds')
      bank.style = 'position: fixed; inset: 0; z-index: 100; pointer-events: auto; background: white'
      document.body.append(bank)
      const verdict = await said('https://hooks.stripe.com')
      bank.remove()
      return ask(id + '/' + verdict, card)
    },
  }
  window.Stripe = Object.assign(() => stripe, { version: 'endive' })
})()`

export const CARD_FIELD = `<!doctype html><label>Numéro <input id="card"
  oninput="parent.postMessage(this.value, '*')"></label>`

export const BANK = `<!doctype html>
  <button onclick="parent.postMessage('approve', '*')">Autoriser</button>
  <button onclick="parent.postMessage('refuse', '*')">Refuser</button>`
