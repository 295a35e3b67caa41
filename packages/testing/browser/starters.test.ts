import { afterAll, beforeAll, expect, test } from "vitest"
import { listAnswerMistakes } from "../../../scripts/docs/storeApiDocument.mjs"
import { openPage } from "./support/openPage.ts"
import { openStarter, type RunningServer } from "./support/openServer.ts"

let server: RunningServer
beforeAll(async () => {
  server = await openStarter()
})
afterAll(() => server.close())

test("the starter of a static page has a basket, whose server answers as the document says", async () => {
  const mistakes: (readonly string[])[] = []
  const { page, warnings } = await openPage(`${server.url}/`, {
    expectedErrors: /status of 400/,
    prepare: (opened) =>
      opened.route("**/api/**", async (route) => {
        const response = await route.fetch()
        mistakes.push(listAnswerMistakes(response.ok() ? "Cart" : "Refusal", await response.json()))
        await route.fulfill({ response })
      }),
  })
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
