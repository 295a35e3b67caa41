import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import type { HostServerOptions } from "../src/host/index.ts"
import { openHost, type HostVisit } from "./support/openHost.ts"
import { formatLibraryUrl, serveHostLibrary } from "./support/hostLibraries.ts"
import { region } from "./support/hostRegions.ts"
import { disturbances, findHost, formatHostHead, type Host, hosts } from "./support/hosts.ts"
import { takeTurns } from "./support/takeTurns.ts"

const count = "#region [data-ringside=cart-count]"

/** Opens the part of a page that `host` works on. */
function openHooks(host: Host): Promise<HostVisit> {
  return openBeside(host, "/en/hooks/", { state: 3, body: host.region ?? region })
}

function openBeside(host: Host, path: string, options: HostServerOptions): Promise<HostVisit> {
  const { before, libraries = [] } = host
  const prepare = (page: Page) =>
    Promise.all(libraries.map((library) => serveHostLibrary(page, `**${formatLibraryUrl(library)}`, library)))
  return openHost(path, { ...options, head: formatHostHead(host) }, { prepare, ...(before && { before }) })
}

/** Notes each add that the shop has answered. */
function noteAdds(): void {
  window.received = []
  document.addEventListener("ringside:cart:added", () => window.received.push("added"))
}

describe.each(hosts)("beside $name", (host) => {
  takeTurns(host, hosts)
  test("hooks sell, and still do after the host has changed them", async () => {
    const { page, requests } = await openHooks(host)
    const drawer = page.getByRole("dialog")
    const add = page.getByText("Take Cornerman")
    const opener = page.locator("#region [data-ringside=mini-cart] :is(a, button):visible")
    const expectCount = (items: number) =>
      expect.poll(() => page.locator(count).allInnerTexts()).toEqual([String(items)])
    // An answer that is still to come would open the drawer again.
    const closeAfter = async (adds: number) => {
      await expect.poll(() => page.evaluate(() => window.received.length)).toBe(adds)
      await page.keyboard.press("Escape")
      await drawer.waitFor({ state: "hidden" })
    }
    const changes = () => requests.filter((request) => request.startsWith("POST cart/"))
    await page.evaluate(noteAdds)

    await add.click()
    await expectCount(1)
    await drawer.getByRole("button", { name: /^Remove/ }).click()
    await expectCount(0)
    await drawer.getByRole("button", { name: "Undo" }).click()
    await expectCount(1)
    await closeAfter(2)
    expect(changes()).toEqual(["POST cart/add-item", "POST cart/remove-item", "POST cart/add-item"])

    await host.change(page)
    await expectCount(1)
    await add.click()
    await drawer.waitFor()
    await expectCount(2)
    await closeAfter(3)
    await opener.click()
    await drawer.waitFor()
    await closeAfter(3)
    expect(changes().slice(3)).toEqual(["POST cart/add-item"])
  })

  test("stop() gives the hooks back as they would be without us", async () => {
    const { page, host: server, readBasket } = await openHooks(host)
    await page.getByText("Take Cornerman").click()
    await page.getByRole("dialog").waitFor()
    await page.evaluate(() => window.ringside.stop())
    const part = page.locator("#region")
    const html = await part.innerHTML()
    await page.getByText("Take Cornerman").click()
    await page.waitForURL("**/?add-to-cart=12")
    await expect.poll(async () => (await readBasket()).count).toBe(2)
    await page.route("**/ringside/*.js", (route) => route.fulfill({ body: "", contentType: "text/javascript" }))
    await page.goto(`${server.url}/en/hooks/`)
    await expect.poll(() => part.innerHTML()).toBe(html)
  })

  test("the shop's own markup sells", async () => {
    const { page, requests } = await openBeside(host, "/en/shop/", { state: 2 })
    await page.locator(".post-11 .button").click()
    await page.locator(".post-11 .button.added").waitFor()
    const drawer = page.getByRole("dialog", { name: "Shopping Cart" })
    await expect.poll(() => page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
    await drawer.getByRole("button", { name: "Remove Southpaw from basket" }).click()
    await drawer.getByText("No products in the basket.").waitFor()
    await expect.poll(() => page.locator(".ast-count-text").allTextContents()).toEqual(["0", "0"])
    const changes = requests.filter((request) => /add_to_cart|remove/.test(request))
    expect(changes).toEqual(["POST add_to_cart", "POST remove_from_cart"])
  })
})

describe.each(disturbances)("while the drawer is open, $name", ({ host, run }) => {
  test("and the basket opens, shows and sells after it", async () => {
    const { page, requests } = await openHooks(host)
    const drawer = page.getByRole("dialog")
    await page.evaluate(noteAdds)
    await page.getByText("Take Cornerman").click()
    await drawer.waitFor()
    await expect.poll(() => page.evaluate(() => window.received)).toEqual(["added"])
    await run(page)
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
    await page.getByText("Take Cornerman").click()
    await drawer.getByText("Cornerman", { exact: true }).waitFor()
    await expect.poll(() => page.locator(count).textContent()).toBe("2")
    expect(requests.filter((request) => request === "POST cart/add-item")).toHaveLength(2)
    expect(await page.locator("[data-ringside-root]").count()).toBe(1)
  })
})

test("a theme's drawer that Turbo leaves open is closed when it comes back, and nothing is inert", async () => {
  const turbo = findHost("Turbo 8")
  const { page } = await openBeside(turbo, "/en/shop/", { state: 2 })
  const drawer = page.getByRole("dialog", { name: "Shopping Cart" })
  await page.locator(".post-11 .button").click()
  await drawer.waitFor()
  await turbo.change(page)
  await drawer.waitFor({ state: "hidden" })
  expect(await page.locator("main").evaluate((main) => main.closest("[inert]"))).toBeNull()
  await page.locator(".post-12 .button").click()
  await drawer.getByRole("button", { name: "Remove Cornerman from basket" }).waitFor()
  await expect.poll(() => page.locator(".ast-count-text").allTextContents()).toEqual(["2", "2"])
})
