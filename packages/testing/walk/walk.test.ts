import { cpSync, existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "vitest"
import { root } from "../../../scripts/workspace.mjs"
import { readOwnerGuide } from "../../../site/tests/ownerGuide.ts"
import { createEditor } from "./createEditor.ts"
import { createVisits, createWalk, pluginPath } from "./createWalk.ts"
import { isExpectedNotice, storedByOthers } from "./platformNoise.ts"

const { test, page, wordpress, takePicture, takeErrors } = createWalk()
const { go, login, followLinks, rowOf, openSettings, saveSettings, openShopPage, readWithoutScript, openHooks } =
  createVisits(page, wordpress)
const { insertBlocks, selectBlock, readBlocks, publish } = createEditor(page)
const guide = readOwnerGuide()

/** The hooks, each of which is a block and a shortcode. */
const hooks = Object.keys(JSON.parse(readFileSync(pluginPath("plugin/hooks.json"), "utf8")) as object)

const photos = "Product photos: zoom, slider and full screen"
const tabs = "Tabs, star ratings and the review form"
const off = "Switch everything off"

/** The content of a hook, which shoppers see where the script doesn't run. Some hooks need elements of a kind. */
const contents: Readonly<Record<string, string>> = {
  gallery: '<a href="/front.jpg"><img decoding="async" src="data:," alt="front"></a>',
  tabs: '<ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><div id="one">First</div><div id="two">Second</div>',
  countdown: '<time datetime="2100-01-01T00:00Z">the first of January</time>',
  reviews: "<p>Rated 4.5 by two.</p>",
}
const contentOf = (name: string) => contents[name] ?? `<p>In ${name}.</p>`

/** Options that a hook can't do without, and one of an option that is written into a shortcode. */
const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "add-to-cart": { product: "4" },
  product: { product: "4" },
  reviews: { average: "4.5", count: "2" },
  tabs: { orientation: "vertical" },
}

let storedBefore: readonly string[] = []

test("our zip is uploaded as the guide for owners says", async () => {
  await login()
  await go("/wp-admin/plugins.php")
  storedBefore = wordpress().listStored()
  await go("/wp-admin/")
  await followLinks(guide.uploadMenu)
  await page().locator("input[name=pluginzip]").setInputFiles(join(root, guide.zip))
  await page().getByRole("button", { name: guide.installButton }).click()
  await page().getByText("Plugin installed successfully.").waitFor()
})

test("it is refused without WooCommerce", async () => {
  const activate = await page().getByRole("link", { name: guide.activateButton }).getAttribute("href")
  await go(`/wp-admin/${activate ?? ""}`)
  await page()
    .getByText(/requires 1 plugin to be installed and activated/)
    .waitFor()
  await go("/wp-admin/plugins.php")
  expect(await rowOf("ringside").getByRole("link", { name: "Deactivate" }).count()).toBe(0)
  expect(await rowOf("ringside").getByRole("link", { name: "Activate" }).count()).toBe(0)
  // The refusal is an error of the server, in words.
  expect(takeErrors()).toEqual([expect.stringContaining("status of 500")])
})

test("it is activated beside WooCommerce, and a notice leads to the settings", async () => {
  cpSync(pluginPath("walk/woocommerce"), join(wordpress().folder, "wp-content/plugins/woocommerce"), {
    recursive: true,
  })
  await go("/wp-admin/plugins.php")
  for (const slug of ["woocommerce", "ringside"]) {
    await rowOf(slug).getByRole("link", { name: guide.activateButton }).click()
    await page().getByText("Plugin activated.").waitFor()
  }
  await page().getByRole("link", { name: "Open the settings" }).click()
  await page().getByRole("heading", { name: "Ringside", level: 1 }).waitFor()
  await go("/wp-admin/plugins.php")
  expect(await page().getByRole("link", { name: "Open the settings" }).count()).toBe(0)
  await rowOf("ringside").getByRole("link", { name: "Settings" }).click()
  await page().getByRole("heading", { name: "Ringside", level: 1 }).waitFor()
})

