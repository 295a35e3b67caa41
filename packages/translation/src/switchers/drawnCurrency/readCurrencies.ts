import { readPageCurrency } from "@ringside/cart"
import { type Page, readPartConfig } from "@ringside/core"
import { translationConfig } from "../../config.ts"
import { type CurrencyChoice, selectCurrencyChoice } from "../../domain/currencyChoice.ts"

/** The currencies of a drawn switcher, and the text of its config. */
export interface DrawnCurrencies extends CurrencyChoice {
  /** The config's member, for a warning. */
  readonly given: string
}

/** Reads the currencies to choose from, and the page's own. */
export function readCurrencies(page: Page): DrawnCurrencies {
  const { currencySwitcher } = readPartConfig(page, translationConfig)
  const { search } = page.window.location
  return {
    ...selectCurrencyChoice({ list: currencySwitcher["currencies"], named: readPageCurrency(page), search }),
    given: Object.keys(currencySwitcher).length === 0 ? "missing" : JSON.stringify(currencySwitcher).slice(0, 80),
  }
}
