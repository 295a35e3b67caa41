import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { fillAddress, openCheckout, waitForForm } from "../support/openCheckout.ts"

const labels = (page: Page) =>
  page
    .locator(".woocommerce-billing-fields__field-wrapper > .form-row:visible label")
    .evaluateAll((all) => all.map((label) => label.textContent.replace(/\s+/g, " ").trim()))
const country = (page: Page) => page.locator("#billing_country")

test("fields follow the country, and what was typed is there when the shopper comes back", async () => {
  const { page } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  const spanish = await labels(page)
  expect(spanish.slice(2)).toEqual([
    "Country / Region *",
    "Street address *",
    "Apartment, suite, unit, etc. (optional)",
    "Postcode / ZIP *",
    "Town / City *",
    "Province *",
    "Phone *",
    "Email address *",
  ])
  await country(page).selectOption("US")
  // The first country that is chosen waits for the code of the fields.
  await expect.poll(async () => (await labels(page)).slice(5, 8)).toEqual(["Town / City *", "State *", "ZIP Code *"])
  await page.getByLabel("State").selectOption({ label: "California" })
  await country(page).selectOption("FR")
  expect(await labels(page)).not.toContain("Province *")
  expect(await page.locator("#billing_state").evaluate((field: HTMLInputElement) => [field.type, field.value])).toEqual(
    ["hidden", ""],
  )
  await country(page).selectOption("GB")
  expect((await labels(page)).slice(5, 8)).toEqual(["Town / City *", "County (optional)", "Postcode *"])
  await country(page).selectOption("IE")
  expect((await labels(page)).at(-3)).toBe("Eircode (optional)")
  await country(page).selectOption("US")
  expect(await page.locator("#billing_state").inputValue()).toBe("CA")
  await country(page).selectOption("ES")
  expect(await labels(page)).toEqual(spanish)
  expect(await page.locator("#billing_state").inputValue()).toBe("M")
  expect(await page.locator("#billing_city").inputValue()).toBe("Madrid")
})

test("a country change keeps focus, and requests one update", async () => {
  const { page, requests } = await openCheckout()
  await waitForForm(page)
  await country(page).focus()
  await country(page).selectOption("US")
  await expect.poll(() => requests.filter((request) => request.includes("review")).length).toBe(2)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("billing_country")
})

test("stopping puts the server's fields back", async () => {
  const { page } = await openCheckout()
  await waitForForm(page)
  const wrapper = page.locator(".woocommerce-billing-fields__field-wrapper")
  const before = await wrapper.evaluate((element) => element.innerHTML)
  await country(page).selectOption("US")
  await page.locator("#billing_state[data-ringside-inserted]").waitFor()
  await page.evaluate("ringside.stop()")
  expect(await wrapper.evaluate((element) => element.innerHTML)).toBe(before)
  expect(await page.locator("form.checkout").getAttribute("novalidate")).toBeNull()
})
