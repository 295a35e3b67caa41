import { cartService } from "@ringside/cart"
import { createLoggedError } from "@ringside/core"
import { type RootProps, usePage, useStore } from "@ringside/ui"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { DrawerCart } from "./DrawerCart.tsx"
import { DropdownCart } from "./DropdownCart.tsx"
import { InlineCart } from "./InlineCart.tsx"

const layouts = { inline: InlineCart, dropdown: DropdownCart, drawer: DrawerCart }

/**
 * The basket, in the layout of its hook.
 * @throws Error when there is no Store API: the server's HTML then stays, or is restored.
 */
export function MiniCart({ options, host }: RootProps<MiniCartOptions>) {
  const isAbsent = useStore(cartService.of(usePage()).$isAbsent)
  if (isAbsent) throw createLoggedError("there is no Store API to read the basket from, so the hook's own HTML stands.")
  const Layout = layouts[options.layout]
  return <Layout options={options} host={host} />
}
