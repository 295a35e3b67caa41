import { addedToBasket, addingToBasket, addToCartJob, readCartEvent } from "@ringside/cart"
import { addEndpoint, selectAddToCartOutcome } from "@ringside/cart/domain"
import { findProduct, listOwnElements, readHostSettings, type Page, readDataset, readJQueryData } from "@ringside/core"
import { formatAjaxUrl, formatFormBody } from "@ringside/core/domain"
import { addingSettings } from "../hostSettings.ts"
import { type ButtonLook, buttonLookService } from "./buttonLook.ts"
import { createAddToCartFields, isAjaxAddButton } from "../domain/index.ts"
import { createHostAdd } from "./hostAdd.ts"
import { controlSelectors, titleSelector } from "../host.ts"
import { addedMessages } from "../messages.ts"
import { sendAdd, settleAdd } from "./settleAdd.ts"

/** Whether we handle a button in place of the script `wc-add-to-cart`. Source: catalogue-and-cart contract §3.1. */
export function isAddButton(page: Page, button: HTMLElement): boolean {
  const isAdd =
    button.matches(controlSelectors.addButton) &&
    isAjaxAddButton({ classes: [...button.classList], productId: button.dataset.product_id })
  return isAdd && isOurs(page)
}

/** Shows adds of any script on their buttons, also those that were vetoed. Source: catalogue-and-cart contract §3.2–3.5. */
export function followAdds(page: Page): void {
  const look = buttonLookService.of(page)
  addedToBasket.on(page, ({ button, fragments }) => {
    // Other scripts may send their event without a button.
    if (!button || !isOurs(page)) return
    // Without fragments the platform marks no button, which may be a form of the script that sent the event.
    look.apply(button, fragments ? "added" : "vetoed")
    page.events.send({ name: "wc_cart_button_updated", target: page.document.body, args: [button], detail: { button } })
    const text = button.dataset.success_message ?? (fragments ? formatAdded(page, button) : null)
    if (text !== null) page.announce.basket(text)
  })
  page.events.on(["ajax_request_not_sent"], (event) => {
    const button = readCartEvent({ args: event.args, detail: event.detail }).button
    if (button && isOurs(page)) look.apply(button, "vetoed")
  })
}

/**
 * The message of a button without one of the host, such as the theme's on pictures and the product page's. An empty attribute is the host's
 * wish for none.
 */
function formatAdded(page: Page, button: Element): string {
  const translate = page.translator("add-to-cart", addedMessages)
  const name = listOwnElements(findProduct(button), titleSelector)[0]?.textContent.trim()
  return name ? translate("addedNamed", { name }) : translate("addedUnnamed")
}

function isOurs({ jobs }: Page): boolean {
  return jobs.isOurs(addToCartJob)
}

/** Adds the product of a button that was clicked. */
export async function addFromButton(page: Page, button: HTMLElement): Promise<void> {
  const look = buttonLookService.of(page)
  const params = readHostSettings(page, addingSettings)
  if (!params) throw new Error("There are no settings for adding.")
  look.apply(button, "click")
  let fields: Record<string, unknown> | null
  try {
    fields = announceAdd(page, button, look)
  } catch (cause) {
    // No request was sent, so release the click to the browser.
    look.apply(button, "failed")
    throw cause
  }
  if (fields === null) return
  const { product_id: product, variation_id: variation, quantity } = fields
  const add = createHostAdd({ source: "button", product, variation, quantity })
  const url = formatAjaxUrl(params.wcAjaxUrl, addEndpoint)
  const { answer, watched } = await sendAdd(page, add, { url, body: formatFormBody(fields) })
  if (page.signal.aborted) return
  const outcome = selectAddToCartOutcome(answer.json, {
    // Read again: a wishlist's script changes them in its handler of "adding_to_cart".
    ...(readHostSettings(page, addingSettings) ?? params),
    pageUrl: page.document.baseURI,
    origins: readOrigins(page),
  })
  settleAdd(page, { outcome, button, add, answer, watched })
}

/**
 * Sends the host's events before an add: asks whether it may go on, and creates the request's fields, which listeners may change. Returns null
 * when one vetoes the add, which the button and the host's events then show.
 */
function announceAdd(page: Page, button: HTMLElement, look: ButtonLook): Record<string, unknown> | null {
  const { events, document } = page
  page.announce.basket(null)
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
    return null
  }
  const data = createAddToCartFields(readDataset(button), readJQueryData(page.window, button))
  // Read the object after its listeners have run, since they may add or change fields.
  events.send({ name: "adding_to_cart", target: document.body, args: [button, data], detail: { button, data } })
  addingToBasket.send(page)
  return data
}

/** The origins of the shop, including the page's own, since a `base` element may give its addresses another origin. */
export function readOrigins({ window, config }: Page): readonly string[] {
  return [window.location.origin, ...config.origins]
}
