import { hostNoticesService, type Page, definePageService } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { clearCouponError, sendCouponEvent } from "../coupons.ts"
import { createBasketBody, createCouponFields, isCouponErrorHtml } from "../domain/index.ts"
import { readFormPairs } from "../forms/formFields.ts"
import { showCouponError } from "./couponError.ts"
import { findCouponField, findBasketForm, listLineFields, listRows } from "./elements.ts"
import { selectors } from "./host.ts"
import { showNotices } from "./notices.ts"
import { createRequestRunner, type Outcome, type RequestRunner, type RunOptions } from "./requestRunner.ts"
import { fetchPage, postAjax, readNonce, sendForm } from "./requests.ts"
import { sendBasketEvent, showAnswer } from "./showAnswer.ts"

/** How a basket that was fetched again is shown. */
export interface RefreshOptions {
  readonly keepsNotices: boolean
  /** Not a user action: focus stays, nothing scrolls, no total is announced, and no failure shown. */
  readonly isQuiet?: boolean
  /** Whether the shop's quantities replace those that were entered before it, as they do on the platform. */
  readonly replacesFields?: boolean
}

/** The shopper's actions on the basket page. One request runs at a time. Source: catalogue-and-cart §11. */
export interface BasketActions {
  readonly runner: RequestRunner
  /** Sends the quantities. Those entered during a request are sent after it. */
  update(): Promise<void>
  /** Follows a line's remove link. */
  remove(href: string): Promise<void>
  /** Follows the link that restores a removed line. */
  undo(href: string): Promise<void>
  /** Applies the present code of the coupon field, after the running request. */
  applyCoupon(): Promise<void>
  removeCoupon(link: HTMLAnchorElement, code: string): Promise<void>
  /** Sends an address for the shipping calculation; an address that is being sent is not sent again. */
  calculate(address: string, send: () => Promise<Outcome>): Promise<void>
  /** Sends the chosen shipping rates, after the running request. Resolves with whether the shop has them. */
  chooseRates(send: () => Promise<Outcome>): Promise<boolean>
  /** Fetches the shop's basket. */
  refresh(options: RefreshOptions): Promise<void>
}

/** The actions of a page. */
export const basketActionsService = definePageService("checkout.basketPage", createBasketActions)

function createBasketActions(page: Page): BasketActions {
  const runner = createRequestRunner(page)
  /** Addresses and codes being sent, so that a second press of the same link or button has no effect. */
  const followed = new Set<string>()
  let isUpdateWanted = false
  /** The refresh that is about to run, with what was asked for meanwhile. */
  let waiting: RefreshOptions | null = null

  const run = async (work: () => Promise<Outcome>, options: RunOptions = {}): Promise<boolean> => {
    const isDone = await runner.run(work, options)
    if (runner.isBusy) return isDone
    // A quiet failure shows nothing, so a press made meanwhile must not end with it.
    const isNext = isUpdateWanted && (isDone || options.isQuiet?.() === true) && hasUnsentFields(page)
    isUpdateWanted = false
    if (isNext) await update()
    return isDone
  }
  const update = async (): Promise<void> => {
    if (runner.isBusy) isUpdateWanted = true
    else await run(() => sendQuantities(page))
  }
  const runOnce = async (id: string, work: () => Promise<Outcome>): Promise<void> => {
    if (followed.has(id)) return
    followed.add(id)
    await run(work)
    followed.delete(id)
  }
  return {
    runner,
    update,
    remove: (href) => runOnce(href, () => removeLine(page, href)),
    undo: (href) => runOnce(href, () => restoreLine(page, href)),
    applyCoupon() {
      const code = findCouponField(page)?.value ?? ""
      return runOnce(`coupon ${code}`, () => applyCoupon(page, code))
    },
    removeCoupon: (link, code) => runOnce(code, () => removeCoupon(page, link, code)),
    calculate: (address, send) => runOnce(address, send),
    chooseRates: (send) => run(send, { selector: selectors.totals }),
    async refresh(options) {
      if (waiting) {
        waiting = joinRefreshes(waiting, options)
        return
      }
      waiting = options
      let joined = options
      const work = () => {
        joined = waiting ?? options
        waiting = null
        return fetchBasket(page, joined, () => isUpdateWanted)
      }
      await run(work, { isQuiet: () => joined.isQuiet ?? false })
    },
  }
}

/** One refresh for two: what one of them shows or replaces, both do. */
function joinRefreshes(first: RefreshOptions, second: RefreshOptions): RefreshOptions {
  return {
    keepsNotices: first.keepsNotices && second.keepsNotices,
    isQuiet: (first.isQuiet ?? false) && (second.isQuiet ?? false),
    replacesFields: (first.replacesFields ?? false) || (second.replacesFields ?? false),
  }
}

function hasUnsentFields(page: Page): boolean {
  return listLineFields(page.document).some((field) => field.isEdited)
}

async function sendQuantities(page: Page): Promise<Outcome> {
  const form = findBasketForm(page)
  if (!form) return reload(page)
  const sent = readFormPairs(page, form)
  return showAnswer(page, await sendForm(page, form, createBasketBody(sent, "update")), { sent })
}

