import { startBehaviour } from "@ringside/core"
import { createModulesDouble, createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, describe, expect, it, vi } from "vitest"
import { loginDialog, loginPopup, palette, scrollToTop, searchToggle, siteHeader } from "./index.ts"
import { themeJob } from "./jobs.ts"
import { searchFields } from "./search/searchFields.ts"

const { header } = formatTheme({ type: "dropdown" })
const search = `<div class="ast-search-menu-icon slide-search"><form class="search-form" action="/"><label>Search
  <input type="search" class="search-field" name="s" tabindex="-1"></label></form>
  <a class="slide-search astra-search-icon" href="#"></a></div>`
const login = `<div id="ast-hb-account-login-wrap"><div class="ast-hb-account-login-bg"></div>
  <button id="ast-hb-login-close">x</button><form><label>Name <input name="username"></label></form></div>`
const toTop = '<div id="ast-scroll-top" tabindex="0" data-on-devices="both">↑</div>'
const settings = { break_point: "921", is_header_footer_builder_active: "1" }

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.documentElement.className = ""
  vi.restoreAllMocks()
})

describeBehaviour(siteHeader, {
  html: header,
  selector: "header#masthead",
  job: themeJob,
  settings,
  isConnected: (element) => element.querySelector(".main-header-menu-toggle")?.hasAttribute("aria-controls") === true,
})

describeBehaviour(searchToggle, {
  html: search,
  selector: ".ast-search-menu-icon",
  job: themeJob,
  settings,
  hasTexts: true,
  isConnected: (element) => element.querySelector("a")?.hasAttribute("aria-expanded") === true,
  use: (element) => element.querySelector("a")?.click(),
})

describeBehaviour(loginPopup, {
  html: login,
  selector: "#ast-hb-account-login-wrap",
  job: themeJob,
  settings,
  isConnected: (element) => element.hasAttribute("inert"),
})

describeBehaviour(scrollToTop, {
  html: toTop,
  selector: "#ast-scroll-top",
  job: themeJob,
  settings,
  hasTexts: true,
  isConnected: (element) => element.getAttribute("role") === "button",
})

describe("what opens where its first control is a frame, from which Escape doesn't reach the page,", () => {
  const frame = '<iframe title="Other login" srcdoc="Log in"></iframe><a href="/lost-password/">Lost</a>'
  const opener = '<a class="ast-account-action-login" href="/my-account/">Log in</a>'
  const loginHook = `<div data-ringside="login"><a href="/my-account/">Log in</a><dialog>${frame}</dialog></div>`

  it.each([
    ["the theme's login", `${opener}<div id="ast-hb-account-login-wrap">${frame}</div>`, "#ast-hb-account-login-wrap"],
    ["the login hook's dialog", loginHook, "dialog"],
  ])("takes focus itself: %s", (_, html, selector) => {
    document.body.innerHTML = html
    page = createTestPage({ config: { locale: "en-GB", host: { astra: settings } } })
    for (const behaviour of [loginPopup, loginDialog]) startBehaviour(behaviour, page)
    document.querySelector<HTMLElement>("a[href='/my-account/']")?.click()
    expect(document.activeElement).toBe(document.querySelector(selector))
  })
})

describe("a dialog of the theme", () => {
  const open = (html: string, opener: string) => {
    document.body.innerHTML = html
    page = createTestPage({ config: { locale: "en-GB", host: { astra: settings } } })
    startBehaviour(loginPopup, page)
    startBehaviour(siteHeader, page)
    document.querySelector<HTMLElement>(opener)?.click()
    return document.querySelector("[role=dialog]")?.getAttribute("aria-label")
  }
  const { header: offCanvas, footer } = formatTheme()
  const opener = '<a class="ast-account-action-login" href="/my-account/">Log in</a>'

  it.each([
    ["login", login + opener, ".ast-account-action-login"],
    ["menu", offCanvas + footer, "#ast-mobile-header .main-header-menu-toggle"],
  ])("locks the page's scrolling before it changes anything else: %s", (_, html, selector) => {
    const reads: unknown[] = []
    vi.spyOn(document.documentElement, "clientWidth", "get").mockImplementation(() => {
      reads.push(document.querySelector("[role=dialog], .show, .ast-off-canvas-active"))
      return 0
    })
    open(html, selector)
    expect(reads).toEqual([null])
  })

  it.each([
    ["menu", offCanvas + footer, ".main-header-menu-toggle", "Menu"],
    ["login", login + opener, ".ast-account-action-login", "Log in"],
  ])("keeps the %s's name that the page has printed, else has ours", (_, html, selector, name) => {
    expect(open(html, selector)).toBe(name)
    page?.stop()
    expect(
      open(html.replace(/id="ast-(mobile-popup|hb-account-login-wrap)"/, '$& aria-label="Of the shop"'), selector),
    ).toBe("Of the shop")
    page?.stop()
    expect(document.querySelectorAll('[aria-label="Of the shop"]')).toHaveLength(1)
  })
})