test("the shop page has our script in place of the shop's, and adds without reloading", async () => {
  expect(await openShopPage("/?pagename=shop")).toEqual([])
  await page().evaluate(() => Object.assign(window, { isFirstPage: true }))
  await page().locator(".ajax_add_to_cart").click()
  await page().locator("a.cart-contents", { hasText: "Basket: 1" }).waitFor()
  await page().locator(".ajax_add_to_cart.added").waitFor()
  expect(await page().evaluate(() => "isFirstPage" in window)).toBe(true)
  expect(takeErrors()).toEqual([])
})

test("the product page has our gallery and tabs", async () => {
  expect(await openShopPage("/?product=southpaw")).toEqual([])
  await page().locator(".care_tab a").click()
  await page().getByText("Wipe it dry.").waitFor()
  expect(await page().getByText("Gloves for left-handers.").isVisible()).toBe(false)
  await page().getByRole("button", { name: "Add to basket" }).click()
  await page().locator("a.cart-contents", { hasText: "Basket: 2" }).waitFor()
  expect(takeErrors()).toEqual([])
})

test("a product is put into the basket in a phone's window", async () => {
  const window = page().viewportSize()
  await page().setViewportSize({ width: 390, height: 844 })
  expect(await openShopPage("/?product=southpaw")).toEqual([])
  await page().getByRole("button", { name: "Add to basket" }).click()
  await page().locator("a.cart-contents", { hasText: "Basket: 3" }).click()
  await page().locator(".cart_item", { hasText: "Southpaw" }).waitFor()
  if (window) await page().setViewportSize(window)
  expect(takeErrors()).toEqual([])
})

test("the settings page says what happened to the jobs on the pages that were opened", async () => {
  await go("/wp-admin/")
  await followLinks(guide.settingsMenu)
  await page().getByRole("heading", { name: "Ringside", level: 1 }).waitFor()
  expect(await page().getByRole("checkbox").count()).toBeGreaterThan(10)
  expect(await page().getByLabel(off).isChecked()).toBe(false)
  expect(await page().getByText("Ringside does it: seen on the last page").count()).toBeGreaterThan(3)
  await takePicture("screenshot-1.png")
})

test("settings are changed and stored", async () => {
  await page().getByLabel(photos).uncheck()
  await page().getByLabel("Free shipping from a basket total of").fill("49,90")
  await saveSettings()
  expect(await page().getByLabel(photos).isChecked()).toBe(false)
  expect(await page().getByLabel(tabs).isChecked()).toBe(false)
  expect(await page().getByLabel("Free shipping from a basket total of").inputValue()).toBe("49.90")
  const product = ["zoom", "flexslider", "photoswipe", "photoswipe-ui-default", "wc-single-product"]
  expect(await openShopPage("/?product=southpaw")).toEqual(product)
  expect(await page().locator("[data-ringside-config]").textContent()).toContain("4990")
})

test("a design is chosen in a preview, stored, and on the pages of the shop", async () => {
  await openSettings()
  const preview = page().frameLocator("iframe[title=Preview]")
  const button = preview.locator("[data-ringside=add-to-cart] button").last()
  await button.waitFor()
  await page().getByRole("combobox", { name: "Design" }).selectOption("studio")
  await page().locator("input[type=color]").first().fill("#0a7d4f")
  expect(await page().getByLabel("My own colour for the main buttons").first().isChecked()).toBe(true)
  const colourOf = (shown: typeof button) =>
    shown.evaluate((element) => getComputedStyle(element).getPropertyValue("--rs-accent").trim())
  expect(await colourOf(button)).toBe("#0a7d4f")
  await page().getByRole("heading", { name: "Design and colours" }).scrollIntoViewIfNeeded()
  await takePicture("screenshot-2.png")
  await saveSettings()
  expect(await openShopPage("/?pagename=shop")).toEqual([])
  expect(await page().locator("[data-ringside-config]").textContent()).toContain('"theme":"studio"')
  const accent = await page().evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--ringside-accent"),
  )
  expect(accent.trim()).toBe("#0a7d4f")
  expect(takeErrors()).toEqual([])
})

test("everything is switched off, and on again with the choices of before", async () => {
  await openSettings()
  await page().getByLabel(off).check()
  await saveSettings()
  await go("/?pagename=shop")
  await page().waitForFunction(() => window.standIn?.length === 3)
  expect(await page().locator("script[src*='plugins/ringside'], [data-ringside-config]").count()).toBe(0)
  await openSettings()
  await page().getByLabel(off).uncheck()
  await saveSettings()
  expect(await openShopPage("/?pagename=shop")).toEqual([])
  expect(takeErrors()).toEqual([])
})

