import {
  Activity,
  cloneElement,
  type ComponentType,
  createElement,
  createRef,
  lazy,
  type ReactElement,
  type ReactNode,
  StrictMode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import type { OwnConfig } from "@ringside/core"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { createTestPage, type TestPage } from "../createTestPage.ts"
import { auditNodes } from "./auditNodes.ts"

/** The options by which components differ. */
export interface ComponentOptions {
  /** `RingsideProvider`, which this package doesn't import. */
  readonly Provider: ComponentType<{
    readonly page: TestPage | null
    readonly config?: OwnConfig
    readonly children: ReactNode
  }>
  /** Whether the children are its content, which stays, not what shows until it is drawn. */
  readonly keepsChildren?: boolean
  /** The HTML that a server prints of it where the app's config names a language, or a piece of it. Without it, its children show. */
  readonly first?: string
  /** The component with its props; `children` are its children. */
  readonly render: (children: ReactNode) => ReactElement
  readonly page?: () => TestPage
  /** Waits until the component shows what it is for. */
  readonly drawn: (container: HTMLElement, page: TestPage) => Promise<unknown>
}

const fallback = createElement("a", { href: "/shop/" }, "The shop")

interface AppProps {
  readonly Provider: ComponentOptions["Provider"]
  readonly page: TestPage
  readonly config?: OwnConfig
  readonly children: ReactNode
}

/** Has its page from its first effect on, as a provider that makes one itself. */
function App({ Provider, page, ...rest }: AppProps) {
  const [given, setGiven] = useState<TestPage | null>(null)
  useLayoutEffect(() => setGiven(page), [page])
  return createElement(Provider, { page: given, ...rest })
}

/** The app on a server. */
function AppWithoutPage({ Provider, page: _, ...rest }: AppProps) {
  return createElement(Provider, { page: null, ...rest })
}

/** An app whose page is there at its first render. */
function AppWithPage({ Provider, ...rest }: AppProps) {
  return createElement(Provider, rest)
}

/** A part of an app that is there on a server, and whose code comes to the browser when it is loaded. */
function createLatePart() {
  let finish = () => {}
  const isLoaded = new Promise<void>((resolve) => (finish = resolve))
  const onStart = vi.fn<() => void>()
  function Part() {
    useEffect(onStart, [])
    return createElement("p", { id: "late-part" })
  }
  const LatePart = lazy(async () => {
    await isLoaded
    return { default: Part }
  })
  return { Part, LatePart, onStart, load: () => finish() }
}

const never = new Promise<never>(() => {})

/** A part of an app that waits for its data. */
function WaitingPart(): ReactNode {
  return use(never)
}

/** The ways in which React hides what it has drawn, and shows it again. */
const hidings: readonly (readonly [string, (element: ReactElement, isHidden: boolean) => ReactElement])[] = [
  [
    "beside a part that waits",
    (element, isHidden) => createElement(Suspense, null, element, isHidden && createElement(WaitingPart)),
  ],
  [
    "in a hidden activity",
    (element, isHidden) => createElement(Activity, { mode: isHidden ? "hidden" : "visible", children: element }),
  ],
]

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Types into the fields for texts and numbers. */
function typeInto(container: HTMLElement): readonly TextField[] {
  const kinds = ["text", "email", "tel", "search", "number"]
  const all = [...container.querySelectorAll<TextField>("input, textarea")]
  const fields = all.filter(({ type, disabled }) => (type === "textarea" || kinds.includes(type)) && !disabled)
  for (const field of fields) {
    // React replaces the setter of the field itself, and takes what that sets for its own.
    Reflect.set(Reflect.getPrototypeOf(field) ?? field, "value", field.type === "number" ? "2" : "Ana", field)
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
  return fields
}

/**
 * The tests that a component for React apps must pass: on a server, hydrated beside a part that comes later, in strict mode, without a Store
 * API, while React hides it, and when it goes. With `first`, also on a server and hydrated in an app whose config names its language.
 */
export function describeComponent({ first, ...options }: ComponentOptions): void {
  describeInApp(options, null)
  if (first !== undefined) describe("in an app that names its language", () => describeInApp(options, first))
}

/** `first` is what a server prints; null where that are the children. */
function describeInApp(
  { Provider, keepsChildren = false, render, page: create = createTestPage, drawn }: Omit<ComponentOptions, "first">,
  first: string | null,
): void {
  const createProps = (page: TestPage, children: ReactNode) => {
    const { all, locale, currency, cart } = page.config
    const config: OwnConfig = { ...(all as object), locale, currency, cart }
    return { Provider, page, children, ...(first !== null && { config }) }
  }
  const createApp = (page: TestPage) =>
    createElement(StrictMode, null, createElement(App, createProps(page, render(fallback))))
  const open = (page: TestPage, views?: { readonly onServer: ReactElement; readonly inBrowser: ReactElement }) => {
    const container = document.body.appendChild(document.createElement("main"))
    container.innerHTML = renderToString(views?.onServer ?? createApp(page))
    /** Called where React finds other nodes than it renders. */
    const onRecoverableError = vi.fn()
    const root = hydrateRoot(container, views?.inBrowser ?? createApp(page), { onRecoverableError })
    onTestFinished(() => {
      root.unmount()
      page.stop()
      container.remove()
      localStorage.clear()
    })
    return { container, root, onRecoverableError }
  }

  const shown = first === null ? "its children" : "what is known of it"
  it(`renders ${shown} on a server, and itself once it is hydrated, in strict mode, with no warning`, async () => {
    const warn = vi.spyOn(console, "warn")
    const page = create()
    const html = renderToString(createApp(page))
    const children = '<a href="/shop/">The shop</a>'
    expect(html).toContain(first === null ? children : `<noscript>${children}</noscript>`)
    expect(html).toContain(first ?? children)
    const { container, onRecoverableError } = open(page)
    await drawn(container, page)
    // What the server has printed may be all that `drawn` looks for.
    await vi.waitFor(() => expect(container.querySelector("noscript")).toBeNull())
    expect(container.querySelector("[data-ringside-root]") === null).toBe(keepsChildren)
    expect(container.querySelector('a[href="/shop/"]') !== null).toBe(keepsChildren)
    expect(await auditNodes(container)).toEqual([])
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([])
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(page.server.mistakes).toEqual([])
  })

  it.each([
    ["is there at once", AppWithPage],
    ["comes later", App],
  ])(
    "is hydrated beside a part of the app that comes later, whose HTML stays, with a page that %s",
    async (_, Given) => {
      const page = create()
      const late = createLatePart()
      const createView = (GivenApp: typeof App, part: ReactElement) => {
        const boundary = createElement("div", null, createElement(Suspense, null, part))
        return createElement(GivenApp, createProps(page, createElement("div", null, render(fallback), boundary)))
      }
      const { container, onRecoverableError } = open(page, {
        onServer: createView(AppWithoutPage, createElement(late.Part)),
        inBrowser: createView(Given, createElement(late.LatePart)),
      })
      const part = container.querySelector("#late-part")
      await drawn(container, page)
      expect(container.querySelector("#late-part")).toBe(part)
      late.load()
      await vi.waitFor(() => expect(late.onStart).toHaveBeenCalled())
      expect(container.querySelector("#late-part")).toBe(part)
      expect(onRecoverableError).not.toHaveBeenCalled()
    },
  )

  if (first !== null) {
    it("has nothing on a server that axe finds fault with", async () => {
      const page = create()
      const container = document.body.appendChild(document.createElement("main"))
      onTestFinished(() => {
        page.stop()
        container.remove()
      })
      container.innerHTML = renderToString(createApp(page))
      expect(await auditNodes(container)).toEqual([])
    })
    return
  }

  it("has the app's own attributes, style and ref on its element, on a server, too", async () => {
    const page = create()
    const ref = createRef<HTMLDivElement>()
    const props = { className: "own", style: { order: 2 }, "data-own": "yes", "aria-description": "Own", ref }
    const app = createElement(
      StrictMode,
      null,
      createElement(App, createProps(page, cloneElement(render(fallback), props))),
    )
    const { container, root, onRecoverableError } = open(page, { onServer: app, inBrowser: app })
    const element = container.querySelector<HTMLElement>(".own")
    expect(element?.outerHTML).toMatch(/^<div [^>]*style="order:2"/)
    expect([element?.dataset["own"], element?.getAttribute("aria-description")]).toEqual(["yes", "Own"])
    await drawn(container, page)
    expect(container.querySelector(".own")).toBe(element)
    expect(ref.current).toBe(element)
    expect(element?.querySelector("[data-ringside-root]") === null).toBe(keepsChildren)
    root.unmount()
    await vi.waitFor(() => expect(ref.current).toBeNull())
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it.each(hidings)("keeps what it has drawn and what was typed while it is hidden %s", async (_, hide) => {
    const page = create()
    const createView = (isHidden: boolean) =>
      createElement(
        StrictMode,
        null,
        createElement(App, createProps(page, hide(createElement("section", null, render(fallback)), isHidden))),
      )
    const { container, root } = open(page, { onServer: createView(false), inBrowser: createView(false) })
    await drawn(container, page)
    const section = container.querySelector("section")
    const fields = typeInto(container)
    await page.clock.settle()
    const nodes = [...container.querySelectorAll("[data-ringside-root] > *")]
    const texts = fields.map(({ value }) => value)
    root.render(createView(true))
    await vi.waitFor(() => expect(section?.style.display).toBe("none"))
    root.render(createView(false))
    await vi.waitFor(() => expect(section?.style.display).toBe(""))
    await page.clock.settle()
    expect(fields.map(({ value, isConnected }) => isConnected && value)).toEqual(texts)
    expect(nodes.map(({ isConnected }) => isConnected)).toEqual(nodes.map(() => true))
    expect(container.querySelector("[data-ringside-root]") === null).toBe(keepsChildren)
  })

  it("leaves nothing behind when it goes, and comes back", async () => {
    const page = create()
    const { container, root, onRecoverableError } = open(page)
    await drawn(container, page)
    root.render(createElement(StrictMode))
    await vi.waitFor(() => expect(container.innerHTML).toBe(""))
    root.render(createApp(page))
    await drawn(container, page)
    expect(onRecoverableError).not.toHaveBeenCalled()
  })
}
