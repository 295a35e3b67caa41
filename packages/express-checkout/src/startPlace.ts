import { listen, type Page, readHostSettings, type Scope, onRestored } from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"
import { createBackend } from "./backends/createBackend.ts"
import { currencyModule } from "./modules.ts"
import { createProductForm, type ProductForm } from "./backends/productForm.ts"
import { type ButtonContext, selectStartPlan, type StartPlan } from "./domain/index.ts"
import { readServerProduct } from "./domain/startPlan.ts"
import { withCurrency } from "./domain/withCurrency.ts"
import { createWalletGroup, type WalletGroup } from "./group/group.ts"
import { followCart, followProduct, followTotals } from "./group/triggers.ts"
import { expressClasses, expressSelectors } from "./host.ts"
import { asyncPriceSettings, countryPriceSettings } from "./hostSettings.ts"
import { mountSelector, separatorSelector } from "./mountSelectors.ts"
import { watchNear } from "./watchNear.ts"
import { readContext } from "./settings.ts"
import type { WalletPlace } from "./view/place.ts"

/** Frees the space that the loader or our block checkout has reserved. */
export function freePlace({ document, decorations }: Page): void {
  for (const element of document.querySelectorAll(`${mountSelector}, ${separatorSelector}`))
    decorations.restore(element)
}

/** Starts the buttons of a place, if its settings ask for them. */
export function startPlace(scope: Scope, place: WalletPlace): void {
  const { page, signal } = scope
  let last: UnknownRecord = place.readConfig() ?? {}
  let currency = ""
  // Keep the last settings: an open sheet still needs them when the host removes them.
  const readConfig = () => withCurrency((last = place.readConfig() ?? last), currency)
  const plan = selectStartPlan(readConfig())
  const context = readContext(readConfig())
  const form = context === "product" ? createProductForm(page, place.mount) : null
  const backend = plan.start ? createBackend(page, readConfig, { context, form }) : null
  // Release the space first, so that the group's changes are undone to the host's own markup.
  freePlace(page)
  if (!plan.start || backend === null) return
  const group = createWalletGroup(scope, place, { backend, readConfig, form })
  followFrame(scope, place, group)
  watchNear(scope, place.mount, () => {
    const start = () => {
      onRestored(page, () => group.returnToPage(), signal)
      // Without a connection, neither the price nor the provider's script could be had.
      listen(page.window, "online", () => group.hasButtons || group.refresh("full"), { signal })
      startGroup(scope, group, { place, plan, context, form, readConfig })
    }
    // Pages of the basket, the checkout and orders are never cached.
    if ((context !== "product" && place.kind !== "hook") || !hasLatePrices(page)) {
      start()
      return
    }
    let isStarted = false
    loadCurrency(scope, group, (code) => {
      const isOther = code !== currency
      currency = code
      if (!isStarted) start()
      else if (isOther) group.refresh("full")
      isStarted = true
    })
  })
}

/** Whether a script fills in the prices of a cached page, perhaps in another currency than the page was printed in. */
function hasLatePrices(page: Page): boolean {
  return (
    // An optimiser may hold the settings back together with the script.
    page.document.querySelector(expressSelectors.latePrice) !== null ||
    readHostSettings(page, asyncPriceSettings) ||
    readHostSettings(page, countryPriceSettings)
  )
}

/** Calls `use` with the currency of a page whose prices are filled in by a script. Without the code for that, there are no buttons. */
function loadCurrency(scope: Scope, group: WalletGroup, use: (code: string) => void): void {
  const { page, signal } = scope
  page.modules.load(currencyModule).then(
    (module) => !signal.aborted && module.followCurrency(scope, use),
    (cause: unknown) => {
      if (signal.aborted) return
      page.reports.fail({ during: "load", widget: "express-checkout", cause })
      group.giveUp()
    },
  )
}

interface StartedPlace {
  readonly place: WalletPlace
  readonly plan: StartPlan
  readonly context: ButtonContext
  /** The form of a product's page; null elsewhere. */
  readonly form: ProductForm | null
  readonly readConfig: () => UnknownRecord
}

function startGroup(scope: Scope, group: WalletGroup, { place, plan, context, form, readConfig }: StartedPlace): void {
  if (form) {
    followProduct(scope, group, { form, setDisabled: (isDisabled) => setDisabled(scope, place, isDisabled) })
    // What can't be bought has no price to ask for: its buttons show why.
    const cannotBuy = form.readObstacle() !== null
    // A subscription's first price is its cart's.
    const isPrinted = cannotBuy || (plan.start && plan.source === "server_product" && form.isAsPrinted())
    const printed = isPrinted ? readServerProduct(readConfig()) : null
    if (printed) group.startWith({ kind: "printed", product: { ...printed } })
    // Without a price of the page's, and without one to ask for.
    else if (cannotBuy) group.giveUp()
    else group.refresh("data")
  } else if (context === "pay_for_order") group.refresh("full")
  else if (place.kind === "host" && context !== "product") followTotals(scope, group, { context, mount: place.mount })
  else followCart(scope, group)
}

function setDisabled(scope: Scope, { wrapper }: WalletPlace, isDisabled: boolean): void {
  scope.attribute(wrapper, "aria-disabled", isDisabled ? "true" : null)
  scope.toggleClass(wrapper, expressClasses.disabled, isDisabled)
}

/** If the host removes the provider's frame, mounts it again once. */
function followFrame(scope: Scope, { mount }: WalletPlace, group: WalletGroup): void {
  let wasFilled = false
  let remounts = 1
  scope.onScan(() => {
    const isFilled = mount.childElementCount > 0
    if (wasFilled && !isFilled && group.hasButtons && mount.isConnected && remounts > 0) {
      remounts -= 1
      group.mountAgain()
    }
    wasFilled = isFilled
  })
}
