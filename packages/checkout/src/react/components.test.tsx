import type { HttpResult } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { walletButtonsService } from "@ringside/payments"
import { RingsideProvider } from "@ringside/ui/react"
import { fireEvent, within } from "@testing-library/dom"
import { render, screen } from "@testing-library/react"
import { Activity, StrictMode } from "react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { createBlockHttp } from "../block/storyShop.ts"
import { Basket } from "./Basket.tsx"
import { Checkout } from "./Checkout.tsx"

const createShopPage = () => createTestPage({ services: { http: createBlockHttp({ items: { 1: 1 } }) } })

const offline: HttpResult = { kind: "unreachable", reason: "network" }
const createForgetfulPage = () => {
  const http = createBlockHttp({
    items: { 1: 1 },
    answer: (route) => (route === "cart/update-customer" ? offline : null),
  })
  return createTestPage({ services: { http } })
}

describe("Basket", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: 'aria-label="Your basket"><div class="ringside-order-loading" aria-busy="true">',
    render: (children) => <Basket coupons={false}>{children}</Basket>,
    page: createShopPage,
    async drawn(container) {
      await within(container).findByRole("button", { name: "Remove Lince" })
      expect(within(container).queryByText(/coupon/i)).toBeNull()
    },
  })
})

it("shows a basket's lines and links as the app draws them", async () => {
  const page = createShopPage()
  onTestFinished(() => page.stop())
  const { container, unmount } = render(
    <RingsideProvider page={page}>
      <Basket
        renderLine={({ children, ...props }, { line, isBusy }) => (
          <li {...props} className="row">
            {isBusy ? "busy" : `${String(line.quantity)} of`} {children}
          </li>
        )}
        renderLink={(props, { productId }) => <a {...props} href={`#/${String(productId)}`} />}
      />
    </RingsideProvider>,
  )
  expect((await screen.findByRole("link", { name: "Lince" })).getAttribute("href")).toBe("#/1")
  expect(container.querySelector("li.row")?.textContent).toMatch(/^1 of/)
  unmount()
})

it("links to the checkout as the app does, also to an address of the app alone", async () => {
  const page = createShopPage()
  onTestFinished(() => page.stop())
  const { unmount } = render(
    <RingsideProvider page={page}>
      <Basket renderCheckoutLink={(props) => <a {...props} href="#/checkout" />} />
    </RingsideProvider>,
  )
  const link = await screen.findByRole("link", { name: "Proceed to checkout" })
  expect(link.getAttribute("href")).toBe("#/checkout")
  unmount()
})

it.each([
  ["basket", Basket],
  ["checkout", Checkout],
])("an empty %s links to the shop as the app does", async (_, Component) => {
  const page = createTestPage({ services: { http: createBlockHttp({ items: {} }) } })
  onTestFinished(() => page.stop())
  const { unmount } = render(
    <RingsideProvider page={page}>
      <Component renderShopLink={(props) => <a {...props} href="#/figures" />} />
    </RingsideProvider>,
  )
  const link = await screen.findByRole("link", { name: "Browse store" })
  expect(link.getAttribute("href")).toBe("#/figures")
  unmount()
})

