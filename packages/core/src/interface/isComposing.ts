/** The code of a key that belongs to an input method. */
const inputMethodKey = 229

/**
 * Whether a key belongs to an input method, such as the Enter that takes a Japanese word: it is no command. Safari ends the composition before
 * the key that ends it, and marks that key by its code alone.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it in Safari
  return event.isComposing || event.keyCode === inputMethodKey
}
