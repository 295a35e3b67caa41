import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createCardSettings } from "./providerForTests.ts"
import { providerService } from "./providerScript.ts"
import { readPaymentSettings } from "../settings.ts"

const own = "https://js.stripe.com/v3/"
const warn = vi.fn<(text: string) => void>()
const tags: HTMLScriptElement[] = []
const calls: unknown[][] = []
/** One for all tests: the provider's loader keeps what it has found. */
const stripe = Object.assign((...args: unknown[]) => (calls.push(args), { own: calls.length }), { version: 3 })
let page: TestPage

beforeEach(() => {
  Reflect.set(window, "trustedTypes", undefined)
  tags.length = 0
  calls.length = 0
  // Scripts aren't fetched here: a test says what became of them.
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    tags.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
  })
})
afterEach(() => {
  page.stop()
  vi.restoreAllMocks()
  warn.mockReset()
  for (const name of ["Stripe", "trustedTypes"]) Reflect.deleteProperty(window, name)
  document.body.replaceChildren()
})

function open(payments: object = {}, printed: Readonly<Record<string, unknown>> = {}) {
  page = createTestPage({
    config: { all: { payments } },
    services: { settings: createCardSettings(printed), reports: { warn, fail: vi.fn() } },
  })
  const settings = readPaymentSettings(page)
  if (!settings) throw new Error("the test's page has no settings")
  return { getting: providerService.of(page).get(settings), settings }
}

const listTags = () => tags.map(({ src }) => src)
const install = () => Reflect.set(window, "Stripe", stripe)

test.each([
  ["the provider's own address, in a browser with Trusted Types", {}, own],
  ["a configured address", { script: "/provider.js" }, new URL("/provider.js", document.baseURI).href],
])("a tag of ours from %s is tried again after 1, 4 and 15 s", async (_, payments, url) => {
  Reflect.set(window, "trustedTypes", {})
  const { getting } = open(payments)
  for (const [index, delayMs] of [1000, 4000, 15_000].entries()) {
    tags[index]?.dispatchEvent(new Event("error"))
    await page.clock.advance(delayMs - 1)
    expect(tags).toHaveLength(index + 1)
    await page.clock.advance(1)
    expect(tags).toHaveLength(index + 2)
  }
  tags[3]?.dispatchEvent(new Event("error"))
  await page.clock.advance(60_000)
  expect(listTags()).toEqual([url, url, url, url])
  install()
  await page.clock.advance(100)
  expect(await getting).toEqual({ own: 1 })
  expect(calls).toMatchObject([["pk_test_1", { locale: "en", betas: ["card_country_event_beta_1"] }]])
})

test("a tag whose attempts have all failed is fetched again as soon as the browser is online, and on request", async () => {
  Reflect.set(window, "trustedTypes", {})
  const { getting } = open()
  const failAll = async () => {
    const before = tags.length
    for (const delayMs of [1000, 4000, 15_000, 0]) {
      tags.at(-1)?.dispatchEvent(new Event("error"))
      await page.clock.advance(delayMs)
    }
    expect(tags.length).toBe(before + 3)
  }
  window.dispatchEvent(new Event("online"))
  expect(tags).toHaveLength(1)
  await failAll()
  window.dispatchEvent(new Event("online"))
  expect(tags).toHaveLength(5)
  await failAll()
  providerService.of(page).fetchAgain()
  providerService.of(page).fetchAgain()
  expect(tags).toHaveLength(9)
  install()
  await page.clock.advance(100)
  expect(await getting).toEqual({ own: 1 })
})

test("a page that brings the script gets no tag, and one object for each account", async () => {
  const { getting, settings } = open({ script: false })
  install()
  await page.clock.advance(100)
  const other = { ...settings, accountId: "acct_2" }
  const objects = [
    await getting,
    await providerService.of(page).get(settings),
    await providerService.of(page).get(other),
  ]
  expect(objects).toEqual([{ own: 1 }, { own: 1 }, { own: 2 }])
  expect(calls).toHaveLength(2)
  expect(tags).toEqual([])
})

const betas = ["card_country_event_beta_1"]
const accountId = "acct_1"
const accountIdForIntentConfirmation = "acct_9"
const link = { paymentMethodsConfig: { card: {}, link: {} } }

test.each([
  ["an account", { accountId }, { locale: "en", stripeAccount: "acct_1", betas }],
  ["no language", { locale: "" }, { locale: "auto", betas }],
  ["the link method", link, { locale: "en", betas: [...betas, "link_autofill_modal_beta_1"] }],
  ["saved cards of the network", { accountId, ...link, forceNetworkSavedCards: "1" }, { locale: "en" }],
  [
    "another account for confirmations",
    { accountId, accountIdForIntentConfirmation },
    { locale: "en", stripeAccount: "acct_1", betas },
  ],
])("the provider's object for a card, with %s", async (_, printed, options) => {
  install()
  await open({ script: false }, printed).getting
  expect(calls).toEqual([["pk_test_1", options]])
})

test.each([
  ["an account", { accountId }, { locale: "en", stripeAccount: "acct_1", betas }],
  [
    "saved cards of the network",
    { accountId, forceNetworkSavedCards: "1" },
    { locale: "en", stripeAccount: "acct_1", betas },
  ],
  [
    "another account for confirmations",
    { accountId, accountIdForIntentConfirmation, forceNetworkSavedCards: "1" },
    { locale: "en", stripeAccount: "acct_9" },
  ],
])("the provider's object for a confirmation, with %s", async (_, printed, options) => {
  install()
  const { settings, getting } = open({ script: false }, printed)
  await getting
  calls.length = 0
  // The object for cards and a confirmation may be the same one.
  const object = await providerService.of(page).get(settings, true)
  const isShared = object === (await getting)
  expect(isShared ? options : calls[0]?.[1]).toEqual(options)
  expect(isShared).toBe(!("forceNetworkSavedCards" in printed))
})

test.each([own, "https://js.stripe.com/v3"])("the page's own tag of %s is waited for", async (src) => {
  const tag = document.createElement("script")
  tag.type = "text/plain"
  tag.src = src
  document.body.append(tag)
  const { getting } = open()
  expect(tags).toEqual([])
  install()
  await page.clock.advance(100)
  expect(await getting).toEqual({ own: 1 })
})

test("the wait ends after 600 s, and a later call starts again", async () => {
  const { getting, settings } = open({ script: false })
  const result = getting.then(
    () => "found",
    (cause: unknown) => String(cause),
  )
  let isOver = false
  void result.then(() => (isOver = true))
  await page.clock.advance(600_000)
  expect(isOver).toBe(false)
  await page.clock.advance(100)
  expect(await result).toBe("Error: Stripe object not found")
  install()
  expect(await providerService.of(page).get(settings)).toEqual({ own: 1 })
})

test("our tag has the nonce of the page's scripts where our own script tag has none", () => {
  const own = document.createElement("script")
  own.type = "text/plain"
  own.setAttribute("nonce", "n0nce")
  document.body.append(Object.assign(own, { nonce: "n0nce" }))
  void open({ script: "/provider.js" })
  expect(tags.map(({ nonce }) => nonce)).toEqual(["n0nce"])
})

test("an address that can't be fetched is logged, and not fetched", () => {
  void open({ script: "http://pay.example/sdk.js" })
  expect(tags).toEqual([])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"http://pay.example/sdk.js" can\'t be fetched'))
})
