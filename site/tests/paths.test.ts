import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSite } from "../../scripts/site/openSite.mjs"
import { siteFolder } from "../../scripts/site/writePages.mjs"
import { root } from "../../scripts/workspace.mjs"
import { openBrowser } from "./openBrowser.ts"

/* The paths of a theme developer, a site builder, a designer and the owner of a shop. That of an engineer is in
   packages/testing/consumers/npmPath.test.ts, since it needs the packed packages. */

let browser: Browser
let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), openSite(0)])
})
afterAll(async () => {
  await browser.close()
  site.close()
})

/** The snippets of a guide, in its order. */
function readGuide(name: string, language: string): readonly string[] {
  const text = readFileSync(join(siteFolder, "pages/start", `${name}.md`), "utf8")
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, code = ""]) => code)
}

/** Opens a page of a site that has the script tag's files as `/ringside/`. */
async function openOwn(head: string, body: string, query = ""): Promise<Page> {
  const page = await browser.newPage({ locale: "en-GB" })
  await page.route(`${site.url}/own**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en-GB"><head><title>Own</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  )
  await page.goto(`${site.url}/own${query}`)
  return page
}

describe("a theme developer", () => {
  const [tag = ""] = readGuide("theme", "html")
  const settings =
    '<script>window.wc_add_to_cart_params = { wc_ajax_url: "/?wc-ajax=%%endpoint%%", cart_url: "/basket/" }</script>'
  const script = '<script id="wc-add-to-cart-js" src="data:text/javascript,"></script>'
  const button =
    '<a href="/own?add-to-cart=12" data-product_id="12" class="button product_type_simple add_to_cart_button ajax_add_to_cart">Add</a>'

  it("puts the tag into the head, and nothing changes: the platform's script is on the page", async () => {
    const page = await openOwn(tag + settings, script + button, "?ringside-debug")
    await page.getByText("Left to the shop's script").first().waitFor()
  })

  it("takes the script out, and leaves its settings: Ringside does the job", async () => {
    const page = await openOwn(tag + settings, button, "?ringside-debug")
    await page.getByText("wc-add-to-cart isn't on the page").first().waitFor()
    await page.getByRole("button", { name: "Close" }).click()
    const [asked] = await Promise.all([
      page.waitForRequest(/wc-ajax=add_to_cart/),
      page.getByRole("link", { name: "Add" }).click(),
    ])
    expect(new URLSearchParams(asked.postData() ?? "").get("product_id")).toBe("12")
  })

  it("blocks the script, and the link does it alone", async () => {
    const page = await openOwn(tag + settings, button)
    await page.route("**/ringside.js", (route) => route.abort())
    await page.reload()
    await page.getByRole("link", { name: "Add" }).click()
    await page.waitForURL("**/own?add-to-cart=12")
  })
})

describe("a site builder", () => {
  const [tag = "", hook = ""] = readGuide("site-builder", "html")

  it("pastes the tag and a hook", async () => {
    const page = await openOwn(tag, hook)
    await page.getByRole("tab", { name: "Binding" }).click()
    await page.getByText("Sewn by hand.").waitFor()
    expect(await page.getByText("96 sheets").isVisible()).toBe(false)
  })
})

describe("a designer", () => {
  const [theme = ""] = readGuide("designer", "html")
  const [values = "", part = ""] = readGuide("designer", "css")
  const shop =
    '<script src="/demos/storeApi.js"></script><script type="application/json" data-ringside-config>{"storeApi":"/api"}</script>'
  const tag = '<script type="module" src="/ringside/ringside.js"></script>'
  const add = '<div data-ringside="add-to-cart" data-ringside-product="12"></div>'
  const basket = '<div data-ringside="mini-cart" data-ringside-layout="drawer" data-ringside-load="now"></div>'
  const readStyle = (page: Page, selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  it("chooses a ready theme", async () => {
    const page = await openOwn(theme + tag, add)
    await page.getByRole("button", { name: /add/i }).waitFor()
    expect(await page.locator("[data-ringside-theme]").first().getAttribute("data-ringside-theme")).toContain("studio")
  })

  it("sets shared values, and styles a part", async () => {
    const page = await openOwn(`${shop}${tag}<style>${values}${part}</style>`, add + basket)
    await page.getByRole("button", { name: /add/i }).waitFor()
    await page.locator(".ringside-mini-cart-button").waitFor()
    expect(await readStyle(page, '[data-ringside="add-to-cart"] button', "background-color")).toBe("rgb(10, 125, 90)")
    expect(await readStyle(page, '[data-ringside="add-to-cart"] button', "border-top-left-radius")).toBe("12px")
    expect(await readStyle(page, ".ringside-mini-cart-button", "border-top-left-radius")).toBe("999px")
  })

  it("finds the pages of Storybook that the guide names", () => {
    const guide = readFileSync(join(siteFolder, "pages/start/designer.md"), "utf8")
    const names = [...guide.matchAll(/\*\*Start \/ (\w+)\*\*/g)].map(([, name = ""]) => name)
    expect(names).toEqual(["Look", "Tokens", "Reference"])
    for (const name of names) {
      const story = readFileSync(join(root, ".storybook/start", `${name}.stories.tsx`), "utf8")
      expect(story).toContain(`title: "Start/${name}"`)
    }
    // Its play function changes a value there, and the widgets beside it follow.
    expect(readFileSync(join(root, ".storybook/start/Look.stories.tsx"), "utf8")).toContain("CornersChanged: Story")
  })
})

it("the owner of a shop is walked by the step `walk`: upload, activation, switches, and the way back", () => {
  const guide = readFileSync(join(siteFolder, "pages/start/wordpress.md"), "utf8")
  const walk = readFileSync(join(root, "packages/testing/walk/walk.test.ts"), "utf8")
  for (const word of ["Install Now", "Activate"]) {
    expect(guide).toContain(`"${word}"`)
    expect(walk).toContain(word)
  }
})
