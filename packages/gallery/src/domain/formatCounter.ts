/** The viewer's counter: `1 / 3` for index 0 of 3. Source: catalogue-and-cart §10.3. */
export function formatCounter(index: number, count: number): string {
  return `${index + 1} / ${count}`
}
