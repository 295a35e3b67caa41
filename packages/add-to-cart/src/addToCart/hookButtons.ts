import { type CartResult, changeCart, loadCart, type NewItem } from "@ringside/cart"
import {
  type Behaviour,
  defineBehaviour,
  findEventElement,
  findForm,
  findTypedElement,
  isPlainClick,
  type Page,
  readHookOptions,
  readLinkTarget,
  definePageService,
  warnAuthor,
} from "@ringside/core"
import { buttonLookService } from "./buttonLook.ts"
import { showFailedAdd } from "./failedAdd.ts"
import { formatUnanswered } from "./formatUnanswered.ts"
import { controlSelectors, quantityControls } from "../host.ts"
import { addToCartMessages } from "../messages.ts"
import { createNewItem } from "./newItem.ts"
import { addToCartAttributes } from "../options.ts"
import { addToCartWarnings } from "../warnings.ts"

/** The add buttons in hooks of one page. */
interface HookButtons {
  /** Handles a click in a hook; a promise while something is being added. */
  answer(event: MouseEvent, hook: HTMLElement): Promise<void> | undefined
}

/** The host's own links and buttons in `data-ringside="add-to-cart"` hooks of a page. Without us they navigate or post. */
const hookButtonsService = definePageService("add-to-cart.hookButtons", createHookButtons)

/** The host's own add buttons in an `add-to-cart` hook. */
export const addHooksBehaviour = defineBehaviour({
  name: "add-to-cart-hooks",
  selector: controlSelectors.addHook,
  on: {
    click: (event, hook, page) => hookButtonsService.of(page).answer(event, hook),
    // An approaching pointer or focus starts the fetch.
    pointerover: (_event, _hook, page) => fetchCart(page),
    focusin: (_event, _hook, page) => fetchCart(page),
  },
})

function fetchCart(page: Page): void {
  loadCart(page).catch(() => undefined)
}

function createHookButtons(page: Page): HookButtons {
  const look = buttonLookService.of(page)
  /** The result of the first try when there is no Store API, so that no further request is sent. */
  let absence: CartResult | null = null

  const add = async (control: HTMLElement, item: NewItem, name: string | null) => {
    const known = absence
    const adding = known ?? changeCart(page, (cart) => cart.add(item))
    page.announce.basket(null)
    look.apply(control, "click")
    const result = await adding
    if (page.signal.aborted) return
    look.apply(control, result.kind === "done" ? "added" : "failed")
    if (result.kind === "done") announceAdd(control, name)
    else if (result.kind === "unreachable" && result.reason === "absent") {
      // Release only one of several clicks, since the browser's default leaves the page.
      const isReleased = absence !== known
      absence = result
      if (!isReleased && !releaseClick(control, page)) showFailedAdd(page, control, result.message)
    } else {
      // A refusal of the shop is final.
      const isFinal = result.kind === "refused"
      const retry = () => void add(control, item, name)
      showFailedAdd(page, control, formatFailedAdd(page, result), isFinal ? undefined : retry)
    }
  }
  const announceAdd = (control: HTMLElement, name: string | null) => {
    const translate = page.translator("add-to-cart", addToCartMessages)
    page.announce.basket(
      control.dataset.success_message ??
        (name === null ? translate("addedUnnamed") : translate("addedNamed", { name })),
    )
  }

  return {
    answer(event, hook) {
      const control = findEventElement(page, event)?.closest<HTMLElement>(controlSelectors.ownControl)
      // A root of ours in the hook has its own button, and minus and plus belong to the quantity.
      if (!control || !hook.contains(control) || control.closest("[data-ringside-root], [data-ringside-inserted]"))
        return undefined
      if (!isPlainClick(event) || control.matches(quantityControls.stepButton)) return undefined
      const options = readHookOptions("add-to-cart", addToCartAttributes, hook, page)
      const item = createNewItem(options, page, { id: readProductId(control), quantity: readQuantity(hook) })
      if (!item) {
        warnAuthor(page, addToCartWarnings.noProduct, hook)
        return undefined
      }
      event.preventDefault()
      return add(control, item, options.name)
    },
  }
}

function formatFailedAdd(page: Page, result: Exclude<CartResult, { readonly kind: "done" }>): string {
  if (result.kind === "refused") return result.message
  const translate = page.translator("add-to-cart", addToCartMessages)
  return formatUnanswered(page, result, { failed: translate("failedUnnamed"), unclear: translate("unclear") })
}

/** Does the browser's default for the control; false for a control without one. */
function releaseClick(target: HTMLElement, page: Page): boolean {
  const link = findTypedElement(page, { target }, "HTMLAnchorElement")
  if (link) return link.getAttribute("href")?.startsWith("#") === false && page.navigation.go(link.href, "shop")
  const control =
    findTypedElement(page, { target }, "HTMLButtonElement") ?? findTypedElement(page, { target }, "HTMLInputElement")
  if (control?.type !== "submit" || !control.form) return false
  // Calls the method of the prototype: a field of that name hides the form's own.
  page.window.HTMLFormElement.prototype.requestSubmit.call(control.form, control)
  return true
}

/** Reads the id from `?add-to-cart=12`, `data-product_id`, or a button named `add-to-cart`. */
function readProductId(control: HTMLElement): number | null {
  const fromForm = findForm(control)?.querySelector<HTMLInputElement>("[name=add-to-cart]")?.value
  const id = Number(readLinkTarget(control, "product") ?? fromForm ?? Number.NaN)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function readQuantity(hook: Element): number | null {
  const find = (selector: string) => hook.querySelector<HTMLInputElement>(selector)
  // Add-ons have quantities of their own in the same hook.
  const input = find('input[name="quantity"]') ?? find("input[type=number], input.qty")
  const quantity = Number(input?.value ?? Number.NaN)
  return Number.isFinite(quantity) && quantity > 0 ? quantity : null
}

/** Behaviours of the part's module `add-to-cart-hooks`. */
export const createBehaviours = (): readonly Behaviour[] => [addHooksBehaviour]
