/** Whether this is an unhandled primary click without modifiers. Other clicks open tabs, or were handled by another script. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !hasModifier(event)
}

/** Whether a modifier key is held that changes the meaning of a click or another key. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
