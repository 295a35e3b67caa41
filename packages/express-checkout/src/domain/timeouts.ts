/** Timeouts of requests in milliseconds; 0 is none. Source: express-checkout contract §2.2. */
export const timeouts = { refresh: 10_000, change: 19_000, empty: 10_000, order: 0 } as const
