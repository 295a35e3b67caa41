import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { currencySwitcher, hookSwitcher, languageSwitcher } from "../index.ts"
import { switcherJob } from "../jobs.ts"

const links = `<a class="trp-language-item" href="/" lang="es" hreflang="es-ES">Español</a>
  <a class="trp-language-item" href="/en/" lang="en" hreflang="en-GB" aria-current="true">English</a>`
const inner = (id: string) => `<div class="trp-language-switcher-inner">
  <div class="trp-language-item trp-language-item__current" role="button" tabindex="0" aria-expanded="true" aria-label="Change language">
    <span class="trp-language-item-name">English</span></div>
  <div class="trp-switcher-dropdown-list" ${id} role="group" aria-label="Available languages">${links}</div></div>`
const floating = `<nav class="trp-language-switcher trp-floating-switcher trp-ls-dropdown" aria-label="Website language selector">${inner('id="trp-switcher-dropdown-list"')}</nav>`
const shortcode = (mode: string) => `<div class="trp-shortcode-switcher__wrapper" data-open-mode="${mode}">
  <div class="trp-language-switcher trp-shortcode-overlay">${inner("")}</div></div>`
const hook = `<nav data-ringside="language-switcher" aria-label="Language"><ul>
  <li><a href="/" hreflang="es">Español</a></li><li><a href="/en/" hreflang="en">English</a></li></ul></nav>`

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.documentElement.lang = ""
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

const isClosed = (element: Element) =>
  element.querySelector("[aria-expanded]")?.getAttribute("aria-expanded") === "false"

describeBehaviour(languageSwitcher, {
  html: floating,
  selector: ".trp-floating-switcher",
  job: switcherJob,
  isConnected: (element) => element.querySelector("[aria-controls]") !== null,
  use: (element) => element.querySelector<HTMLElement>("[role=button]")?.click(),
})

describeBehaviour(hookSwitcher, {
  html: hook,
  selector: "[data-ringside]",
  isConnected: (element) => element.querySelector("button[aria-controls]") !== null,
  use: (element) => element.querySelector("button")?.click(),
  hasTexts: true,
})

let goCount = 0
const go = () => (goCount += 1) > 0

/** Chooses another currency. Returns whether the page is shown in it. */
function showsCurrency(form: HTMLElement): boolean {
  const before = goCount
  const field = form.querySelector("select")
  if (field) field.value = "JPY"
  field?.dispatchEvent(new Event("change", { bubbles: true }))
  return goCount > before
}

describeBehaviour(currencySwitcher, {
  html: `<form><label>Currency <select name="currency"><option>EUR</option><option>JPY</option></select></label>
    <button>Go</button></form>`,
  // The form, which makes its select a switcher.
  selector: "form",
  isConnected: showsCurrency,
  page: (config) =>
    createTestPage({ config: { ...config }, services: { navigation: { go, reload: () => undefined } } }),
})

describeBehaviour(currencySwitcher, {
  html: `<div data-ringside="currency-switcher"><form><label>Currency <select name="wmc-currency"><option>EUR</option>
    <option>JPY</option></select></label><button>Go</button></form></div>`,
  selector: "[data-ringside]",
  isConnected: showsCurrency,
  page: (config) =>
    createTestPage({ config: { ...config }, services: { navigation: { go, reload: () => undefined } } }),
})

function open(html: string) {
  document.body.innerHTML = html
  page = createTestPage()
  startBehaviour(languageSwitcher, page)
  startBehaviour(hookSwitcher, page)
  const control = document.querySelector<HTMLElement>("[aria-expanded]")
  const list = document.querySelector<HTMLElement>("[role=group], ul")
  if (!control || !list) throw new Error("The page has no switcher.")
  const press = (key: string, target: HTMLElement = control) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  const point = (type: string, pointerType: string, target: EventTarget = control) =>
    target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type === "pointerdown" }))
  const read = () => ({
    expanded: control.getAttribute("aria-expanded"),
    isHidden: list.hasAttribute("hidden"),
    isInert: list.hasAttribute("inert"),
  })
  return { control, list, press, point, read }
}

const opened = { expanded: "true", isHidden: false, isInert: false }
const closed = { expanded: "false", isHidden: true, isInert: true }

