import { expect, test } from "vitest"
import { serveHost } from "./support/openHost.ts"
import { openPage, type OpenOptions } from "./support/openPage.ts"

const addSouthpaw = ".post-11 .button"
const count = ".ast-header-woo-cart .count"
/** Without `allow-same-origin`, the frame has an origin of its own: no cookies for scripts, and a storage that throws. */
const sandbox = 'sandbox="allow-scripts allow-forms"'

/** Opens the host's archive in a frame of another site: to browsers, 127.0.0.1 and localhost are two. */
async function openFramed(
  attributes: string,
  { headers, ...options }: OpenOptions & { readonly headers?: Readonly<Record<string, string>> } = {},
) {
  const host = await serveHost({ state: 3, ...(headers && { headers }) })
  const outer = host.url.replace("localhost", "127.0.0.1")
  const { page } = await openPage(`${outer}/host/astra.css`, { isPlain: true, ...options })
  await page.setContent(
    `<iframe ${attributes} title="Shop" width="1000" height="600" src="${host.url}/en/shop/"></iframe>`,
  )
  return { page, shop: page.frameLocator("iframe") }
}

test("in a frame of another site, figures are added in the background", async () => {
  const { page, shop } = await openFramed("")
  const added = page.waitForResponse(/wc-ajax=add_to_cart/)
  await shop.locator(addSouthpaw).click()
  await added
  await expect.poll(() => shop.locator(count).first().innerText()).toBe("1")
})

test("in a sandboxed frame, whose browser refuses the script, links buy", async () => {
  const { page, shop } = await openFramed(sandbox, { expectedErrors: /CORS|ERR_FAILED/ })
  const added = page.waitForResponse(/\/en\/shop\/\?add-to-cart=11$/)
  await shop.locator(addSouthpaw).click()
  await added
})

test("in a sandboxed frame with the script, figures are added without cookies and storage", async () => {
  const { page, shop } = await openFramed(sandbox, {
    headers: { "access-control-allow-origin": "null", "access-control-allow-credentials": "true" },
    prepare: (each) =>
      each.route("**/ringside/**", async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } })
      }),
  })
  const storage = shop.locator("body").evaluate(() => {
    try {
      return typeof localStorage
    } catch (cause) {
      return cause instanceof DOMException ? cause.name : String(cause)
    }
  })
  expect(await storage).toBe("SecurityError")
  const added = page.waitForResponse(/wc-ajax=add_to_cart/)
  await shop.locator(addSouthpaw).click()
  await added
  await expect.poll(() => shop.locator(count).first().innerText()).toBe("1")
})
