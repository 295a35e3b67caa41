import type { Frame, Page } from "playwright-core"
import { expect, test } from "vitest"
import { comeToHeader } from "../support/hooks.ts"
import { openPage, type OpenOptions } from "../support/openPage.ts"
import { serveTheme } from "../support/openTheme.ts"
import type { ThemePage } from "../../src/theme/themeHost.ts"

const key = "starter-templates-iframe-preview-data"
const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

interface Preview {
  readonly page: Page
  readonly frame: Frame
  send(param: string, data?: unknown): Promise<void>
}

/** Opens the page in a frame of a builder, whose origin may preview unless `origins` says others. */
async function openPreview(
  theme: ThemePage = {},
  options: OpenOptions & { host?: string; origins?: (port: number) => string[] } = {},
): Promise<Preview> {
  const { host: parentHost = "localhost", origins, ...openOptions } = options
  const config: Record<string, unknown> = {}
  const host = await serveTheme({ config, ...theme })
  // The port is known only now; the page reads its config at each view.
  config["preview"] = { origins: origins?.(host.port) ?? [`http://localhost:${host.port}`] }
  const { page } = await openPage(host.parentUrl.replace("localhost", parentHost), { isPlain: true, ...openOptions })
  const frame = page.frames()[1]
  if (!frame) throw new Error("There is no frame.")
  await comeToHeader(frame)
  return {
    page,
    frame,
    send: (param, data) =>
      page.evaluate((value) => window.frames[0]?.postMessage({ call: "starterTemplatePreviewDispatch", value }, "*"), {
        param,
        data,
      }),
  }
}

const readLook = (frame: Frame) =>
  frame.evaluate(() => ({
    color: getComputedStyle(document.body).getPropertyValue("--ast-global-color-0").trim(),
    isDark: document.documentElement.classList.contains("astra-dark-mode-enable"),
    font: getComputedStyle(document.body).fontFamily,
    title: document.querySelector<HTMLElement>(".ast-site-title-wrap")?.style.display,
    logo: document.querySelector<HTMLImageElement>(".site-logo-img img")?.src.slice(0, 10) ?? null,
    logoWidth: document.querySelector<HTMLImageElement>(".site-logo-img img")?.style.width ?? null,
  }))

const plain = { color: "", isDark: false, font: "sans-serif", title: "", logo: null, logoWidth: null }

const change = async ({ send }: Preview) => {
  await send("colorPalette", { slug: "palette_4", colors: ["#102030", "rgb(1 2 3)"] })
  await send("siteTypography", { "body-font-family": "serif" })
  await send("siteTitle", false)
  await send("siteLogo", { dataUri: pixel, width: "120" })
}
const changed = { color: "#102030", isDark: true, font: "serif", title: "none", logo: "data:image", logoWidth: "120px" }

/** Reads the values that are kept for the next page. */
const readStored = async (frame: Frame) =>
  JSON.parse((await frame.evaluate((name) => localStorage.getItem(name), key)) ?? "null") as unknown

const fonts = (page: Page) =>
  page.route("https://fonts.googleapis.com/**", (route) => route.fulfill({ body: "", contentType: "text/css" }))

test("shows logo, palette, typography and title by message, without a reload, and again on the next page", async () => {
  const preview = await openPreview({}, { prepare: fonts })
  const { frame } = preview
  expect(await readLook(frame)).toEqual(plain)
  await frame.evaluate("window.isSamePage = true")
  await change(preview)
  await expect.poll(() => readLook(frame)).toEqual(changed)
  expect(await frame.evaluate("isSamePage")).toBe(true)
  expect(await readStored(frame)).toEqual({
    data: {
      siteLogo: { dataUri: pixel, width: 120 },
      colorPalette: { slug: "palette_4", colors: ["#102030", "rgb(1 2 3)"] },
      siteTypography: { "body-font-family": "serif" },
      siteTitle: false,
    },
    url: new URL(frame.url()).origin,
  })
  expect(await frame.locator("#st-previw-google-fonts-url").getAttribute("href")).toBe(
    "https://fonts.googleapis.com/css2?family=serif&display=swap",
  )
  await frame.goto(frame.url())
  await expect.poll(() => readLook(frame)).toEqual(changed)
  await preview.send("clearPreviewAssets")
  await expect.poll(() => readLook(frame)).toEqual({ ...changed, color: "", isDark: false, font: "sans-serif" })
  await preview.send("completeOnboarding")
  await expect.poll(() => frame.evaluate((name) => localStorage.getItem(name), key)).toBe(null)
})

test("logo and title of hooks follow it, too", async () => {
  const main = `<a href="/"><img class="own-logo" alt="Red Corner" src="${pixel}#own" data-ringside="preview" /></a>
    <p class="own-title" data-ringside="preview" data-ringside-part="title">Red Corner</p>`
  const { frame, send } = await openPreview({ main })
  const logo = frame.locator(".own-logo")
  await send("siteLogo", { dataUri: pixel, width: 90 })
  await send("siteTitle", false)
  await frame.locator(".own-title").waitFor({ state: "hidden" })
  expect(await logo.getAttribute("src")).toBe(pixel)
  expect(await logo.evaluate((element) => element.style.width)).toBe("90px")
  expect(await frame.locator(".custom-logo").count()).toBe(0)
  await frame.evaluate("ringside.stop()")
  expect(await logo.getAttribute("src")).toBe(`${pixel}#own`)
  expect(await frame.locator(".own-title").isVisible()).toBe(true)
})

