import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"

/** The part of an empty basket that an app may draw itself. */
export interface ShopLinkPart {
  /** Draws the link from an empty basket to the shop: all of `props` go on an `a`, of which class, content and address may be replaced. */
  readonly renderShopLink?: ((props: ComponentPropsWithRef<"a">) => ReactElement) | undefined
}

/** The part of an app; a hook has none. */
export const ShopLinkContext = /* @__PURE__ */ createContext<ShopLinkPart>({})
