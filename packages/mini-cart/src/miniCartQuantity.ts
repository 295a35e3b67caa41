import { cartOf, postForm } from "@ringside/cart"
import { parseCartItemKey, selectSteppedQuantity } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import { formatFormBody } from "@ringside/core/domain"
import { controlSelectors, removeFamily, selectors } from "./host.ts"

const typingPauseMs = 500
const loadingClass = "ajax-mini-cart-qty-loading"

/** Quantities inside the host's mini-cart (a premium theme's). Source: catalogue-and-cart contract §5. */
export function startMiniCartQuantity(page: Page): void {
  const { document, window, signal, clock } = page
  /** The quantity last asked for, a line; older ones are dropped. */
  const asked = new Map<string, string>()
  const timers = new Map<string, () => void>()

  const sendSoon = (input: HTMLInputElement, delayMs: number) => {
    const key = parseCartItemKey(input.name)
    if (key === null || !(Number(input.value) >= 0) || input.value === "") return
    if (page.families.modeOf(removeFamily) !== "work") return
    asked.set(key, input.value)
    timers.get(key)?.()
    timers.set(
      key,
      clock.after(delayMs, () => void send(key)),
    )
  }
  const send = async (key: string) => {
    const cart = cartOf(page)
    mark(true)
    await cart.queue.run(async () => {
      const quantity = asked.get(key)
      asked.delete(key)
      if (quantity === undefined) return
      const settings = page.settings.read("astra", "mini-cart")
      const nonce = settings?.single_product_qty_ajax_nonce
      const ajaxUrl = settings?.ajax_url
      if (typeof nonce !== "string" || typeof ajaxUrl !== "string") return
      await postForm(
        page.http,
        ajaxUrl,
        formatFormBody({ action: "astra_add_cart_single_product_quantity", hash: key, quantity, qtyNonce: nonce }),
      )
    })
    // Without the theme's nonce the Store API does it, in the same queue.
    const left = asked.get(key)
    if (left !== undefined) {
      asked.delete(key)
      await cart.update({ key, quantity: Number(left) })
    }
    page.events.send({ name: "wc_fragment_refresh", target: document.body })
    clock.after(typingPauseMs, () => mark(false))
  }
  const mark = (isLoading: boolean) => {
    for (const list of document.querySelectorAll(selectors.list)) list.classList.toggle(loadingClass, isLoading)
  }

  document.addEventListener(
    "input",
    (event) => {
      const { target } = event
      if (target instanceof window.HTMLInputElement && target.matches(controlSelectors.quantityInput)) {
        sendSoon(target, typingPauseMs)
      }
    },
    { signal, capture: true },
  )
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof window.Element ? event.target.closest(selectors.quantityStep) : null
      const input = button?.parentElement?.querySelector<HTMLInputElement>(controlSelectors.quantityInput)
      // Buttons of ours change the field themselves, which is heard above.
      if (!button || !input || button.parentElement?.classList.contains("buttons_added")) return
      event.preventDefault()
      const { value, min, max, step } = input
      const direction = button.classList.contains("plus") ? "plus" : "minus"
      input.value = selectSteppedQuantity({ value, min, max, step, direction })
      sendSoon(input, 0)
    },
    { signal, capture: true },
  )
}
