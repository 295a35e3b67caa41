import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  StrictMode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, it, onTestFinished, vi } from "vitest"
import { createTestPage, type TestPage } from "../createTestPage.ts"
import { auditNodes } from "./auditNodes.ts"

/** What differs from component to component. */
export interface ComponentOptions {
  /** `RingsideProvider`, which this package doesn't import. */
  readonly Provider: ComponentType<{ readonly page: TestPage | null; readonly children: ReactNode }>
  /** Whether the children are its content, which stays, not what shows until it is drawn. */
  readonly keepsChildren?: boolean
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
  readonly children: ReactNode
}

/** Has its page from its first effect on, as a provider that makes one itself. */
function App({ Provider, page, children }: AppProps) {
  const [given, setGiven] = useState<TestPage | null>(null)
  useLayoutEffect(() => setGiven(page), [page])
  return createElement(Provider, { page: given, children })
}

/** The app on a server. */
function AppWithoutPage({ Provider, children }: AppProps) {
  return createElement(Provider, { page: null, children })
}

/** An app whose page is there at its first render. */
function AppWithPage({ Provider, page, children }: AppProps) {
  return createElement(Provider, { page, children })
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

/**
 * The tests that a component for React apps must pass: on a server, hydrated beside a part that comes later, in strict mode, without a Store
 * API, and when it goes.
 */
export function describeComponent({
  Provider,
  keepsChildren = false,
  render,
  page: create = createTestPage,
  drawn,
}: ComponentOptions): void {
  const createApp = (page: TestPage) => {
    const app = createElement(App, { Provider, page, children: render(fallback) })
    return createElement(StrictMode, null, app)
  }
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

  it("renders its children on a server, and itself once it is hydrated, in strict mode, with no warning", async () => {
    const warn = vi.spyOn(console, "warn")
    const page = create()
    expect(renderToString(createApp(page))).toContain('<a href="/shop/">The shop</a>')
    const { container, onRecoverableError } = open(page)
    await drawn(container, page)
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
        const children = createElement("div", null, render(fallback), boundary)
        return createElement(GivenApp, { Provider, page, children })
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