test("stop() takes all of it back", async () => {
  const preview = await openPreview({}, { prepare: fonts })
  await change(preview)
  await expect.poll(() => readLook(preview.frame)).toEqual(changed)
  await preview.frame.evaluate("ringside.stop()")
  expect(await readLook(preview.frame)).toEqual(plain)
  expect(await preview.frame.locator("head style, head link[rel=stylesheet]:not([href^='/host/theme'])").count()).toBe(
    0,
  )
})

test.each<[string, Parameters<typeof openPreview>[1]]>([
  ["a foreign origin", { host: "127.0.0.1" }],
  ["a page that names no origins", { origins: () => [] }],
  ["an origin that is named with another port", { origins: (port) => [`http://localhost:${port + 1}`] }],
])("from %s nothing changes, and nothing is stored", async (_, options) => {
  const preview = await openPreview({}, options)
  // The code of the preview comes last.
  await preview.frame.waitForLoadState("networkidle")
  const before = await preview.frame.evaluate(() => document.documentElement.outerHTML)
  await change(preview)
  // Messages arrive in their order: this one is the last.
  await preview.frame.evaluate(() => {
    addEventListener("message", ({ data }) => data === "last" && document.documentElement.setAttribute("data-last", ""))
  })
  await preview.page.evaluate(() => window.frames[0]?.postMessage("last", "*"))
  await preview.frame.locator("html[data-last]").waitFor()
  expect((await preview.frame.evaluate(() => document.documentElement.outerHTML)).replace(' data-last=""', "")).toBe(
    before,
  )
  const readStorage = (name: string) => {
    try {
      return localStorage.getItem(name)
    } catch {
      // Browsers keep a frame of another site from it.
      return null
    }
  }
  expect(await preview.frame.evaluate(readStorage, key)).toBe(null)
})

test("messages of the page itself, and hostile ones of the builder, change nothing", async () => {
  const preview = await openPreview()
  const { frame, send } = preview
  await frame.evaluate(() =>
    window.postMessage({ call: "starterTemplatePreviewDispatch", value: { param: "siteTitle", data: false } }, "*"),
  )
  await send("colorPalette", { colors: ["#111", "red;} body{display:none"] })
  await send("siteLogo", { url: "javascript:alert(1)" })
  await send("siteTypography", { "body-font-family": "x;} body{display:none" })
  await send("unknown", { colors: ["#111"] })
  await send("siteTitle", true)
  await expect.poll(() => readLook(frame)).toEqual({ ...plain, title: "block" })
})

test("a page that is no frame has no preview", async () => {
  const config: Record<string, unknown> = {}
  const host = await serveTheme({ config })
  config["preview"] = { origins: [`http://localhost:${host.port}`] }
  const { page } = await openPage(host.url)
  await comeToHeader(page)
  await page.waitForLoadState("networkidle")
  await page.evaluate(async () => {
    const last = new Promise((done) => addEventListener("message", ({ data }) => data === "last" && done(data)))
    window.postMessage({ call: "starterTemplatePreviewDispatch", value: { param: "siteTitle", data: false } }, "*")
    window.postMessage("last", "*")
    await last
  })
  expect(await page.locator(".ast-site-title-wrap").isVisible()).toBe(true)
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(null)
})

test("the script tag names origins, too", async () => {
  const preview = await openPreview(
    {},
    {
      origins: () => [],
      prepare: (page) =>
        page.route("**/en/", async (route) => {
          const response = await route.fetch()
          const origins = `data-ringside-preview-origins="https://other.example ${new URL(route.request().url()).origin}"`
          const body = (await response.text()).replace('<script type="module"', `$& ${origins}`)
          await route.fulfill({ response, body })
        }),
    },
  )
  await preview.send("siteTitle", false)
  await expect.poll(() => readLook(preview.frame)).toEqual({ ...plain, title: "none" })
})

test("a message that arrives before the code has loaded counts", async () => {
  const preview = await openPreview(
    {
      head: "<script>parent.postMessage('ready', '*')</script>",
    },
    {
      before: `addEventListener("message", ({ data, source }) => {
      if (data !== "ready") return
      const send = () => source.postMessage({ call: "starterTemplatePreviewDispatch", value: { param: "siteTitle", data: false } }, "*")
      document.querySelector("iframe").addEventListener("load", send, { once: true })
    })`,
    },
  )
  await expect.poll(() => readLook(preview.frame)).toEqual({ ...plain, title: "none" })
})

test("under a policy that allows no style elements, adopted sheets hold the rules", async () => {
  const preview = await openPreview(
    { headers: { "content-security-policy": "style-src 'self'" } },
    { expectedErrors: /Applying inline style violates/ },
  )
  await preview.send("colorPalette", { colors: ["#102030"] })
  await expect.poll(async () => (await readLook(preview.frame)).color).toBe("#102030")
  await preview.frame.evaluate("ringside.stop()")
  expect((await readLook(preview.frame)).color).toBe("")
})

test("under a policy with a nonce, the rules are style elements that have it", async () => {
  const { frame, send } = await openPreview({
    headers: { "content-security-policy": "style-src 'self' 'nonce-n1'; style-src-attr 'unsafe-inline'" },
    head: '<script nonce="n1"></script>',
  })
  await send("colorPalette", { colors: ["#102030"] })
  await expect.poll(async () => (await readLook(frame)).color).toBe("#102030")
  const read = () => {
    const style = document.querySelector<HTMLStyleElement>("#starter-templates-preview-palette-css")
    return [style?.nonce, style?.sheet?.cssRules.length, document.adoptedStyleSheets.length]
  }
  expect(await frame.evaluate(read)).toEqual(["n1", 1, 0])
})
