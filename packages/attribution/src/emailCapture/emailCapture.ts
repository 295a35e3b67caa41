import {
  readHostSettings,
  defineBehaviour,
  type Page,
  readDocumentCookies,
  definePageService,
  writeTimeoutMs,
} from "@ringside/core"
import { isMarketingAllowed } from "../consent/marketingConsent.ts"
import { emailSettings } from "../hostSettings.ts"
import {
  formatIdentifyUrl,
  isCompleteEmail,
  isIdentifySuccess,
  readContactId,
  selectEmailAction,
} from "../domain/index.ts"
import { selectEmailFields } from "../host.ts"

/** Pause in typing after which a complete address counts as finished. */
const pauseMs = 2000

/** Sends the address that a shopper types to the marketing service. Source: attribution-translation-site §3. */
export const emailCaptureBehaviour = defineBehaviour({
  name: "email-capture",
  selector: selectEmailFields,
  element: "HTMLInputElement",
  on: { focusin: captureNow, change: captureNow, input: captureAfterPause },
  start(page) {
    // What the shopper has entered while this code was on its way.
    for (const field of page.document.querySelectorAll<HTMLInputElement>(selectEmailFields(page))) {
      const capture = captureService.of(page)
      if (field === page.document.activeElement) capture.afterPause(field)
      else if (field.value !== field.defaultValue) capture.now(field.value)
    }
  },
})

interface EmailCapture {
  /** Decides on the value of a field now, instead of after the running pause. */
  now(value: string): void
  /** Decides on a complete address after a pause of two seconds in `field`; `null` ends the running pause. */
  afterPause(field: HTMLInputElement | null): void
}

function captureNow(_: Event, field: HTMLInputElement, page: Page): void {
  captureService.of(page).now(field.value)
}

function captureAfterPause(event: Event, field: HTMLInputElement, page: Page): void {
  // An input method shows letters that aren't entered yet.
  const isComposing = "isComposing" in event && event.isComposing === true
  captureService.of(page).afterPause(isComposing ? null : field)
}

const captureService = definePageService("attribution.emailCapture", (page: Page): EmailCapture => {
  const capture = createCapture(page)
  let cancelPause: (() => void) | null = null
  return {
    now(value) {
      cancelPause?.()
      capture(value)
    },
    afterPause(field) {
      cancelPause?.()
      if (field) cancelPause = page.clock.after(pauseMs, () => isCompleteEmail(field.value) && capture(field.value))
    },
  }
})

/** Decides on each value. One request runs at a time; a value typed meanwhile is decided on when it ends. */
function createCapture(page: Page): (value: string) => void {
  const sent: string[] = []
  let inFlight = false
  let waiting: string | null = null

  const capture = (value: string) => {
    const ajaxUrl = readHostSettings(page, emailSettings)?.ajax_url
    if (!ajaxUrl) return
    const action = selectEmailAction({ value, sent, inFlight, allowed: isMarketingAllowed(page) })
    if (action === "wait") waiting = value
    if (action === "send") void send(value.trim(), ajaxUrl)
  }
  const send = async (email: string, ajaxUrl: string) => {
    inFlight = true
    const answer = await page.http({
      method: "POST",
      nonce: "sent",
      url: formatIdentifyUrl(ajaxUrl, {
        email,
        nonce: readHostSettings(page, emailSettings)?.nonce ?? "",
        contactId: readContactId(readDocumentCookies(page)),
      }),
      headers: { Accept: "application/json" },
      body: null,
      keepalive: true,
      timeoutMs: writeTimeoutMs,
    })
    inFlight = false
    if (answer.kind === "answer" && isIdentifySuccess(answer.status)) sent.push(email)
    const next = waiting
    waiting = null
    if (next !== null && !page.signal.aborted) capture(next)
  }
  return capture
}
