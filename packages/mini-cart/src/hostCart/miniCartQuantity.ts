import { removeJob } from "../jobs.ts"
import { basketMarkupLoaded, basketMarkupRefreshed, requestBasketMarkup } from "@ringside/cart"
import { parseCartItemKey, selectSteppedQuantity } from "@ringside/cart/domain"
import { type Page, definePageService } from "@ringside/core"
import { lineSelectors, quantitySelectors } from "../host.ts"
import { onLineRemoved } from "./removedLines.ts"
import { createQuantitySender } from "./sendQuantity.ts"

const typingPauseMs = 500
const loadingClass = "ajax-mini-cart-qty-loading"

/** Quantities inside the host's mini-cart (a premium theme's). */
export interface MiniCartQuantities {
  /** Handles what the shopper has typed. */
  type(input: HTMLInputElement): void
  /** Sends what was typed without the pause, since the shopper has left the field: the next press may leave the page. */
  leave(input: HTMLInputElement): void
  /** Handles a click on minus or plus. */
  step(event: Event, button: HTMLElement): void
}

/** The quantities of a page. Source: catalogue-and-cart contract §5. */
export const miniCartQuantitiesService = definePageService("mini-cart.quantities", createMiniCartQuantities)

function createMiniCartQuantities(page: Page): MiniCartQuantities {
  const { document, signal, clock } = page
  /** The last requested quantity by line; older requests are dropped. */
  const asked = new Map<string, string>()
  const timers = new Map<string, () => void>()
  /** Steps the field of the last click, if no listener of the click has. A second click may come before the timer. */
  let settleClick: (() => void) | undefined

  const isOurs = () => page.jobs.isOurs(removeJob)
  const sendSoon = (input: HTMLInputElement, delayMs: number) => {
    const key = parseCartItemKey(input.name)
    if (key === null || !(Number(input.value) >= 0) || input.value === "") return
    if (!isOurs()) return
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
  const sendQuantity = createQuantitySender(page, takeAsked)
  const send = async (key: string) => {
    mark(true)
    const problem = await sendQuantity(key)
    if (signal.aborted) return
    if (problem !== null) restoreField(key, problem)
    requestBasketMarkup(page)
    clock.after(typingPauseMs, () => mark(false))
  }
  const findFields = (key: string) =>
    [...document.querySelectorAll<HTMLInputElement>(quantitySelectors.input)].filter(
      ({ name }) => parseCartItemKey(name) === key,
    )
  /** Restores the field's confirmed value: the response may be equal to the present markup, which is then not inserted again. */
  const restoreField = (key: string, problem: string) => {
    page.notices.error(problem)
    for (const input of findFields(key)) input.value = input.defaultValue
  }
  /** New markup has the shop's quantity; show the requested one, on which the next step or digit builds. */
  const showAsked = () => {
    for (const [key, quantity] of asked) for (const input of findFields(key)) input.value = quantity
  }
  const mark = (isLoading: boolean) => {
    for (const list of document.querySelectorAll(lineSelectors.list)) {
      page.decorations.toggleClass(list, loadingClass, isLoading)
    }
  }

  for (const topic of [basketMarkupLoaded, basketMarkupRefreshed]) topic.on(page, showAsked)
  // A removed line needs no quantity any more.
  onLineRemoved(page, (key) => {
    asked.delete(key)
    timers.get(key)?.()
  })
  return {
    type: (input) => sendSoon(input, typingPauseMs),
    leave(input) {
      if (asked.has(parseCartItemKey(input.name) ?? "")) sendSoon(input, 0)
    },
    step(event, button) {
      settleClick?.()
      const input = button.parentElement?.querySelector<HTMLInputElement>(quantitySelectors.field)
      // Our buttons change the field themselves, which sends `input`.
      if (!input || button.parentElement?.classList.contains("buttons_added") || !isOurs()) return
      event.preventDefault()
      const { value, min, max, step } = input
      const direction = button.classList.contains("plus") ? "plus" : "minus"
      const settle = () => {
        settleClick = undefined
        cancel()
        // A script of the theme has stepped it at this click, and sends it.
        if (input.value !== value) return
        input.value = selectSteppedQuantity({ value, min, max, step, direction })
        sendSoon(input, 0)
      }
      const cancel = clock.after(0, settle)
      settleClick = settle
    },
  }
}
