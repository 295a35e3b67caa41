import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { openFolder } from "../../scripts/site/openSite.mjs"
import { root } from "../../scripts/workspace.mjs"
import { createPaths } from "./createPaths.ts"
import { listSnippets, readSentence } from "./guides.ts"
import { readOwnerGuide } from "./ownerGuide.ts"

/* The paths of a theme developer, a site builder and the owner of a shop. That of a designer is in designerPath.test.ts, and that of an
   engineer in packages/testing/consumers/npmPath.test.ts, since it needs the packed packages. `npm run build` is run by commands.test.ts. */

const { open, openOwn } = createPaths()
const readRepository = (file: string) => readFileSync(join(root, file), "utf8")

describe("a theme developer", () => {
  const [tag = ""] = listSnippets("theme", "html")
  const [query = ""] = readSentence("theme", /with `(\?[\w-]+)` in its address for \[the debug panel\]/)
  const [blocked = ""] = readSentence("theme", /Then block `([^`]+)` in the developer tools, and buy something/)
  const settings =
    '<script>window.wc_add_to_cart_params = { wc_ajax_url: "/?wc-ajax=%%endpoint%%", cart_url: "/basket/" }</script>'
  const script = '<script id="wc-add-to-cart-js" src="data:text/javascript,"></script>'
  const button =
    '<a href="/own?add-to-cart=12" data-product_id="12" class="button product_type_simple add_to_cart_button ajax_add_to_cart">Add</a>'

  it("finds the tag's address for a WordPress theme in the child theme to copy", () => {
    const [address = ""] = readSentence("theme", /the address is that of the theme's folder: `([^`]+)`, as in the/)
    expect(readRepository("examples/starters/woocommerce-child-theme/functions.php")).toContain(address)
  })

  it("puts the tag into the head, and nothing changes: the platform's script is on the page", async () => {
    readSentence("theme", /on the page, Ringside watches it and sends nothing\./)
    const page = await openOwn(tag + settings, script + button, query)
    await page.getByText("Left to the shop's script").first().waitFor()
    const sent: string[] = []
    page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).search}`))
    await page.getByRole("button", { name: "Close" }).click()
    await page.getByRole("link", { name: "Add" }).click()
    await page.waitForURL("**/own?add-to-cart=12")
    expect(sent[0]).toBe("GET ?add-to-cart=12")
    expect(sent.filter((request) => request.startsWith("POST"))).toEqual([])
  })

  it("finds in the list of jobs which script to take out, and which settings to leave", async () => {
    const page = await open("/start/theme")
    await page.getByRole("link", { name: "list of jobs" }).click()
    const row = page.getByRole("row").filter({ hasText: "wc-add-to-cart" }).filter({ hasText: "add_to_cart_params" })
    await row.first().waitFor()
    for (const part of [/id="([\w-]+)-js"/.exec(script), /window\.(\w+) =/.exec(settings)])
      expect(await row.first().textContent()).toContain(part?.[1])
  })

  it("takes the script out, and leaves its settings: Ringside does the job", async () => {
    readSentence("theme", /Leave a script's settings on the page, and take the script itself out\./)
    const page = await openOwn(tag + settings, button, query)
    await page.getByText("wc-add-to-cart isn't on the page").first().waitFor()
    await page.getByRole("button", { name: "Close" }).click()
    const [asked] = await Promise.all([
      page.waitForRequest(/wc-ajax=add_to_cart/),
      page.getByRole("link", { name: "Add" }).click(),
    ])
    expect(new URLSearchParams(asked.postData() ?? "").get("product_id")).toBe("12")
  })

  it("reads a mistake in an attribute as one line of the console, with the expected values", async () => {
    readSentence("theme", /A mistake in an attribute or a setting is one line that names the expected value\./)
    const page = await openOwn(tag, "")
    const logged: string[] = []
    page.on("console", (message) => logged.push(message.text()))
    await page.route("**/own?mistake", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>Own</title>${tag}<div data-ringside="mini-cart" data-ringside-layout="drawr" data-ringside-load="now"></div>`,
      }),
    )
    await page.goto(page.url().replace(/own$/, "own?mistake"))
    await expect.poll(() => logged.filter((line) => line.includes("drawr"))).toHaveLength(1)
    expect(logged.find((line) => line.includes("drawr"))).toContain('"drawer"')
  })

  it("blocks the script, and the link does it alone", async () => {
    const page = await openOwn(tag + settings, button)
    let blockedCount = 0
    await page.route(`**/${blocked}`, (route) => {
      blockedCount += 1
      return route.abort()
    })
    await page.reload()
    await page.getByRole("link", { name: "Add" }).click()
    await page.waitForURL("**/own?add-to-cart=12")
    expect(blockedCount).toBeGreaterThan(0)
  })
})