describe.each([
  ["a floating switcher", floating],
  ["a shortcode's switcher", shortcode("click")],
  ["a hook", hook],
])("%s", (_, html) => {
  it("starts closed, with a control that refers to its list", () => {
    const { control, list, read } = open(html)
    expect(read()).toEqual(closed)
    expect(list.id).not.toBe("")
    expect(control.getAttribute("aria-controls")).toBe(list.id)
  })

  it("works by keyboard, and moves the focus", () => {
    const { control, list, press, read } = open(html)
    control.focus()
    expect(press("Escape")).toBe(false)
    expect(press("Enter")).toBe(true)
    expect(read()).toEqual(opened)
    const [first] = list.querySelectorAll("a")
    expect(document.activeElement).toBe(first)
    press("Escape", list)
    expect([read(), document.activeElement]).toEqual([closed, control])
    press("ArrowDown")
    expect([read(), document.activeElement]).toEqual([opened, first])
    press(" ")
    expect([read(), document.activeElement]).toEqual([closed, control])
    expect(press("Tab")).toBe(false)
  })

  it("opens at a screen reader's press, and closes where a pointer goes down beside it or the focus leaves", () => {
    const { control, press, point, read } = open(`${html}<a href="#next">Next</a>`)
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }))
    expect(read()).toEqual(opened)
    point("pointerdown", "mouse", document.body)
    expect(read()).toEqual(closed)
    press("Enter")
    document.querySelector<HTMLElement>("[href='#next']")?.focus()
    expect(read()).toEqual(closed)
  })
})

describe("pointing", () => {
  // The plugin's sheet: .trp-language-item__current { pointer-events: none }
  it.each([
    ["a floating switcher, by a finger", floating, "touch"],
    ["a shortcode's switcher that opens on hover, by a finger", shortcode("hover"), "touch"],
    ["a shortcode's switcher that opens on a click, by a finger", shortcode("click"), "touch"],
    ["a shortcode's switcher that opens on a click, by a mouse", shortcode("click"), "mouse"],
  ])("toggles %s, though pointers pass through its control", (_, html, pointerType) => {
    const { control, list, point, read } = open(html)
    const around = control.parentElement ?? control
    const pressAround = () => {
      point("pointerdown", pointerType, around)
      around.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }))
    }
    pressAround()
    expect(read()).toEqual(opened)
    list.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }))
    expect(read()).toEqual(opened)
    pressAround()
    expect(read()).toEqual(closed)
  })

  it("opens a floating switcher by mouse, and by a tap that a finger's entering doesn't undo", () => {
    const { control, point, read } = open(floating)
    const [root] = document.getElementsByTagName("nav")
    point("pointerenter", "mouse", root)
    expect(read()).toEqual(opened)
    point("pointerleave", "mouse", root)
    expect(read()).toEqual(closed)
    point("pointerenter", "touch", root)
    point("pointerdown", "touch")
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
    expect(read()).toEqual(opened)
  })

  it("is undone by Escape, wherever the focus is, without moving it", () => {
    const { press, point, read } = open(`${floating}<input>`)
    const [field] = document.getElementsByTagName("input")
    field?.focus()
    point("pointerenter", "mouse", document.getElementsByTagName("nav")[0])
    expect(read()).toEqual(opened)
    press("Escape", field)
    expect([read(), document.activeElement]).toEqual([closed, field])
  })

  it("opens nothing where the shortcode asks for a click", () => {
    const { control, point, read } = open(shortcode("click"))
    point("pointerenter", "mouse", document.querySelector(".trp-shortcode-overlay") ?? control)
    expect(read()).toEqual(closed)
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
    expect(read()).toEqual(opened)
  })
})

it("leaves clicks on links beside the list to the browser", () => {
  const { control } = open(hook.replace("</ul>", '</ul><a id="help" href="/help/">Help</a>'))
  const click = new MouseEvent("click", { bubbles: true, cancelable: true })
  document.getElementById("help")?.dispatchEvent(click)
  expect([click.defaultPrevented, control.getAttribute("aria-expanded")]).toEqual([false, "false"])
})

it("marks the link of the page's language, and names the control after it", () => {
  document.documentElement.lang = "es-ES"
  const { control } = open(hook)
  const current = document.querySelector("[aria-current=true]")
  expect([current?.textContent, current?.getAttribute("lang")]).toEqual(["Español", "es"])
  expect([control.textContent, control.getAttribute("aria-label")]).toEqual(["Español", "Español: change language"])
})

it("warns of a hook without a list, and leaves its links", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  document.body.innerHTML = '<nav data-ringside="language-switcher"><a href="/">Español</a></nav>'
  page = createTestPage()
  startBehaviour(hookSwitcher, page)
  expect(document.querySelector("button")).toBeNull()
  expect(String(warn.mock.calls[0]?.[0])).toContain("expected a ul or ol of links, so the links stay as they are.")
})

