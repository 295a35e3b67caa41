import { cartDataKey, fragmentsSettings } from "@ringside/cart"
import { defineBehaviour, findForm, goOrReport, type Page, readHostSettings, warnAuthor } from "@ringside/core"
import { basketActions, parseUrl } from "@ringside/core/domain"
import { createCurrencyUrl, selectFragmentKeys } from "../domain/index.ts"
import { currencyHook, currencySelect } from "../host.ts"
import { translationWarnings } from "../warnings.ts"

/**
 * The currency switcher: a form with one select, which is submitted on change; a choice by arrow keys is submitted on Enter or when the select
 * loses focus, since each key press is a change; a choice in an opened list closes it, and is submitted at once. Without script, its button
 * submits it. In a hook the select may have any name. Source: checkout §10.
 */
export const currencySwitcher = defineBehaviour({
  name: "currency-switcher",
  selector: `${currencySelect}, ${currencyHook} select`,
  element: "HTMLSelectElement",
  connect: (element, scope) => {
    const { page } = scope
    if (!isSwitcher(element) && !element.hasAttribute("onchange") && element.closest(currencyHook))
      warnAuthor(page, translationWarnings.otherCurrencyForm, element)
    /** Whether the last input was a key that chooses, such as an arrow: the shopper may go on to the next option. */
    let isByKey = false
    /** Whether the last key that was seen here has opened the list, where the choice itself closes it. An open list's keys aren't seen. */
    let isOpen = false
    let isWaiting = false
    const send = () => {
      isWaiting = false
      changeCurrency(element, page)
    }
    scope.listenToField(element, "change", () => {
      isWaiting = isByKey && !isOpen && !element.hasAttribute("onchange")
      isOpen = false
      if (!isWaiting) send()
    })
    scope.listen(element, "pointerdown", () => (isByKey = isOpen = false))
    scope.listenToField(element, "keydown", (event) => {
      isByKey = event.key !== "Enter"
      // A list that was open has been closed without a choice, by Enter on the same currency, Tab, Escape or a press elsewhere.
      isOpen = opensList(event, page)
      if (event.key === "Enter" && isWaiting) send()
    })
    scope.listen(element, "focusout", () => isWaiting && send())
    // Handle a choice made before this code was loaded. A select whose value the browser has restored isn't focused.
    const isChosen = page.document.activeElement === element && !hasServersChoice(element)
    return isChosen ? () => changeCurrency(element, page) : undefined
  },
})

/** Whether a key opens a closed list, rather than choosing in it. */
function opensList({ key, altKey }: KeyboardEvent, { window: { navigator } }: Page): boolean {
  const isArrow = key === "ArrowDown" || key === "ArrowUp"
  return key === " " || key === "F4" || (isArrow && (altKey || navigator.platform.startsWith("Mac")))
}

/** Whether a select shows the option that the server has selected. */
function hasServersChoice(select: Element): boolean {
  const options = [...select.querySelectorAll("option")]
  const printed = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return printed?.selected !== false
}

function changeCurrency(element: HTMLSelectElement, page: Page): void {
  if (!isSwitcher(element)) return
  forgetAmounts(page)
  // The host's own handler sends the form.
  if (element.hasAttribute("onchange")) return
  const url = formatUrl(element, page)
  if (url !== page.window.location.href) goOrReport(page, url, "shop")
}

/**
 * The page's address in the chosen currency, without what would change the basket once more. A hook's own form has its action, hidden fields
 * and any value in it; the hidden fields of one that we have drawn are for pages without script.
 */
function formatUrl(select: HTMLSelectElement, { window: view, document }: Page): string {
  const { href } = view.location
  const hook = select.closest(currencyHook)
  const isDrawn = hook?.contains(select.closest("[data-ringside-root]")) === true
  const form = hook && !isDrawn ? findForm(select) : null
  const url = parseUrl(form?.getAttribute("action") || href, document.baseURI) ?? new URL(href)
  for (const name of basketActions) if (url.searchParams.has(name)) url.searchParams.delete(name)
  if (!form) return createCurrencyUrl(url.href, select.value, select.name || undefined)
  const fields = [...new view.FormData(form)].filter(([name]) => !basketActions.includes(name))
  for (const [name] of fields) url.searchParams.delete(name)
  for (const [name, value] of fields) if (typeof value === "string") url.searchParams.append(name, value)
  return url.href
}

/** Excludes other forms: a search form has more fields, and a posted form changes something. */
function isSwitcher(select: HTMLSelectElement): boolean {
  const form = findForm(select)
  const fields = form?.querySelectorAll("input:not([type=hidden]):not([type=submit]), select, textarea")
  const method = form?.getAttribute("method") ?? "get"
  return method.toLowerCase() === "get" && fields?.length === 1
}

/** Removes stored markup and totals, which are in the previous currency. */
function forgetAmounts(page: Page): void {
  const { local, session } = page.storage
  const keys = selectFragmentKeys(readHostSettings(page, fragmentsSettings)?.fragmentName ?? null, session.keys())
  for (const key of [...keys, cartDataKey]) session.remove(key)
  local.remove(cartDataKey)
}
