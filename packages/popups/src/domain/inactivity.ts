import { readInactivity } from "./trigger.ts"

/** How long a shopper has done nothing. Times are in epoch milliseconds. */
export interface InactivityState {
  /** When the shopper last did something, later by the time that the page was hidden. While it is hidden: minus the time idle so far. */
  readonly idleSince: number
  readonly hidden: boolean
  readonly fired: boolean
  /** The trigger fires at this very event. */
  readonly fire: boolean
}

/** Something that happened at the moment `at`. */
export interface InactivityEvent {
  readonly type: "tick" | "activity" | "hidden" | "visible"
  readonly at: number
}

/** The state after an event. Time in which the page is hidden doesn't count, and the trigger fires once. Source: popups §12. */
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
