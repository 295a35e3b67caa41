import { startBehaviour } from "@ringside/core"
import { createRootComponent, type RootComponent, type RootComponentProps } from "@ringside/ui/react"
import { currencySwitcher } from "../switchers/currencySwitcher.ts"
import { currencySwitcherRoot } from "../switchers/drawnCurrency/widget.ts"

type Attributes = typeof currencySwitcherRoot.attributes

/** The props of `CurrencySwitcher`. */
export type CurrencySwitcherProps = RootComponentProps<Attributes>

/** The currencies of `currencySwitcher` in the provider's config. A choice loads the app's page anew, with the currency in its address. */
export const CurrencySwitcher: RootComponent<Attributes> = /* @__PURE__ */ createRootComponent({
  ...currencySwitcherRoot,
  enhance: (page) => startBehaviour(currencySwitcher, page),
})
