/** A primary click without modifiers that nobody has answered: the others open tabs, or belong to somebody else. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !hasModifier(event)
}

/** Whether a key is held that changes what a click or another key means. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
