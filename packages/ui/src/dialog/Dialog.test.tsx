import { overlaysService } from "@ringside/core"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createRef, useRef, useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { PageProvider } from "../root/PageProvider.tsx"
import type { CloseReason } from "./closeReason.ts"
import { Dialog } from "./Dialog.tsx"
import { Drawer } from "./Drawer.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const onClose = vi.fn<(reason: CloseReason) => void>()

/** A button that opens a dialog with a link, a field and a link within the page. */
function Shop({ startsOpen = false, asksForField = false }) {
  const [isOpen, setOpen] = useState(startsOpen)
  const [hasOpener, setOpener] = useState(true)
  const field = useRef<HTMLInputElement>(null)
  const twin = useRef<HTMLButtonElement>(null)
  const close = (reason: CloseReason) => {
    onClose(reason)
    setOpen(false)
  }
  return (
    <>
      {hasOpener && <button onClick={() => setOpen(true)}>Open</button>}
      <button ref={twin}>Twin</button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Basket"
        initialFocus={asksForField ? field : undefined}
        returnFocus={twin}
        footer={<a href="/checkout/">Checkout</a>}
      >
        <input ref={field} aria-label="Quantity" />
        <a href="#reviews">Reviews</a>
        <button onClick={() => setOpener(false)}>Take the opener away</button>
      </Dialog>
    </>
  )
}

function renderShop(props: Parameters<typeof Shop>[0] = {}) {
  onClose.mockClear()
  const page = createPageForTests(window)
  const view = render(
    <PageProvider page={page}>
      <Shop {...props} />
    </PageProvider>,
  )
  return { ...view, page }
}

function open() {
  const opener = screen.getByRole("button", { name: "Open" })
  opener.focus()
  fireEvent.click(opener)
  return opener
}
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "Basket" })
const press = (key: string, target: Element = document.activeElement ?? document.body, init = {}) =>
  fireEvent.keyDown(target, { key, ...init })

describe("opening", () => {
  it("shows a named dialog and moves focus to its heading", () => {
    renderShop()
    expect(screen.queryByRole("dialog")).toBeNull()
    open()
    expect(dialog().open).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Basket" }))
  })

  it("moves focus to the element asked for", () => {
    renderShop({ asksForField: true })
    open()
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Quantity" }))
  })

  it("locks the page's scrolling until it is closed", () => {
    renderShop()
    open()
    expect(document.documentElement.style.overflow).toBe("hidden")
    press("Escape")
    expect(document.documentElement.hasAttribute("style")).toBe(false)
  })
})

