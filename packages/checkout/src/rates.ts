import type { Page } from "@ringside/core"
import { collapseBlanks } from "@ringside/core/domain"
import { rateMessages } from "./rateMessages.ts"

/** The shop's name of a rate, without its price; its id without a name. */
export function readRateName({ document }: Page, control: HTMLInputElement | HTMLSelectElement): string {
  const own = "selectedOptions" in control ? control.selectedOptions[0] : control.labels?.[0]
  if (!own) return control.value
  const name = document.importNode(own, true)
  const prices = name.querySelectorAll(".amount")
  for (const price of prices) price.remove()
  const text = collapseBlanks(name.textContent)
  const colon = text.lastIndexOf(":")
  // A price without its own markup, as in the options of a list, is the text after the last colon with digits.
  const isPrice = prices.length > 0 ? colon === text.length - 1 : /\d/.test(text.slice(colon))
  return (colon >= 0 && isPrice ? text.slice(0, colon) : text).trim() || control.value
}

/** A rate that the shopper has chosen. */
export const chosenRate = 'select.shipping_method, input[type=radio][name^="shipping_method"]:checked'

/** A control whose rate is sent. The only rate of a package is a hidden input. */
const sentControl = ":is(select, [type=radio]:checked, [type=hidden]):not(:disabled)"

/** The rates that are sent among `controls` of rates, by package. Of several controls of a package the last one counts, as for the platform. */
export function readChosenRates(controls: Iterable<Element>): ReadonlyMap<string, string> {
  const rates = new Map<string, string>()
  for (const control of controls) {
    if (!isRate(control) || !control.matches(sentControl)) continue
    const index = readPackageIndex(control)
    if (index !== undefined) rates.set(index, control.value)
  }
  return rates
}

/** The package of a rate, by the attribute that the platform's scripts read, else by the control's name; undefined for another control. */
export function readPackageIndex({ dataset, name }: HTMLInputElement | HTMLSelectElement): string | undefined {
  return dataset["index"] ?? /^shipping_method\[([^\]]*)\]$/.exec(name)?.[1]
}

/** The sentence that announces the chosen rates; empty without one. */
export function describeRates(page: Page, chosen: Iterable<Element>): string {
  const rate = [...chosen]
    .filter(isRate)
    .map((control) => readRateName(page, control))
    .join(", ")
  return rate === "" ? "" : page.translator("checkout", rateMessages)("chosenRate", { rate })
}

function isRate(control: Element): control is HTMLInputElement | HTMLSelectElement {
  return control.matches("input, select")
}