describe("the currency switcher", () => {
  const select = '<select name="currency"><option>EUR</option><option>JPY</option></select>'

  function choose(form: string): { readonly gone: readonly string[]; readonly kept: readonly string[] } {
    document.body.innerHTML = form
    sessionStorage.setItem("wc_fragments_1", "<i></i>")
    localStorage.setItem("storeApiCartData", "{}")
    const gone: string[] = []
    const go = (url: string) => gone.push(url) > 0
    page = createTestPage({ services: { navigation: { go, reload: () => undefined } } })
    startBehaviour(currencySwitcher, page)
    const field = document.querySelector<HTMLSelectElement>("select")
    if (field) field.value = "JPY"
    field?.dispatchEvent(new Event("change", { bubbles: true }))
    return { gone, kept: [...Object.keys(sessionStorage), ...Object.keys(localStorage)] }
  }

  it("drops the stored amounts in the old currency, and shows the page in the new one", () => {
    const { gone, kept } = choose(`<form>${select}<input type="hidden" name="s" value="x"><button>Go</button></form>`)
    expect(gone.map((url) => new URL(url, "http://x").searchParams.get("currency"))).toEqual(["JPY"])
    expect(kept).toEqual([])
  })

  it("has in a hook whatever name the shop's plugin gives it", () => {
    const form = `<form>${select.replace("currency", "wmc-currency")}<button>Go</button></form>`
    expect(choose(form).gone).toEqual([])
    page?.stop()
    const { gone, kept } = choose(`<div data-ringside="currency-switcher">${form}</div>`)
    expect(gone.map((url) => new URL(url).search)).toEqual(["?wmc-currency=JPY"])
    expect(kept).toEqual([])
  })

  it("leads in a hook to where its form leads, with the fields that it sends", () => {
    history.replaceState(null, "", "?a=1&add-to-cart=12")
    onTestFinished(() => history.replaceState(null, "", location.pathname))
    const fields =
      '<input type="hidden" name="return" value="/x"><input type="hidden" name="add-to-cart" value="12"><select name="c"><option>EUR</option><option value="JPY">Yen</option></select>'
    const { gone } = choose(
      `<div data-ringside="currency-switcher"><form action="/currency?to=shop">${fields}</form></div>`,
    )
    expect(gone.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([
      "/currency?to=shop&return=%2Fx&c=JPY",
    ])
    page?.stop()
    const own = choose(`<div data-ringside="currency-switcher"><form>${select}</form></div>`)
    expect(own.gone.map((url) => new URL(url).search)).toEqual(["?a=1&currency=JPY"])
  })

  it("leads to where its form leads in a hook inside other content that is drawn", () => {
    const form = `<form action="/currency">${select}</form>`
    const { gone } = choose(`<div data-ringside-root><div data-ringside="currency-switcher">${form}</div></div>`)
    expect(gone.map((url) => new URL(url).pathname)).toEqual(["/currency"])
  })

  it("changes the basket no second time, where a link without script has led", () => {
    history.replaceState(null, "", "?a=1&add-to-cart=12")
    onTestFinished(() => history.replaceState(null, "", location.pathname))
    const { gone } = choose(`<form>${select}</form>`)
    expect(gone.map((url) => new URL(url).search)).toEqual(["?a=1&currency=JPY"])
  })

  it("warns of no hook whose select another script sends", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    choose(`<div data-ringside="currency-switcher">${select.replace("<select", '<select onchange="void 0"')}</div>`)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ["in no form", select],
    ["in a form that is posted", `<form method="post">${select}</form>`],
    ["in a form with other fields", `<form>${select}<input type="search" name="s"></form>`],
  ])("warns of a hook whose select is %s", (_, content) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    const { gone } = choose(`<div data-ringside="currency-switcher">${content}</div>`)
    expect(gone).toEqual([])
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining("The hook's select is in no form of its own; expected a form with method GET"),
    ])
  })

  it.each([
    ["takes a choice that was made before its code was there", true, ["JPY"]],
    ["leaves a value alone that the browser has restored", false, []],
  ])("%s", (_, isFocused, currencies) => {
    document.body.innerHTML = `<form>${select}</form>`
    const field = document.querySelector<HTMLSelectElement>("select")
    if (field) field.value = "JPY"
    if (isFocused) field?.focus()
    const gone: string[] = []
    page = createTestPage({
      services: { navigation: { go: (url: string) => gone.push(url) > 0, reload: () => undefined } },
    })
    startBehaviour(currencySwitcher, page)
    expect(gone.map((url) => new URL(url, "http://x").searchParams.get("currency"))).toEqual(currencies)
  })

  it("leaves a select alone that has the focus, and shows what the server printed", () => {
    document.body.innerHTML = `<form>${select}</form>`
    document.querySelector<HTMLSelectElement>("select")?.focus()
    const go = vi.fn(() => true)
    page = createTestPage({ services: { navigation: { go, reload: () => undefined } } })
    startBehaviour(currencySwitcher, page)
    expect(go).not.toHaveBeenCalled()
  })

  it.each([
    ["Enter", (field: HTMLElement) => void field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }))],
    ["leaving", (field: HTMLElement) => field.blur()],
  ])("waits after an arrow key, which changes the value at once, for %s", (_, end) => {
    document.body.innerHTML = `<form>${select.replace("<option>JPY", "<option>USD</option><option>JPY")}</form>`
    const gone: string[] = []
    page = createTestPage({
      services: { navigation: { go: (url: string) => gone.push(url) > 0, reload: () => undefined } },
    })
    startBehaviour(currencySwitcher, page)
    const field = document.querySelector("select")
    if (!field) throw new Error("no select")
    field.focus()
    for (const value of ["USD", "JPY"]) {
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown" }))
      field.value = value
      field.dispatchEvent(new Event("change", { bubbles: true }))
    }
    expect(gone).toEqual([])
    end(field)
    expect(gone.map((url) => new URL(url, "http://x").searchParams.get("currency"))).toEqual(["JPY"])
  })

  it.each([
    ["Space", { key: " " }, "Win32", ["USD"]],
    ["F4", { key: "F4" }, "Win32", ["USD"]],
    ["Alt and an arrow", { key: "ArrowDown", altKey: true }, "Win32", ["USD"]],
    ["an arrow of macOS", { key: "ArrowDown" }, "MacIntel", ["USD"]],
    ["an arrow of other systems, which chooses without it", { key: "ArrowDown" }, "Win32", []],
  ])("goes at once to what was chosen in a list that was opened by %s", (_, key, platform, currencies) => {
    document.body.innerHTML = `<form>${select.replace("<option>JPY", "<option>USD</option><option>JPY")}</form>`
    vi.spyOn(navigator, "platform", "get").mockReturnValue(platform)
    const gone: string[] = []
    page = createTestPage({
      services: { navigation: { go: (url: string) => gone.push(url) > 0, reload: () => undefined } },
    })
    startBehaviour(currencySwitcher, page)
    const field = document.querySelector("select")
    if (!field) throw new Error("no select")
    const press = (type: string, init: KeyboardEventInit) => field.dispatchEvent(new KeyboardEvent(type, init))
    const change = () => {
      field.value = "USD"
      field.dispatchEvent(new Event("change", { bubbles: true }))
    }
    field.focus()
    press("keydown", key)
    change()
    expect(gone.map((url) => new URL(url, "http://x").searchParams.get("currency"))).toEqual(currencies)
  })

  it.each([
    ["Escape", "keyup", { key: "Escape" }],
    ["Enter on the same currency", "keyup", { key: "Enter" }],
    ["Tab, which comes back", "keyup", { key: "Tab", shiftKey: true }],
    ["a press elsewhere, which the list takes", null, {}],
  ])("waits after an arrow key that comes after a list was closed by %s", (_, type, key) => {
    document.body.innerHTML = `<form>${select}</form>`
    vi.spyOn(navigator, "platform", "get").mockReturnValue("Win32")
    const go = vi.fn(() => true)
    page = createTestPage({ services: { navigation: { go, reload: () => undefined } } })
    startBehaviour(currencySwitcher, page)
    const field = document.querySelector("select")
    if (!field) throw new Error("no select")
    field.focus()
    field.dispatchEvent(new KeyboardEvent("keydown", { key: " " }))
    if (type) field.dispatchEvent(new KeyboardEvent(type, key))
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown" }))
    field.value = "JPY"
    field.dispatchEvent(new Event("change", { bubbles: true }))
    expect(go).not.toHaveBeenCalled()
    field.blur()
    expect(go).toHaveBeenCalledOnce()
  })

  it("leaves the navigation to the host's own handler", () => {
    const { gone, kept } = choose(`<form>${select.replace("<select", '<select onchange="void 0"')}</form>`)
    expect([gone, kept]).toEqual([[], []])
  })

  it.each([
    ["a search", `<form>${select}<input type="search" name="s"></form>`],
    ["a form that is posted", `<form method="post">${select}</form>`],
  ])("is not %s", (_, form) => {
    expect(choose(form)).toEqual({ gone: [], kept: ["wc_fragments_1", "storeApiCartData"] })
  })
})

it("a switcher that is inserted later is closed", () => {
  document.body.innerHTML = "<main></main>"
  page = createTestPage()
  startBehaviour(languageSwitcher, page)
  document.body.insertAdjacentHTML("beforeend", shortcode("hover"))
  page.scan()
  expect(isClosed(document.body)).toBe(true)
})
