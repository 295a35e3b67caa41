import type { Page } from "@ringside/core"
import { screen, waitFor } from "@testing-library/dom"
import { atom } from "nanostores"
import { useStore } from "@nanostores/react"
import { StrictMode, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { createRootWidget, type RootProps } from "./createRootWidget.tsx"
import { usePage } from "./PageProvider.tsx"
import { useActivation } from "./useActivation.ts"

const attributes = {
  "layout-size": { type: "choice", values: ["small", "large"], fallback: "small", doc: "How large it is." },
} as const
const fallback = '<a href="/basket/">Basket (2)</a>'

let host: HTMLElement
let page: Page

beforeEach(() => {
  document.body.innerHTML = `<div data-ringside="basket">${fallback}</div>`
  host = document.body.firstElementChild as HTMLElement
  page = createPageForTests(window)
})
afterEach(() => document.body.replaceChildren())

/** Mounts a widget that consists of `component`. */
function mount(component: (props: RootProps<{ readonly layoutSize: string }>) => React.ReactNode) {
  const widget = createRootWidget({ name: "basket", attributes, component })
  return widget.mount(host, widget.read(host, page), page)
}
function root(): Element {
  const found = host.querySelector("[data-ringside-root]")
  if (!found) throw new Error("The hook has no root.")
  return found
}

describe("options", () => {
  it("are the hook's attributes", () => {
    host.setAttribute("data-ringside-layout-size", "large")
    expect(createRootWidget({ name: "basket", attributes, component: () => null }).read(host, page)).toEqual({
      layoutSize: "large",
    })
  })

  it("may be made from the attributes and the server's HTML", () => {
    const widget = createRootWidget({
      name: "basket",
      attributes,
      read: ({ layoutSize }, element) => ({ layoutSize, text: element.textContent }),
      component: () => null,
    })
    expect(widget.read(host, page)).toEqual({ layoutSize: "small", text: "Basket (2)" })
  })
})

describe("mounting", () => {
  it("draws at the end of the hook and leaves the server's HTML alone", async () => {
    const { ready } = mount(({ options }) => <button>{options.layoutSize}</button>)
    await ready
    expect(host.lastElementChild).toBe(root())
    expect(root().innerHTML).toBe("<button>small</button>")
    expect(host.firstElementChild?.outerHTML).toBe(fallback)
  })

  it("is ready when the first render stands in the document", async () => {
    const { ready } = mount(() => <p>drawn</p>)
    const picture = await ready.then(() => root().textContent)
    expect(picture).toBe("drawn")
  })

  it("marks the root with theme and colour scheme", () => {
    page = createPageForTests(window, { theme: "arena", colorScheme: "dark" })
    mount(() => null)
    expect(root().getAttribute("data-ringside-root")).toBe("arena dark")
  })

  it("replaces the picture of a root that came with a cloned hook", async () => {
    host.insertAdjacentHTML("beforeend", '<div data-ringside-root="plain"><p>picture</p></div>')
    await mount(() => <p>alive</p>).ready
    expect(host.querySelectorAll("[data-ringside-root]")).toHaveLength(1)
    expect(root().textContent).toBe("alive")
  })

  it("hands the page to the component", async () => {
    await mount(function Locale() {
      return <p>{usePage().config.locale}</p>
    }).ready
    expect(root().textContent).toBe("en")
  })
})

describe("failing", () => {
  it("rejects ready with what the first render threw", async () => {
    const mounted = mount(() => {
      throw new Error("no price")
    })
    await expect(mounted.ready).rejects.toThrow("no price")
    mounted.unmount()
    expect(host.innerHTML).toBe(fallback)
  })

  it("reports what broke later, once, and keeps it from being an uncaught error", async () => {
    const $price = atom<number | null>(12)
    const mounted = mount(function Price() {
      const price = useStore($price)
      if (price === null) throw new Error("no price")
      return <p>{price}</p>
    })
    await mounted.ready
    $price.set(null)
    await expect(mounted.broken).resolves.toEqual(new Error("no price"))
  })
})

describe("a host that changes our nodes", () => {
  const $lines = atom(["Lince", "Toro"])
  function Lines() {
    const lines = useStore($lines)
    return (
      <>
        {lines.length > 1 && "Several: "}
        <b>{lines.join()}</b>
      </>
    )
  }
  beforeEach(() => $lines.set(["Lince", "Toro"]))

  /** Replaces each text as browsers' translators do. */
  function wrapTexts(node: Node) {
    for (const child of [...node.childNodes]) {
      if (child.nodeType !== Node.TEXT_NODE) {
        wrapTexts(child)
        continue
      }
      const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font")
      font.textContent = `translated ${child.textContent ?? ""}`
      child.parentNode?.replaceChild(font, child)
    }
  }

  it("gets the right value at the next update after it wrapped texts in <font>", async () => {
    const { ready } = mount(Lines)
    await ready
    wrapTexts(root())
    $lines.set(["Lince"])
    await waitFor(() => expect(root().innerHTML).toBe("<b>Lince</b>"))
  })

  it("gets the right value of a text among others, too", async () => {
    const $count = atom(2)
    const { ready } = mount(function Count() {
      const count = useStore($count)
      return <p>In all {count} pieces</p>
    })
    await ready
    wrapTexts(root())
    await waitFor(() => expect(root().innerHTML.match(/<font>/g)).toHaveLength(3))
    $count.set(3)
    await waitFor(() => expect(root().textContent).toBe("translated In all 3translated  pieces"))
  })

  it.each<[string, () => void]>([
    ["filled the hook anew", () => (host.innerHTML = fallback)],
    ["moved the root", () => document.body.append(root())],
  ])("gets the root back, with its state, after it %s", async (_, change) => {
    await mount(Lines).ready
    const before = root()
    change()
    await waitFor(() => expect(host.lastElementChild).toBe(before))
    $lines.set(["Lince"])
    await waitFor(() => expect(before.innerHTML).toBe("<b>Lince</b>"))
  })

  it("gets the server's HTML back when it takes the root out at every turn", async () => {
    vi.spyOn(page.clock, "now").mockReturnValue(0)
    const mounted = mount(Lines)
    await mounted.ready
    new MutationObserver(() => host.querySelector("[data-ringside-root]")?.remove()).observe(host, { childList: true })
    root().remove()
    await expect(mounted.broken).resolves.toMatchObject({ message: expect.stringContaining("out of its hook") })
  })

  it("gets a new drawing after it emptied the root", async () => {
    const { ready } = mount(Lines)
    await ready
    root().replaceChildren()
    $lines.set(["Lince"])
    await waitFor(() => expect(root().innerHTML).toBe("<b>Lince</b>"))
  })

  it("ends as broken when the root can't be emptied for a new drawing", async () => {
    const mounted = mount(Lines)
    await mounted.ready
    const cause = new Error("React gave up")
    const drawn = root()
    drawn.textContent = ""
    drawn.replaceChildren = () => {
      throw cause
    }
    $lines.set(["Lince"])
    await expect(mounted.broken).resolves.toBe(cause)
    Reflect.deleteProperty(drawn, "replaceChildren")
    mounted.unmount()
  })

  it("ends as broken when it takes the nodes away at every turn", async () => {
    vi.spyOn(page.clock, "now").mockReturnValue(0)
    const mounted = mount(Lines)
    await mounted.ready
    const broken = vi.fn()
    void mounted.broken?.then(broken)
    for (let turn = 0; turn < 100 && broken.mock.calls.length === 0; turn += 1) {
      await waitFor(() => expect(root().textContent !== "" || broken.mock.calls.length > 0).toBe(true))
      root().replaceChildren()
      $lines.set(turn % 2 ? ["Lince", "Toro"] : ["Lince"])
    }
    expect(broken).toHaveBeenCalledOnce()
  })
})

describe("unmounting", () => {
  it("leaves the hook as it was", async () => {
    const mounted = mount(() => <p>drawn</p>)
    await mounted.ready
    mounted.unmount()
    expect(host.innerHTML).toBe(fallback)
    mounted.unmount()
    expect(host.innerHTML).toBe(fallback)
  })

  it("works before the first render, and settles ready", async () => {
    const mounted = mount(() => <p>drawn</p>)
    mounted.unmount()
    await mounted.ready
    expect(host.innerHTML).toBe(fallback)
  })

  it("gives the hook back at once, even where an effect of the app's React does it, and React is at ease", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue()
    const cleaned = vi.fn()
    const Subscriber = () => {
      useEffect(() => cleaned, [])
      return <p>drawn</p>
    }
    const left: string[] = []
    function App() {
      useEffect(() => {
        const mounted = mount(Subscriber)
        return () => {
          mounted.unmount()
          left.push(host.innerHTML)
        }
      }, [])
      return null
    }
    const app = createRoot(document.createElement("div"))
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
    await waitFor(() => expect(root().textContent).toBe("drawn"))
    app.unmount()
    await waitFor(() => expect(cleaned).toHaveBeenCalledOnce())
    expect(left).toEqual([fallback, fallback])
    expect(logged).not.toHaveBeenCalled()
  })

  it("reports what fails at it, and the hook is free all the same", async () => {
    const fail = vi.spyOn(page.reports, "fail").mockReturnValue()
    const mounted = mount(() => <p>drawn</p>)
    await mounted.ready
    const cause = new Error("React gave up")
    const drawn = root()
    drawn.replaceChildren = () => {
      throw cause
    }
    mounted.unmount()
    expect(host.innerHTML).toBe(fallback)
    await waitFor(() => expect(fail.mock.calls).toEqual([[{ during: "unmount", widget: "basket", host, cause }]]))
  })

  it.each<[string, () => void]>([
    ["removed the root", () => root().remove()],
    ["moved the root", () => document.body.append(root())],
    ["emptied the root", () => root().replaceChildren()],
    ["moved a node out of the root", () => document.body.append(root().querySelector("b") ?? "")],
    ["emptied the hook", () => host.replaceChildren()],
  ])("is quiet when the host %s", async (_, change) => {
    const mounted = mount(() => (
      <p>
        one <b>two</b> three
      </p>
    ))
    await mounted.ready
    change()
    expect(() => mounted.unmount()).not.toThrow()
    expect(document.querySelector("[data-ringside-root]")).toBeNull()
  })
})

