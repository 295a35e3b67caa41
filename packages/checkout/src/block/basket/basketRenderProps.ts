import type { CartLine } from "@ringside/cart/domain"
import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"

/** The state of a line that an app draws itself. */
export interface BasketLineState {
  readonly line: CartLine
  /** Whether the server hasn't confirmed the line's present state yet. */
  readonly isBusy: boolean
}

/** Functions by which an app draws elements of a basket itself. */
export interface BasketRenderProps {
  /** Draws a line: all of `props` go on an `li`, of which class and content may be replaced; their `children` are our elements. */
  readonly renderLine?: ((props: ComponentPropsWithRef<"li">, state: BasketLineState) => ReactElement) | undefined
  /** Draws the link from a line to its product: all of `props` go on an `a`, of which class, content and address may be replaced. */
  readonly renderLink?: ((props: ComponentPropsWithRef<"a">, line: CartLine) => ReactElement) | undefined
  /**
   * Draws the link to the checkout: all of `props` go on an `a`, of which class, content and address may be replaced. Without `cart.checkoutUrl` in
   * the config, the address is the app's.
   */
  readonly renderCheckoutLink?: ((props: ComponentPropsWithRef<"a">) => ReactElement) | undefined
  /** Draws the link from an empty basket to the shop: all of `props` go on an `a`, of which class, content and address may be replaced. */
  readonly renderShopLink?: ((props: ComponentPropsWithRef<"a">) => ReactElement) | undefined
}

/** The render props of an app, also of its checkout; a hook has none. */
export const BasketRenderPropsContext = /* @__PURE__ */ createContext<BasketRenderProps>({})
