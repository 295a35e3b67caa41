import { consentService, type HttpRequest, type HttpResult, type Mounted } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { attributionWarnings } from "../warnings.ts"
import { newsletter } from "./newsletter.ts"

let page: TestPage
let mounted: Mounted | undefined
let host: HTMLElement
let requests: HttpRequest[] = []

const answer = (body: string): HttpResult => {
  return { kind: "answer", status: 200, isOk: true, headers: {}, text: body, url: "" }
}

/** Mounts a form on a page with such globals, whose server answers with `result`. */
async function mount(globals: Readonly<Record<string, unknown>>, result: HttpResult | Promise<HttpResult>) {
  for (const [name, value] of Object.entries(globals)) Reflect.set(window, name, value)
  const http = (request: HttpRequest) => {
    requests.push(request)
    return Promise.resolve(result)
  }
  page = createTestPage({ services: { http } })
  host = document.body.appendChild(document.createElement("div"))
  mounted = newsletter.mount(host, newsletter.read(host, page), page)
  await mounted.ready
}
afterEach(() => {
  vi.restoreAllMocks()
  mounted?.unmount()
  page.stop()
  host.remove()
  requests = []
  for (const name of ["pum_vars", "omnisend_woo_data"]) Reflect.deleteProperty(window, name)
})

const popups = { pum_vars: { ajaxurl: "/wp-admin/admin-ajax.php" } }
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" })
const box = () => screen.getByRole<HTMLInputElement>("checkbox")
const type = (value: string) => {
  Reflect.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(email(), value)
  email().dispatchEvent(new InputEvent("input", { bubbles: true }))
}
const press = () => screen.getByRole("button", { name: "Subscribe" }).click()
const fill = async () => {
  type("ana@example.com")
  box().click()
  await waitFor(() => expect([email().value, box().checked]).toEqual(["ana@example.com", true]))
  press()
}

const spoken = async (politeness: "polite" | "assertive") => {
  await page.clock.advance(100)
  return document.querySelector(`#a11y-speak-${politeness}`)?.textContent.trim() ?? ""
}

describe("the form", () => {
  it("announces a problem to a shopper who is in its field already", async () => {
    await mount(popups, answer(""))
    press()
    await screen.findByText("Enter your email address.")
    expect(await spoken("assertive")).toBe("")
    type("ana@")
    await screen.findByText(/^Enter a complete email address/)
    host.querySelector("form")?.requestSubmit()
    expect(document.activeElement).toBe(email())
    expect(await spoken("assertive")).toMatch(/^Enter a complete email address/)
  })

  it("announces that it is sending, and the result takes the form's focus", async () => {
    await mount(popups, answer('{"success":true,"data":{}}'))
    screen.getByRole("button", { name: "Subscribe" }).focus()
    await fill()
    const result = await screen.findByText("Thank you. You’re on the list.")
    expect(document.activeElement).toBe(result)
    expect(await spoken("polite")).toBe("Sending…")
  })

  it("announces the result to a shopper who has moved on", async () => {
    let release: (result: HttpResult) => void = () => undefined
    await mount(popups, new Promise((resolve) => (release = resolve)))
    await fill()
    const elsewhere = document.body.appendChild(document.createElement("button"))
    elsewhere.focus()
    release(answer('{"success":true,"data":{}}'))
    await screen.findByText("Thank you. You’re on the list.")
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
    expect(await spoken("polite")).toContain("Thank you. You’re on the list.")
  })

  it("asks for address and consent, and moves focus to the first that is missing", async () => {
    await mount(popups, answer(""))
    press()
    expect(await screen.findByText("Enter your email address.")).toBeTruthy()
    expect(screen.getByText("Tick this box to subscribe.")).toBeTruthy()
    expect(document.activeElement).toBe(email())
    type("ana@example.com")
    await waitFor(() => expect(screen.queryByText("Enter your email address.")).toBeNull())
    press()
    expect(document.activeElement).toBe(box())
    expect(requests).toEqual([])
  })

  it.each([
    ["taken", '{"success":true,"data":{}}', "Thank you. You’re on the list."],
    ["known", '{"success":true,"data":{"already_subscribed":true}}', "This address is on the list already."],
    ["refused", '{"success":false,"data":{"message":"Not today."}}', "Not today."],
    ["unclear", "-1", "We couldn’t send it. Your address is still here: please try again."],
  ])("sends what the popup plugin's form sends, and says that it is %s", async (_, body, message) => {
    await mount(popups, answer(body))
    await fill()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(requests[0]?.url).toBe("/wp-admin/admin-ajax.php")
    const sent = requests[0]?.body
    expect(typeof sent === "string" && new URLSearchParams(sent).get("values[email]")).toBe("ana@example.com")
  })

  it("identifies the shopper to the marketing service where there is no popup plugin", async () => {
    await mount({ omnisend_woo_data: { ajax_url: "/ajax", nonce: "n" } }, answer(""))
    await fill()
    expect(await screen.findByText("Thank you. You’re on the list.")).toBeTruthy()
    expect(requests[0]?.url).toBe("/ajax?action=omnisend_identify&email=ana%40example.com&_wpnonce=n")
  })

  it("says that it is sending, and sends once", async () => {
    await mount(popups, new Promise(() => {}))
    await fill()
    expect(await screen.findByText("Sending…")).toBeTruthy()
    press()
    expect(requests).toHaveLength(1)
  })

  it("keeps the address of an offline browser, and sends it at the next try", async () => {
    await mount(popups, { kind: "unreachable", reason: "offline" })
    await fill()
    expect((await screen.findByRole("alert")).textContent).toContain("You are probably offline.")
    expect(email().value).toBe("ana@example.com")
    press()
    await waitFor(() => expect(requests).toHaveLength(2))
  })

  it("sends nothing where the shopper has denied marketing, and leads to that choice", async () => {
    await mount(popups, answer(""))
    consentService.of(page).fill({ marketing: "denied" })
    await fill()
    expect((await screen.findByRole("link", { name: "Change my choices" })).getAttribute("href")).toBe(
      "#ringside-consent",
    )
    expect(requests).toEqual([])
  })
})

it("leaves the server's HTML where nothing on the page accepts addresses, and warns the author", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  page = createTestPage()
  host = document.body.appendChild(document.createElement("div"))
  mounted = newsletter.mount(host, newsletter.read(host, page), page)
  await expect(mounted.ready).rejects.toThrow("nothing on the page takes addresses")
  expect(warned.mock.calls).toEqual([[attributionWarnings.noNewsletterTarget]])
})
