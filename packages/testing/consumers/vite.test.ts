import { readdirSync } from "node:fs"
import { expect, it } from "vitest"
import { openApp } from "./openApp.ts"

const openWay = async (way: string, page = "/") => {
  const app = await openApp("vite", `${page}?way=${way}`)
  await app.page.locator(`html[data-way="${way}"]`).waitFor()
  return app
}

it.each(["behaviours", "parts"])("runs gallery, tabs, popup and add button by %s", async (way) => {
  const { page, cart } = await openWay(way)

  await page.getByRole("tab", { name: "Casting" }).click()
  await page.getByRole("tabpanel", { name: "Casting" }).waitFor()

  await page.getByRole("button", { name: "Once a month" }).click()
  await page.getByRole("dialog", { name: "Once a month" }).waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog", { name: "Once a month" }).waitFor({ state: "hidden" })

  await page.getByRole("link", { name: "Add to basket" }).click()
  await expect.poll(() => page.locator("[data-ringside='cart-count']").textContent()).toBe("1")
  expect(cart.basketOf().lines.map(({ quantity }) => quantity)).toEqual([1])

  await page.getByRole("link", { name: "From the front" }).first().click()
  await page.locator(".pswp--open").waitFor()
})

it("draws a widget in a hook", async () => {
  const { page, cart } = await openWay("hooks")
  await page.locator("#drawn-button").evaluate((hook) => hook.scrollIntoView())
  await page.locator("#drawn-button").getByRole("button").click()
  await expect.poll(() => cart.basketOf().lines.map(({ quantity }) => quantity)).toEqual([1])
})

it("opens the debug panel where the address asks for it, and fetches nothing of it elsewhere", async () => {
  const open = async (query: string) => {
    const { page } = await openApp("vite", `/?way=debugPanel${query}`)
    await page.locator('html[data-way="debugPanel"]').waitFor()
    return page
  }
  const page = await open("&ringside-debug")
  const panel = page.getByRole("complementary", { name: "Ringside debug panel" })
  const line = (title: string) =>
    panel.getByRole("listitem").filter({ has: page.locator("b").getByText(title, { exact: true }) })
  await line("tabs").getByText("Enhances what the shop printed").first().waitFor()
  await line("add-to-cart").getByText("Loads when it is seen").first().waitFor()
  const listFiles = (opened: typeof page) =>
    opened.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
  const [asked, plain] = [await listFiles(page), await listFiles(await open(""))]
  const names = (files: readonly string[]) => files.filter((file) => /debug-[\w-]+\.js$/.test(file))
  expect([names(asked).length, names(plain).length]).toEqual([1, 0])
})

const packages = readdirSync(new URL("vite/src/packages", import.meta.url)).map((file) => file.replace(/\.ts$/, ""))

it.each(packages)("runs the snippet of the README of %s", async (name) => {
  await openWay(`packages/${name}`, "/withoutHooks.html")
})
