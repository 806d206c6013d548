/** Apart from the other rules: every page says how many are left, and needs none of those. */
export const FREE_SIMULATIONS = 3
