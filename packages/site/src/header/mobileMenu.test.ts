import { startBehaviour } from "@ringside/core"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, describe, expect, it } from "vitest"
import { siteHeader } from "../index.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.body.className = ""
  document.documentElement.className = ""
})

function start(html: string): void {
  document.body.innerHTML = html
  page = createTestPage({ config: { host: { astra: { break_point: "921", is_header_footer_builder_active: "1" } } } })
  startBehaviour(siteHeader, page)
}

const toggle = () => find("#ast-mobile-header .main-header-menu-toggle")
const popup = () => find("#ast-mobile-popup")

/** Reads the attributes and classes that a menu changes on the page. Classes of the header's mode are left out. */
function readTable(opener: HTMLElement) {
  const nav = document.querySelector<HTMLElement>("#ast-mobile-header .main-header-bar-navigation")
  const listOpen = ({ classList }: Element) => [...classList].filter((name) => /open|off-canvas/.test(name))
  return {
    toggle: opener.classList.contains("toggled"),
    toggleDisplay: opener.style.display,
    expanded: opener.getAttribute("aria-expanded"),
    nav: nav && [nav.classList.contains("toggle-on"), nav.style.display],
    body: listOpen(document.body),
    html: listOpen(document.documentElement),
    popup: [...(document.querySelector("#ast-mobile-popup")?.classList ?? [])].slice(1),
    focus: document.activeElement?.id,
  }
}

const closed = { toggle: false, toggleDisplay: "", expanded: "false", nav: null, body: [], html: [], popup: [] }
const openPopup = {
  ...closed,
  toggleDisplay: "none",
  expanded: "true",
  body: ["ast-popup-nav-open"],
  html: ["ast-off-canvas-active"],
  popup: ["active", "show"],
  focus: "menu-toggle-close",
}

it("marks a dropdown as in the contract's table, and removes all marks", () => {
  start(formatTheme({ type: "dropdown" }).header)
  toggle().click()
  expect(readTable(toggle())).toEqual({
    ...closed,
    toggle: true,
    expanded: "true",
    nav: [true, "block"],
    body: ["ast-main-header-nav-open"],
    // Stays where it was.
    focus: "",
  })
  toggle().click()
  expect(readTable(toggle())).toEqual({ ...closed, nav: [false, ""], focus: "" })
  expect(document.activeElement).toBe(toggle())
})

it.each(["off-canvas", "full-width"] as const)("marks a menu of the type %s as the contract's table says", (type) => {
  const { header, footer } = formatTheme({ type })
  start(header + footer)
  toggle().click()
  expect(readTable(toggle())).toEqual(openPopup)
  find("#menu-toggle-close").click()
  expect(readTable(toggle())).toEqual({ ...closed, toggleDisplay: "flex", focus: "" })
  expect(document.activeElement).toBe(toggle())
})

it("opens nothing where the popup is missing, which is no error", () => {
  start(formatTheme().header)
  const before = readTable(toggle())
  toggle().click()
  expect(readTable(toggle())).toEqual(before)
  expect(before.expanded).toBe("false")
})

describe("the desktop's toggle", () => {
  const button = '<button type="button" class="menu-toggle main-header-menu-toggle" aria-expanded="false">Menu</button>'
  const desktopToggle = () => find("#ast-desktop-header .main-header-menu-toggle")
  const desktopContent = () => find(".ast-desktop-popup-content")
  const mobileContent = () => find(".ast-mobile-popup-content")

  const startWith = (type: string) => {
    const { header, footer } = formatTheme()
    start(
      header.replace('data-toggle-type="off-canvas">', `data-toggle-type="${type}">${button}`) +
        footer.replace('<div class="ast-mobile-popup-content">', '<div class="ast-desktop-popup-content"></div>$&'),
    )
  }

  it.each(["off-canvas", "full-width"])("opens a menu of the type %s with the desktop's content", (type) => {
    startWith(type)
    desktopToggle().click()
    expect(readTable(desktopToggle())).toEqual({
      ...openPopup,
      body: ["ast-popup-nav-open", "ast-main-header-nav-open"],
    })
    expect([desktopContent().style.display, mobileContent().style.display]).toEqual(["", "none"])
    find("#menu-toggle-close").click()
    toggle().click()
    expect([desktopContent().style.display, mobileContent().style.display]).toEqual(["none", ""])
    expect(readTable(toggle())).toEqual(openPopup)
  })

  it("shows the content of its popup where the theme's CSS hides that", () => {
    startWith("off-canvas")
    document.body.insertAdjacentHTML("beforeend", "<style>.ast-desktop-popup-content { display: none }</style>")
    desktopToggle().click()
    expect(desktopContent().style.display).toBe("block")
  })

  it("opens the desktop's own navigation as a dropdown, and leaves the popup closed", () => {
    startWith("dropdown")
    desktopToggle().click()
    const nav = find("#ast-desktop-header .main-header-bar-navigation")
    expect([nav.classList.contains("toggle-on"), nav.style.display]).toEqual([true, "block"])
    expect(popup().classList.contains("active")).toBe(false)
    expect(desktopToggle().classList.contains("toggled")).toBe(true)
  })
})

it("closes and changes the menu's type on a message of the theme's customiser", () => {
  const { header, footer } = formatTheme()
  const { header: dropdown } = formatTheme({ type: "dropdown" })
  const [, nav = ""] = /(<nav class="site-navigation" aria-label="Menu \(mobile\)">[^]*?<\/nav>)/.exec(dropdown) ?? []
  start(header.replace(/(<\/button>)(\s*<\/div>\s*<\/header>)/, `$1${nav}$2`) + footer)
  const change = (type: string) =>
    document.dispatchEvent(new CustomEvent("astMobileHeaderTypeChange", { detail: { type } }))
  toggle().click()
  expect(popup().classList.contains("active")).toBe(true)
  change("dropdown")
  expect(popup().classList.contains("active")).toBe(false)
  expect(toggle().getAttribute("aria-expanded")).toBe("false")
  toggle().click()
  expect(popup().classList.contains("active")).toBe(false)
  expect(find("#ast-mobile-header .main-header-bar-navigation").style.display).toBe("block")
  change("full-width")
  expect(find("#ast-mobile-header .main-header-bar-navigation").style.display).toBe("")
  toggle().click()
  expect(popup().classList.contains("active")).toBe(true)
})
