/** Which of the pictures is shown, for the viewer: `1 / 3` for index 0 of 3. Source: catalogue-and-cart §10.3. */
export function formatCounter(index: number, count: number): string {
  return `${String(index + 1)} / ${String(count)}`
}
