import { type Page, readGlobal, readHostSettings, type Scope } from "@ringside/core"
import { formatText, readMember } from "@ringside/core/domain"
import { countryPriceSettings } from "../hostSettings.ts"

/** The host's own buttons wait as long. */
const waitMs = 6000
/** Then the plugin for prices by country is asked to report again, since it may have done so before this code was there. */
const askAgainMs = 3000

/**
 * Calls `use` with the code of the currency that scripts fill the page's prices in with: once they have reported it, or with an empty one
 * after six seconds or a failure; the page then shows the printed currency, as far as it shows any. A later report calls it again. Source:
 * WooPayments 10.9.0, `dist/multi-currency-async-renderer.js` and `dist/express-checkout.js`.
 */
export function followCurrency(scope: Scope, use: (code: string) => void): void {
  const { page, signal } = scope
  let known: string | null = null
  const settle = (code: string) => {
    if (signal.aborted || code === known) return
    known = code
    cancel()
    use(code)
  }
  const cancel = scope.after(waitMs, () => settle(""))
  followAsyncPrices(scope, settle)
  if (!readHostSettings(page, countryPriceSettings)) return
  const off = page.events.on(["wc_price_based_country_set_currency_params"], ({ args: [params] }) => {
    const code = formatText(readMember(params, ["code"]))
    if (code !== "") settle(code)
  })
  scope.onEnd(off)
  scope.after(askAgainMs, () => {
    if (known === null)
      page.events.send({ name: "wc_price_based_country_ajax_geolocation", target: page.document.body })
  })
}

/** Waits for the payment plugin's promise of the currency, which an optimiser may bring late. */
function followAsyncPrices({ page, onScan }: Scope, settle: (code: string) => void): void {
  let isAwaited = false
  const look = () => {
    const ready = readReady(page)
    if (isAwaited || ready === undefined) return
    isAwaited = true
    Promise.resolve(ready).then(
      (code) => settle(formatText(code)),
      () => settle(""),
    )
  }
  // Its script changes nodes when it has the currency.
  onScan(look)
  look()
}

function readReady({ window }: Page): unknown {
  return readMember(readGlobal(window, "wcpayAsyncCurrency"), ["ready"])
}
