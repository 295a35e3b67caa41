import type { Page } from "@ringside/core"
import { createRootWidget } from "@ringside/ui"
import { DrawnCurrencySwitcher } from "./DrawnCurrencySwitcher.tsx"
import { readCurrencies } from "./readCurrencies.ts"

/** The definition of a choice of the shop's currencies, in a hook and in an app. */
export const currencySwitcherRoot = {
  name: "currency-switcher",
  attributes: {},
  read: (_attributes: unknown, _host: Element, page: Page) => readCurrencies(page),
  component: DrawnCurrencySwitcher,
}

/** The shop's currencies, in `data-ringside="currency-switcher"` hooks that hold no select. */
export const drawnCurrencySwitcher = /* @__PURE__ */ createRootWidget(currencySwitcherRoot)
