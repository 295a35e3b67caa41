import type { CartLine } from "@ringside/cart/domain"
import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"

/** The state of an opener that an app draws itself. */
export interface OpenerState {
  /** The number of items; null while it is unknown. */
  readonly count: number | null
  readonly isOpen: boolean
}

/** The state of a line that an app draws itself. */
export interface LineState {
  readonly line: CartLine
  /** Whether the server hasn't confirmed it yet. */
  readonly isBusy: boolean
}

/** Functions by which an app draws elements of a mini-cart itself. */
export interface MiniCartRenderProps {
  /**
   * Draws the button that opens the basket: all of `props` go on a `button`, of which class and content may be replaced. Replace `aria-label`, too,
   * where the content has other words.
   */
  readonly renderOpener?: ((props: ComponentPropsWithRef<"button">, state: OpenerState) => ReactElement) | undefined
  /** Draws a line: all of `props` go on an `li`, of which class and content may be replaced; their `children` are our elements. */
  readonly renderLine?: ((props: ComponentPropsWithRef<"li">, state: LineState) => ReactElement) | undefined
  /** Draws the link from a line to its product: all of `props` go on an `a`, of which class, content and address may be replaced. */
  readonly renderLink?: ((props: ComponentPropsWithRef<"a">, line: CartLine) => ReactElement) | undefined
  /**
   * Draws the link to the basket's page: all of `props` go on an `a`, of which class, content and address may be replaced. Without `cart.url` in the
   * config, the address is the app's.
   */
  readonly renderBasketLink?: ((props: ComponentPropsWithRef<"a">) => ReactElement) | undefined
  /** Draws the link to the checkout likewise; its address is `cart.checkoutUrl` of the config. */
  readonly renderCheckoutLink?: ((props: ComponentPropsWithRef<"a">) => ReactElement) | undefined
}

/** The render props of an app; a hook has none. */
export const MiniCartRenderPropsContext = /* @__PURE__ */ createContext<MiniCartRenderProps>({})
