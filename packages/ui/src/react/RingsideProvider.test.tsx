import type { OwnConfig, Page } from "@ringside/core"
import { definePart, firstAction, type Part } from "@ringside/core/domain"
import { cleanup, render, screen } from "@testing-library/react"
import { createContext, type ReactElement, StrictMode, useContext } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
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

it("ends its page before one of another key begins, whose theme stays", async () => {
  const { pages, Watch } = createWatch()
  const view = (locale: string) => (
    <RingsideProvider key={locale} config={{ locale, theme: "arena" }}>
      <Watch />
    </RingsideProvider>
  )
  const { rerender, unmount } = render(view("en-GB"))
  await screen.findByText("en-GB")
  rerender(view("es"))
  await screen.findByText("es")
  await vi.waitFor(() => expect([...pages].map(({ signal }) => signal.aborted)).toEqual([true, false]))
  const { documentElement } = document
  expect(documentElement.getAttribute("data-ringside-theme")).toBe("arena")
  unmount()
  await vi.waitFor(() => expect(documentElement.hasAttribute("data-ringside-theme")).toBe(false))
})

it("makes another page where its config or parts change, and ends the first", async () => {
  const { pages, Watch } = createWatch()
  const start = vi.fn()
  const load = () => Promise.resolve({ createBehaviours: () => [{ name: "bells", start }] })
  const part = definePart({ name: "bells", modules: { main: { load, when: firstAction } } })
  const view = (locale: string, parts: readonly Part[]) => (
    <RingsideProvider config={{ locale, theme: "arena", cart: { url: "/basket/" } }} parts={[...parts]}>
      <Watch />
      <Bell />
    </RingsideProvider>
  )
  const isEnded = () => [...pages].map(({ signal }) => signal.aborted)
  const { rerender } = render(view("en-GB", []))
  await screen.findByText("en-GB")
  rerender(view("en-GB", []))
  expect(isEnded()).toEqual([false])
  rerender(view("es", []))
  expect(screen.getByText("es")).toBeTruthy()
  expect(isEnded()).toEqual([true, false])
  expect(document.documentElement.getAttribute("data-ringside-theme")).toBe("arena")
  rerender(view("es", [part]))
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  expect(isEnded()).toEqual([true, true, false])
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

describe("a part that needs language and texts alone, before there is a page", () => {
  const view = (config: OwnConfig | undefined) => (
    <RingsideProvider config={config}>
      <Price amount={{ amountMinor: 1299, currency: "EUR" }} regularAmount={{ amountMinor: 1500, currency: "EUR" }} />
    </RingsideProvider>
  )

  it.each([
    [{ locale: "en-GB" }, "Previous price: ", "€12.99"],
    [{ locale: "es_ES" }, "Precio anterior: ", "12,99\u00a0€"],
    [{ locale: "en-GB", messages: { en: { "ui.regularPrice": "Was" } } }, "Was ", "€12.99"],
  ])("is drawn on a server where the config is %j", (config, words, price) => {
    const html = renderToString(view(config))
    expect(html).toContain(words)
    expect(html).toContain(price)
  })

  it.each([[undefined], [{ currency: "EUR" }], [{ locale: "no language" }]])(
    "says what it needs where it is %j",
    (config) => {
      expect(() => renderToString(view(config))).toThrow("once usePageOnceReady returns a page")
    },
  )
})

describe("what shows before there is a page", () => {
  const Clapper = createRootComponent({
    name: "clapper",
    attributes,
    first: ({ size, product }, { config }) =>
      product === 13 ? null : <button className="clapper">{`${size}, ${config.locale}`}</button>,
    component: ({ options: { size } }) => <button className="clapper">{size}</button>,
  })
  const open = (app: ReactElement) => {
    const container = document.body.appendChild(document.createElement("main"))
    container.innerHTML = renderToString(app)
    const hydrate = () => {
      const onRecoverableError = vi.fn()
      const root = hydrateRoot(container, app, { onRecoverableError })
      onTestFinished(() => root.unmount())
      return onRecoverableError
    }
    return { container, hydrate }
  }

  it("is on a server, with the children for browsers without scripts, and gives its focus to what the page draws", async () => {
    const { container, hydrate } = open(
      <StrictMode>
        <RingsideProvider config={{ locale: "es", theme: "arena" }}>
          <Clapper size="large">
            <a href="/bell/">Bell</a>
          </Clapper>
        </RingsideProvider>
      </StrictMode>,
    )
    expect(container.innerHTML).toBe(
      '<div><div class="ringside" data-ringside-root="arena" data-no-translation=""><button class="clapper">large, es</button></div><noscript><a href="/bell/">Bell</a></noscript></div>',
    )
    screen.getByRole("button").focus()
    const onRecoverableError = hydrate()
    await vi.waitFor(() => expect(screen.getByRole("button").textContent).toMatch(/^(small|large)$/))
    expect(document.activeElement).toBe(screen.getByRole("button"))
    expect(container.querySelector("noscript")).toBeNull()
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it("gives its focus to nothing else", async () => {
    const Changed = createRootComponent({
      name: "changed",
      attributes,
      first: () => <button>first</button>,
      component: () => <a href="#drawn">drawn</a>,
    })
    const { hydrate } = open(
      <RingsideProvider config={{ locale: "es" }}>
        <Changed />
      </RingsideProvider>,
    )
    screen.getByRole("button").focus()
    hydrate()
    await screen.findByText("drawn")
    expect(document.activeElement).toBe(document.body)
  })

  it("takes no focus from elsewhere", async () => {
    const { hydrate } = open(
      <RingsideProvider config={{ locale: "es" }}>
        <a href="#top">Top</a>
        <Clapper />
      </RingsideProvider>,
    )
    screen.getByRole("link").focus()
    hydrate()
    await vi.waitFor(() => expect(screen.getByRole("button").textContent).toMatch(/^(small|large)$/))
    expect(document.activeElement).toBe(screen.getByRole("link"))
  })

  it.each([[undefined], [{ currency: "EUR" }]])("is the children where the config is %j", (config) => {
    const { container } = open(
      <RingsideProvider config={config}>
        <Clapper>Bell</Clapper>
      </RingsideProvider>,
    )
    expect(container.innerHTML).toBe("<div>Bell</div>")
  })

  it("is the children where nothing is known of the component", () => {
    const { container } = open(
      <RingsideProvider config={{ locale: "es" }}>
        <Clapper product={13}>Bell</Clapper>
      </RingsideProvider>,
    )
    expect(container.innerHTML).toBe("<div>Bell</div>")
  })

  it("stays as long as an app's page is still to come, and is there again where it has ended", async () => {
    const view = (page: Page | null) => (
      <RingsideProvider page={page} config={{ locale: "en-GB" }}>
        <Clapper />
      </RingsideProvider>
    )
    const { rerender } = render(view(null))
    await screen.findByText("small, en-GB")
    rerender(view(createPageForTests(window)))
    await screen.findByText("small")
    rerender(view(null))
    await screen.findByText("small, en-GB")
  })

  it("follows the app's config as long as its page is still to come", () => {
    const view = (locale: string, page: Page | null = null) => (
      <RingsideProvider page={page} config={{ locale }}>
        <Clapper />
        <Price amount={{ amountMinor: 1299, currency: "EUR" }} />
      </RingsideProvider>
    )
    const { rerender, container } = render(view("en-GB"))
    expect(container.textContent).toBe("small, en-GB€12.99")
    rerender(view("es"))
    expect(container.textContent).toBe("small, es12,99\u00a0€")
    rerender(view("en-GB", createPageForTests(window, { locale: "es" })))
    rerender(view("en-GB"))
    expect(container.textContent).toBe("small, en-GB€12.99")
  })

  it("gives way to the children where it throws", async () => {
    // React logs what a boundary catches.
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const Cracked = () => {
      throw new Error("cracked")
    }
    const Broken = createRootComponent({
      name: "broken",
      attributes,
      first: () => <Cracked />,
      component: () => <p>drawn</p>,
    })
    const view = (page: Page | null) => (
      <RingsideProvider page={page} config={{ locale: "en-GB" }}>
        <Broken>Bell</Broken>
      </RingsideProvider>
    )
    const { rerender } = render(view(null))
    await screen.findByText("Bell")
    logged.mockClear()
    rerender(view(createPageForTests(window)))
    await screen.findByText("drawn")
  })
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

it("shows its children, and reports it, where it throws at once and again on its page", async () => {
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const onError = vi.fn()
  document.addEventListener("ringside:error", onError)
  onTestFinished(() => {
    warn.mockRestore()
    document.removeEventListener("ringside:error", onError)
  })
  const Cracked = () => {
    throw new Error("cracked")
  }
  const Broken = createRootComponent({ name: "broken", attributes, first: () => <Cracked />, component: Cracked })
  const { container } = render(
    <RingsideProvider config={{ locale: "en-GB" }}>
      <Broken>Bell</Broken>
    </RingsideProvider>,
  )
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  expect(container.innerHTML).toBe("<div>Bell</div>")
  logged.mockClear()
})

it("hands the app a later error, and is drawn again with another key", async () => {
  const page = createPageForTests(window)
  vi.spyOn(page.reports, "fail").mockImplementation(() => undefined)
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const onError = vi.fn<(cause: unknown) => void>()
  const Line = createContext("")
  const Lined = createRootComponent({
    name: "lined",
    attributes,
    component: function Content() {
      const line = useContext(Line)
      if (line === "") throw new Error("no line")
      return <p>{line}</p>
    },
  })
  const view = (line: string, key: number) => (
    <RingsideProvider page={page}>
      <Line value={line}>
        <Lined key={key} onError={onError}>
          instead
        </Lined>
      </Line>
    </RingsideProvider>
  )
  const { rerender } = render(view("drawn", 1))
  await screen.findByText("drawn")
  rerender(view("", 1))
  await screen.findByText("instead")
  expect(onError.mock.calls).toEqual([[new Error("no line")]])
  logged.mockClear()
  rerender(view("again", 2))
  await screen.findByText("again")
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

it("takes props and members that an app may not have", () => {
  const find = (): string | undefined => undefined
  const config: OwnConfig = { locale: find(), cart: { url: find(), checkoutUrl: "/checkout" } }
  const html = renderToString(
    <RingsideProvider config={config} parts={undefined} page={undefined}>
      <Bell product={undefined} className={find()} id={find()} ref={undefined} data-bell={find()} aria-label={find()}>
        Bell
      </Bell>
    </RingsideProvider>,
  )
  expect(html).toBe("<div>Bell</div>")
})

it("types props by the attributes", () => {
  // @ts-expect-error no size of a bell
  const huge = <Bell size="huge" />
  // @ts-expect-error no option of a bell
  const odd = <Bell colour="red" />
  const Titled = createRootComponent({
    name: "titled",
    attributes: { heading: { type: "choice", values: ["2", "3"], fallback: "2", doc: "Its level." } },
    component: () => null,
  })
  const levels = [<Titled heading={3} />, <Titled heading="3" />]
  // @ts-expect-error no level of it
  const low = <Titled heading={7} />
  expect([huge, odd, low, ...levels]).toHaveLength(5)
})
