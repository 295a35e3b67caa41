import { basketTotalsShown } from "@ringside/cart"
import { type Page, definePageService } from "@ringside/core"
import { createShippingFields } from "../domain/index.ts"
import { announceTotal, readTotal } from "./announceTotal.ts"
import { rateControl } from "../forms/host.ts"
import { chosenRate, describeRates, readChosenRates, readPackageIndex } from "../rates.ts"
import { basketActionsService } from "./basketActions.ts"
import { selectors } from "./host.ts"
import { replaceTotals } from "./replaceTotals.ts"
import type { Outcome } from "./requestRunner.ts"
import { postAjax, readNonce } from "./requests.ts"
import { sendBasketEvent } from "./showAnswer.ts"

/** Chosen rates by their packages. */
type Rates = ReadonlyMap<string, string>

/** Whether a request with rates is waiting or running, and the rates chosen since. */
interface RateRequest {
  isPending: boolean
  next: Promise<Rates> | null
}

/** The request of a page. */
const requestService = definePageService("checkout.rateRequest", (): RateRequest => ({ isPending: false, next: null }))

/** Sends the rates chosen in `totals` after other requests of the page. Rates chosen in the meantime are sent next. */
export async function changeShipping(page: Page, totals: Element): Promise<void> {
  const request = requestService.of(page)
  const rates = readRatesSoon(page, totals)
  if (request.isPending) {
    request.next = rates
    return
  }
  request.isPending = true
  const isDone = await basketActionsService.of(page).chooseRates(async () => sendRates(page, await rates))
  const next = await readNextRates(request)
  request.isPending = false
  if (!isDone) showShopsRates(page)
  else if (next) {
    const changed = chooseRates(page, next)
    if (changed) await changeShipping(page, changed)
  }
}

/** Reads the rates chosen during a request; null without any. A choice made while an earlier one is read replaces that. */
async function readNextRates(request: RateRequest): Promise<Rates | null> {
  let rates: Rates | null = null
  while (request.next) {
    const { next } = request
    request.next = null
    rates = await next
  }
  return rates
}

/** Reads the rates when the event has come to the document, where scripts of the page copy a rate to others, such as a subscription's. */
function readRatesSoon(page: Page, totals: Element): Promise<Rates> {
  // Copies of the totals for other widths have radio buttons of the same names, of which a browser keeps one checked on the whole page. Of
  // the lists in copies, those in `totals` count.
  const roots = [page.document, totals]
  return new Promise((resolve) => {
    page.clock.after(0, () =>
      resolve(readChosenRates(roots.flatMap((root) => [...root.querySelectorAll(rateControl)]))),
    )
  })
}

async function sendRates(page: Page, rates: Rates): Promise<Outcome> {
  const chosen = [...rates].map(([index, value]) => ({ index, value }))
  const fields = createShippingFields(readNonce(page, "update_shipping_method"), chosen)
  const answer = await postAjax(page, "update_shipping_method", fields)
  if (answer.kind === "expired") {
    // The rates are in no form that could be sent instead; a reloaded page has new nonces.
    page.navigation.reload()
    return { kind: "left" }
  }
  if (answer.kind === "failed") return answer
  const fresh = [...page.html.parseFragment(answer.html).querySelectorAll<HTMLElement>(selectors.totals)]
  if (fresh.length === 0) return { kind: "failed", next: "native" }
  const totalBefore = readTotal(page)
  replaceTotals(page, fresh)
  page.scan()
  sendBasketEvent(page, "updated_cart_totals")
  basketTotalsShown.send(page)
  sendBasketEvent(page, "updated_shipping_method")
  announceTotal(page, totalBefore, describeRates(page, page.document.querySelectorAll(chosenRate)))
  return { kind: "done" }
}

/** Chooses rates in the shop's new totals, and returns these; null where the shop has chosen the rates already, or no longer offers them. */
function chooseRates(page: Page, rates: Rates): Element | null {
  let changed: Element | null = null
  for (const [index, value] of rates) {
    const controls = [...page.document.querySelectorAll<HTMLInputElement>(rateControl)]
    const radios = controls.filter((each) => readPackageIndex(each) === index && each.value === value)
    const [radio] = radios
    // What is checked there may be a choice that the shop hasn't been sent.
    if (radio?.type !== "radio" || radios.some(({ defaultChecked }) => defaultChecked)) continue
    radio.checked = true
    changed ??= radio.closest(selectors.totals)
  }
  return changed
}

/** Has the controls show the rates of the present totals again, after a failure. */
function showShopsRates({ document }: Page): void {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(rateControl)
  for (const control of controls) {
    if (!("options" in control)) control.checked = control.defaultChecked
    else for (const option of control.options) option.selected = option.defaultSelected
  }
}
