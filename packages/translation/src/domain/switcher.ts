/** An event for a language switcher: a key or a pointer on it, or an event outside. */
export interface SwitcherEvent {
  readonly type: "key" | "mouseenter" | "mouseleave" | "click" | "tap" | "outside" | "focusout"
  /** As in `KeyboardEvent.key`. */
  readonly key?: string
}

/** The reaction of a switcher to an event. */
export interface SwitcherStep {
  readonly open: boolean
  /** The target of a focus move, which only the keyboard causes. */
  readonly focus: "first" | "trigger" | null
  /** Whether the browser's own action is prevented. */
  readonly prevent: boolean
}

/** The effect of an event on a switcher that opens on hover or on click. Source: attribution-translation-site §6. */
export function reduceSwitcher(
  state: { readonly open: boolean },
  event: SwitcherEvent,
  mode?: "hover" | "click" | null,
): SwitcherStep {
  const { open } = state
  const unchanged: SwitcherStep = { open, focus: null, prevent: false }
  const toggled: SwitcherStep = { open: !open, focus: null, prevent: true }
  switch (event.type) {
    case "key":
      return reduceKey(open, event.key) ?? unchanged
    case "mouseenter":
    case "mouseleave":
      return mode === "click" ? unchanged : { ...unchanged, open: event.type === "mouseenter" }
    case "click":
      return mode === "click" ? toggled : unchanged
    case "tap":
      return toggled
    case "outside":
    case "focusout":
      return { ...unchanged, open: false }
    default:
      return unchanged
  }
}

function reduceKey(open: boolean, key: string | undefined): SwitcherStep | null {
  switch (key) {
    case "Enter":
    case " ":
      return { open: !open, focus: open ? "trigger" : "first", prevent: true }
    case "ArrowDown":
      return { open: true, focus: "first", prevent: true }
    case "Escape":
      return open ? { open: false, focus: "trigger", prevent: true } : null
    default:
      return null
  }
}
