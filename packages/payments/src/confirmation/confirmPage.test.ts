import { type Http, startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { beforeLoad } from "../beforeLoad.ts"
import { confirmPage } from "./confirmPage.ts"
import { paymentErrorsService } from "./paymentErrors.ts"

const hash = "#wcpay-confirm-pi:7:pi_1_secret_2:ab12"
const settings = { publishableKey: "pk_test_1", ajaxUrl: "/ajax", locale: "en", currency: "EUR", cartTotal: "100" }
const handleNextAction = vi.fn()
let status: string
const http: Http = ({ url }) =>
  Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, text: status, url })
let page: TestPage
let go: TestPage["navigation"]["go"]

beforeEach(() => {
  status = '{"return_url":"/done/"}'
  handleNextAction.mockReset().mockResolvedValue({ paymentIntent: { id: "pi_1", status: "succeeded" } })
  Object.assign(window, { Stripe: Object.assign(() => ({ handleNextAction }), { version: 3 }) })
  go = vi.fn(() => true)
})

afterEach(() => {
  page.stop()
  for (const name of ["Stripe", "wc"]) Reflect.deleteProperty(window, name)
  document.body.replaceChildren()
  history.replaceState(null, "", location.pathname)
})

const ofBlocks = "the settings of blocks"

/** Opens a page at a confirmation hash, with settings of this name. */
function open(printed: string | null) {
  history.replaceState({ kept: true }, "", `${location.pathname}${hash}`)
  page = createTestPage({
    services: {
      http,
      loadLate: () => Promise.resolve(),
      // Those of the blocks are read by the page's own reader.
      ...(printed !== ofBlocks && { settings: { read: ({ name }) => (name === printed ? settings : null) } }),
      navigation: { go } as TestPage["navigation"],
    },
  })
  beforeLoad.start(page)
}

function addHostScript() {
  document.body.insertAdjacentHTML("beforeend", '<script id="wcpay-upe-checkout-js" type="text/plain"></script>')
}

describe("a hash in the address is taken out, and the payment confirmed, with", () => {
  test.each(["wcpay_upe_config", "wcpayConfig", ofBlocks])("%s", async (printed) => {
    const getSetting = (key: string) => (key === "woocommerce_payments_data" ? settings : false)
    if (printed === ofBlocks) Object.assign(window, { wc: { wcSettings: { getSetting } } })
    open(printed)
    expect(location.hash).toBe("")
    startBehaviour(confirmPage, page)
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith(expect.stringContaining("/done/"), "payment"))
    expect(handleNextAction).toHaveBeenCalledWith({ clientSecret: "pi_1_secret_2" })
    expect([location.hash, history.state]).toEqual(["", { kept: true }])
  })
})

describe("the hash stays for the host", () => {
  test("where the host's own script is on the page", () => {
    addHostScript()
    open("wcpay_upe_config")
    expect(location.hash).toBe(hash)
  })

  test("where the host's own script comes later: it gets the event of a changed hash", () => {
    open("wcpayConfig")
    expect(location.hash).toBe("")
    addHostScript()
    const seen: string[] = []
    const see = () => seen.push(location.hash)
    window.addEventListener("hashchange", see)
    startBehaviour(confirmPage, page)
    window.removeEventListener("hashchange", see)
    expect([seen, location.hash]).toEqual([[hash], hash])
    expect(handleNextAction).not.toHaveBeenCalled()
  })

  test("on a page without settings for cards", () => {
    open(null)
    startBehaviour(confirmPage, page)
    expect(location.hash).toBe(hash)
    expect(handleNextAction).not.toHaveBeenCalled()
  })
})

describe("a payment that isn't confirmed", () => {
  beforeEach(() => handleNextAction.mockResolvedValue({ error: { message: "Your card was declined." } }))

  test("is reported in a notice, which gets the focus", async () => {
    open("wcpay_upe_config")
    startBehaviour(confirmPage, page)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Your card was declined."))
    expect(document.activeElement?.matches(".woocommerce-error[role=alert]")).toBe(true)
  })

  test("is reported by a form that shows its own errors, and then in no notice", async () => {
    open("wcpay_upe_config")
    const show = vi.fn()
    const remove = paymentErrorsService.of(page).add(show)
    startBehaviour(confirmPage, page)
    await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith("Your card was declined."))
    expect(document.querySelector(".woocommerce-error")).toBeNull()
    remove()
    expect(paymentErrorsService.of(page).show("Another")).toBe(false)
  })
})

test.each([
  ["{}", /^There was a problem processing the payment\. Please check your email inbox and refresh/],
  ['{"error":{"message":"Please refresh the page."}}', /^Please refresh the page\.$/],
])("a payment that the bank alone has confirmed is to be checked first: %s", async (answer, text) => {
  status = answer
  open("wcpay_upe_config")
  startBehaviour(confirmPage, page)
  await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(text))
  expect(go).not.toHaveBeenCalled()
})

test.each([
  ["a minute later", () => page.clock.advance(60_000)],
  [
    "when the browser shows it again",
    () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
  ],
])("a page that isn't left for a confirmed payment has a usable form %s", async (_, happen) => {
  document.body.innerHTML = '<form id="order_review"></form>'
  open("wcpay_upe_config")
  startBehaviour(confirmPage, page)
  await vi.waitFor(() => expect(go).toHaveBeenCalledOnce())
  const form = document.querySelector("form")
  expect(form?.inert).toBe(true)
  await happen()
  expect([form?.inert, form?.getAttribute("aria-busy")]).toEqual([false, null])
})

test("so is one whose address the page refuses to go to", async () => {
  go = vi.fn(() => false)
  open("wcpay_upe_config")
  startBehaviour(confirmPage, page)
  await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/check your email inbox/))
  expect(go).toHaveBeenCalledOnce()
})
