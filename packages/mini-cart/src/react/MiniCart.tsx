import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type MiniCartRenderProps, MiniCartRenderPropsContext } from "../miniCart/ui/miniCartRenderProps.ts"
import { FirstMiniCart } from "../miniCart/ui/FirstMiniCart.tsx"
import { miniCartRoot } from "../miniCart/widget.ts"
import type { miniCartAttributes } from "../options.ts"

const Root = /* @__PURE__ */ createRootComponent({
  ...miniCartRoot,
  first: (options, { config: { cart } }) => (
    <FirstMiniCart options={{ ...options, basketUrl: cart.url, checkoutUrl: cart.checkoutUrl }} />
  ),
})

/** The props of `MiniCart`. */
export type MiniCartProps = RootComponentProps<typeof miniCartAttributes> & MiniCartRenderProps

/**
 * The basket: in its place, in a panel below a button, or in a drawer. It opens when something was added, by any component of the page.
 * Its addresses are those of `cart` in the provider's config.
 */
export function MiniCart({
  renderOpener,
  renderLine,
  renderLink,
  renderBasketLink,
  renderCheckoutLink,
  ...props
}: MiniCartProps) {
  return (
    <MiniCartRenderPropsContext value={{ renderOpener, renderLine, renderLink, renderBasketLink, renderCheckoutLink }}>
      <Root {...props} />
    </MiniCartRenderPropsContext>
  )
}