it.each([
  ['<a href="#news">News</a>', false],
  ['<p><a href="/en/#news"><b>News</b></a></p>', false],
  ['<a href="#">A button of some script</a>', true],
  ['<a href="/en/news/">News</a>', true],
])("leaves the menu open at a link %s that is no menu item: %s", (html, isOpen) => {
  const { header: offCanvas, footer } = formatTheme()
  document.body.innerHTML = offCanvas + footer.replace('class="ast-mobile-popup-content">', `$&${html}`)
  page = createTestPage({ config: { host: { astra: settings } } })
  startBehaviour(siteHeader, page)
  document.querySelector<HTMLElement>(".main-header-menu-toggle")?.click()
  document.addEventListener("click", (event) => event.preventDefault(), { once: true })
  document.querySelector<HTMLElement>(".ast-mobile-popup-content a")?.click()
  expect(document.querySelector("#ast-mobile-popup")?.classList.contains("active")).toBe(isOpen)
})

it("closes the search when the desktop's header replaces the mobile one", () => {
  document.body.innerHTML = search
  page = createTestPage({ config: { host: { astra: settings } } })
  startBehaviour(searchToggle, page)
  const icon = document.querySelector<HTMLElement>(".astra-search-icon")
  icon?.click()
  expect(document.querySelector(".ast-dropdown-active")).not.toBeNull()
  page.events.send({ name: "astra-header-responsive-enabled", target: document.body })
  expect(document.querySelector(".ast-dropdown-active")).toBeNull()
  expect(icon?.getAttribute("aria-expanded")).toBe("false")
})

it("fetches the live search for a search hook around a form", () => {
  document.body.innerHTML =
    '<div data-ringside="search"><form><label>Search <input type="search" name="s" /></label></form></div>'
  const loadModule = vi.fn(() => Promise.resolve({}))
  page = createTestPage({ services: { modules: createModulesDouble(loadModule) } })
  startBehaviour(searchFields, page)
  expect(loadModule).not.toHaveBeenCalled()
  document.querySelector("input")?.focus()
  expect(loadModule).toHaveBeenCalledExactlyOnceWith("site-liveSearch")
})

describe("a search hook with a wrong option", () => {
  it("keeps the live search, and logs once what was expected", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    document.body.innerHTML =
      '<form data-ringside="search" data-ringside-live="maybe"><input type="search" name="s" /></form>'
    page = createTestPage()
    startBehaviour(searchFields, page)
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining('data-ringside-live is "maybe"'),
    ])
  })
})

describe("the palette", () => {
  const isDark = () => document.documentElement.classList.contains("astra-dark-mode-enable")

  describeBehaviour(palette, {
    html: "<p>Sold out</p>",
    page: (config) => createTestPage({ config: { ...config, colorScheme: "dark" } }),
    isConnected: isDark,
  })

  it("is the host's where the config names none, and comes back when the page stops", () => {
    document.documentElement.className = "astra-dark-mode-enable"
    page = createTestPage()
    startBehaviour(palette, page)
    expect(isDark()).toBe(true)
    page.stop()
    page = createTestPage({ config: { colorScheme: "light" } })
    startBehaviour(palette, page)
    expect(isDark()).toBe(false)
    page.stop()
    expect(isDark()).toBe(true)
  })
})