describe("a hook that the host moves into its own root", () => {
  it.each<[string, () => void, boolean]>([
    ["takes the root's place", () => document.body.append(root()), true],
    ["leaves the page with a root that has none", () => root().remove(), false],
  ])("%s", async (_, moveRoot, isConnected) => {
    const failures = vi.fn()
    window.addEventListener("error", failures)
    const mounted = mount(() => <p>drawn</p>)
    await mounted.ready
    const drawn = root()
    moveRoot()
    drawn.append(host)
    await new Promise((done) => setTimeout(done))
    window.removeEventListener("error", failures)
    expect(failures).not.toHaveBeenCalled()
    expect(host.isConnected).toBe(isConnected)
    expect(drawn.parentNode === host).toBe(isConnected)
    mounted.unmount()
  })
})

describe("a deferred action", () => {
  const action = { type: "click", target: document.body, key: null } as const

  it("reaches the component, whenever it comes", async () => {
    const listener = vi.fn()
    const mounted = mount(function Opener() {
      useActivation(listener)
      return null
    })
    mounted.activate?.(action)
    mounted.activate?.(action)
    await mounted.ready
    expect(listener.mock.calls).toEqual([[action], [action]])
    expect(mounted.activate?.(action)).toBe(true)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it("that no component asks for is left to the browser", async () => {
    const mounted = mount(() => <p>x</p>)
    await mounted.ready
    expect(mounted.activate?.(action)).toBe(false)
  })

  it("meets the handler of the last render", async () => {
    const $name = atom("first")
    const received: string[] = []
    const mounted = mount(function Opener() {
      const name = useStore($name)
      useActivation(() => received.push(name))
      return <p>{name}</p>
    })
    await mounted.ready
    $name.set("second")
    await screen.findByText("second")
    mounted.activate?.(action)
    expect(received).toEqual(["second"])
  })
})
