import {
  addedToBasket,
  addingToBasket,
  addToCartJob,
  type AjaxAnswer,
  type HostAdd,
  postForm,
  readCartEvent,
  reportAdded,
  reportConfirmed,
  requestBasketMarkup,
  sendHostWrite,
} from "@ringside/cart"
import { addEndpoint, readServerMessage, selectAddToCartOutcome } from "@ringside/cart/domain"
import { readHostSettings, coreMessages, type Page, readDataset, readJQueryData } from "@ringside/core"
import { formatAjaxUrl, formatFormBody, readMember } from "@ringside/core/domain"
import { addingSettings } from "../hostSettings.ts"
import { type ButtonLook, buttonLookOf } from "./buttonLook.ts"
import { createAddToCartFields, isAjaxAddButton } from "../domain/index.ts"
import { removeFailedAdd, showFailedAdd } from "./failedAdd.ts"
import { isUnclear, type WatchedProduct, watchProduct } from "./unclearAdd.ts"
import { createHostAdd } from "./hostAdd.ts"
import { controlSelectors } from "../host.ts"
import { failedAddMessages } from "../messages.ts"

/** Whether we handle a button in place of the script `wc-add-to-cart`. Source: catalogue-and-cart contract §3.1. */
export function isAddButton(page: Page, button: HTMLElement): boolean {
  const isAdd =
    button.matches(controlSelectors.addButton) &&
    isAjaxAddButton({ classes: [...button.classList], productId: button.dataset.product_id })
  return isAdd && isOurs(page)
}

/** Shows adds of any script on their buttons. Source: catalogue-and-cart contract §3.2–3.5. */
export function followAdds(page: Page): void {
  const look = buttonLookOf(page)
  addedToBasket.on(page, ({ button }) => {
    // Other scripts may send their event without a button.
    if (!button || !isOurs(page)) return
    look.apply(button, "added")
    page.events.send({ name: "wc_cart_button_updated", target: page.document.body, args: [button], detail: { button } })
    page.announce.basket(button.dataset.success_message ?? null)
  })
  page.events.on(["ajax_request_not_sent"], (event) => {
    const button = readCartEvent({ args: event.args, detail: event.detail }).button
    if (button && isOurs(page)) look.apply(button, "vetoed")
  })
}

function isOurs({ jobs }: Page): boolean {
  return jobs.modeOf(addToCartJob) === "active"
}

/** Adds the product of a button that was clicked. */
export async function addFromButton(page: Page, button: HTMLElement): Promise<void> {
  const look = buttonLookOf(page)
  const params = readHostSettings(page, addingSettings)
  if (!params) throw new Error("There are no settings for adding.")
  look.apply(button, "click")
  let fields: Record<string, unknown> | null
  try {
    fields = prepareFields(page, button, look)
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
    ...params,
    pageUrl: page.document.baseURI,
    origins: readOrigins(page),
  })
  settleAdd(page, { outcome, button, add, answer, watched })
}

/** Sends an add in its turn; `watched` tells afterwards whether the basket has grown, and is null where no request can have gone out. */
export function sendAdd(
  page: Page,
  add: HostAdd,
  { url, body }: { readonly url: string; readonly body: string },
): Promise<Pick<SettledAdd, "answer" | "watched">> {
  return sendHostWrite(page, async () => {
    const wasOnline = page.window.navigator.onLine
    const product = watchProduct(page, add)
    const answer = await postForm(page.http, url, body)
    return { answer, watched: isUnclear(answer, wasOnline) ? product : null }
  })
}

/** Creates the request's fields with those that listeners add; null when one vetoes the add. */
function prepareFields(page: Page, button: HTMLElement, look: ButtonLook): Record<string, unknown> | null {
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

interface SettledAdd {
  readonly outcome: ReturnType<typeof selectAddToCartOutcome>
  readonly button: HTMLElement
  readonly add: HostAdd
  readonly answer: AjaxAnswer
  /** Where it isn't known whether the shop has added the product. */
  readonly watched: WatchedProduct | null
  /** Called before `added_to_cart` is sent. */
  readonly onAdded?: () => void
}

/**
 * Handles the response of an add through the shop's own endpoints. It never throws, because the shop has responded and the click must not
 * be released.
 */
export function settleAdd(page: Page, add: SettledAdd): void {
  const attempt = (outcome: SettledAdd["outcome"]) => {
    try {
      applyOutcome(page, { ...add, outcome })
      return true
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "add-to-cart", host: add.button, cause })
      return false
    }
  }
  if (!attempt(add.outcome)) attempt({ kind: "failed", message: "" })
}

function applyOutcome(page: Page, add: SettledAdd): void {
  const { outcome, button, onAdded } = add
  if (outcome.kind === "navigate") {
    // The page leaves for the basket, or for the product's page where the shop has refused.
    if (!readMember(add.answer.json, ["error"])) reportConfirmed(page, add.add)
    if (page.navigation.go(outcome.url, "shop")) return
  }
  if (outcome.kind === "navigate" || outcome.kind === "failed") {
    buttonLookOf(page).apply(button, "failed")
    if (add.watched) {
      void settleUnclear(page, add, add.watched)
      return
    }
    const { onLine } = page.window.navigator
    showProblem(page, add, onLine)
    // The shop may have added the product all the same: show the basket before the shopper tries again.
    if (onLine) requestBasketMarkup(page)
  } else {
    const { fragments, cartHash } = outcome
    onAdded?.()
    reportAdded(page, { fragments, cartHash, button }, add.add)
  }
}

/** Says that the result isn't known, reads the basket, and then shows the add or offers another try. */
async function settleUnclear(page: Page, { button, add }: SettledAdd, watched: WatchedProduct): Promise<void> {
  const text = page.translator("add-to-cart", failedAddMessages)("unclear")
  const box = button.isConnected ? showFailedAdd(page, button, text) : null
  const hasGrown = await watched.hasGrown().catch((cause: unknown) => {
    page.reports.fail({ during: "load", widget: "cart", cause })
    return false
  })
  if (page.signal.aborted) return
  if (hasGrown) {
    if (box?.isConnected) removeFailedAdd(button)
    // The markup that has been read is shown already.
    reportAdded(page, { fragments: {}, cartHash: "", button }, add)
  } else if (box === null) page.notices.error(text)
  // The next press has removed the message.
  else if (box.isConnected) showFailedAdd(page, button, text, () => button.click())
}

/** Shows the message beside the button or, if the button is gone, where the host shows its notices. */
function showProblem(page: Page, { button, answer }: SettledAdd, onLine: boolean): void {
  const ownMessage = () =>
    onLine
      ? page.translator("add-to-cart", failedAddMessages)("failedUnnamed")
      : page.translator("core", coreMessages)("offline")
  const text = readServerMessage(answer.text) || ownMessage()
  // A retry clicks again, so that the page's handlers can veto or change the add again.
  if (button.isConnected) showFailedAdd(page, button, text, () => button.click())
  else page.notices.error(text)
}

/** The origins of the shop, including the page's own, since a `base` element may give its addresses another origin. */
export function readOrigins({ window, config }: Page): readonly string[] {
  return [window.location.origin, ...config.origins]
}
