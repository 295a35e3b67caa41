import type { Page, Request } from "playwright-core"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createGate } from "../../src/cartServer/index.ts"
import { audit } from "../support/audit.ts"
import { twoFrames } from "../support/hooks.ts"
import { formatLibraryTags, formatLibraryUrl, serveHostLibrary } from "../support/hostLibraries.ts"
import { openHost } from "../support/openHost.ts"
import { openPage } from "../support/openPage.ts"
import { administratorPassword, openShop, type RunningServer } from "../support/openServer.ts"
import { openShopPage } from "../support/shop.ts"
import { translatedPage } from "../support/translatedPage.ts"

const editorPath = "/en/wp-admin/translations/editor/"

// A shop of its own: what is saved here would be read by other tests.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function logIn(page: Page): Promise<void> {
  await page.locator("#username").fill("admin")
  await page.locator("#password").fill(administratorPassword)
  await page.locator("[name=login]").click()
  await page.locator("#wpadminbar").waitFor()
}

/** Runs in a frame: what the script sends to an editor that may be another one. */
function countMarks(): number {
  return document.querySelectorAll("translate-press, [data-trp-original-target]").length
}

test("an administrator picks a late text in the editor, and shoppers read what was saved", async () => {
  const { page } = await openPage(`${shop.url}/en/my-account/`, { expectedErrors: /Failed to load|net::ERR_FAILED/ })
  await logIn(page)
  await page.goto(shop.url + editorPath)
  const frame = page.frameLocator(".er-editor-page")
  const field = page.getByRole("textbox", { name: "In English" })
  const status = page.getByRole("status")
  await frame.locator("translate-press", { hasText: "Grey primer" }).click()
  await expect.poll(() => field.inputValue()).toBe("Grey primer")
  expect(await audit(page, "#content > .er-editor .er-editor-panel")).toEqual([])

  // What was written survives a save that fails, and the window's reload.
  await page.route("**/wp-admin/admin-ajax.php", (route) =>
    route.request().postData()?.includes("trp_save") ? route.abort() : route.fallback(),
  )
  await field.fill("Grey undercoat")
  await frame.getByText("Grey undercoat").waitFor()
  await page.keyboard.press("Control+s")
  await expect.poll(() => status.textContent()).toContain("It could not be saved.")
  await page.unroute("**/wp-admin/admin-ajax.php")
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole("combobox", { name: "Text" }).selectOption({ label: "Grey primer" })
  await expect.poll(() => field.inputValue()).toBe("Grey undercoat")
  await expect.poll(() => status.textContent()).toContain("unsaved")
  // The page in the frame shows it, too: the text came after the frame was loaded.
  await frame.locator("translate-press", { hasText: "Grey undercoat" }).waitFor()

  // The keys work in the editor and inside the page.
  await frame.locator("translate-press", { hasText: "First coat of skin" }).click()
  await expect.poll(() => field.inputValue()).toBe("First coat of skin")
  await field.press("Control+Alt+ArrowLeft")
  await expect.poll(() => field.inputValue()).toBe("Grey undercoat")
  const link = frame.locator("#content a").first()
  await link.press("Control+Alt+ArrowRight")
  await expect.poll(() => field.inputValue()).toBe("First coat of skin")
  await link.press("Control+s")
  await expect.poll(() => status.textContent()).toBe("Saved.")

  // Links of the page lead to pages that are shown for editing; forms say so.
  const brand = frame.locator("#ast-mobile-header .er-brand, #ast-desktop-header .er-brand").first()
  expect(await brand.getAttribute("href")).toBe("/en/?trp-edit-translation=preview")
  expect(await frame.locator("form:not(:has([name=trp-edit-translation]))").count()).toBe(0)

  await page.goto(`${shop.url}/en/rincon/`)
  await page.locator("#er-workshop").getByText("Grey undercoat").waitFor()
})

