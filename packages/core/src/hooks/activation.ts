/** A shopper's action that was deferred while the widget was being fetched. */
export interface Activation {
  /** `event`: an event of the page, not a user action, opens the widget. */
  readonly type: "click" | "key" | "event"
  /** The link or button of the server's HTML that was used; the hook itself for `event`. */
  readonly target: Element
  /** `Enter` or a space, for `type: "key"`. */
  readonly key: string | null
}
