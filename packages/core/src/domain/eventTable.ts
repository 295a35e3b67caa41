/** An event that a package sends. */
export interface SentEvent {
  /** Where it is dispatched; from there it bubbles. */
  readonly target: "document" | "body" | "hook"
  /** What jQuery handlers get after the event, in this order, by meaning; none when it has no jQuery form. */
  readonly args?: readonly string[]
  /** Members of `event.detail`. */
  readonly detail?: readonly string[]
  /** Its answer counts: handlers may veto. */
  readonly isQuestion?: boolean
  /** It goes out natively, under its own name alone. */
  readonly isNative?: boolean
  /** When it is sent, in a sentence. */
  readonly doc: string
}

/** The events of a package, for its documentation. Declare one `as const satisfies EventTable`, in `events.ts`. */
export interface EventTable {
  /** By the name that the host knows, or by ours. */
  readonly sent: Readonly<Record<string, SentEvent>>
  /** What the package does when somebody else sends it, in a sentence, by name. */
  readonly received: Readonly<Record<string, string>>
}
