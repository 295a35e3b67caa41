import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { openShopPage } from "../support/shop.ts"

const panel = "#er-workshop"

/** The requests for translations that a page sends from now on. */
function collectRequests(page: Page): string[][] {
  const asked: string[][] = []
  page.on("request", (request) => {
    if (!request.url().endsWith("/trp-ajax.php")) return
    asked.push(JSON.parse(new URLSearchParams(request.postData() ?? "").get("originals") ?? "[]") as string[])
  })
  return asked
}

/** Runs in the page: notes each text that the panel's heading has shown, and whether it was ever empty. */
function watchPanel(): void {
  const shown: string[] = []
  Object.assign(window, { shownHeadings: shown })
  const look = () => {
    const heading = document.querySelector("#er-workshop h2")
    const text = heading?.textContent ?? (heading ? "" : null)
    if (text !== null && shown.at(-1) !== text) shown.push(text)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test("a part that a script adds late is asked for once and written in place, but for what is typed, code and marked", async () => {
  let asked: string[][] = []
  const { page } = await openShopPage("/en/rincon/", {
    before: watchPanel,
    prepare: (opened) => Promise.resolve((asked = collectRequests(opened))),
  })
  await page.getByRole("heading", { name: "In the workshop, now" }).waitFor()
  await expect
    .poll(() => page.locator(`${panel} li`).allTextContents())
    .toEqual(["Sanding", "Grey primer", "First coat of skin"])
  expect(asked).toEqual([
    [
      ...["En el taller, ahora", "Los pasos de la figura que está en la mesa.", "Lijado", "Imprimación gris"],
      ...["Primera mano de piel", "Ver más pasos", "Referencia", "Pregunta al taller", "¿Qué quieres saber?"],
    ],
  ])
  const field = page.locator(`${panel} input`)
  expect([await field.inputValue(), await field.getAttribute("placeholder")]).toEqual([
    "Referencia",
    "What would you like to know?",
  ])
  expect(await page.locator(`${panel} :is(code, blockquote)`).allTextContents()).toEqual([
    "imprimación-0412",
    "«La guardia no se pinta, se esculpe.»",
  ])
  expect(await page.getByRole("region", { name: "In the workshop, now" }).count()).toBe(1)
  // Never blank: the original until its translation.
  const readHeadings = () =>
    page.evaluate(() => (window as unknown as { shownHeadings: readonly string[] }).shownHeadings)
  // Noted once a frame.
  await expect
    .poll(async () => (await readHeadings()).filter((text) => text !== "En el taller, ahora"))
    .toEqual(["In the workshop, now"])
  expect(await audit(page, panel)).toEqual([])
  await page.getByRole("button", { name: "Show more steps" }).click()
  await page.getByText("Drying in the cabinet").waitFor()
  expect(asked.slice(1)).toEqual([["Barniz mate", "Secando en la cámara"]])
})

test("the same part is left alone in the language that it was written in", async () => {
  let asked: string[][] = []
  const { page } = await openShopPage("/rincon/", {
    prepare: (opened) => Promise.resolve((asked = collectRequests(opened))),
  })
  await page.getByRole("button", { name: "Ver más pasos" }).click()
  await page.getByText("Secando en la cámara").waitFor()
  expect(asked).toEqual([])
})

test("what the shop answers in the page's language is not asked for, and a failed request leaves the originals", async () => {
  const asked: string[] = []
  const { page } = await openShopPage("/en/tienda/", {
    expectedErrors: /Failed to load/,
    prepare: async (opened) => {
      for (const address of ["**/trp-ajax.php", "**/wp-admin/admin-ajax.php"]) {
        await opened.route(address, (route) => {
          if (!route.request().postData()?.includes("trp_get_translations")) return route.fallback()
          asked.push(new URL(route.request().url()).pathname)
          return route.fulfill({ status: 503, body: "" })
        })
      }
    },
  })
  await page.locator("li.product-type-simple.instock .ajax_add_to_cart").first().click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  expect(asked).toEqual([])
  await page.evaluate(() => {
    const part = document.createElement("p")
    part.id = "late"
    part.textContent = "Lijado"
    document.querySelector("main")?.append(part)
  })
  await expect.poll(() => asked).toEqual(["/trp-ajax.php", "/wp-admin/admin-ajax.php"])
  expect(await page.locator("#late").textContent()).toBe("Lijado")
})

test("the floating switcher opens by pointing and by touch, closes at Escape and beside it, and fits a phone", async () => {
  const { page } = await openShopPage("/en/", { viewport: { width: 360, height: 740 }, hasTouch: true })
  const control = page.getByRole("button", { name: "English: change language" })
  const list = page.locator("#trp-switcher-dropdown-list")
  await control.tap()
  await list.getByRole("link", { name: "Español" }).waitFor()
  expect(await audit(page, ".trp-floating-switcher")).toEqual([])
  await page.touchscreen.tap(180, 300)
  await list.waitFor({ state: "hidden" })
  await control.hover()
  await list.getByRole("link", { name: "Español" }).waitFor()
  await control.press("Escape")
  await list.waitFor({ state: "hidden" })
  await expect.poll(() => list.getAttribute("inert")).toBe("")
})
