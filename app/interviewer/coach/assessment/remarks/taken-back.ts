const TAKES_BACK =
  /^[\s,;:»"]*(?:mais|sauf que|par contre|malheureusement|sans (?:(?:le|la|les|l'|rien|en) ?)?(?:dire|prévenir|signaler|demander|vérifier|noter|contrôler|parler))(?!\p{L})/iu

/** Whether what follows a quote undoes it: « un stage, puis un restaurant, mais je suis parti en plein service ». */
export function isTakenBack(quote: string, answer: string): boolean {
  const at = answer.indexOf(quote)
  return at >= 0 && TAKES_BACK.test(answer.slice(at + quote.length))
}
