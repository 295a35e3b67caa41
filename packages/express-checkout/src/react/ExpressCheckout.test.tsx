import { createTestPage, type TestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { StrictMode } from "react"
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { createExpressSettings, createWalletShop } from "../shopForTests.ts"
import { installWallet, type WalletForTests } from "../walletForTests.ts"
import { ExpressCheckout } from "./ExpressCheckout.tsx"

let wallet: WalletForTests
beforeEach(() => {
  localStorage.clear()
  // Without layout, no element can be near the viewport.
  Reflect.set(window, "IntersectionObserver", undefined)
  wallet = installWallet(window)
})
afterEach(() => {
  cleanup()
  const { violations } = wallet
  wallet.remove()
  expect(violations).toEqual([])
})

const createWalletPage = (shop = createWalletShop(), settings: object | null = createExpressSettings()) =>
  createTestPage({
    config: {
      locale: "en",
      all: { payments: { script: false } },
      ...(settings && { host: { wcpayExpressCheckoutParams: settings } }),
    },
    services: { http: shop.http },
  })

/** Waits until the provider has drawn its buttons. */
async function ready(page: TestPage) {
  await waitFor(async () => {
    await page.clock.advance(50)
    wallet.ready()
    await page.clock.advance(50)
    expect(screen.getAllByRole("button")).toHaveLength(1)
  })
}

describe("the component", () => {
  describeComponent({
    Provider: RingsideProvider,
    render: (children) => <ExpressCheckout>{children}</ExpressCheckout>,
    page: createWalletPage,
    drawn: (_container, page) => ready(page),
  })
})

async function show(page: TestPage, count = 1) {
  const view = (shown: number, radius: number | null) => (
    <StrictMode>
      <RingsideProvider page={page}>
        {Array.from({ length: shown }, (_, index) => (
          <ExpressCheckout key={index + count - shown} radius={radius}>
            <a href="/checkout/">Checkout</a>
          </ExpressCheckout>
        ))}
      </RingsideProvider>
    </StrictMode>
  )
  const { container, rerender } = render(view(count, null))
  onTestFinished(() => page.stop())
  await page.clock.advance(50)
  return { container, rerender: (shown: number, radius: number | null = null) => rerender(view(shown, radius)) }
}

it("has the height of the buttons before the provider has drawn them", async () => {
  const page = createWalletPage(createWalletShop(), createExpressSettings({ button: { height: "48" } }))
  const { container } = await show(page)
  const mount = container.querySelector<HTMLElement>(".ringside-express > div")
  expect(mount?.style.minHeight).toBe("48px")
  expect(screen.queryByText("Checkout")).toBeNull()
})

it.each([
  ["the shopper has no wallet", () => void (wallet.available = null), undefined],
  ["the page has no settings of the payment plugin", () => undefined, null],
  ["the provider has no key", () => undefined, createExpressSettings({ stripe: { publishableKey: "" } })],
])("shows its children where %s", async (_, prepare, settings) => {
  prepare()
  const page = createWalletPage(createWalletShop(), settings)
  const { container } = await show(page)
  wallet.ready()
  await page.clock.advance(50)
  await screen.findByText("Checkout")
  expect(container.querySelector<HTMLElement>("[data-ringside-root] > div")?.hidden).toBe(true)
})

it("gives the buttons to the next component when the first goes", async () => {
  const page = createWalletPage()
  const { rerender } = await show(page, 2)
  await ready(page)
  expect(screen.getAllByText("Checkout")).toHaveLength(1)
  rerender(1)
  await ready(page)
  expect(screen.queryByText("Checkout")).toBeNull()
})

it("has the buttons once the place of the checkout is gone", async () => {
  const page = createWalletPage()
  const place = document.createElement("div")
  place.id = "wcpay-express-checkout-element"
  document.body.append(place)
  await show(page)
  await screen.findByText("Checkout")
  place.remove()
  await ready(page)
  expect(screen.queryByText("Checkout")).toBeNull()
})

it("has the corners that its prop names", async () => {
  const page = createWalletPage()
  const { rerender } = await show(page)
  await ready(page)
  const before = wallet.calls.filter((call) => call === "mount").length
  rerender(1, 12)
  await ready(page)
  expect(wallet.calls.filter((call) => call === "mount").length).toBe(before + 1)
})
