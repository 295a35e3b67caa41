import { addToCartFamily, cartOf, postWcAjax, readCartEvent } from "@ringside/cart"
import { addEndpoint, parseAddToCartParams, selectAddToCartOutcome } from "@ringside/cart/domain"
import { coreMessages, isPlainClick, type Page, readJQueryData } from "@ringside/core"
import type { ButtonLook } from "./buttonLook.ts"
import { createAddToCartFields, isAjaxAddButton } from "./domain/index.ts"
import { controlSelectors } from "./host.ts"
import { pressesButton } from "./pressesButton.ts"

/** The host's own add buttons, as `wc-add-to-cart` served them. Source: catalogue-and-cart contract §3.1–3.5. */
export function startAddButtons(page: Page, look: ButtonLook): void {
  const { document, signal } = page
  const isOurs = () => page.families.modeOf(addToCartFamily) === "work"

  const findButton = (event: Event) => {
    const button =
      event.target instanceof page.window.Element ? event.target.closest<HTMLElement>(controlSelectors.addButton) : null
    if (!button || !isAjaxAddButton({ classes: [...button.classList], productId: button.dataset.product_id }))
      return null
    return isOurs() ? button : null
  }
  // In the capture phase, so that a host that stops clicks on their way up does not stop the sale.
  document.addEventListener(
    "click",
    (event) => {
      const button = isPlainClick(event) ? findButton(event) : null
      if (!button) return
      event.preventDefault()
      void addFromButton(page, button, look)
    },
    { signal, capture: true },
  )
  document.addEventListener(
    "keydown",
    (event) => {
      const button = pressesButton(event) ? findButton(event) : null
      if (!button) return
      event.preventDefault()
      button.click()
    },
    { signal, capture: true },
  )
  page.events.on(["added_to_cart"], (event) => {
    const { button } = readCartEvent(event)
    // Third parties may tell of an add without a button.
    if (!button || !isOurs()) return
    look.apply(button, "added")
    page.events.send({ name: "wc_cart_button_updated", target: document.body, args: [button], detail: { button } })
    page.announce.basket(button.dataset.success_message ?? null)
  })
  page.events.on(["ajax_request_not_sent"], (event) => {
    const button = readCartEvent({ args: event.args, detail: event.detail }).button
    if (button && isOurs()) look.apply(button, "vetoed")
  })
}

async function addFromButton(page: Page, button: HTMLElement, look: ButtonLook): Promise<void> {
  const { events, document } = page
  const params = parseAddToCartParams(page.settings.read("wc_add_to_cart_params", "add-to-cart"))
  if (!params) return
  page.announce.basket(null)
  look.apply(button, "click")
  const isWanted = events.send({
    name: "should_send_ajax_request.adding_to_cart",
    target: document.body,
    args: [button],
    detail: { button },
    isQuestion: true,
  })
  if (!isWanted) {
    look.apply(button, "vetoed")
    events.send({
      name: "ajax_request_not_sent.adding_to_cart",
      target: document.body,
      args: [false, false, button],
      detail: { button },
    })
    events.send({ name: "wc_cart_button_updated", target: document.body, args: [button], detail: { button } })
    return
  }
  const data = createAddToCartFields(button.dataset, readJQueryData(page.window, button))
  // Listeners may add fields or change them: the object is read after they have run.
  events.send({ name: "adding_to_cart", target: document.body, args: [button, data], detail: { button, data } })
  const answer = await cartOf(page).queue.run(() =>
    postWcAjax(page.http, { wcAjaxUrl: params.wcAjaxUrl, endpoint: addEndpoint, fields: data }),
  )
  if (page.signal.aborted) return
  const outcome = selectAddToCartOutcome(answer.json, { ...params, pageUrl: document.baseURI })
  settleAdd(page, { outcome, button, onFailed: () => look.apply(button, "failed") })
}

/** What every add through the shop's own endpoints ends with. */
export function settleAdd(
  page: Page,
  add: {
    readonly outcome: ReturnType<typeof selectAddToCartOutcome>
    readonly button: HTMLElement
    readonly onFailed: () => void
  },
): void {
  const { outcome, button, onFailed } = add
  if (outcome.kind === "navigate") {
    if (!page.navigation.go(outcome.url)) onFailed()
  } else if (outcome.kind === "failed") {
    onFailed()
    const { onLine } = page.window.navigator
    page.notices.error(page.translator("core", coreMessages)(onLine ? "unknownError" : "offline"))
    // The shop may have added it all the same: that is to be seen before anybody tries again.
    if (onLine) page.events.send({ name: "wc_fragment_refresh", target: page.document.body })
  } else {
    const { fragments, cartHash } = outcome
    page.events.send({
      name: "added_to_cart",
      target: page.document.body,
      args: [fragments, cartHash, button],
      detail: { fragments, cartHash, button },
    })
  }
}
