import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { within } from "@testing-library/dom"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { AddToCart } from "./AddToCart.tsx"
import { Product } from "./Product.tsx"
import { Products, type ProductsProps } from "./Products.tsx"
import { useProduct } from "./useProduct.ts"

afterEach(cleanup)
const createPage = () => {
  const page = createTestPage()
  onTestFinished(() => page.stop())
  return page
}

describe("AddToCart", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: 'Add to basket<span class="ringside-spoken">',
    render: (children) => (
      <AddToCart product={11} name="Southpaw" quantityField>
        {children}
      </AddToCart>
    ),
    async drawn(container, page) {
      const before = page.server.basketOf().count
      const button = await within(container).findByRole("button", { name: "Add to basket Southpaw" })
      button.click()
      await within(container).findByText("Added")
      expect(page.server.basketOf().count).toBe(before + 1)
    },
  })

  it("keeps its nodes, the focus and the text of a server's HTML once it is hydrated", async () => {
    const app = (
      <RingsideProvider config={{ locale: "en-GB" }}>
        <AddToCart product={11} quantityField label="Add" />
      </RingsideProvider>
    )
    const container = document.body.appendChild(document.createElement("main"))
    container.innerHTML = renderToString(app)
    const button = within(container).getByRole("button", { name: "Add" })
    const field = within(container).getByRole<HTMLInputElement>("spinbutton")
    button.focus()
    field.value = "3"
    const root = hydrateRoot(container, app)
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
    // What was typed is the quantity after a pause, as ever.
    await vi.waitFor(() => expect(field.getAttribute("aria-valuenow")).toBe("3"))
    expect(field.value).toBe("3")
    expect(within(container).getByRole("button", { name: "Add" })).toBe(button)
    expect(document.activeElement).toBe(button)
  })

  it("draws the app's own button on a server, and nothing of a press before there is a page", () => {
    const app = (
      <RingsideProvider page={null} config={{ locale: "en-GB" }}>
        <AddToCart product={11} label="Add" renderButton={(props) => <button {...props} className="take" />} />
      </RingsideProvider>
    )
    expect(renderToString(app)).toContain('class="take"')
    render(app)
    const button = screen.getByRole("button", { name: "Add" })
    fireEvent.click(button)
    expect(button.getAttribute("aria-busy")).toBeNull()
  })

  it("links to the basket as the app does, also to an address of the app alone", async () => {
    render(
      <RingsideProvider page={createPage()}>
        <AddToCart product={11} label="Add" renderBasketLink={(props) => <a {...props} href="#/basket" />} />
      </RingsideProvider>,
    )
    fireEvent.click(await screen.findByRole("button", { name: "Add" }))
    expect((await screen.findByRole("link", { name: "View basket" })).getAttribute("href")).toBe("#/basket")
  })

  it("takes another quantity from the app, also after the shopper's own", async () => {
    const page = createPage()
    const view = (quantity: number) => (
      <RingsideProvider page={page}>
        <AddToCart product={11} quantity={quantity} quantityField label="Add" />
      </RingsideProvider>
    )
    const { rerender } = render(view(2))
    const field = await screen.findByRole<HTMLInputElement>("spinbutton")
    const more = screen.getByRole("button", { name: /^Add one/ })
    fireEvent.click(more)
    expect(field.value).toBe("3")
    rerender(view(5))
    expect(field.value).toBe("5")
    fireEvent.click(more)
    fireEvent.click(screen.getByRole("button", { name: "Add" }))
    await screen.findByText("Added")
    expect(page.server.basketOf().count).toBe(6)
  })

  it("shows its children where its props name no product, and reports that", async () => {
    const page = createPage()
    const fail = vi.spyOn(page.reports, "fail").mockImplementation(() => undefined)
    // React logs what a boundary catches.
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const view = (product: number) => (
      <RingsideProvider page={page}>
        <AddToCart product={product} label="Add">
          <a href="/southpaw/">Southpaw</a>
        </AddToCart>
      </RingsideProvider>
    )
    vi.spyOn(page.reports, "warn").mockImplementation(() => undefined)
    const { rerender } = render(view(-1))
    expect((await screen.findByRole("link")).textContent).toBe("Southpaw")
    expect(fail).toHaveBeenCalledTimes(1)
    logged.mockClear()
    rerender(view(11))
    await screen.findByRole("button", { name: "Add" })
  })
})

describe("Product", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: '<div class="ringside-product-place" data-layout="wide" aria-busy="true">',
    render: (children) => (
      <Product product={11} layout="wide" heading={2}>
        {children}
      </Product>
    ),
    drawn: (container) => within(container).findByRole("heading", { name: "Southpaw", level: 2 }),
  })

  it("is another card when it is given another product", async () => {
    const page = createPage()
    const view = (product: number) => (
      <RingsideProvider page={page}>
        <Product product={product} />
      </RingsideProvider>
    )
    const { rerender } = render(view(11))
    await screen.findByRole("heading", { name: "Southpaw" })
    rerender(view(12))
    await screen.findByRole("heading", { name: "Cornerman" })
    expect(screen.queryByRole("heading", { name: "Southpaw" })).toBeNull()
  })
})

