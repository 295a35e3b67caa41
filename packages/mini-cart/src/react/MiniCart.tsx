import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type MiniCartParts, MiniCartPartsContext } from "../miniCart/ui/miniCartParts.ts"
import { miniCartRoot } from "../miniCart/widget.ts"
import type { miniCartAttributes } from "../options.ts"

const Root = /* @__PURE__ */ createRootComponent(miniCartRoot)

/** The props of `MiniCart`. */
export type MiniCartProps = RootComponentProps<typeof miniCartAttributes> & MiniCartParts

/**
 * The basket: in its place, in a panel below a button, or in a drawer. It opens when something was added, by any component of the page.
 * Its addresses are those of `cart` in the provider's config.
 */
export function MiniCart({ renderOpener, renderLine, renderLink, ...props }: MiniCartProps) {
  return (
    <MiniCartPartsContext value={{ renderOpener, renderLine, renderLink }}>
      <Root {...props} />
    </MiniCartPartsContext>
  )
}
