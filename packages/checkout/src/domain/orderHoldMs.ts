/** Wait before another attempt after an unclear answer, because the order may exist. Source: checkout contract §6.5. */
export const orderHoldMs = 5000
