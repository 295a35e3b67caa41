import { readInactivity } from "./trigger.ts"

/** The shopper's inactivity. Times are in epoch milliseconds. */
export interface InactivityState {
  /**
   * The time of the shopper's last action, moved later by the time that the page was hidden. While the page is hidden: minus the idle time
   * so far.
   */
  readonly idleSince: number
  readonly hidden: boolean
  readonly fired: boolean
  /** Whether the trigger fires at this event. */
  readonly fire: boolean
}

/** An event at the time `at`. */
export interface InactivityEvent {
  readonly type: "tick" | "activity" | "hidden" | "visible"
  readonly at: number
}

/** The state after an event. Time in which the page is hidden isn't counted, and the trigger fires once. Source: popups §12. */
export function reduceInactivity(
  state: InactivityState | null,
  { type, at }: InactivityEvent,
  trigger: object,
): InactivityState {
  const before = state ?? { idleSince: at, hidden: false, fired: false }
  const { hidden, fired } = before
  const rest = { hidden, fired, fire: false }
  switch (type) {
    case "activity":
      return { ...rest, idleSince: hidden ? 0 : at }
    case "hidden":
      return { ...rest, hidden: true, idleSince: hidden ? before.idleSince : before.idleSince - at }
    case "visible":
      return { ...rest, hidden: false, idleSince: hidden ? before.idleSince + at : before.idleSince }
    case "tick": {
      const fire = !fired && !hidden && at - before.idleSince >= readInactivity(trigger).timeout
      return { ...before, fired: fired || fire, fire }
    }
  }
}
