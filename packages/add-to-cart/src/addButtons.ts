import { addToCartJob, postForm, readCartEvent, writeQueueOf } from "@ringside/cart"
import { addEndpoint, parseAddToCartParams, readServerMessage, selectAddToCartOutcome } from "@ringside/cart/domain"
import { coreMessages, delegate, isPlainClick, type Page, readDataset, readJQueryData } from "@ringside/core"
import { formatAjaxUrl, formatFormBody } from "@ringside/core/domain"
import type { ButtonLook } from "./buttonLook.ts"
import { createAddToCartFields, isAjaxAddButton } from "./domain/index.ts"
import { showFailedAdd } from "./failedAdd.ts"
import { controlSelectors } from "./host.ts"
import { failedAddMessages } from "./messages.ts"
import { pressesButton } from "./pressesButton.ts"

/** The host's own add buttons, as `wc-add-to-cart` served them. Source: catalogue-and-cart contract §3.1–3.5. */
export function startAddButtons(page: Page, look: ButtonLook): void {
  const { document } = page
  const options = { widget: "add-to-cart" }
  const isOurs = () => page.jobs.modeOf(addToCartJob) === "active"
  const serves = (button: HTMLElement) =>
    isAjaxAddButton({ classes: [...button.classList], productId: button.dataset.product_id }) && isOurs()

  delegate(
    page,
    "click",
    controlSelectors.addButton,
    (event, button) => {
      if (!isPlainClick(event) || !serves(button)) return
      event.preventDefault()
      return addFromButton(page, button, look)
    },
    options,
  )
  delegate(
    page,
    "keydown",
    controlSelectors.addButton,
    (event, button) => {
      if (!pressesButton(event) || !serves(button)) return
      event.preventDefault()
      // A key that is held down means one press.
      if (!event.repeat) button.click()
    },
    options,
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
  const params = parseAddToCartParams(page.settings.read("wc_add_to_cart_params", "add-to-cart"))
  if (!params) throw new Error("There are no settings for adding.")
  look.apply(button, "click")
  let body: string | null
  try {
    body = prepareBody(page, button, look)
  } catch (cause) {
    // Nothing has been sent: the click goes back to the browser.
    look.apply(button, "failed")
    throw cause
  }
  if (body === null) return
  const url = formatAjaxUrl(params.wcAjaxUrl, addEndpoint)
  const answer = await writeQueueOf(page).run(() => postForm(page.http, url, body))
  if (page.signal.aborted) return
  const outcome = selectAddToCartOutcome(answer.json, {
    ...params,
    pageUrl: page.document.baseURI,
    origins: readOrigins(page),
  })
  settleAdd(page, {
    outcome,
    button,
    message: readServerMessage(answer.text),
    onFailed: () => look.apply(button, "failed"),
    // Handlers of the page that veto an add, or change it, are asked again.
    onRetry: () => button.click(),
  })
}

/** The body of an add, with what others have put into it; null when they have vetoed it. */
function prepareBody(page: Page, button: HTMLElement, look: ButtonLook): string | null {
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
  // Listeners may add fields or change them: the object is read after they have run.
  events.send({ name: "adding_to_cart", target: document.body, args: [button, data], detail: { button, data } })
  return formatFormBody(data)
}

interface SettledAdd {
  readonly outcome: ReturnType<typeof selectAddToCartOutcome>
  readonly button: HTMLElement
  /** The shop's own words for what went wrong; empty without any. */
  readonly message: string
  /** Called before others hear of the add. */
  readonly onAdded?: () => void
  readonly onFailed: () => void
  /** Tries the same again. */
  readonly onRetry: () => void
}

/** What every add through the shop's own endpoints ends with. It never throws: the shop has answered, so the click is done. */
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
  const { outcome, button, onAdded, onFailed } = add
  if (outcome.kind === "navigate" && page.navigation.go(outcome.url, "shop")) return
  if (outcome.kind === "navigate" || outcome.kind === "failed") {
    onFailed()
    const { onLine } = page.window.navigator
    showProblem(page, add, onLine)
    // The shop may have added it all the same: that is to be seen before anybody tries again.
    if (onLine) page.events.send({ name: "wc_fragment_refresh", target: page.document.body })
  } else {
    const { fragments, cartHash } = outcome
    onAdded?.()
    page.events.send({
      name: "added_to_cart",
      target: page.document.body,
      args: [fragments, cartHash, button],
      detail: { fragments, cartHash, button },
    })
  }
}

/** Beside the button; where that has gone, at the place of the host's own notices. */
function showProblem(page: Page, { button, message, onRetry }: SettledAdd, onLine: boolean): void {
  const ownMessage = () =>
    onLine
      ? page.translator("add-to-cart", failedAddMessages)("failedUnnamed")
      : page.translator("core", coreMessages)("offline")
  const text = message || ownMessage()
  if (button.isConnected) showFailedAdd(page, button, text, onRetry)
  else page.notices.error(text)
}

/** The origins of the shop. The page's own is among them, since a `base` element may give its addresses another. */
export function readOrigins({ window, config }: Page): readonly string[] {
  return [window.location.origin, ...config.origins]
}
