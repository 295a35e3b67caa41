import { expect, test } from "vitest"
import { openHost, serveHost } from "./support/openHost.ts"

const addSouthpaw = ".post-11 .button"

/** Where a shop's answer must not send the shopper. */
const hostileAddresses = [
  "https://evil.example/",
  "http://evil.example/",
  "//evil.example",
  "///evil.example",
  "https:evil.example",
  "https:/evil.example",
  "http:evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https://user:secret@evil.example/",
  "javascript:document.title='run'",
  " java\nscript:document.title='run'",
  "data:text/html,<script>document.title='run'</script>",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "mailto:a@evil.example",
] as const

test("fault 20: a product address that is none of the shop's is not followed: the shopper stays and reads the error notice", async () => {
  const { page, host } = await openHost("/en/shop/", { state: 3 })
  const { url, title } = { url: page.url(), title: await page.title() }
  const left: string[] = []
  page.on("framenavigated", (frame) => left.push(frame.url()))
  page.on("request", (request) => request.isNavigationRequest() && left.push(request.url()))
  for (const address of hostileAddresses) {
    host.cart.fail("add_to_cart", { kind: "body", body: JSON.stringify({ error: true, product_url: address }) })
    await page.locator(addSouthpaw).click()
    await page.getByRole("alert").waitFor()
    expect(await page.getByRole("alert").allTextContents(), address).toEqual([
      "We couldn’t add it to your basket. Try again",
    ])
    expect(await page.locator(`${addSouthpaw}.loading, ${addSouthpaw}[aria-busy]`).count(), address).toBe(0)
    await page.getByRole("alert").evaluate((notice) => notice.remove())
  }
  expect({ url: page.url(), title: await page.title(), left }).toEqual({ url, title, left: [] })
})

test.each<[string, (hostUrl: string) => string]>([
  ["relative", () => "/en/product/southpaw/"],
  ["absolute", (hostUrl) => `${hostUrl}/en/product/southpaw/`],
  ["without a scheme", (hostUrl) => `${hostUrl.replace(/^http:/, "")}/en/product/southpaw/`],
])("a product address of the shop's own is followed: %s", async (_, formatAddress) => {
  const { page, host } = await openHost("/en/shop/", { state: 3 })
  const body = JSON.stringify({ error: true, product_url: formatAddress(host.url) })
  host.cart.fail("add_to_cart", { kind: "body", body })
  await Promise.all([page.waitForURL(`${host.url}/en/product/southpaw/`), page.locator(addSouthpaw).click()])
})

test("fault 20: a product address of another origin is followed where the config lists that origin", async () => {
  const other = await serveHost({ state: 3 })
  const config = JSON.stringify({ preset: "woocommerce", takeOver: true, origins: [other.url] })
  const { page, host } = await openHost("/en/shop/", { state: 3, config })
  const product = `${other.url}/en/product/southpaw/`
  host.cart.fail("add_to_cart", { kind: "body", body: JSON.stringify({ error: true, product_url: product }) })
  await Promise.all([page.waitForURL(product), page.locator(addSouthpaw).click()])
})
