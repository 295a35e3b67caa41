import { cartOf, type CartResult, type NewItem } from "@ringside/cart"
import { isPlainClick, type Page, readHookOptions } from "@ringside/core"
import type { ButtonLook } from "./buttonLook.ts"
import { controlSelectors, quantitySelectors } from "./host.ts"
import { addToCartMessages } from "./messages.ts"
import { createNewItem } from "./newItem.ts"
import { addToCartAttributes } from "./options.ts"

const errorClass = "ringside-error"

/** Links and buttons of the host's own in `data-ringside="add-to-cart"` hooks. Without us they navigate or post as they did. */
export function startHookButtons(page: Page, look: ButtonLook): void {
  /** What came of the first try where there is no Store API: nobody is asked again. */
  let absence: CartResult | null = null
  const adding = new WeakSet<HTMLElement>()

  page.document.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof page.window.Element ? event.target : null
      const hook = target?.closest(controlSelectors.addHook)
      const control = target?.closest<HTMLElement>(controlSelectors.ownControl)
      // A root of ours in the hook has its own button; minus and plus belong to the quantity.
      if (!hook || !control || !hook.contains(control) || control.closest("[data-ringside-root]")) return
      if (!isPlainClick(event) || control.matches(quantitySelectors.stepButton)) return
      const options = readHookOptions("add-to-cart", addToCartAttributes, hook, page.reports)
      const item = createNewItem(options, page, { id: readProductId(control), quantity: readQuantity(hook) })
      if (!item) {
        page.reports.warn(
          "[ringside add-to-cart] the hook names no product; expected data-ringside-product, or a link or button that adds one, so it is left to the browser.",
          hook,
        )
        return
      }
      event.preventDefault()
      // A double tap means one.
      if (!adding.has(control)) void add(control, item, options.name)
    },
    { signal: page.signal, capture: true },
  )

  const add = async (control: HTMLElement, item: NewItem, name: string | null) => {
    removeError(control)
    page.announce.basket(null)
    look.apply(control, "click")
    adding.add(control)
    const result = absence ?? (await cartOf(page).add(item))
    adding.delete(control)
    if (page.signal.aborted) return
    look.apply(control, result.kind === "done" ? "added" : "failed")
    if (result.kind === "done") {
      const translate = page.translator("add-to-cart", addToCartMessages)
      page.announce.basket(
        control.dataset.success_message ??
          (name === null ? translate("addedUnnamed") : translate("addedNamed", { name })),
      )
      return
    }
    if (result.kind === "unreachable" && result.reason === "absent") {
      absence = result
      if (giveBack(control, page)) return
    }
    const error = page.document.createElement("p")
    error.className = errorClass
    error.setAttribute("role", "alert")
    error.textContent = result.message
    control.after(error)
    page.decorations.insert(error)
  }
}

/** Also one that came along when the page was kept as a copy of its nodes. */
function removeError(control: Element): void {
  const next = control.nextElementSibling
  if (next?.className === errorClass) next.remove()
}

/** Has the browser do what it would have done without us; false for a control that is nothing without a script. */
function giveBack(control: HTMLElement, { navigation, window }: Page): boolean {
  if (control instanceof window.HTMLAnchorElement) {
    return control.getAttribute("href")?.startsWith("#") === false && navigation.go(control.href)
  }
  const isButton = control instanceof window.HTMLButtonElement || control instanceof window.HTMLInputElement
  if (!isButton || control.type !== "submit" || !control.form) return false
  control.form.requestSubmit(control)
  return true
}

/** From `?add-to-cart=12`, `data-product_id`, or a button named `add-to-cart`. */
function readProductId(control: HTMLElement): number | null {
  const href = control.getAttribute("href") ?? ""
  const address = URL.canParse(href, control.baseURI) ? new URL(href, control.baseURI) : null
  const fromAddress = address?.searchParams.get("add-to-cart")
  const fromForm = control.closest("form")?.querySelector<HTMLInputElement>("[name=add-to-cart]")?.value
  const id = Number(control.dataset.product_id ?? fromAddress ?? fromForm ?? Number.NaN)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function readQuantity(hook: Element): number | null {
  const input = hook.querySelector<HTMLInputElement>("input[type=number], input.qty")
  const quantity = Number(input?.value ?? Number.NaN)
  return Number.isFinite(quantity) && quantity > 0 ? quantity : null
}
