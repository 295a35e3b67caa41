import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { within } from "@testing-library/dom"
import type { ReactElement } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { MiniCart } from "./MiniCart.tsx"

afterEach(cleanup)

const createFilledPage = () => {
  const page = createTestPage()
  page.server.basketOf().add({ id: 11, quantity: 2 })
  return page
}

describe("inline", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: "Loading your basket…",
    render: (children) => <MiniCart>{children}</MiniCart>,
    page: createFilledPage,
    drawn: (container) => within(container).findByText("Southpaw"),
  })
})

describe.each(["drawer", "dropdown"] as const)("as a %s", (layout) => {
  describeComponent({
    Provider: RingsideProvider,
    first: 'aria-expanded="false">Your basket</button>',
    render: (children) => <MiniCart layout={layout}>{children}</MiniCart>,
    page: createFilledPage,
    async drawn(container) {
      const opener = await within(container).findByRole("button", { name: /2/ })
      opener.click()
      await within(document.body).findByText("Southpaw")
    },
  })
})

it("keeps the focus that a shopper has put on a server's button", async () => {
  const app = (
    <RingsideProvider config={{ locale: "en-GB" }}>
      <MiniCart layout="drawer" />
      <MiniCart layout="dropdown" renderOpener={(props, { count }) => <button {...props}>{count ?? "bag"}</button>} />
    </RingsideProvider>
  )
  const container = document.body.appendChild(document.createElement("main"))
  container.innerHTML = renderToString(app)
  const printed = within(container).getByRole("button", { name: "bag" })
  printed.focus()
  const root = hydrateRoot(container, app)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await vi.waitFor(() => expect(printed.isConnected).toBe(false))
  expect(document.activeElement).toBe(within(container).getAllByRole("button")[1])
})

it("has the config's links on a server, and those that the app draws", () => {
  const cart = { url: "/the-basket", checkoutUrl: "/pay" }
  const view = (miniCart: ReactElement) =>
    renderToString(<RingsideProvider config={{ locale: "es", cart }}>{miniCart}</RingsideProvider>)
  expect(view(<MiniCart />)).toContain('<a class="ringside-button" href="/the-basket">Ver cesta</a>')
  expect(view(<MiniCart renderCheckoutLink={(props) => <a {...props} data-next="" />} />)).toContain(
    'href="/pay" data-next=""',
  )
})

it("links to basket and checkout as the app does, also to addresses of the app alone", async () => {
  const page = createFilledPage()
  onTestFinished(() => page.stop())
  render(
    <RingsideProvider page={page}>
      <MiniCart
        renderBasketLink={(props) => <a {...props} href="#/basket" />}
        renderCheckoutLink={(props) => <a {...props} href="#/checkout" />}
      />
    </RingsideProvider>,
  )
  await screen.findByText("Southpaw")
  expect(screen.getByRole("link", { name: "View basket" }).getAttribute("href")).toBe("#/basket")
  expect(screen.getByRole("link", { name: "Checkout" }).getAttribute("href")).toBe("#/checkout")
})

it("opens by a button that the app draws", async () => {
  const page = createFilledPage()
  onTestFinished(() => page.stop())
  render(
    <RingsideProvider page={page}>
      <MiniCart
        layout="drawer"
        renderOpener={(props, { count, isOpen }) => (
          <button {...props} className="bag">
            {isOpen ? "open" : `bag of ${String(count)}`}
          </button>
        )}
      />
    </RingsideProvider>,
  )
  const button = await screen.findByText("bag of 2")
  expect(button.className).toBe("bag")
  button.click()
  await screen.findByRole("dialog")
  expect(button.getAttribute("aria-expanded")).toBe("true")
})

it("shows lines and links that the app draws", async () => {
  const page = createFilledPage()
  onTestFinished(() => page.stop())
  const { container } = render(
    <RingsideProvider page={page}>
      <MiniCart
        renderLine={({ children, ...props }, { line, isBusy }) => (
          <li {...props} className="row">
            {isBusy ? "busy" : `${String(line.quantity)} of`} {children}
          </li>
        )}
        renderLink={(props, { productId }) => <a {...props} href={`#/${String(productId)}`} />}
      />
    </RingsideProvider>,
  )
  expect((await screen.findByRole("link", { name: "Southpaw" })).getAttribute("href")).toBe("#/11")
  const line = container.querySelector<HTMLElement>("li.row")
  expect(line?.textContent).toMatch(/^2 of/)
  expect(line?.dataset["line"]).toBe("11")
})

it.each([
  ["drawer", "dialog"],
  ["dropdown", "group"],
] as const)("closes the %s when the app's router follows a link in it", async (layout, role) => {
  const page = createFilledPage()
  onTestFinished(() => page.stop())
  const follow = vi.fn((event: MouseEvent) => event.preventDefault())
  render(
    <RingsideProvider page={page}>
      <MiniCart
        layout={layout}
        renderLink={(props, { productId }) => (
          <a {...props} href={`/figures/${String(productId)}/`} onClick={({ nativeEvent }) => follow(nativeEvent)} />
        )}
      />
    </RingsideProvider>,
  )
  const button = await screen.findByRole("button", { name: /2/ })
  button.click()
  const basket = await screen.findByRole(role, { name: "Your basket" })
  const link = await within(basket).findByRole("link", { name: "Southpaw" })
  link.click()
  expect(follow).toHaveBeenCalledTimes(1)
  await act(() => page.clock.settle())
  expect(screen.queryByRole(role, { name: "Your basket" })).toBeNull()
  expect(button.getAttribute("aria-expanded")).toBe("false")
})
