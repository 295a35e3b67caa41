/** A topic as data, which a part may name. */
export interface TopicName {
  /** The host's event of the same meaning; an event of ours where the host has none. */
  readonly name: string
  /** The events by which other scripts report the same; by default the one with the topic's name. */
  readonly hostEvents?: readonly string[]
}
