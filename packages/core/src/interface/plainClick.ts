/** The members by which a plain click is recognised: of an event of the browser, or React's of it. */
export type ClickKind = Pick<MouseEvent, "button" | "defaultPrevented" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">

/** Whether this is an unhandled primary click without modifiers. Other clicks open tabs, or were handled by another script. */
export function isPlainClick(event: ClickKind): boolean {
  return !event.defaultPrevented && isPrimaryClick(event)
}

/** Whether this is a primary click without modifiers, also one that another script has handled, as scripts of the platform ask. */
export function isPrimaryClick(event: Omit<ClickKind, "defaultPrevented">): boolean {
  return event.button === 0 && !hasModifier(event)
}

/** Whether a modifier key is held that changes the meaning of a click or another key. */
export function hasModifier({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<ClickKind, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
