/** A shopper's action that was deferred while the widget was being fetched. */
export interface Activation {
  /** `event`: not the shopper's hand but something on the page that the widget opens at. */
  readonly type: "click" | "key" | "event"
  /** The link or button of the server's HTML that was used; the hook itself for `event`. */
  readonly target: Element
  /** `Enter` or a space, for `type: "key"`. */
  readonly key: string | null
}
