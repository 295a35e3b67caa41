import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  StrictMode,
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

/** The tests that a component for React apps must pass: on a server, hydrated, in strict mode, without a Store API, and when it goes. */
export function describeComponent({
  Provider,
  keepsChildren = false,
  render,
  page: create = createTestPage,
  drawn,
}: ComponentOptions): void {
  /** Has its page from its first effect on, as a provider that makes one itself. */
  function App({ page }: { readonly page: TestPage }) {
    const [given, setGiven] = useState<TestPage | null>(null)
    useLayoutEffect(() => setGiven(page), [page])
    return createElement(Provider, { page: given, children: render(fallback) })
  }
  const createApp = (page: TestPage) => createElement(StrictMode, null, createElement(App, { page }))
  /** Called where React finds other nodes than it renders. */
  const onRecoverableError = vi.fn()
  const open = (page: TestPage) => {
    const container = document.body.appendChild(document.createElement("main"))
    container.innerHTML = renderToString(createApp(page))
    const root = hydrateRoot(container, createApp(page), { onRecoverableError })
    onTestFinished(() => {
      root.unmount()
      page.stop()
      container.remove()
      localStorage.clear()
    })
    return { container, root }
  }

  it("renders its children on a server, and itself once it is hydrated, in strict mode, with no warning", async () => {
    const warn = vi.spyOn(console, "warn")
    const page = create()
    expect(renderToString(createApp(page))).toContain('<a href="/shop/">The shop</a>')
    const { container } = open(page)
    await drawn(container, page)
    expect(container.querySelector("[data-ringside-root]") === null).toBe(keepsChildren)
    expect(container.querySelector('a[href="/shop/"]') !== null).toBe(keepsChildren)
    expect(await auditNodes(container)).toEqual([])
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([])
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(page.server.mistakes).toEqual([])
  })

  it("leaves nothing behind when it goes, and comes back", async () => {
    const page = create()
    const { container, root } = open(page)
    await drawn(container, page)
    root.render(createElement(StrictMode))
    await vi.waitFor(() => expect(container.innerHTML).toBe(""))
    root.render(createApp(page))
    await drawn(container, page)
    expect(onRecoverableError).not.toHaveBeenCalled()
  })
}
