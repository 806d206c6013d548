/** Addresses that become administrators once verified; each journey takes one that no other does. */
export const ADMINISTRATORS = Array.from(
  { length: 27 },
  (_, index) => `administration-${index}@exemple.fr`,
)
