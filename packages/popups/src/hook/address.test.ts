import { type Http, startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { findModule } from "../loadModule.ts"
import { popupsService } from "../popups.ts"
import { popupsBehaviour } from "../behaviour.ts"

const guide = `<!doctype html><title>Sizes</title><header>Shop</header><main><h1>Size guide</h1><p>Gloves come in ounces.</p>
  <script>window.hasRun = true</script><section id="kids"><p>For children.</p></section></main>`

let page: TestPage
const http = vi.fn<Http>()
const answer = (text: string, status = 200, url = "") =>
  Promise.resolve({ kind: "answer" as const, status, isOk: status === 200, headers: {}, url, text })

/** Shows a popup hook that opens at a press, and waits until it is connected. */
async function show(attributes: string, content = "") {
  document.body.innerHTML = `<button>Sizes</button><div data-ringside="popup" data-ringside-open-on="button"
    data-ringside-animation="none" ${attributes} hidden>${content}</div>`
  page = createTestPage({ services: { http } })
  startBehaviour(popupsBehaviour, page)
  await page.clock.advance(100)
  await vi.waitFor(() => expect(popupsService.of(page).all).toHaveLength(1))
}
async function open() {
  find("button").click()
  await page.clock.advance(500)
}
const content = () => find(".pum-content")

beforeEach(() => {
  http.mockReset().mockImplementation(() => answer(guide))
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  // This document has no layout.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("a hook that names a page", () => {
  it("shows its content when it first opens, and requests it once", async () => {
    await show('data-ringside-address="/size-guide/" data-ringside-title="Sizes"')
    expect(http).not.toHaveBeenCalled()
    await open()
    await waitFor(() => expect(content().querySelector("h1")?.textContent).toBe("Size guide"))
    expect(http.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual(["/size-guide/"])
    expect(content().textContent).not.toContain("Shop")
    expect(content().querySelector("script")).toBeNull()
    expect(content().hasAttribute("aria-busy")).toBe(false)
    expect(console.warn).not.toHaveBeenCalled()
    for (const popup of popupsService.of(page).all) expect(popup.root.getAttribute("aria-labelledby")).toBeTruthy()
    find(".pum-close").click()
    await page.clock.advance(500)
    await open()
    expect(http).toHaveBeenCalledTimes(1)
  })

  it("shows the part that its address names", async () => {
    await show('data-ringside-address="/size-guide/#kids"')
    await open()
    await waitFor(() => expect(content().textContent.trim()).toBe("For children."))
    expect(http.mock.calls[0]?.[0].url).not.toContain("#")
  })

  it("keeps the addresses of the page that it comes from, also after a redirect", async () => {
    const text = '<main><img src="glove.png" alt="Glove"><form><input name="size"></form></main>'
    const url = `${location.origin}/guides/size/`
    http.mockImplementation(() => answer(text, 200, url))
    await show('data-ringside-address="/size-guide/"')
    await open()
    await waitFor(() => expect(content().querySelector("img")?.getAttribute("src")).toBe(`${url}glove.png`))
    expect(content().querySelector("form")?.getAttribute("action")).toBe(url)
  })

  it("connects media and forms of its content", async () => {
    const film = '<img data-src="/still.png" alt="Still"><video></video><form><input name="size"></form>'
    http.mockImplementation(() => answer(`<main>${film}</main>`))
    await show('data-ringside-address="/film/"')
    await open()
    const form = await waitFor(() => findA(HTMLFormElement, ".pum-content form"))
    expect(content().querySelector("img")?.getAttribute("src")).toMatch(/\/still\.png$/)
    expect(form.querySelector("[name=pum_form_popup_id]")).toBeTruthy()
    form.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    await vi.waitFor(() => expect(findModule(page, "forms")).toBeTruthy())
    const pause = vi.spyOn(findA(HTMLVideoElement, ".pum-content video"), "pause")
    find(".pum-close").click()
    await page.clock.advance(500)
    expect(pause).toHaveBeenCalled()
  })

  it("stops videos that come after its close", async () => {
    let respond: (text: string) => void = () => undefined
    http.mockImplementation(() => new Promise((resolve) => (respond = (text) => void answer(text).then(resolve))))
    const pause = vi.spyOn(HTMLMediaElement.prototype, "pause")
    await show('data-ringside-address="/film/"')
    await open()
    find(".pum-close").click()
    await page.clock.advance(500)
    expect(pause).not.toHaveBeenCalled()
    respond('<main><video autoplay></video><img data-src="/still.png" alt="Still"></main>')
    await waitFor(() => expect(pause).toHaveBeenCalled())
    expect(content().querySelector("img")?.hasAttribute("src")).toBe(false)
  })

  it.each([
    ["the page can't be had", () => answer("", 404)],
    ["the request breaks off", () => Promise.reject(new Error("broken"))],
    ["the shop isn't reached", () => Promise.resolve({ kind: "unreachable", reason: "network" } as const)],
    ["the shop redirects to another site", () => answer(guide, 200, "https://elsewhere.example/")],
    ["the page has no content", () => answer("<p>Nothing</p>")],
  ])("keeps a link to it where %s, and tries again at the next opening", async (_, fail) => {
    http.mockImplementationOnce(fail)
    await show('data-ringside-address="/size-guide/"')
    await open()
    await waitFor(() => expect(content().textContent).toContain("We couldn’t show the page here."))
    expect(screen.getByText("Open the page").getAttribute("href")).toBe("/size-guide/")
    expect(content().hasAttribute("aria-busy")).toBe(false)
    find(".pum-close").click()
    await page.clock.advance(500)
    await open()
    await waitFor(() => expect(content().querySelector("h1")).toBeTruthy())
  })

  it("keeps a link to it where the browser refuses to parse HTML", async () => {
    await show('data-ringside-address="/size-guide/"')
    const fail = vi.spyOn(page.reports, "fail")
    vi.spyOn(page.html, "parseFragment").mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedHTML' assignment.")
    })
    await open()
    await waitFor(() => expect(content().textContent).toContain("We couldn’t show the page here."))
    expect(screen.getByText("Open the page").getAttribute("href")).toBe("/size-guide/")
    expect(fail).toHaveBeenCalledTimes(1)
  })

  it("fetches nothing from another site, and holds a link", async () => {
    await show('data-ringside-address="https://elsewhere.example/guide/"')
    await open()
    expect(http).not.toHaveBeenCalled()
    expect(screen.getByText("Open the page").getAttribute("href")).toBe("https://elsewhere.example/guide/")
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  it("shows its own content where it holds some", async () => {
    await show('data-ringside-address="/size-guide/"', "<p>Own</p>")
    await open()
    expect(http).not.toHaveBeenCalled()
    expect(content().textContent).toBe("Own")
  })

  it("is as it was afterwards", async () => {
    await show('data-ringside-address="/size-guide/"')
    await open()
    await waitFor(() => expect(content().querySelector("h1")).toBeTruthy())
    page.stop()
    expect(find("[data-ringside]").childNodes).toHaveLength(0)
  })
})
