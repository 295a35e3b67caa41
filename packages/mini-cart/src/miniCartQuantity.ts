import { cartOf, postForm } from "@ringside/cart"
import { parseCartItemKey, selectSteppedQuantity } from "@ringside/cart/domain"
import { coreMessages, type Page } from "@ringside/core"
import { formatFormBody, readMember } from "@ringside/core/domain"
import { removeFamily, selectors } from "./host.ts"

const typingPauseMs = 500
const loadingClass = "ajax-mini-cart-qty-loading"

/**
 * Quantities inside the host's mini-cart (a premium theme's). The answer forgets what was asked for a line and is still to be
 * sent. Source: catalogue-and-cart contract §5.
 */
export function startMiniCartQuantity(page: Page): (key: string) => void {
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
  const takeAsked = (key: string) => {
    const quantity = asked.get(key)
    asked.delete(key)
    return quantity
  }
  /** Answers what went wrong, in words; null when nothing did. */
  const sendToTheme = (key: string, to: { readonly ajaxUrl: string; readonly nonce: string }) =>
    cartOf(page).queue.run(async () => {
      const quantity = takeAsked(key)
      if (quantity === undefined) return null
      const fields = { action: "astra_add_cart_single_product_quantity", hash: key, quantity, qtyNonce: to.nonce }
      const { status, json } = await postForm(page.http, to.ajaxUrl, formatFormBody(fields))
      const isRefused = readMember(json, ["success"]) === false
      return status === 200 && !isRefused ? null : page.translator("core", coreMessages)("unknownError")
    })
  const sendToStoreApi = async (key: string) => {
    const quantity = takeAsked(key)
    const result = quantity === undefined ? null : await cartOf(page).update({ key, quantity: Number(quantity) })
    return result === null || result.kind === "done" ? null : result.message
  }
  const send = async (key: string) => {
    mark(true)
    const { single_product_qty_ajax_nonce: nonce, ajax_url: ajaxUrl } = page.settings.read("astra", "mini-cart") ?? {}
    const isForTheme = typeof nonce === "string" && nonce !== "" && typeof ajaxUrl === "string"
    const problem = await (isForTheme ? sendToTheme(key, { ajaxUrl, nonce }) : sendToStoreApi(key))
    if (signal.aborted) return
    if (problem !== null) giveBack(key, problem)
    page.events.send({ name: "wc_fragment_refresh", target: document.body })
    clock.after(typingPauseMs, () => mark(false))
  }
  /** The shop's answer may be the markup that stands there, which is not put there again. */
  const giveBack = (key: string, problem: string) => {
    page.notices.error(problem)
    for (const input of document.querySelectorAll<HTMLInputElement>(selectors.quantityInput)) {
      if (parseCartItemKey(input.name) === key) input.value = input.defaultValue
    }
  }
  const mark = (isLoading: boolean) => {
    for (const list of document.querySelectorAll(selectors.list)) {
      page.decorations.toggleClass(list, loadingClass, isLoading)
    }
  }

  document.addEventListener(
    "input",
    (event) => {
      const { target } = event
      if (target instanceof window.HTMLInputElement && target.matches(selectors.quantityInput)) {
        sendSoon(target, typingPauseMs)
      }
    },
    { signal, capture: true },
  )
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof window.Element ? event.target.closest(selectors.quantityStep) : null
      const input = button?.parentElement?.querySelector<HTMLInputElement>(selectors.quantityField)
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
  return (key) => {
    asked.delete(key)
    timers.get(key)?.()
  }
}
