import { expect, test } from "vitest"
import { openCards, typeCard } from "../support/openCards.ts"
import { openWithoutProvider, providerMessage } from "../support/openWithoutProvider.ts"

const orderPay = "/en/checkout/order-pay/900/?pay_for_order=true&key=double"
const received = "**/order-received/900/**"
const ownAddress = { config: { payments: {} } }
const enforced = "require-trusted-types-for 'script'; trusted-types ringside"

/** Runs before the page's scripts: a browser without Trusted Types. */
const withoutTrustedTypes = "delete window.trustedTypes"

/** Runs before the page's scripts: notes each violation of the page's policy. */
function noteViolations(): void {
  window.received = []
  document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
    window.received.push(violatedDirective),
  )
}

const readTags = "[...document.scripts].map(({ src }) => src).filter((src) => src.includes('stripe'))"

test.for([
  ["the provider's loader brings its script", { before: withoutTrustedTypes }, {}, "https://js.stripe.com/v3"],
  ["our tag does in a browser with Trusted Types", {}, {}, "https://js.stripe.com/v3/"],
  [
    "our tag does where they are enforced, without a violation",
    { before: noteViolations },
    { headers: { "content-security-policy": enforced } },
    "https://js.stripe.com/v3/",
  ],
] as const)("from its own address, %s, again after a failure", async ([, open, host, tag]) => {
  const { page } = await openCards({
    path: orderPay,
    host: { ...ownAddress, ...host },
    open: {
      ...open,
      expectedErrors: /ERR_FAILED/,
      prepare: (each) => each.route("https://js.stripe.com/v3**", (route) => route.abort(), { times: 1 }),
    },
  })
  await typeCard(page)
  expect(await page.evaluate(readTags)).toEqual([tag])
  expect((await page.evaluate("window.received")) ?? []).toEqual([])
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
})

test("the shopper is told after 10 s, in the form and at a press", async () => {
  const { page, message, notice } = await openWithoutProvider()
  expect(await page.locator(providerMessage).count()).toBe(0)
  await page.clock.runFor(10_000)
  await expect.poll(message).toContain("preparing the payment form")
  await page.locator("#place_order").click()
  await expect.poll(notice).toContain("preparing the payment form")
})
