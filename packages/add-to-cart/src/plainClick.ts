/** A primary click without modifiers that nobody has answered: the others open tabs, or belong to somebody else. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event) && !event.defaultPrevented
}

/** A space on a link that acts as a button; browsers do it for Enter alone. */
export function pressesButton(event: KeyboardEvent): boolean {
  const { target } = event
  const isLinkButton = target !== null && "matches" in target && (target as Element).matches("a[role=button]")
  return event.key === " " && !hasModifier(event) && !event.defaultPrevented && isLinkButton
}

function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}
