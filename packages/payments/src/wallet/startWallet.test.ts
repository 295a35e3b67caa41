import type { Http, HttpRequest } from "@ringside/core"
import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createMembers } from "./members.ts"
import { createCardSettings } from "../provider/providerForTests.ts"
import { stubStyles } from "../stubStylesForTests.ts"
import { walletButton } from "./walletButton.ts"

const go = vi.fn<(url: string, purpose: string) => boolean>()
const warn = vi.fn<(text: string) => void>()
const sent: HttpRequest[] = []
let respond: (text: string) => void
let page: TestPage

const http: Http = (request) => {
  sent.push(request)
  return new Promise((resolve) => {
    respond = (text) => {
      resolve({ kind: "answer", status: 200, isOk: true, headers: {}, text, url: request.url })
    }
  })
}

function open(settings = createCardSettings()) {
  page = createTestPage({
    services: { http, settings, navigation: { go, reload: () => undefined }, reports: { warn, fail: vi.fn() } },
  })
  startBehaviour(walletButton, page)
  const { payments } = createMembers(page) as unknown as {
    payments: { startProviderWallet(input?: unknown): Promise<unknown> }
  }
  return payments
}

beforeEach(() => {
  sent.length = 0
  go.mockReset().mockReturnValue(true)
  warn.mockReset()
})
afterEach(() => {
  vi.restoreAllMocks()
  page.stop()
  document.body.replaceChildren()
})

const fieldsOf = ({ body }: HttpRequest) => (body instanceof FormData ? [...body.entries()] : [])

test("requests the wallet's address from the shop, and goes there", async () => {
  const payments = open(createCardSettings({ order_id: 7, key: "wc_order_1", billing_email: "ana@example.com" }))
  const started = payments.startProviderWallet({ email: "eva@example.com", userSession: "s1" })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: "POST", url: "/?wc-ajax=wcpay_init_woopay" })
  expect(sent.flatMap(fieldsOf)).toEqual([
    ["_wpnonce", "n1"],
    ["email", "eva@example.com"],
    ["user_session", "s1"],
    ["order_id", "7"],
    ["key", "wc_order_1"],
    ["billing_email", "ana@example.com"],
  ])
  respond('{"url":"https://pay.example/start"}')
  expect(await started).toEqual({ kind: "started" })
  expect(go).toHaveBeenCalledWith("https://pay.example/start", "payment")
})

test("the wallet gets the page's look, of headings, header, footer, buttons and links too, where the shop asks for it", async () => {
  stubStyles()
  document.body.innerHTML =
    '<header style="color: rgb(1, 2, 3)"></header><main><h1 style="color: rgb(4, 5, 6)">A</h1></main><footer><a href="/" style="color: rgb(7, 8, 9)">B</a></footer>'
  void open(createCardSettings({ isWooPayGlobalThemeSupportEnabled: true })).startProviderWallet()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent.flatMap(fieldsOf)).toEqual(
    expect.arrayContaining([
      ["appearance[rules][.Header][color]", "rgb(1, 2, 3)"],
      ["appearance[rules][.Heading][color]", "rgb(4, 5, 6)"],
      ["appearance[rules][.Footer--link][color]", "rgb(7, 8, 9)"],
    ]),
  )
})

test("on the classic checkout the look is that of the wallet's own location, and isn't stored for other shoppers", async () => {
  stubStyles()
  document.body.innerHTML =
    '<form class="checkout"><div id="customer_details" style="background-color: rgb(1, 2, 3)"><div class="woocommerce-billing-fields"></div></div><div id="payment" style="background-color: rgb(4, 5, 6)"></div></form>'
  const settings = createCardSettings({
    isWooPayGlobalThemeSupportEnabled: true,
    saveUPEAppearanceNonce: "a1",
    upeAppearance: false,
  })
  const started = open(settings).startProviderWallet()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent.flatMap(fieldsOf)).toContainEqual(["appearance[variables][colorBackground]", "rgb(1, 2, 3)"])
  respond("{}")
  await started
  expect(sent.map(({ url }) => url)).toEqual(["/?wc-ajax=wcpay_init_woopay"])
})

test("a second call while the first one runs is ignored, a later one isn't", async () => {
  const payments = open()
  const first = payments.startProviderWallet()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(await payments.startProviderWallet()).toEqual({ kind: "dropped" })
  respond("{}")
  expect(await first).toEqual({ kind: "failed", message: "An unknown error occurred." })
  const second = payments.startProviderWallet()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  respond('{"url":"/wallet/"}')
  expect(await second).toEqual({ kind: "started" })
})

test.each(['{"url":"javascript:alert(1)"}', '{"url":7}', "<p>", ""])("the answer %s opens no page", async (text) => {
  const started = open().startProviderWallet()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  respond(text)
  expect(await started).toEqual({ kind: "failed", message: "An unknown error occurred." })
  expect(go).not.toHaveBeenCalled()
})

test("a page without the settings logs what is missing, and sends no request", async () => {
  const payments = open(createCardSettings({ initWooPayNonce: "" }))
  expect(await payments.startProviderWallet()).toMatchObject({ kind: "failed" })
  expect(sent).toEqual([])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("initWooPayNonce"))
})

test("a button of the page's own starts it, and shows beside it what went wrong", async () => {
  open()
  document.body.innerHTML = '<button data-ringside="provider-wallet">Pay faster</button>'
  page.scan()
  const button = document.querySelector("button")
  button?.click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(button?.getAttribute("aria-busy")).toBe("true")
  respond("{}")
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe("An unknown error occurred."))
  // A dynamic translator that rewrites the alert would make screen readers read it twice.
  expect(document.querySelector("[role=alert]")?.hasAttribute("data-no-translation")).toBe(true)
  expect(button?.hasAttribute("aria-busy")).toBe(false)
  button?.click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(document.querySelector("[role=alert]")).toBeNull()
})