describe("a site builder", () => {
  const [tag = "", hook = ""] = listSnippets("site-builder", "html")
  const [folder = "", address = ""] = readSentence(
    "site-builder",
    /makes the folder `([^`]+)`;.*Upload the folder to your site as `([^`]+)`/,
  )
  const [header = "", allowed = ""] = readSentence(
    "site-builder",
    /put them on any server that sends `([\w-]+): ([^`]+)`, and write its address in the tag/,
  )

  it("pastes the tag and a hook", async () => {
    expect(tag).toContain(`src="${address}ringside.js"`)
    const page = await openOwn(tag, hook)
    await page.getByRole("tab", { name: "Binding" }).click()
    await page.getByText("Sewn by hand.").waitFor()
    expect(await page.getByText("96 sheets").isVisible()).toBe(false)
  })

  it.each([
    ["that sends the header", { [header]: allowed }, true],
    ["that doesn't send it", {}, false],
  ] as const)("has the files on another server %s", async (_, headers, works) => {
    // The page is a file of a server, too: a browser doesn't let a page without one ask this machine.
    const own = mkdtempSync(join(tmpdir(), "ringside-own-"))
    const [pages, files] = await Promise.all([openFolder(own), openFolder(join(root, folder), { headers })])
    onTestFinished(() => {
      pages.close()
      files.close()
      rmSync(own, { recursive: true })
    })
    writeFileSync(
      join(own, "index.html"),
      `<!doctype html><title>Own</title>${tag.replace(address, `${files.url}/`)}${hook}`,
    )
    const page = await open(pages.url)
    if (works) await page.getByRole("tab", { name: "Binding" }).click()
    else await page.waitForLoadState("networkidle")
    expect(await page.getByRole("tab").count()).toBe(works ? 2 : 0)
  })

  it("chooses an option in the playground, and pastes the HTML that it writes", async () => {
    readSentence("site-builder", /The \[playground\]\(\/playground\) writes the HTML while you choose\./)
    const playground = await open("/playground?hook=tabs")
    await playground.getByLabel("orientation", { exact: true }).selectOption("vertical")
    const written = playground.locator(".playground pre")
    await expect.poll(() => written.textContent()).toContain('data-ringside-orientation="vertical"')
    const page = await openOwn(tag, (await written.textContent()) ?? "")
    await expect.poll(() => page.getByRole("tablist").getAttribute("aria-orientation")).toBe("vertical")
  })

  it("needs no server for the widgets that the guide names, and one for a basket", async () => {
    readSentence("site-builder", /Gallery, tabs, popups and notices need none\. A basket does/)
    const sentence = "The script tag, and nothing from the server."
    for (const name of ["popup", "notices"]) await (await open(`/widgets/${name}`)).getByText(sentence).waitFor()
    for (const name of ["gallery", "tabs"])
      await (await open(`/widgets/${name}`)).getByText(/^The script tag, and .*, or a Store API\./).waitFor()
    await (await open("/widgets/mini-cart")).getByText("The script tag, and a Store API.").waitFor()
  })
})

describe("the owner of a shop", () => {
  it("reads steps that the step `walk` does, in the guide's own words", () => {
    const guide = readOwnerGuide()
    const walk = readRepository("packages/testing/walk/walk.test.ts")
    expect(Object.keys(guide).filter((step) => !walk.includes(`guide.${step}`))).toEqual([])
    const orders = readRepository("packages/testing/browser/flows/buying.test.ts")
    expect(orders).toMatch(/test\("the checkout takes an order for cash"/)
    expect(orders).toContain("{ viewport: phone }")
  })

  it("reads the same steps in the longer guide", () => {
    const [way = ""] = readSentence("wordpress", /^2\. (.*)\.$/m)
    expect(readRepository("examples/wordpress/README.md")).toContain(way)
  })

  it("needs the versions that the plugin declares", () => {
    const plugin = readRepository("examples/wordpress/plugin/ringside.php")
    const versions = readSentence("wordpress", /You need WordPress ([\d.]+), PHP ([\d.]+) and WooCommerce ([\d.]+), or/)
    const declared = ["Requires at least", "Requires PHP", "WC requires at least"].map(
      (name) => new RegExp(`^ \\* ${name}:\\s*([\\d.]+)$`, "m").exec(plugin)?.[1],
    )
    expect(declared).toEqual(versions)
  })
})
