import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"
import type { Product } from "../../domain/index.ts"

/** Functions by which an app draws elements itself. */
export interface AddToCartRenderProps {
  /** Draws the button that adds: all of `props` go on a `button`, of which class and content may be replaced. */
  readonly renderButton?:
    | ((props: ComponentPropsWithRef<"button">, state: { readonly isAdding: boolean }) => ReactElement)
    | undefined
  /** Draws the link to a product's page, such as one of the app's router, with an address of the app's. */
  readonly renderLink?: ((props: ComponentPropsWithRef<"a">, product: Product) => ReactElement) | undefined
  /**
   * Draws the link to the basket after an add: all of `props` go on an `a`, of which class, content and address may be replaced. Without `cart.url` in
   * the config, the address is the app's.
   */
  readonly renderBasketLink?: ((props: ComponentPropsWithRef<"a">) => ReactElement) | undefined
}

/** The render props of an app; a hook has none. */
export const AddToCartRenderPropsContext = /* @__PURE__ */ createContext<AddToCartRenderProps>({})
