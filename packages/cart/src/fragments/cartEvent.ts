import { type ReceivedEvent, unwrapElement } from "@ringside/core"
import { type Fragments, parseFragments } from "../domain/index.ts"

/** The content of `added_to_cart` and `removed_from_cart`, from any sender and in either form. */
export interface CartEvent {
  /** Usable fragments; null when the sender gave none. */
  readonly fragments: Fragments | null
  /** The answer's `fragments` as the shop sent them: plugins put data of their own there, which scripts read from the event. */
  readonly answered?: unknown
  readonly cartHash: string
  /** The button or link that caused the event, if any. */
  readonly button: HTMLElement | null
}

/** Reads positional (jQuery) or named (native) arguments. Third parties may send anything, or nothing. */
export function readCartEvent({ args, detail }: Pick<ReceivedEvent, "args" | "detail">): CartEvent {
  const named = { fragments: undefined, cartHash: undefined, button: undefined, ...detail }
  const [fragments = named.fragments, cartHash = named.cartHash, button = named.button] = args
  const parsed = parseFragments({ fragments, cart_hash: cartHash })
  const element = unwrapElement(button)
  return {
    fragments: parsed?.fragments ?? null,
    cartHash: parsed?.cartHash ?? "",
    button: element && isHtmlElement(element) ? element : null,
  }
}

/** Any element with a dataset counts as a button here. */
function isHtmlElement(element: Element): element is HTMLElement {
  return "dataset" in element
}