describe("closing", () => {
  it.each<[CloseReason, () => void]>([
    ["close-button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["escape", () => press("Escape")],
    ["escape", () => fireEvent(dialog(), new Event("cancel", { cancelable: true }))],
    ["link", () => fireEvent.click(screen.getByRole("link", { name: "Reviews" }))],
    ["page-left", () => fireEvent(window, new Event("pagehide"))],
  ])("reports the reason %s, and focus returns to the opener", (reason, run) => {
    renderShop()
    const opener = open()
    run()
    expect(onClose.mock.calls).toEqual([[reason]])
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it("happens once a router has followed a link to another page", () => {
    const { page } = renderShop()
    open()
    document.addEventListener("click", (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole("link", { name: "Checkout" }))
    // Not before the router has heard the click, at the document.
    expect(onClose).not.toHaveBeenCalled()
    act(() => page.clock.pass(0))
    expect(onClose.mock.calls).toEqual([["link"]])
  })

  it.each([
    ["with a modifier", "/bell/", {}, { ctrlKey: true }],
    ["to another tab", "/bell/", { target: "_blank" }, {}],
    ["to another site", "https://elsewhere.test/", {}, {}],
    ["that is a button", "/bell/", { role: "button" }, {}],
    ["that is a tab", "#care", { role: "tab" }, {}],
    ["that opens something beside it", "/bell/", { "aria-expanded": "false" }, {}],
    ["that adds to the basket", "/bell/?add-to-cart=11", {}, {}],
    ["that removes from the basket", "/basket/?remove_item=a1", {}, {}],
    ["to a place on the page", "#care", {}, {}],
    ["without an address of its own", "#", {}, {}],
    ["whose address can't be parsed", "http://[", {}, {}],
  ])("doesn't happen where a script takes the click of a link %s", (_, href, attributes, init) => {
    const { page } = renderShop()
    open()
    const link = dialog().appendChild(document.createElement("a"))
    for (const [name, value] of Object.entries({ href, ...attributes })) link.setAttribute(name, value)
    link.addEventListener("click", (event) => event.preventDefault())
    fireEvent.click(link, init)
    act(() => page.clock.pass(0))
    expect(onClose).not.toHaveBeenCalled()
  })

  it("puts focus on the twin when the opener is gone", () => {
    renderShop()
    open()
    fireEvent.click(screen.getByRole("button", { name: "Take the opener away" }))
    press("Escape")
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Twin" }))
  })

  it("happens with the component, too", () => {
    const { unmount, page } = renderShop({ startsOpen: true })
    unmount()
    expect(overlaysService.of(page).isAnyOpen).toBe(false)
    expect(document.documentElement.hasAttribute("style")).toBe(false)
  })

  it.each([
    ["a link to another page", () => fireEvent.click(screen.getByRole("link", { name: "Checkout" }))],
    [
      "a link opened in a new tab",
      () => fireEvent.click(screen.getByRole("link", { name: "Reviews" }), { ctrlKey: true }),
    ],
    [
      "the cancel of a file field",
      () => fireEvent(screen.getByRole("textbox"), new Event("cancel", { bubbles: true })),
    ],
  ])("doesn't happen by %s", (_, run) => {
    renderShop()
    open()
    run()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe("the event at a closing", () => {
  it("closes what the platform closed by itself", () => {
    renderShop()
    open()
    const shown = dialog()
    shown.removeAttribute("open")
    fireEvent(shown, new Event("close"))
    expect(onClose.mock.calls).toEqual([["escape"]])
  })

  it("doesn't close a dialog that was opened again before it came", () => {
    renderShop()
    open()
    fireEvent(dialog(), new Event("close"))
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe("a press outside", () => {
  const box = { left: 0, right: 100, top: 0, bottom: 100 } as DOMRect

  it("closes when it began and ended there", () => {
    renderShop()
    open()
    vi.spyOn(dialog(), "getBoundingClientRect").mockReturnValue(box)
    pressAt(200, 50)
    expect(onClose.mock.calls).toEqual([["outside-press"]])
  })

  it("is none on the dialog's own bare area", () => {
    renderShop()
    open()
    vi.spyOn(dialog(), "getBoundingClientRect").mockReturnValue(box)
    pressAt(50, 50)
    expect(onClose).not.toHaveBeenCalled()
  })

  it("is none when it began inside", () => {
    renderShop()
    open()
    vi.spyOn(dialog(), "getBoundingClientRect").mockReturnValue(box)
    fireEvent.pointerDown(screen.getByRole("textbox"), { clientX: 5, clientY: 5 })
    fireEvent.click(dialog(), { clientX: 200, clientY: 50 })
    expect(onClose).not.toHaveBeenCalled()
  })
})

/** Presses and releases the pointer on the dialog itself. */
function pressAt(clientX: number, clientY: number) {
  fireEvent.pointerDown(dialog(), { clientX, clientY })
  fireEvent.click(dialog(), { clientX, clientY })
}

describe("Tab", () => {
  it("goes round: from the last stop to the first and back", () => {
    renderShop()
    open()
    const first = screen.getByRole("button", { name: "Close" })
    const last = screen.getByRole("link", { name: "Checkout" })
    last.focus()
    press("Tab")
    expect(document.activeElement).toBe(first)
    press("Tab", first, { shiftKey: true })
    expect(document.activeElement).toBe(last)
  })

  it("goes back from the heading to the last stop", () => {
    renderShop()
    open()
    press("Tab", undefined, { shiftKey: true })
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Checkout" }))
  })

  it("is the browser's own between stops", () => {
    renderShop({ asksForField: true })
    open()
    expect(press("Tab")).toBe(true)
  })
})

describe("text that scrolls", () => {
  const drawText = (text: React.ReactNode) => (
    <PageProvider page={createPageForTests(window)}>
      <Dialog isOpen onClose={onClose} title="Basket">
        {text}
      </Dialog>
    </PageProvider>
  )

  it("can be reached by Tab, unless something in it can", () => {
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(900)
    const { rerender } = render(drawText("long"))
    const region = screen.getByText("long")
    expect(region.tabIndex).toBe(0)
    rerender(drawText(<a href="/">long</a>))
    expect(region.hasAttribute("tabindex")).toBe(false)
  })

  it("is no stop when it fits", () => {
    render(drawText("short"))
    expect(screen.getByText("short").hasAttribute("tabindex")).toBe(false)
  })
})

describe("a dialog that can't be seen", () => {
  it("doesn't keep the page inert", () => {
    HTMLDialogElement.prototype.checkVisibility = () => false
    try {
      const { page } = renderShop()
      open()
      expect(overlaysService.of(page).isAnyOpen).toBe(false)
      expect(onClose.mock.calls).toEqual([["page-left"]])
    } finally {
      Reflect.deleteProperty(HTMLDialogElement.prototype, "checkVisibility")
    }
  })
})

describe("a dialog whose style sheet transitions display", () => {
  it("is displayed at once, while its other motions run", () => {
    const finished: string[] = []
    const motions = ["display", "translate"].map((transitionProperty) => ({
      transitionProperty,
      finish: () => finished.push(transitionProperty),
    }))
    Object.assign(HTMLDialogElement.prototype, { getAnimations: () => motions })
    try {
      renderShop()
      open()
      expect(finished).toEqual(["display"])
    } finally {
      Reflect.deleteProperty(HTMLDialogElement.prototype, "getAnimations")
    }
  })
})

it("a dialog doesn't begin in a frame, from which Escape doesn't reach the page, but at its heading", () => {
  const frame = createRef<HTMLIFrameElement>()
  render(
    <PageProvider page={createPageForTests(window)}>
      <Dialog isOpen onClose={onClose} title="Film" initialFocus={frame}>
        <iframe ref={frame} title="Film" srcDoc="Film" />
      </Dialog>
    </PageProvider>,
  )
  expect(document.activeElement?.textContent).toBe("Film")
})

describe("Drawer", () => {
  it.each(["start", "end"] as const)("is a dialog at the %s", (edge) => {
    render(
      <PageProvider page={createPageForTests(window)}>
        <Drawer isOpen edge={edge} onClose={onClose} title="Basket">
          lines
        </Drawer>
      </PageProvider>,
    )
    expect(dialog().classList.contains(`ringside-drawer-${edge}`)).toBe(true)
  })
})
