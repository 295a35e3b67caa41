import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findA } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { loginDialog } from "../login/loginDialog.ts"
import { Login, type LoginProps } from "./Login.tsx"

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.removeAttribute("class")
  vi.restoreAllMocks()
})

/** Waits until the link or button opens the dialog. */
const connected = (container: HTMLElement = document.body) =>
  waitFor(() => {
    const opener = container.querySelector<HTMLElement>("[aria-haspopup=dialog]")
    if (!opener) throw new Error("Nothing opens the login.")
    return opener
  })

describe("the component", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: '<div class="ringside-login-drawn"><a class="ringside-login-link" href="/account/">Log in</a></div>',
    render: (children) => (
      <Login action="/session/" account="/account/">
        {children}
      </Login>
    ),
    async drawn(container) {
      const opener = await connected(container)
      opener.click()
      const dialog = within(container).getByRole("dialog", { name: "Log in" })
      expect(document.activeElement).toBe(within(dialog).getByLabelText("User name or email address"))
      within(dialog).getByRole("button", { name: "Close" }).click()
      expect(dialog.hasAttribute("open")).toBe(false)
    },
  })
})

function show(props: LoginProps, config: Parameters<typeof createTestPage>[0] = {}) {
  const page = createTestPage(config)
  const view = (shown: LoginProps) => (
    <RingsideProvider page={page}>
      <Login {...shown} />
    </RingsideProvider>
  )
  const { rerender } = render(view(props))
  onTestFinished(() => page.stop())
  return { page, rerender: (next: LoginProps) => rerender(view(next)) }
}

it.each([
  ["a link where the app has an account's page", { account: "/account/" }, "a"],
  ["a button without one", {}, "button"],
])("keeps the nodes of a server's HTML, which are %s", async (_, props, expected) => {
  const app = (
    <RingsideProvider config={{ locale: "en" }}>
      <Login action="/session/" {...props} />
    </RingsideProvider>
  )
  const container = document.body.appendChild(document.createElement("main"))
  container.innerHTML = renderToString(app)
  const opener = within(container).getByText("Log in")
  expect(opener.localName).toBe(expected)
  opener.focus()
  const root = hydrateRoot(container, app)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  expect(await connected(container)).toBe(opener)
  expect(document.activeElement).toBe(opener)
})

it("sends name and password to the app's address, and comes back to the address that it has by then", async () => {
  show({ action: "/session/", label: "Sign in" })
  const opener = await connected()
  expect([opener.localName, opener.textContent]).toEqual(["button", "Sign in"])
  const form = findA(HTMLFormElement, "form[method=post]")
  expect(form.getAttribute("action")).toBe("/session/")
  const before = location.href
  history.replaceState(null, "", "/gloves?color=red&add-to-cart=12#reviews")
  onTestFinished(() => history.replaceState(null, "", before))
  form.addEventListener("submit", (event) => event.preventDefault())
  fireEvent.submit(form)
  expect(Object.fromEntries(new FormData(form))).toEqual({
    log: "",
    pwd: "",
    redirect_to: new URL("/gloves?color=red", location.href).href,
  })
})

it("sends them to the login of the WordPress that has printed the document", async () => {
  document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.example/store/wp-json/">'
  show({ account: "/account/" })
  await connected()
  expect(findA(HTMLFormElement, "form[method=post]").getAttribute("action")).toBe("/store/wp-login.php")
})

it("sends no password to another origin, and is the link to the account alone", async () => {
  show({ action: "https://elsewhere.example/login", account: "/account/" })
  const link = await screen.findByRole("link", { name: "My account" })
  expect(link.getAttribute("href")).toBe("/account/")
  expect(document.querySelector("form, dialog")).toBeNull()
})

it("is the link alone where the server's HTML had the login of an address that isn't the shop's", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const app = (
    <RingsideProvider config={{ locale: "en" }}>
      <Login action="https://elsewhere.example/login" account="/account/" />
    </RingsideProvider>
  )
  const container = document.body.appendChild(document.createElement("main"))
  container.innerHTML = renderToString(app)
  const root = hydrateRoot(container, app)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await within(container).findByRole("link", { name: "My account" })
  expect(container.querySelector("form, dialog")).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

it("shows its children where there is nothing to draw, and says so once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  show({ action: "https://elsewhere.example/login", children: "Ask us for an account" })
  await screen.findByText("Ask us for an account")
  logged.mockClear()
  expect(document.querySelector("form, dialog")).toBeNull()
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining("is no address of the shop")])
})

it("shows its children once the shopper is logged in, where the app names no account's page and the page isn't WordPress's", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  show({ action: "/session/", isLoggedIn: true, children: "Hello" })
  await screen.findByText("Hello")
  logged.mockClear()
  expect(document.querySelector("a")).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})

it("is the link to the account once the shopper is logged in, as the app says or the platform's page", async () => {
  const { rerender } = show({ action: "/session/", account: "/account/", isLoggedIn: false })
  const opener = await connected()
  opener.click()
  expect(findA(HTMLDialogElement, "dialog").open).toBe(true)
  rerender({ action: "/session/", account: "/account/", isLoggedIn: true })
  expect((await screen.findByRole("link", { name: "My account" })).getAttribute("aria-haspopup")).toBeNull()
  expect(document.querySelector("dialog")).toBeNull()
  document.body.className = "logged-in"
  rerender({ action: "/session/", account: "/account/" })
  await screen.findByRole("link", { name: "My account" })
  document.body.className = ""
  rerender({ action: "/session/", account: "/account/", isLoggedIn: false })
  expect((await connected()).textContent).toBe("Log in")
})

it("opens its dialog by a button that becomes a link, and by one with another text", async () => {
  const { rerender } = show({ action: "/session/" })
  await connected()
  rerender({ action: "/session/", account: "/account/", label: "Sign in" })
  const link = await screen.findByRole("link", { name: "Sign in" })
  await waitFor(() => expect(link.getAttribute("aria-haspopup")).toBe("dialog"))
  rerender({ action: "/session/", account: "/me/", label: "Come in" })
  expect([link.isConnected, link.textContent, link.getAttribute("href")]).toEqual([true, "Come in", "/me/"])
  link.click()
  const dialog = findA(HTMLDialogElement, "dialog")
  expect([dialog.open, dialog.className]).toEqual([true, "ringside-login-dialog ringside-login"])
})

it("has a link of the app's router, which isn't followed while it opens the dialog", async () => {
  const follow = vi.fn<(isPrevented: boolean) => void>()
  const renderLink: LoginProps["renderLink"] = (props) => (
    <a
      {...props}
      className="routed"
      onClick={(event) => {
        follow(event.defaultPrevented)
        event.preventDefault()
      }}
    />
  )
  const { rerender } = show({ action: "/session/", account: "/account/", renderLink })
  const opener = await connected()
  expect(opener.className).toBe("routed")
  opener.click()
  expect(findA(HTMLDialogElement, "dialog").open).toBe(true)
  rerender({ action: "/session/", account: "/account/", renderLink, isLoggedIn: true })
  const link = await screen.findByRole("link", { name: "My account" })
  link.click()
  expect(follow.mock.calls).toEqual([[true], [false]])
})

it("is connected once where the page's own logins are connected, too", async () => {
  const { page } = show({ action: "/session/" })
  startBehaviour(loginDialog, page)
  const opener = await connected()
  const showModal = vi.spyOn(findA(HTMLDialogElement, "dialog"), "showModal")
  page.scan()
  opener.click()
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(find("dialog").matches(".ringside-login")).toBe(true)
})