async function fetchBasket(
  page: Page,
  { replacesFields = false, ...options }: RefreshOptions,
  isUpdateWanted = () => false,
): Promise<Outcome> {
  const form = findBasketForm(page)
  if (!form) return reload(page)
  const pairs = readFormPairs(page, form)
  const answer = await sendForm(page, form, createBasketBody(pairs, "refresh"))
  // Quantities that the shopper has pressed the button for meanwhile are sent next.
  const isReplacing = replacesFields && !isUpdateWanted()
  return showAnswer(page, answer, { ...options, ...(isReplacing && { sent: pairs }) })
}

async function removeLine(page: Page, href: string): Promise<Outcome> {
  const outcome = showAnswer(page, await fetchPage(page, href))
  if (outcome.kind === "done") sendBasketEvent(page, "item_removed_from_classic_cart")
  return outcome
}

async function restoreLine(page: Page, href: string): Promise<Outcome> {
  const known = listRows(page.document)
  const outcome = showAnswer(page, await fetchPage(page, href))
  const restored = [...listRows(page.document)].find(([key]) => !known.has(key))?.[1]
  restored?.querySelector<HTMLElement>(selectors.removeLink)?.focus(nullPrototype({ preventScroll: true }))
  return outcome
}

/** Posts to a coupon endpoint of the shop. Its notices are to take the place of those on the page; an answer without any isn't the shop's. */
async function postCoupon(page: Page, endpoint: "apply_coupon" | "remove_coupon", fields: object) {
  const answer = await postAjax(page, endpoint, fields)
  if (answer.kind !== "html") return answer
  const notices = page.html.parseMessage(answer.html)
  if (!notices.querySelector(selectors.notice)) return { kind: "failed", next: "native" } as const
  hostNoticesService.of(page).clear()
  clearCouponError(page)
  return { ...answer, notices }
}

async function applyCoupon(page: Page, code: string): Promise<Outcome> {
  const answer = await postCoupon(page, "apply_coupon", createCouponFields(readNonce(page, "apply_coupon"), code))
  if (answer.kind === "expired") return applyByForm(page, code)
  if (answer.kind === "failed") return answer
  const isRefused = isCouponErrorHtml(answer.html)
  if (isRefused) showCouponError(page, answer.html)
  else {
    emptyCouponField(page, code)
    showNotices(page, answer.notices)
  }
  sendApplied(page, code, isRefused ? answer.html : null)
  return fetchBasket(page, { keepsNotices: true })
}

/** The page's own nonces are as old as the page; those in its form are as new as the shop's last response. */
async function applyByForm(page: Page, code: string): Promise<Outcome> {
  const fetched = await fetchBasket(page, { keepsNotices: true, isQuiet: true })
  const form = findBasketForm(page)
  const button = form?.querySelector<HTMLButtonElement>(selectors.applyCoupon)
  if (fetched.kind !== "done" || !form || !button) return fetched
  // The field may hold another code that was typed meanwhile.
  const others = readFormPairs(page, form).filter(([name]) => name !== "coupon_code")
  const fields = [...others, ["coupon_code", code] as const, ["apply_coupon", button.value] as const]
  const answer = await sendForm(page, form, createBasketBody(fields, "refresh"))
  const refusal =
    answer.kind === "html" ? page.html.parseFragment(answer.html).querySelector(selectors.errorNotice) : null
  if (answer.kind === "html" && !refusal) emptyCouponField(page, code)
  const outcome = showAnswer(page, answer)
  const html = refusal && new page.window.XMLSerializer().serializeToString(refusal)
  if (outcome.kind === "done") sendApplied(page, code, html)
  return outcome
}

/** Sends that the shop has answered a coupon; `refusal` is its answer where it is an error. */
function sendApplied(page: Page, code: string, refusal: string | null): void {
  if (refusal !== null) sendCouponEvent(page, "errored_coupon", { code, html: refusal })
  sendCouponEvent(page, "applied_coupon", { code })
}

/** Keep another code that was typed during the request. */
function emptyCouponField(page: Page, code: string): void {
  const field = findCouponField(page)
  if (field?.value === code) field.value = ""
}

async function removeCoupon(page: Page, link: HTMLAnchorElement, code: string): Promise<Outcome> {
  const fields = { security: readNonce(page, "remove_coupon"), coupon: code }
  const answer = await postCoupon(page, "remove_coupon", fields)
  if (answer.kind === "expired") {
    // The link's address needs no nonce.
    const outcome = showAnswer(page, await fetchPage(page, link.href))
    if (outcome.kind === "done") sendCouponEvent(page, "removed_coupon", { code })
    return outcome
  }
  if (answer.kind === "failed") return answer
  showNotices(page, answer.notices)
  sendCouponEvent(page, "removed_coupon", { code })
  // As the platform's script does: the field may hold the code that is gone, or one that was refused.
  const field = findCouponField(page)
  if (field) field.value = ""
  return fetchBasket(page, { keepsNotices: true })
}

/** Loads the page again: without its form it has no place for a response. */
function reload(page: Page): Outcome {
  page.navigation.reload()
  return { kind: "left" }
}