test("each block is inserted in the editor, stands on the page, and shows no error", async () => {
  await go("/wp-admin/post-new.php?post_type=page")
  const blocks = hooks.map((name) => ({
    name: `ringside/${name}`,
    attributes: options[name] ?? {},
    html: contentOf(name),
  }))
  await insertBlocks("Blocks of ours", blocks)
  await selectBlock("ringside/mini-cart")
  await page().getByLabel("How it opens", { exact: true }).selectOption("drawer")
  await takePicture("screenshot-3.png")
  const url = await publish()
  await page().reload()
  expect(await readBlocks()).toEqual(blocks.map(({ name }) => ({ name, isValid: true })))
  expect(takeErrors()).toEqual([])
  const html = await readWithoutScript(url)
  expect(hooks.filter((name) => !html.includes(contentOf(name)))).toEqual([])
  expect(html.includes('<div data-ringside="mini-cart" data-ringside-layout="drawer">')).toBe(true)
  expect(await openHooks(url)).toEqual(hooks.map((name) => ({ name, isFailed: false })))
  expect(takeErrors()).toEqual([])
})

test("each shortcode is inserted in the editor, stands on the page, and shows no error", async () => {
  await go("/wp-admin/post-new.php?post_type=page")
  const shortcodes = hooks.map((name) => {
    const shortcode = `ringside_${name.replaceAll("-", "_")}`
    const given = Object.entries(options[name] ?? {}).map(([option, value]) => ` ${option}="${value}"`)
    const text = `[${shortcode}${given.join("")}]${contentOf(name)}[/${shortcode}]`
    return { name: "core/shortcode", attributes: { text } }
  })
  await insertBlocks("Shortcodes of ours", shortcodes)
  const url = await publish()
  await page().reload()
  expect(await readBlocks()).toEqual(shortcodes.map(({ name }) => ({ name, isValid: true })))
  expect(takeErrors()).toEqual([])
  const html = await readWithoutScript(url)
  expect(hooks.filter((name) => !html.includes(contentOf(name)))).toEqual([])
  expect(html.includes('<div data-ringside="tabs" data-ringside-orientation="vertical">')).toBe(true)
  expect(html.includes("[ringside_")).toBe(false)
  expect(await openHooks(url)).toEqual(hooks.map((name) => ({ name, isFailed: false })))
  expect(takeErrors()).toEqual([])
})

test("deactivated, it leaves the shop as it was, and keeps the settings", async () => {
  await go("/wp-admin/plugins.php")
  await rowOf("ringside").getByRole("link", { name: "Deactivate" }).click()
  await page().getByText("Plugin deactivated.").waitFor()
  await go("/?pagename=shop")
  expect(await page().content()).not.toContain("plugins/ringside")
  expect(await page().evaluate(() => window.standIn)).toEqual(["woocommerce", "wc-add-to-cart", "wc-cart-fragments"])
  await go("/wp-admin/plugins.php")
  await rowOf("ringside").getByRole("link", { name: "Activate" }).click()
  await page().getByText("Plugin activated.").waitFor()
  await openSettings()
  expect(await page().getByLabel(photos).isChecked()).toBe(false)
  await go("/wp-admin/plugins.php")
  await rowOf("ringside").getByRole("link", { name: "Deactivate" }).click()
  await page().getByText("Plugin deactivated.").waitFor()
})

test("deleted, it leaves nothing in the database or the folder of plugins", async () => {
  await rowOf("ringside").getByRole("link", { name: "Delete" }).click()
  await page().getByText("Ringside was successfully deleted.").waitFor()
  expect(existsSync(join(wordpress().folder, "wp-content/plugins/ringside"))).toBe(false)
  const added = wordpress()
    .listStored()
    .filter((name) => !storedBefore.includes(name))
  expect(added.filter((name) => !storedByOthers.includes(name))).toEqual([])
})

test("the log has no notice", () => {
  const lines = wordpress().readLog()
  expect(lines.filter((line) => !isExpectedNotice(line))).toEqual([])
})
