import { readFileSync } from "node:fs"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { listAnswerMistakes } from "../../../scripts/docs/storeApiDocument.mjs"
import { openPage } from "./support/openPage.ts"
import { openRecipeServer, openStarter, type RunningServer } from "./support/openServer.ts"

let server: RunningServer
beforeAll(async () => {
  server = await openStarter()
})
afterAll(() => server.close())

/** Opens a server's first page; `mistakes` are those that its answers have by the document, a list for each answer. */
async function openStarterPage({ url }: RunningServer = server) {
  const mistakes: (readonly string[])[] = []
  const opened = await openPage(`${url}/`, {
    expectedErrors: /status of 400/,
    prepare: (page) =>
      page.route("**/api/**", async (route) => {
        const response = await route.fetch()
        const schema = route.request().url().includes("/products") ? "Product" : "Cart"
        const body: unknown = await response.json()
        for (const each of Array.isArray(body) ? body : [body])
          mistakes.push(listAnswerMistakes(response.ok() ? schema : "Refusal", each))
        await route.fulfill({ response })
      }),
  })
  return { ...opened, mistakes }
}

test("the starter of a static page has a basket, whose server answers as the document says", async () => {
  const { page, warnings, mistakes } = await openStarterPage()
  const count = page.locator("[data-ringside=cart-count]")
  const drawer = page.getByRole("dialog")
  const album = page.getByRole("button", { name: /Sketch album/ })
  for (const number of [1, 2]) {
    await album.click()
    await count.filter({ hasText: `(${String(number)})` }).waitFor()
    await drawer.waitFor()
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
  }
  await album.click()
  await page.getByText("There are 2 of “Sketch album”.").first().waitFor()
  await page.getByRole("button", { name: /^Open basket/ }).click()
  await drawer.getByRole("spinbutton", { name: /Sketch album/ }).fill("1")
  await page.keyboard.press("Enter")
  await count.filter({ hasText: "(1)" }).waitFor()
  await page.goto(`${server.url}/basket.html`)
  await page.getByRole("main").getByText("Sketch album").first().waitFor()
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Remove/ })
    .click()
  await page.getByText("You have removed Sketch album.").first().waitFor()
  expect(mistakes.flat()).toEqual([])
  expect(mistakes.length).toBeGreaterThan(5)
  expect(warnings).toEqual([])
})

const recipe = new URL("../../../site/pages/recipes/server.md", import.meta.url)

test("the recipe's server in one file, of at most 60 lines of code, has a basket for the recipe's page", async () => {
  const code = readFileSync(new URL("../consumers/node/basketServer.mjs", import.meta.url), "utf8").split("\n")
  expect(code.filter((line) => !/^\s*(?:\/\/.*|\/\*\*.*\*\/)?$/.test(line)).length).toBeLessThanOrEqual(60)
  const [own = "", basket = ""] = [...readFileSync(recipe, "utf8").matchAll(/^```html\n([^]*?)^```$/gm)].map(
    ([, html = ""]) => html,
  )
  const withoutSizes = own.replace(/^.*data-ringside="product".*\n/m, "")
  const small = await openRecipeServer({ "index.html": withoutSizes, "own-basket.html": basket })
  onTestFinished(() => small.close())
  const { page, warnings, mistakes } = await openStarterPage(small)
  const add = page.getByRole("button", { name: /Field notebook/ })
  await add.click()
  await page
    .getByRole("dialog")
    .getByRole("spinbutton", { name: /Field notebook/ })
    .fill("40")
  await page.keyboard.press("Enter")
  await page.getByRole("dialog").getByText("€720.00").first().waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "hidden" })
  await add.click()
  await page.getByText("There are 40 of “Field notebook”.").first().waitFor()
  await page.goto(`${small.url}/own-basket.html`)
  await page.getByRole("button", { name: /^Remove/ }).click()
  await page.getByText("You have removed Field notebook.").first().waitFor()
  expect(mistakes.flat()).toEqual([])
  expect(mistakes.length).toBeGreaterThan(4)
  expect(warnings).toEqual([])
})

test("its T-shirt is sold by size, and each size has its own price, stock and line", async () => {
  const { page, warnings, mistakes } = await openStarterPage()
  const sizes = page.getByRole("group", { name: "Size" })
  const add = page.getByRole("button", { name: "Add to basket Workshop T-shirt" })
  const drawer = page.getByRole("dialog")
  await page.getByRole("article", { name: "Workshop T-shirt" }).getByText("From €24.00").waitFor()
  await add.click()
  await page.getByText("Still to choose: Size.").waitFor()
  for (const [size, price] of [
    ["L", "€26.00"],
    ["S", "€24.00"],
  ] as const) {
    await sizes.getByRole("radio", { name: size, exact: true }).check()
    await page.getByRole("article", { name: "Workshop T-shirt" }).getByText(price).waitFor()
    await add.click()
    await drawer.getByText(price).first().waitFor()
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
  }
  await sizes.getByRole("radio", { name: /^M/ }).check()
  await page.getByText("Sold out", { exact: true }).waitFor()
  await add.click()
  await page.getByText("This has sold out.").waitFor()
  await page.goto(`${server.url}/basket.html`)
  await page.getByRole("main").getByText("€50.00").first().waitFor()
  expect(await page.getByRole("spinbutton", { name: /Workshop T-shirt/ }).count()).toBe(2)
  expect(mistakes.flat()).toEqual([])
  expect(warnings).toEqual([])
})

test("its server asks for a size that wasn't chosen, and finds a size by its number", async () => {
  const add = (body: object) =>
    fetch(`${server.url}/api/wc/store/v1/cart/add-item`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).then(async (response) => (await response.json()) as { readonly message?: string; readonly items?: object[] })
  for (const variation of [undefined, "L", [null], [{ attribute: "Size", value: "XXL" }]])
    expect(await add({ id: 4, quantity: 1, variation })).toMatchObject({ message: "Please choose a size." })
  const line = { key: "43", id: 43, variation: [{ attribute: "Size", value: "L" }] }
  expect((await add({ id: 43, quantity: 1, variation: [] })).items).toMatchObject([line])
  expect((await add({ id: 4, quantity: 1, variation: line.variation })).items).toMatchObject([line])
})

test("its server goes on after an address that begins with two slashes", async () => {
  expect((await fetch(`${server.url}//`)).status).toBe(200)
  expect((await fetch(`${server.url}/`)).status).toBe(200)
})

test.each([
  ["products/9", 404, { code: "woocommerce_rest_product_invalid_id" }],
  ["products", 200, [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]],
  ["products?type=variation&parent[]=4", 200, [{ id: 41 }, { id: 42, is_in_stock: false }, { id: 43 }]],
])("its server answers %s by %i", async (path, status, body) => {
  const response = await fetch(`${server.url}/api/wc/store/v1/${path}`)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject(body)
})
