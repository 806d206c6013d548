/** Of thirty faults told in as many trades, the coach names a third: whoever practises is told so. */
export const WhatItMayMiss = () => (
  <p className="text-base text-ink-soft">
    Elle ne reconnaît pas toutes les erreurs de métier{'\u00a0'}: en cas de doute sur un geste ou
    une règle, demandez à quelqu'un du métier.
  </p>
)
