/** An event that a package sends. */
export interface SentEvent {
  /** The object that it is dispatched from; at a node it bubbles. */
  readonly target: "document" | "body" | "hook" | "window"
  /** Meaning of each argument that jQuery handlers get after the event, in order; none when the event has no jQuery form. */
  readonly args?: readonly string[]
  /** Members of `event.detail`. */
  readonly detail?: readonly string[]
  /** Handlers may veto the event. */
  readonly isQuestion?: boolean
  /** The event is only dispatched natively, under its own name. */
  readonly isNative?: boolean
  /** When it is sent, in a sentence. */
  readonly doc: string
}

/** The events of a package, for its documentation. Declare the table `as const satisfies EventTable`, in `events.ts`. */
export interface EventTable {
  /** The events that the package sends, by the host's name or by ours. */
  readonly sent: Readonly<Record<string, SentEvent>>
  /** The package's reaction when another script sends the event, in a sentence, by event name. */
  readonly received: Readonly<Record<string, string>>
}
