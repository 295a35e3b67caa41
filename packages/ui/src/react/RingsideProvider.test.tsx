import type { Page } from "@ringside/core"
import { cleanup, render, screen } from "@testing-library/react"
import { StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { Price } from "../parts/Price.tsx"
import { usePage } from "../root/PageProvider.tsx"
import { createRootComponent } from "./createRootComponent.tsx"
import { RingsideProvider } from "./RingsideProvider.tsx"
import { usePageOnceReady } from "./usePageOnceReady.ts"

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const attributes = {
  size: { type: "choice", values: ["small", "large"], fallback: "small", doc: "Its size." },
  "max-count": { type: "integer", min: 1, fallback: 3, doc: "How many." },
  product: { type: "integer", min: 1, fallback: null, doc: "The product." },
} as const

const Bell = createRootComponent({
  name: "bell",
  attributes,
  component: ({ options }) => <p>{JSON.stringify(options)}</p>,
})

/** Shows the page's locale, and remembers the pages. */
function createWatch() {
  const pages = new Set<Page>()
  function Watch() {
    const page = usePageOnceReady()
    if (page) pages.add(page)
    return <p>{page?.config.locale ?? "no page"}</p>
  }
  return { pages, Watch }
}

it("makes one page from its config, which ends with it, in strict mode, too", async () => {
  const { pages, Watch } = createWatch()
  const { unmount } = render(
    <StrictMode>
      <RingsideProvider config={{ locale: "en-GB", currency: "EUR" }}>
        <Watch />
        <Bell />
      </RingsideProvider>
    </StrictMode>,
  )
  await screen.findByText("en-GB")
  expect([...pages].map(({ signal }) => signal.aborted)).toEqual([false])
  unmount()
  await vi.waitFor(() => expect([...pages].map(({ signal }) => signal.aborted)).toEqual([true]))
})

it("has no page on a server, and is hydrated as it was there", async () => {
  const app = (
    <StrictMode>
      <RingsideProvider config={{ locale: "es" }}>
        <Bell className="app-bell">
          <a href="/bell/">Bell</a>
        </Bell>
      </RingsideProvider>
    </StrictMode>
  )
  const container = document.body.appendChild(document.createElement("main"))
  container.innerHTML = renderToString(app)
  expect(container.innerHTML).toBe('<div class="app-bell"><a href="/bell/">Bell</a></div>')
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, app, { onRecoverableError })
  onTestFinished(() => root.unmount())
  await screen.findByText('{"size":"small","maxCount":3,"product":null}')
  expect(container.querySelector(".app-bell > .ringside[data-ringside-root]")).not.toBeNull()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it("keeps its page where the app gives one no more", async () => {
  const { pages, Watch } = createWatch()
  const view = (given: Page | undefined) => (
    <RingsideProvider page={given} config={{ locale: "en-GB" }}>
      <Watch />
    </RingsideProvider>
  )
  const { rerender } = render(view(createPageForTests(window, { locale: "es" })))
  await screen.findByText("es")
  rerender(view(undefined))
  await screen.findByText("en-GB")
  expect([...pages].map(({ signal }) => signal.aborted)).toEqual([false, false])
})

it("leaves a page that the app has made to the app", async () => {
  const page = createPageForTests(window, { locale: "es" })
  const { pages, Watch } = createWatch()
  const view = (given: Page | null) => (
    <RingsideProvider page={given}>
      <Watch />
    </RingsideProvider>
  )
  const { rerender, unmount } = render(view(null))
  expect(screen.getByText("no page")).toBeTruthy()
  rerender(view(page))
  await screen.findByText("es")
  unmount()
  expect([...pages].map(({ signal }) => signal.aborted)).toEqual([false])
})

it("warns once of components without a provider, whose children show", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  const { container } = render(
    <RingsideProvider page={null}>
      <Bell>waits</Bell>
    </RingsideProvider>,
  )
  expect(warn).not.toHaveBeenCalled()
  render(
    <StrictMode>
      <Bell>first</Bell>
      <Bell>second</Bell>
    </StrictMode>,
  )
  expect(container.textContent).toBe("waits")
  expect(screen.getByText("first")).toBeTruthy()
  expect(warn.mock.calls).toEqual([[expect.stringContaining("no RingsideProvider above")]])
})

it("says what a part of a page needs where it is rendered before there is one", () => {
  const app = (
    <RingsideProvider config={{ locale: "en-GB" }}>
      <Price amount={{ amountMinor: 1299, currency: "EUR" }} />
    </RingsideProvider>
  )
  expect(() => renderToString(app)).toThrow("once usePageOnceReady returns a page")
})

it("draws a part of a page once there is one, as npm.md has it", async () => {
  function Amount() {
    const page = usePageOnceReady()
    return page ? <Price amount={{ amountMinor: 1299, currency: "EUR" }} /> : <span>…</span>
  }
  const app = (
    <RingsideProvider config={{ locale: "en-GB" }}>
      <Amount />
    </RingsideProvider>
  )
  expect(renderToString(app)).toBe("<span>…</span>")
  render(app)
  await screen.findByText("€12.99")
})

it("gives a component the options of a hook, and reports a wrong one with the default", async () => {
  const page = createPageForTests(window)
  const warn = vi.spyOn(page.reports, "warn").mockImplementation(() => undefined)
  const view = (maxCount: number) => (
    <RingsideProvider page={page}>
      <Bell size="large" maxCount={maxCount} product={null} />
    </RingsideProvider>
  )
  const { rerender } = render(view(5))
  await screen.findByText('{"size":"large","maxCount":5,"product":null}')
  rerender(view(0))
  await screen.findByText('{"size":"large","maxCount":3,"product":null}')
  expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining("data-ringside-max-count")])
})

it("draws a component again on another page, after it has failed on one", async () => {
  const [first, second] = [
    createPageForTests(window, { locale: "es" }),
    createPageForTests(window, { locale: "en-GB" }),
  ]
  const fail = vi.spyOn(first.reports, "fail").mockImplementation(() => undefined)
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  function Content() {
    if (usePage() === first) throw new Error("not here")
    return <p>drawn</p>
  }
  const Picky = createRootComponent({ name: "picky", attributes, component: Content })
  const view = (page: Page) => (
    <RingsideProvider page={page}>
      <Picky>instead</Picky>
    </RingsideProvider>
  )
  const { rerender } = render(view(first))
  await screen.findByText("instead")
  logged.mockClear()
  rerender(view(second))
  await screen.findByText("drawn")
  expect(fail).toHaveBeenCalledTimes(1)
})

it("reads options for new props without what it has drawn", async () => {
  const page = createPageForTests(window)
  const Linked = createRootComponent({
    name: "linked",
    attributes,
    read: ({ size }, host) => ({ size, link: host.querySelector("a")?.href ?? "none" }),
    component: ({ options: { size, link } }) => <a href="/drawn/">{`${size}, ${link}`}</a>,
  })
  const view = (size: "small" | "large") => (
    <RingsideProvider page={page}>
      <Linked size={size} />
    </RingsideProvider>
  )
  const { rerender } = render(view("small"))
  await screen.findByText("small, none")
  rerender(view("large"))
  await screen.findByText("large, none")
})

it("types props by the attributes", () => {
  // @ts-expect-error no size of a bell
  const huge = <Bell size="huge" />
  // @ts-expect-error no option of a bell
  const odd = <Bell colour="red" />
  expect([huge, odd]).toHaveLength(2)
})
