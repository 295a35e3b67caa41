import type { Page } from "playwright-core"
import { expect, it } from "vitest"
import { openApp } from "./openApp.ts"

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

it("draws one widget", async () => {
  const { page } = await openApp("react", "/?one")
  await page.getByText(/your basket is empty/i).waitFor()
})

it("draws widgets beside components, which come, go and change", async () => {
  const { page, cart } = await openApp("react", "/")
  await part(page, "Product").getByText("The app's own text, 0.").waitFor()
  await part(page, "Product").getByText("38").first().waitFor()
  await part(page, "Product")
    .getByRole("button", { name: /Southpaw/ })
    .click()
  await expect.poll(() => cart.basketOf().lines.map(({ quantity }) => quantity)).toEqual([1])
  for (const name of ["Mini-cart", "Basket", "Checkout"]) await part(page, name).getByText("Southpaw").first().waitFor()

  await page.getByRole("button", { name: "Hide the widgets" }).click()
  await expect.poll(() => page.locator("[data-ringside-root]").count()).toBe(0)
  await page.getByRole("button", { name: "Show the widgets" }).click()
  for (const name of ["Mini-cart", "Basket", "Checkout"]) await part(page, name).getByText("Southpaw").first().waitFor()

  await page.getByRole("button", { name: "Another product" }).click()
  await part(page, "Product")
    .getByRole("button", { name: /Cornerman/ })
    .waitFor()
  await page.getByRole("button", { name: /^Counted/ }).click()
  await part(page, "Product").getByText("The app's own text, 1.").waitFor()
  await page.getByRole("button", { name: "Another layout" }).click()
  await part(page, "Mini-cart").getByRole("button").first().click()
  await page.getByRole("dialog").getByText("Southpaw").first().waitFor()
})
