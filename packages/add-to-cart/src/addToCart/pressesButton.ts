import { hasModifier } from "@ringside/core"

/** Whether a Space presses a link that acts as a button; browsers only do that for Enter. */
export function pressesButton(event: KeyboardEvent): boolean {
  return event.key === " " && !event.defaultPrevented && !hasModifier(event) && isLinkButton(event.target)
}

function isLinkButton(target: EventTarget | null): boolean {
  return (
    target !== null && "localName" in target && target.localName === "a" && "role" in target && target.role === "button"
  )
}
