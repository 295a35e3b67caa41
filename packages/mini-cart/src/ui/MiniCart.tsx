import type { RootProps } from "@ringside/ui"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { DrawerCart } from "./DrawerCart.tsx"
import { DropdownCart } from "./DropdownCart.tsx"
import { InlineCart } from "./InlineCart.tsx"

const layouts = { inline: InlineCart, dropdown: DropdownCart, drawer: DrawerCart }

/** The basket, in the layout that its hook asks for. */
export function MiniCart({ options }: Pick<RootProps<MiniCartOptions>, "options">) {
  const Layout = layouts[options.layout]
  return <Layout options={options} />
}
