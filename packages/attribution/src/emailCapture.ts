import { consentOf, findEventElement, listen, type Page } from "@ringside/core"
import { readCookieHeader } from "./cookies.ts"
import {
  formatIdentifyUrl,
  isCompleteEmail,
  isIdentifySuccess,
  readContactId,
  selectEmailAction,
} from "./domain/index.ts"
import { selectors } from "./host.ts"

/** A shopper who pauses so long in a complete address has written it. */
const pauseMs = 2000
const requestTimeoutMs = 30_000

const settingsName = "omnisend_woo_data"

/** Tells the marketing service the address that a shopper has typed. Source: attribution-translation-site §3. */
export function startEmailCapture(page: Page): void {
  const capture = createCapture(page)
  let cancelPause: (() => void) | null = null
  const handle = (event: Event) => {
    const field = findEmailField(page, event)
    if (!field) return
    cancelPause?.()
    if (event.type !== "input") capture(field.value)
    // An input method shows letters that aren't entered yet.
    else if (!("isComposing" in event && event.isComposing)) {
      cancelPause = page.clock.after(pauseMs, () => isCompleteEmail(field.value) && capture(field.value))
    }
  }
  for (const type of ["focusin", "change", "input"]) {
    listen(page.document, type, handle, { capture: true, signal: page.signal })
  }
}

function findEmailField(page: Page, event: Event): HTMLInputElement | null {
  const element = findEventElement(page, event)
  if (!(element instanceof page.window.HTMLInputElement)) return null
  const isInHook = element.type === "email" && element.closest(selectors.captureHook)
  return element.matches(selectors.emails) || isInHook ? element : null
}

/** Decides on each value; one request at a time, and what was typed meanwhile is decided on when it ends. */
function createCapture(page: Page): (value: string) => void {
  const sent: string[] = []
  let inFlight = false
  let waiting: string | null = null

  const capture = (value: string) => {
    const ajaxUrl = page.settings.read(settingsName, "attribution")?.["ajax_url"]
    if (typeof ajaxUrl !== "string" || ajaxUrl === "") return
    const action = selectEmailAction({ value, sent, inFlight, allowed: isAllowed(page) })
    if (action === "wait") waiting = value
    if (action === "send") void send(value.trim(), ajaxUrl)
  }
  const send = async (email: string, ajaxUrl: string) => {
    inFlight = true
    const nonce = page.settings.read(settingsName, "attribution")?.["nonce"]
    const answer = await page.http({
      method: "POST",
      nonce: "sent",
      url: formatIdentifyUrl(ajaxUrl, {
        email,
        nonce: typeof nonce === "string" ? nonce : "",
        contactId: readContactId(readCookieHeader(page)),
      }),
      headers: { Accept: "application/json" },
      body: null,
      keepalive: true,
      timeoutMs: requestTimeoutMs,
    })
    inFlight = false
    if (answer.kind === "answer" && isIdentifySuccess(answer.status)) sent.push(email)
    const next = waiting
    waiting = null
    if (next !== null && !page.signal.aborted) capture(next)
  }
  return capture
}

/** Without a consent tool nobody was asked, and the shop's own policy counts. */
export function isAllowed(page: Page): boolean {
  const state = consentOf(page).read("marketing")
  return state === "granted" || state === "undecided"
}
