import { expect, test } from "vitest"
import { builtTag } from "./support/builds.ts"
import { openProbes, readLog, twoFrames } from "./support/hooks.ts"
import { openHost, serveHost, visitHost } from "./support/openHost.ts"
import { countWhatIsLeft } from "./support/countWhatIsLeft.ts"
import { waitForLibrary } from "./support/openPage.ts"

const readLeft = () => window.left.read()
const readHtml = () => document.documentElement.outerHTML

test.each(["/en/shop/", "/en/product/southpaw/", "/en/hide-if-empty/", "/en/hooks/"])(
  "stop() leaves %s as the server sent it, with nothing that listens, waits or watches",
  async (path) => {
    const host = await serveHost({ state: 2, tag: null })
    // What a server answers is the page's, and stays; here it answers nothing.
    host.cart.fail("*", { kind: "never" }, 100)
    const { page } = await visitHost(host, path, { before: countWhatIsLeft, isPlain: true })
    const html = await page.evaluate(readHtml)
    await page.addScriptTag({ url: builtTag, type: "module" })
    await waitForLibrary(page)
    await expect.poll(() => page.evaluate(readLeft)).not.toEqual([])
    await twoFrames(page)
    await page.evaluate(() => window.ringside.stop())
    await page.locator("script[src*=ringside]").evaluate((script) => script.remove())
    expect(await page.evaluate(readHtml)).toBe(html)
    await expect.poll(() => page.evaluate(readLeft)).toEqual([])
  },
)

test("stop() after user actions keeps the server's later markup and removes ours", async () => {
  const { page } = await openHost("/en/shop/", { state: 2 }, { before: countWhatIsLeft })
  const button = page.locator(".post-11 .button")
  await button.click()
  await page.getByRole("dialog").waitFor()
  await page.evaluate(() => window.ringside.stop())
  expect(await page.locator(".mini_cart_item").count()).toBe(3)
  expect(await page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
  const ours =
    "[inert], [aria-busy], [data-ringside-state], .loading, .added_to_cart, #astra-mobile-cart-drawer[role], link[href*=ringside]"
  expect(await page.locator(ours).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.getAttribute("style"))).toBeNull()
  await expect.poll(() => page.evaluate(readLeft)).toEqual([])
})

test("start() after stop() works as the first did", async () => {
  const { page, requests } = await openHost("/en/shop/", { state: 2 })
  await page.evaluate(() => {
    window.ringside.stop()
    window.ringside.start()
    window.ringside.start()
  })
  await page.locator(".post-11 .button").click()
  await page.locator(".post-11 .button.added").waitFor()
  expect(requests.filter((request) => request.endsWith("add_to_cart"))).toEqual(["POST add_to_cart"])
  expect(await page.locator(".mini_cart_item").count()).toBe(3)
})

test("stop() of a part takes down its hooks alone", async () => {
  const hook = '<div data-ringside="probe" data-ringside-load="now"><a href="/en/theirs/">Theirs</a></div>'
  const { page } = await openProbes(`<section id="part">${hook}</section>${hook}`)
  await expect.poll(() => page.locator("[data-ringside-state=ready]").count()).toBe(2)
  await page.evaluate(() => {
    const part = document.getElementById("part")
    if (part) window.ringside.stop(part)
  })
  await expect.poll(() => page.locator("[data-ringside-state=ready]").count()).toBe(1)
  expect(await page.locator("#part [data-ringside-root]").count()).toBe(0)
  expect((await readLog(page)).filter((line) => line === "unmounted")).toHaveLength(1)
})

test.each([
  ["of the same address", (tag: string) => tag],
  ["with a version in its address", (tag: string) => `${tag}?ver=1.2`],
])("a second tag %s changes nothing, and one warning reports it", async (_, addressOf) => {
  const second = addressOf(builtTag)
  const { page, requests, warnings } = await openHost("/en/shop/", {
    state: 2,
    body: `<script type="module" src="${second}"></script>`,
  })
  await page.locator(".post-11 .button").click()
  await page.locator(".post-11 .button.added").waitFor()
  expect(requests.filter((request) => request.endsWith("add_to_cart"))).toEqual(["POST add_to_cart"])
  // A browser runs a module of one address once, whatever the number of tags.
  const reported = warnings.filter((warning) => warning.includes("a second copy"))
  expect(reported).toHaveLength(second === builtTag ? 0 : 1)
})

test("the classic tag starts the same parts", async () => {
  const classic = builtTag.replace(/\.js$/, ".classic.js?ver=1.2")
  const { page, requests } = await openHost("/en/shop/", {
    state: 2,
    tag: null,
    body: `<script src="${classic}"></script>`,
  })
  await waitForLibrary(page)
  await page.locator(".post-11 .button").click()
  await page.locator(".post-11 .button.added").waitFor()
  expect(requests.filter((request) => request.endsWith("add_to_cart"))).toEqual(["POST add_to_cart"])
})
