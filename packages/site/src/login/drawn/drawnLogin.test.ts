import { createRegistry, startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type TestPage, type TestPageOptions } from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { sitePart } from "../../part.ts"
import { loginDialog } from "../loginDialog.ts"
import { drawnLogin } from "./widget.ts"

let page: TestPage
const wordPress = '<link rel="https://api.w.org/" href="https://shop.example/wp-json/">'
const link = '<a href="/my-account/">Your account</a>'
const hook = (attributes = "", content = link) => `<div data-ringside="login"${attributes}>${content}</div>`

/** Shows a hook, and starts registry and behaviour as a page does. */
async function show(html: string, config: TestPageOptions["config"] = {}) {
  document.body.innerHTML = html
  page = createTestPage({ config })
  startBehaviour(loginDialog, page)
  const drawsUnless = sitePart.hooks?.["login"]?.drawn?.drawsUnless ?? ""
  createRegistry(page, [
    { name: "login", load: { mode: "now" }, drawsUnless, fetch: () => Promise.resolve(drawnLogin) },
  ])
  await page.clock.settle()
}
/** Waits until link or button are drawn and open the dialog. */
const connected = () =>
  waitFor(async () => {
    page.scan()
    await page.clock.settle()
    return find("[data-ringside-root] [aria-haspopup=dialog]")
  })

beforeEach(() => {
  document.head.innerHTML = wordPress
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  document.body.removeAttribute("class")
  document.head.replaceChildren()
  vi.restoreAllMocks()
})

describe("a hook without a form", () => {
  it("draws the platform's login behind its own link", async () => {
    await show(hook())
    const opener = await connected()
    expect([opener.textContent, opener.getAttribute("href")]).toEqual(["Your account", "/my-account/"])
    opener.click()
    const dialog = findA(HTMLDialogElement, "dialog")
    expect(dialog.open).toBe(true)
    expect(document.activeElement?.getAttribute("name")).toBe("log")
    const form = findA(HTMLFormElement, "form[method=post]")
    expect(form.getAttribute("action")).toBe("/wp-login.php")
    const own = location.href.split("#", 1)[0]
    expect(Object.fromEntries(new FormData(form))).toEqual({ log: "", pwd: "", redirect_to: own })
    screen.getByRole("button", { name: "Close" }).click()
    expect(dialog.open).toBe(false)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it("draws it where the plugin names the Store API of the page's language", async () => {
    await show(hook(), { preset: "woocommerce", storeApi: "/wp-json/wc/store/v1?lang=en" })
    await connected()
    expect(findA(HTMLFormElement, "form[method=post]").getAttribute("action")).toBe("/wp-login.php")
  })

  it("draws a button where it holds no link", async () => {
    await show(hook("", ""))
    const opener = await connected()
    expect([opener.localName, opener.textContent]).toEqual(["button", "Log in"])
  })

  it("sends the login to the platform's folder, whatever the language of the page", async () => {
    document.documentElement.lang = "en"
    document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.example/store/en/wp-json/">'
    await show(hook())
    await connected()
    expect(findA(HTMLFormElement, "form[method=post]").getAttribute("action")).toBe("/store/wp-login.php")
    document.documentElement.removeAttribute("lang")
  })

  it("comes back to the page without adding to the basket again", async () => {
    history.replaceState(null, "", "?add-to-cart=11&color=red#reviews")
    await show(hook())
    await connected()
    expect(findA(HTMLInputElement, "[name=redirect_to]").value).toMatch(/\?color=red$/)
    history.replaceState(null, "", location.pathname)
  })

  it.each(["https://elsewhere.example/login", "//elsewhere.example/"])(
    "sends no password to %s, and stays a link",
    async (action) => {
      await show(hook(` data-ringside-action="${action}"`))
      expect((await screen.findAllByRole("link", { name: "Your account" })).length).toBeGreaterThan(0)
      await waitFor(() => expect(document.querySelector("[data-ringside-state=ready]")).toBeTruthy())
      expect(document.querySelector("form, dialog")).toBeNull()
    },
  )

  it.each([
    ["the head doesn't link to WordPress", "", {}],
    ["the config names a Store API", wordPress, { storeApi: "/api" }],
    ["the config leaves the form to the account's page", wordPress, { all: { login: { form: false } } }],
  ])("sends no password to WordPress's login where %s, and stays a link", async (_, head, config) => {
    document.head.innerHTML = head
    await show(hook(), config)
    await waitFor(() => expect(document.querySelector("[data-ringside-state=ready]")).toBeTruthy())
    expect(document.querySelector("[data-ringside-root] a")?.getAttribute("href")).toBe("/my-account/")
    expect(document.querySelector("form, dialog")).toBeNull()
    expect(console.warn).not.toHaveBeenCalled()
  })

  it("sends it to the address of the hook on other platforms", async () => {
    document.head.replaceChildren()
    await show(hook(' data-ringside-action="/session/"'), { storeApi: "/api" })
    await connected()
    expect(findA(HTMLFormElement, "form[method=post]").getAttribute("action")).toBe("/session/")
  })

  it("sends it to another origin that the config names as the shop's", async () => {
    await show(hook(' data-ringside-action="https://shop.example/wp-login.php"'), {
      origins: ["https://shop.example"],
    })
    await connected()
    expect(findA(HTMLFormElement, "form[method=post]").action).toBe("https://shop.example/wp-login.php")
  })

  it("is the link alone for a shopper who is logged in, also without an address", async () => {
    document.body.className = "logged-in"
    await show(hook("", ""))
    const account = await screen.findByRole("link", { name: "My account" })
    expect(account.getAttribute("href")).toBe("/wp-admin/profile.php")
    expect(document.querySelector("dialog")).toBeNull()
  })

  it("is as it was afterwards", async () => {
    await show(hook())
    await connected()
    page.stop()
    await page.clock.settle()
    expect(document.body.innerHTML).toBe(hook())
  })
})

it.each([
  [' data-ringside-action="https://elsewhere.example/"', wordPress],
  ["", ""],
])("logs one warning where there is nothing to draw (%s), and stays as it is", async (attributes, head) => {
  document.head.innerHTML = head
  await show(hook(attributes, ""))
  await waitFor(() => expect(document.querySelector("[data-ringside-state=error]")).toBeTruthy())
  expect(console.warn).toHaveBeenCalledTimes(1)
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain("is no address of the shop")
  expect(find("[data-ringside]").childNodes).toHaveLength(0)
})

it("is the server's, not drawn, where it holds a button", async () => {
  await show(hook("", '<button type="button">Log in</button>'))
  expect(document.querySelector("[data-ringside-root]")).toBeNull()
})

it("is enhanced, not drawn, where another script fills it before it is in view", () => {
  document.body.innerHTML = hook()
  page = createTestPage()
  startBehaviour(loginDialog, page)
  find("[data-ringside]").insertAdjacentHTML("beforeend", '<dialog><input name="username" aria-label="User"></dialog>')
  page.scan()
  page.scan()
  find("a").click()
  expect(findA(HTMLDialogElement, "dialog").open).toBe(true)
})

it("is enhanced, not drawn, where it holds a dialog", async () => {
  await show(hook("", `${link}<dialog><form><input name="username" aria-label="User"></form></dialog>`))
  expect(document.querySelector("[data-ringside-root]")).toBeNull()
  expect(find("a").getAttribute("aria-haspopup")).toBe("dialog")
})