test("an administrator's drafts are saved by as many requests as the server takes them in", async () => {
  const { page } = await openPage(`${shop.url}/en/my-account/`, { expectedErrors: /413/ })
  await logIn(page)
  await page.goto(shop.url + editorPath)
  await page.frameLocator(".er-editor-page").locator("translate-press", { hasText: "First coat of skin" }).waitFor()
  // No string has these numbers, so none is changed.
  const drafts = Array.from({ length: 450 }, (_, index) => [String(100_000 + index), "Sanding"])
  await page.evaluate((all) => sessionStorage.setItem("er-translation-drafts", JSON.stringify(all)), drafts)
  const counts: number[] = []
  page.on("request", (request) => {
    const strings = new URLSearchParams(request.postData() ?? "").get("strings")
    if (strings === null) return
    const { en_GB: sent } = JSON.parse(strings) as { en_GB: unknown[] }
    counts.push(sent.length)
  })
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await page.frameLocator(".er-editor-page").locator("translate-press", { hasText: "First coat of skin" }).waitFor()
  await page.keyboard.press("Control+s")
  await expect.poll(() => page.getByRole("status").textContent()).toBe("Saved.")
  expect(counts).toEqual([200, 200, 50])
  expect(await page.evaluate(() => sessionStorage.getItem("er-translation-drafts"))).toBe("[]")

  const refused = await page.evaluate(async () => {
    const { ajaxUrl, saveNonce } = JSON.parse(
      document.querySelector<HTMLElement>(".er-editor")?.dataset["settings"] ?? "",
    )
    const strings = JSON.stringify({ en_GB: Array.from({ length: 201 }, () => ({ id: "100000", translated: "x" })) })
    const fields = { action: "trp_save_translations_regular", security: saveNonce, strings }
    return (await fetch(ajaxUrl, { method: "POST", body: new URLSearchParams(fields) })).status
  })
  expect(refused).toBe(413)
})

test("the page in the frame waits for an editor whose script is slow", async () => {
  const { page } = await openPage(`${shop.url}/en/my-account/`)
  await logIn(page)
  const gate = createGate()
  await page.route(/\/editor\.js/, async (route) => {
    await gate.fault.until
    await route.continue()
  })
  await page.goto(shop.url + editorPath, { waitUntil: "commit" })
  await page.locator(".er-editor-panel").waitFor()
  expect(await page.locator(".er-editor-page").getAttribute("src")).toBeNull()
  gate.open()
  await page.frameLocator(".er-editor-page").locator("translate-press", { hasText: "First coat of skin" }).waitFor()
})

test("a page in somebody else's frame, or in one without an editor, is no editor", async () => {
  const { page } = await openShopPage("/en/rincon/", { prepare: dropPolicies, expectedErrors: /403/ })
  const address = inject("shopUrl")
  // The same shop under another name of this machine is another origin.
  const foreign = address.replace("localhost", "127.0.0.1")
  for (const origin of [foreign, address]) {
    await page.evaluate((isEditor) => {
      if (isEditor) Object.assign(window, { tpEditorApp: {}, trp_dynamic_nonce: "stolen" })
      else Reflect.deleteProperty(window, "tpEditorApp")
      window.received = []
      addEventListener("trp_iframe_page_updated", () => window.received.push("updated"))
    }, origin === foreign)
    const asked: string[] = []
    page.on("request", (request) => {
      if (/trp-ajax|admin-ajax/.test(request.url())) asked.push(request.postData() ?? "")
    })
    await page.evaluate((src) => {
      document.querySelector("#framed")?.remove()
      const frame = document.createElement("iframe")
      Object.assign(frame, { id: "framed", width: "900", height: "600", src })
      document.body.append(frame)
    }, `${origin}/en/rincon/?framed`)
    // To another origin the shop answers no texts, so the originals stay.
    const late = origin === foreign ? "En el taller, ahora" : "In the workshop, now"
    await page.frameLocator("#framed").getByText(late).waitFor()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked.join("")).not.toContain("stolen")
    expect(await page.evaluate(() => window.received)).toEqual([])
    const [inner] = page.frames().slice(-1)
    expect(await inner?.evaluate(countMarks)).toBe(0)
  }
})

