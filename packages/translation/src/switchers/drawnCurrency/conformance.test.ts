import { createTestPage } from "@ringside/testing"
import { describeConformance } from "@ringside/testing/conformance"
import { drawnCurrencySwitcher } from "./widget.ts"

const all = { currencySwitcher: { currencies: ["EUR", "USD"] } }

describeConformance(drawnCurrencySwitcher, {
  html: '<div data-ringside="currency-switcher"></div>',
  page: (config) => createTestPage({ config: { ...config, all } }),
})
