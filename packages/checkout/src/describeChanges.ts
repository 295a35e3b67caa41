/** What a page shows of rates and total. */
interface ShownSums {
  /** A sentence about the chosen rates; empty without one. */
  readonly rates: string
  /** The total; empty where the page shows none. */
  readonly total: string
}

/**
 * The sentences about what has changed, to be announced: as one text, since a live region holds one message. Empty where nothing has changed.
 * `sayTotal` makes a sentence of the new total.
 */
export function describeChanges(before: ShownSums, after: ShownSums, sayTotal: (total: string) => string): string {
  const { rates, total } = after
  const texts = [
    ...(rates === "" || rates === before.rates ? [] : [rates]),
    ...(total === "" || total === before.total ? [] : [sayTotal(total)]),
  ]
  return texts.join(" ")
}