/** A page for the editor's frame, which was written in Spanish and is shown in English. */
const framed = {
  state: 3,
  config: {
    host: {
      trp_data: translatedPage,
    },
  },
  body: '<p><a id="own" href="/en/shop/">12</a></p><div data-ringside="add-to-cart" data-ringside-product="11"></div>',
} as const

/** Runs in a window: notes each event by which the editor receives new texts. */
function noteUpdates(): void {
  window.received = []
  addEventListener("trp_iframe_page_updated", () => window.received.push("updated"))
}

/** Opens an editor with a page in its frame, and returns the numbers of events that the two windows got. */
async function openEditor(body: string, prepare: (tab: Page) => Promise<void>) {
  const { page } = await openHost("/en/hooks/", { ...framed, body }, { prepare })
  await page.evaluate(noteUpdates)
  await page.evaluate(() => {
    Object.assign(window, { tpEditorApp: {}, trp_dynamic_nonce: "n1" })
    const frame = document.createElement("iframe")
    Object.assign(frame, { id: "framed", width: "900", height: "600", src: "/en/hooks/?framed" })
    document.body.append(frame)
  })
  const view = page.frameLocator("#framed")
  await view.locator('#own[href*="trp-edit-translation=preview"]').waitFor()
  const frame = page.frames().find((each) => each.url().includes("?framed"))
  if (!frame) throw new Error("The page has no frame.")
  await frame.evaluate(noteUpdates)
  const readUpdates = async () => [
    await page.evaluate(() => window.received.length),
    await frame.evaluate(() => window.received.length),
  ]
  const expectMoreThan = (before: readonly number[]) =>
    expect.poll(async () => (await readUpdates()).every((count, place) => count > (before[place] ?? 0))).toBe(true)
  return { page, view, frame, readUpdates, expectMoreThan }
}

test("the editor receives an event when a request of ours has ended, and so does the page in its frame", async () => {
  const pending = new Set<Request>()
  const { page, view, readUpdates, expectMoreThan } = await openEditor(framed.body, (tab) => {
    tab.on("request", (request) => pending.add(request))
    tab.on("requestfinished", (request) => pending.delete(request))
    tab.on("requestfailed", (request) => pending.delete(request))
    return Promise.resolve()
  })
  const untilQuiet = async () => {
    const countPending = async () => {
      const before = pending.size
      await twoFrames(page)
      return before + pending.size
    }
    // Idle time may bring another request after the first quiet moment.
    await expect.poll(countPending).toBe(0)
    return readUpdates()
  }

  const quiet = await untilQuiet()
  await view.locator("[data-ringside=add-to-cart]").getByRole("button").click()
  await expectMoreThan(quiet)
  await view.getByText("Basket (1)").waitFor()
})

test("the editor receives an event when a request of the page's jQuery has ended", async () => {
  const body = formatLibraryTags("jquery3") + framed.body
  const { frame, readUpdates, expectMoreThan } = await openEditor(body, async (tab) => {
    await serveHostLibrary(tab, `**${formatLibraryUrl("jquery3")}`, "jquery3")
    await tab.route("**/part.html*", (route) => route.fulfill({ contentType: "text/html", body: "<p>12</p>" }))
  })
  const before = await readUpdates()
  await frame.evaluate(`jQuery.ajax({ url: "/part.html" })`)
  await expectMoreThan(before)
  // Those of the editor itself concern texts that it has.
  const after = await readUpdates()
  // jQuery calls the last handler last, so ours has run when it ends.
  await frame.evaluate(`new Promise((resolve) => {
    jQuery(document).one("ajaxComplete", () => resolve())
    jQuery.ajax({ url: "/part.html?action=trp_get" })
  })`)
  expect(await readUpdates()).toEqual(after)
})

/** The shop lets nobody frame it; without its policies another origin can. */
async function dropPolicies(page: Page): Promise<void> {
  await page.route(/\/en\/rincon\/(\?framed)?$/, async (route) => {
    // A connection that was kept open may be closed by the shop just now.
    const response = await route.fetch({ maxRetries: 1 })
    const headers = { ...response.headers() }
    delete headers["content-security-policy"]
    delete headers["x-frame-options"]
    await route.fulfill({ response, headers })
  })
}
