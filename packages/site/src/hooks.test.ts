import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, describe, expect, it, vi } from "vitest"
import { comingSoonHook, loginDialog, noticesPlace, siteHeader, storeNoticeHook } from "./index.ts"

const headerHtml = formatTheme({ type: "dropdown" }).header.replace(
  '<header id="masthead"',
  '<header data-ringside="header" data-ringside-break-point="600"',
)
const noticeHtml = `<p data-ringside="store-notice" data-ringside-id="august" hidden>Closed in August.
  <button type="button">Dismiss</button></p><a href="/shop/">Shop</a>`
const bannerHtml = `<div data-ringside="coming-soon" data-ringside-rest-url="/wp-json/wp/v2/users/me" data-ringside-rest-nonce="n1">
  Not open yet. <button type="button">x</button></div>`
const loginHtml = `<div data-ringside="login"><a href="/my-account/">Log in</a><dialog>
  <form method="dialog"><button>Close</button></form><form><label>Name <input name="username"></label></form></dialog></div>`

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.cookie = "store_noticeaugust=; path=/; max-age=0"
  vi.restoreAllMocks()
})

function start(
  behaviour: Parameters<typeof startBehaviour>[0],
  html: string,
  options: Parameters<typeof createTestPage>[0] = {},
): TestPage {
  document.body.innerHTML = html
  page = createTestPage(options)
  startBehaviour(behaviour, page)
  return page
}

describe("a header hook", () => {
  describeBehaviour(siteHeader, {
    html: headerHtml,
    selector: "header",
    isConnected: (element) => element.querySelector(".main-header-menu-toggle")?.hasAttribute("aria-controls") === true,
  })

  it("has its own break point, without settings of the theme", () => {
    const asked = vi.spyOn(window, "matchMedia")
    start(siteHeader, headerHtml)
    expect(asked.mock.calls).toContainEqual(["(min-width: 601px)"])
  })

  it("leaves the header to the theme's own script while that is there", () => {
    start(siteHeader, headerHtml + '<script type="text/plain" id="astra-theme-js-js"></script>')
    expect(find(".main-header-menu-toggle").hasAttribute("aria-controls")).toBe(false)
  })

  it("logs what a wrong break point should be, and uses the theme's", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    const asked = vi.spyOn(window, "matchMedia")
    start(siteHeader, headerHtml.replace('"600"', '"wide"'))
    expect(String(warn.mock.calls[0]?.[0])).toContain('data-ringside-break-point is "wide"')
    expect(asked.mock.calls).toContainEqual(["(min-width: 922px)"])
  })
})

describe("a store notice hook", () => {
  describeBehaviour(storeNoticeHook, {
    html: noticeHtml,
    selector: "[data-ringside~=store-notice]",
    isConnected: (element) => !element.hasAttribute("hidden"),
  })

  it("is hidden when its button is pressed, moves the focus on, and stays hidden", () => {
    start(storeNoticeHook, noticeHtml)
    find("button").click()
    expect(find("p").style.display).toBe("none")
    expect(document.cookie).toContain("store_noticeaugust=hidden")
    expect(document.activeElement?.textContent).toBe("Shop")
    page?.stop()
    start(storeNoticeHook, noticeHtml)
    expect(find("p").hidden).toBe(true)
  })

  it("is hidden where it was dismissed before, although the page shows it", () => {
    document.cookie = "store_noticeaugust=hidden; path=/"
    start(storeNoticeHook, noticeHtml.replace(" hidden>", ">"))
    expect(find("p").style.display).toBe("none")
  })
})

describe("a coming-soon hook", () => {
  describeBehaviour(comingSoonHook, {
    html: bannerHtml.replace(">x<", ">×<"),
    selector: "[data-ringside~=coming-soon]",
    isConnected: (element) => element.querySelector("button")?.hasAttribute("aria-label") === true,
    hasTexts: true,
  })

  it("sends one request to its address, and is hidden", async () => {
    const http = vi.fn(() => Promise.resolve({ kind: "unreachable", reason: "network" } as const))
    start(comingSoonHook, bannerHtml, { services: { http } })
    find("button").click()
    find("button").click()
    await vi.waitFor(() => expect(find("div").style.display).toBe("none"))
    expect(http.mock.calls).toEqual([[expect.objectContaining({ method: "POST", url: "/wp-json/wp/v2/users/me" })]])
  })

  it("is only hidden where it has no address, and names a button without a text", () => {
    const http = vi.fn()
    start(comingSoonHook, '<div data-ringside="coming-soon"><button>×</button></div>', { services: { http } })
    expect(find("button").getAttribute("aria-label")).toMatch(/^(Dismiss|Descartar)$/)
    find("button").click()
    expect(find("div").style.display).toBe("none")
    expect(http).not.toHaveBeenCalled()
  })
})

describe("a login hook", () => {
  describeBehaviour(loginDialog, {
    html: loginHtml,
    selector: "[data-ringside~=login]",
    isConnected: (element) => element.querySelector("a")?.getAttribute("aria-haspopup") === "dialog",
  })

  it("opens the dialog with the focus in its first field, and the browser follows a click with Ctrl", () => {
    start(loginDialog, loginHtml)
    const dialog = findA(HTMLDialogElement, "dialog")
    const withCtrl = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true })
    find("a").dispatchEvent(withCtrl)
    expect([withCtrl.defaultPrevented, dialog.open]).toEqual([false, false])
    find("a").click()
    expect(dialog.open).toBe(true)
    expect(document.activeElement?.getAttribute("name")).toBe("username")
    expect(dialog.getAttribute("aria-label")).toMatch(/^(Log in|Acceder)$/)
    page?.stop()
    expect(dialog.open).toBe(false)
  })

  it("stays as it is with a form but no dialog, and logs that", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    start(loginDialog, '<div data-ringside="login"><a href="/my-account/">Log in</a><form></form></div>')
    expect(String(warn.mock.calls[0]?.[0])).toContain("no link with a <dialog> beside it")
    expect(find("a").hasAttribute("aria-haspopup")).toBe(false)
  })

  it("is left to the widget that draws where it holds no form", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    start(loginDialog, '<div data-ringside="login"><a href="/my-account/">Log in</a></div>')
    expect(warn).not.toHaveBeenCalled()
    expect(find("a").hasAttribute("aria-haspopup")).toBe(false)
  })
})

describe("a notices hook", () => {
  describeBehaviour(noticesPlace, {
    html: '<div data-ringside="notices"></div>',
    selector: "[data-ringside~=notices]",
    isConnected: (element) => element.classList.contains("woocommerce-notices-wrapper"),
  })

  it("contains the messages to the shopper", () => {
    const { notices } = start(noticesPlace, '<main><h1>Shop</h1></main><div data-ringside="notices"></div>')
    notices.error("Sold out.")
    expect(find("[data-ringside]").textContent).toBe("Sold out.")
  })
})