describe("Checkout", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: 'aria-label="Checkout"><div class="ringside-order-loading" aria-busy="true">',
    render: (children) => <Checkout>{children}</Checkout>,
    page: createForgetfulPage,
    async drawn(container) {
      const city = await within(container).findByLabelText<HTMLInputElement>(/city/i)
      fireEvent.input(city, { target: { value: "Madrid" } })
      fireEvent.focusOut(city)
      // The form's model takes the shop's answer: it lives on where strict mode has ended its effects once.
      await within(container).findByRole("alert")
    },
  })

  it.each<[string, () => boolean | undefined, readonly string[]]>([
    ["shows a page of its own", () => true, []],
    ["leaves that to the shop", () => undefined, ["https://shop.test/thanks/7"]],
    [
      "fails",
      () => {
        throw new Error("no route")
      },
      ["https://shop.test/thanks/7"],
    ],
  ])("hands the order to the app, which %s", async (does, answer, visited) => {
    const contact = { first_name: "Ana", last_name: "López", country: "ES", state: "M", city: "Madrid" }
    const customer = { ...contact, address_1: "Gran Vía 1", postcode: "28013" }
    const placed = {
      order_id: 7,
      payment_result: { payment_status: "success", redirect_url: "https://shop.test/thanks/7" },
    }
    const http = createBlockHttp({
      items: { 1: 1 },
      cart: { billing_address: { ...customer, email: "ana@example.com" }, shipping_address: customer },
      answer: (route) =>
        route === "checkout"
          ? {
              kind: "answer",
              status: 200,
              isOk: true,
              headers: {},
              url: "https://shop.test/",
              text: JSON.stringify(placed),
            }
          : null,
    })
    const visits: string[] = []
    const navigation = { go: (url: string) => visits.push(url) > 0, reload: () => undefined }
    const page = createTestPage({ services: { http, navigation } })
    const fail = vi.spyOn(page.reports, "fail").mockImplementation(() => undefined)
    const onPlaced = vi.fn(answer)
    const { container, unmount } = render(
      <RingsideProvider page={page}>
        <Checkout onPlaced={onPlaced} />
      </RingsideProvider>,
    )
    onTestFinished(() => {
      unmount()
      page.stop()
    })
    await screen.findByLabelText(/city/i)
    const form = container.querySelector("form")
    if (form) fireEvent.submit(form)
    await vi.waitFor(async () => {
      await page.clock.settle()
      expect(container.querySelector(".ringside-error-summary")?.textContent).toBeUndefined()
      expect(onPlaced.mock.calls).toEqual([[{ id: 7, url: "https://shop.test/thanks/7" }]])
    })
    await page.clock.settle()
    expect(visits).toEqual(visited)
    expect(fail).toHaveBeenCalledTimes(does === "fails" ? 1 : 0)
    expect(container.querySelector(".ringside-error-summary")).toBeNull()
  })

  it("keeps a typed address while React hides it, and ends when React takes it out", async () => {
    const page = createShopPage()
    onTestFinished(() => page.stop())
    const listened = vi.spyOn(window, "addEventListener")
    onTestFinished(() => listened.mockRestore())
    const view = (mode: "visible" | "hidden") => (
      <StrictMode>
        <RingsideProvider page={page}>
          <Activity mode={mode}>
            <Checkout />
          </Activity>
        </RingsideProvider>
      </StrictMode>
    )
    const { rerender, unmount } = render(view("visible"))
    const street = await screen.findByLabelText<HTMLInputElement>(/street/i)
    fireEvent.input(street, { target: { value: "Gran Vía 1" } })
    rerender(view("hidden"))
    rerender(view("visible"))
    expect(await screen.findByLabelText(/street/i)).toBe(street)
    expect(street.value).toBe("Gran Vía 1")
    rerender(view("hidden"))
    unmount()
    const guards = listened.mock.calls.filter(([type]) => type === "beforeunload").map(([, , options]) => options)
    // Those that React has made and thrown away end with the page.
    const ended = guards.filter((options) => typeof options === "object" && options.signal?.aborted)
    expect(ended).toHaveLength(1)
  })

  it("reserves the place of wallet buttons once, not again when React shows an app that it had hidden", async () => {
    const http = createBlockHttp({ items: { 1: 1 } })
    const host = { wcpayExpressCheckoutParams: { button: { height: "52" }, stripe: { publishableKey: "pk_1" } } }
    const page = createTestPage({ services: { http }, config: { host } })
    walletButtonsService.of(page).areOurs = () => true
    const view = (mode: "visible" | "hidden") => (
      <RingsideProvider page={page}>
        <Activity mode={mode}>
          <Checkout />
        </Activity>
      </RingsideProvider>
    )
    const { container, rerender, unmount } = render(view("visible"))
    onTestFinished(() => {
      unmount()
      page.stop()
    })
    await screen.findByLabelText(/city/i)
    const place = container.querySelector<HTMLElement>("#wcpay-express-checkout-element")
    expect(place?.style.minHeight).toBe("52px")
    // As the code of the buttons does where no wallet comes.
    if (place) page.decorations.restore(place)
    rerender(view("hidden"))
    rerender(view("visible"))
    expect(place?.style.minHeight).toBe("")
  })

  it("listens no longer than its page, also for what React has made and thrown away", async () => {
    const listened = vi.spyOn(window, "addEventListener")
    const page = createShopPage()
    const { unmount } = render(
      <StrictMode>
        <RingsideProvider page={page}>
          <Checkout />
        </RingsideProvider>
      </StrictMode>,
    )
    await screen.findByLabelText(/city/i)
    const guards = listened.mock.calls.filter(([type]) => type === "beforeunload").map(([, , options]) => options)
    expect(guards.length).toBeGreaterThan(1)
    unmount()
    page.stop()
    expect(guards.map((options) => typeof options === "object" && options.signal?.aborted)).toEqual(
      guards.map(() => true),
    )
    listened.mockRestore()
  })
})
