import {
  type AjaxAnswer,
  greyReplaced,
  type HostAdd,
  postForm,
  reportAdded,
  sendHostAdd,
  requestBasketMarkup,
  sendHostWrite,
} from "@ringside/cart"
import { readServerMessage, type selectAddToCartOutcome } from "@ringside/cart/domain"
import { coreMessages, type Page } from "@ringside/core"
import { cartHashCookie, readMember } from "@ringside/core/domain"
import { buttonLookService } from "./buttonLook.ts"
import { removeFailedAdd, showFailedAdd } from "./failedAdd.ts"
import { failedAddMessages } from "../messages.ts"
import { isUnclear, type WatchedProduct, watchProduct } from "./unclearAdd.ts"

interface SettledAdd {
  readonly outcome: ReturnType<typeof selectAddToCartOutcome>
  readonly button: HTMLElement
  readonly add: HostAdd
  readonly answer: AjaxAnswer
  /** The watched product, where it isn't known whether the shop has added it; null where it is. */
  readonly watched: WatchedProduct | null
  /** Called before `added_to_cart` is sent. */
  readonly onAdded?: () => void
}

/** The response to an add. */
export interface SentAdd extends Pick<SettledAdd, "answer" | "watched"> {
  /** Whether the basket's cookie is another one since the request. The shop sets it with each product that it adds. */
  readonly hasNewBasket: boolean
}

/** Sends an add when earlier changes of the basket have settled. Where its result is unclear, `watched` reads whether the basket has grown. */
export function sendAdd(
  page: Page,
  add: HostAdd,
  { url, body }: { readonly url: string; readonly body: string },
): Promise<SentAdd> {
  return sendHostWrite(page, async () => {
    const wasOnline = page.window.navigator.onLine
    const readHash = () => page.storage.cookies.get(cartHashCookie)
    const hash = readHash()
    const product = watchProduct(page, add)
    const endBusy = greyReplaced(page)
    const answer = await postForm(page, url, body)
    endBusy()
    return { answer, watched: isUnclear(answer, wasOnline) ? product : null, hasNewBasket: readHash() !== hash }
  })
}

/**
 * Handles the result of an add through the shop's own endpoints, also a request without a response. It never throws, because the request went
 * out and the click must not be released.
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
    if (!readMember(add.answer.json, ["error"])) sendHostAdd(page, add.add)
    if (page.navigation.go(outcome.url, "shop")) return
  }
  if (outcome.kind === "navigate" || outcome.kind === "failed") {
    buttonLookService.of(page).apply(button, "failed")
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
    const answered = readMember(add.answer.json, ["fragments"])
    reportAdded(page, { fragments, answered, cartHash, button }, add.add)
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
  // Another press of the button has removed the message, and shows its own result.
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
