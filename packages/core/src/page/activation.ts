/** A shopper's act that was kept while the widget was being fetched. */
export interface Activation {
  readonly type: "click" | "key"
  /** The link or button of the server's HTML that was used. */
  readonly target: Element
  /** `Enter` or a space, for `type: "key"`. */
  readonly key: string | null
}