describe("Products", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: 'aria-label="Fighters" aria-hidden="true"',
    render: (children) => (
      <Products ids={[12, 11]} name="Fighters" heading={3}>
        {children}
      </Products>
    ),
    async drawn(container) {
      const list = await within(container).findByRole("list", { name: "Fighters" })
      await within(list).findByRole("heading", { name: "Cornerman" })
    },
  })
})

it("lists nothing for an empty list of products", async () => {
  const page = createPage()
  render(
    <RingsideProvider page={page}>
      <Products ids={[]} />
    </RingsideProvider>,
  )
  await screen.findByText(/no products/i)
})

describe("a list with a button for more whose products the app changes", () => {
  const show = (page: ReturnType<typeof createPage>, ids: readonly number[]) => (
    <RingsideProvider page={page}>
      <Products ids={ids} limit={2} more />
    </RingsideProvider>
  )
  const names = () => screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent)
  const [some, others] = [
    [11, 12, 13, 14, 15],
    [12, 11],
  ]

  it("begins anew with the first page, also where a list comes back", async () => {
    const page = createPage()
    const { rerender } = render(show(page, some))
    const button = await screen.findByRole("button", { name: "Show more products" })
    const first = names()
    button.click()
    await vi.waitFor(() => expect(names()).toHaveLength(4))
    rerender(show(page, others))
    await vi.waitFor(() => expect(names()).toEqual([...first].reverse()))
    rerender(show(page, some))
    await screen.findByRole("button", { name: "Show more products" })
    expect(names()).toEqual(first)
  })

  it("announces nothing of the former list's press, and leaves the focus", async () => {
    const page = createPage()
    const { rerender } = render(show(page, some))
    const button = await screen.findByRole("button", { name: "Show more products" })
    button.click()
    await vi.waitFor(() => expect(names()).toHaveLength(4))
    const announced = vi.spyOn(page.announce, "polite")
    page.server.fail("products", { kind: "status", status: 503 })
    button.click()
    await screen.findByRole("alert")
    button.blur()
    rerender(show(page, others))
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Show more products" })).toBeNull())
    await screen.findAllByRole("article")
    expect(announced.mock.calls.flat()).toEqual(["Loading…"])
    expect(document.activeElement).toBe(document.body)
  })
})

it("draws parts of the app in place of its own", async () => {
  const page = createPage()
  const seen = new Set<boolean>()
  const renderButton: ProductsProps["renderButton"] = (props, { isAdding }) => {
    seen.add(isAdding)
    return (
      <button {...props} className="take">
        Take it
      </button>
    )
  }
  render(
    <RingsideProvider page={page}>
      <Products
        ids="11"
        renderLink={(props, { id }) => <a {...props} href={`#/figures/${String(id)}`} />}
        renderButton={renderButton}
      />
    </RingsideProvider>,
  )
  expect((await screen.findByRole("link", { name: "Southpaw" })).getAttribute("href")).toBe("#/figures/11")
  const button = screen.getByRole("button", { name: "Take it" })
  button.click()
  await screen.findByText("Added")
  expect([...seen]).toEqual([false, true])
  expect(page.server.basketOf().count).toBe(1)
})

describe("useProduct", () => {
  function Shown({ id }: { readonly id: number }) {
    const product = useProduct(id)
    return (
      <p>
        {product.kind === "loaded" ? product.value.name : product.kind}
        {product.kind === "failed" && <button onClick={product.retry}>Again</button>}
      </p>
    )
  }
  const view = (page: ReturnType<typeof createPage> | null, id: number) => (
    <RingsideProvider page={page}>
      <Shown id={id} />
    </RingsideProvider>
  )

  it("reads a product, and never says of one what another is", async () => {
    const page = createPage()
    const { rerender, container } = render(view(null, 11))
    expect(container.textContent).toBe("loading")
    rerender(view(page, 11))
    await screen.findByText("Southpaw")
    rerender(view(page, 12))
    expect(container.textContent).toBe("loading")
    await screen.findByText("Cornerman")
    rerender(view(page, 99))
    await screen.findByText("gone")
  })

  it("says nothing of a product's failure for the next one", async () => {
    const page = createPage()
    page.server.fail("products/11", { kind: "unreachable" })
    const { rerender, container } = render(view(page, 11))
    await screen.findByRole("button", { name: "Again" })
    rerender(view(page, 12))
    expect(container.textContent).toBe("loading")
    await screen.findByText("Cornerman")
  })

  it("returns the same object as long as nothing has changed", async () => {
    const page = createPage()
    const seen = new Set<unknown>()
    function Kept() {
      const product = useProduct(11)
      seen.add(product)
      return <p>{product.kind}</p>
    }
    const app = () => (
      <RingsideProvider page={page}>
        <Kept />
      </RingsideProvider>
    )
    const { rerender } = render(app())
    await screen.findByText("loaded")
    seen.clear()
    rerender(app())
    rerender(app())
    expect(seen.size).toBe(1)
  })

  it("reads again after a failure", async () => {
    const page = createPage()
    page.server.fail("products/11", { kind: "unreachable" })
    render(view(page, 11))
    const again = await screen.findByRole("button", { name: "Again" })
    again.click()
    await screen.findByText("Southpaw")
  })
})
