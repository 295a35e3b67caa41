import type { Page, Route } from "playwright-core"
import { expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { expectCount, shopLanguages } from "../support/shop.ts"
import { openWithLists, variationForm } from "../support/variationForm.ts"

/** Made in 36 variations, more than a page carries with it: the shop is asked for each. */
const product = "/product/viktor-grua-halvorsund/"
const anUnknownError = { es: "Ha ocurrido un error desconocido.", en: "An unknown error occurred." } as const

interface Question {
  readonly fields: URLSearchParams
  /** Lets the shop answer. */
  answer(): Promise<void>
}

/** Holds every question until it is let go. */
async function holdQuestions(page: Page): Promise<readonly Question[]> {
  const questions: Question[] = []
  await page.route(/wc-ajax=get_variation/, (route: Route) => {
    questions.push({
      fields: new URLSearchParams(route.request().postData() ?? ""),
      answer: () => route.continue(),
    })
  })
  return questions
}

test("a choice is asked for once, and shown as the shop answers it", async () => {
  const { page, requests } = await openWithLists(`/en${product}`)
  const form = variationForm(page)
  await form.choose({ pintura: "dorada", manos: "vendas", escala: "1-6" })
  await expect.poll(form.readPrice).toBe("149.00")
  expect(await form.readFirstPicture()).toContain("gold")
  await form.choose({ escala: "1-12" })
  await expect.poll(form.readPrice).toBe("89.00")
  await form.choose({ escala: "1-6" })
  await expect.poll(form.readPrice).toBe("149.00")
  expect(requests.filter((request) => request === "POST get_variation")).toHaveLength(2)
})

test("while the shop is slow the form waits with the press of its button, and can be chosen in", async () => {
  const { page } = await openWithLists(`/en${product}`)
  const questions = await holdQuestions(page)
  const form = variationForm(page)
  await form.choose({ pintura: "azul", manos: "abiertas", escala: "1-12" })
  await page.locator(".single_variation_wrap[aria-busy=true]").waitFor()
  await form.button.press("Enter")
  await expect.poll(() => questions.length).toBe(1)
  expect(Object.fromEntries(questions[0]?.fields ?? [])).toMatchObject({
    attribute_pintura: "azul",
    attribute_manos: "abiertas",
    attribute_escala: "1-12",
    product_id: "125",
  })
  await questions[0]?.answer()
  await page.getByRole("dialog").locator(".mini_cart_item", { hasText: "1:12" }).waitFor()
  await expectCount(page, 1)
  expect(await page.locator(".single_variation_wrap[aria-busy]").count()).toBe(0)
})

test("an answer to what is no longer chosen changes nothing", async () => {
  const { page } = await openWithLists(`/en${product}`)
  const questions = await holdQuestions(page)
  const form = variationForm(page)
  await form.choose({ pintura: "roja", manos: "vendas", escala: "1-6" })
  await expect.poll(() => questions.length).toBe(1)
  await form.choose({ escala: "1-12" })
  await expect.poll(() => questions.length).toBe(2)
  await questions[1]?.answer()
  await expect.poll(form.readPrice).toBe("79.00")
  const id = await page.locator("input.variation_id").inputValue()
  await questions[0]?.answer()
  await page.evaluate(() => fetch("/favicon.svg"))
  expect(await form.readPrice()).toBe("79.00")
  expect(await page.locator("input.variation_id").inputValue()).toBe(id)
})

test.each(selectCases(shopLanguages, 2))(
  "in $name a question that fails says so, and a press of the button asks again",
  async ({ name, prefix }) => {
    const { page } = await openWithLists(prefix + product, { expectedErrors: /500/ })
    await page.route(/wc-ajax=get_variation/, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 })
    const form = variationForm(page)
    await form.choose({ pintura: "roja", manos: "vendas", escala: "1-12" })
    await page.getByRole("alert").getByText(anUnknownError[name]).waitFor()
    expect(await page.locator(".single_variation_wrap[aria-busy]").count()).toBe(0)
    await form.button.click()
    await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
    expect(await page.getByText(anUnknownError[name]).count()).toBe(0)
  },
)

test("a variation that doesn't exist or is sold out shows a message, and isn't bought", async () => {
  const { page, requests } = await openWithLists(`/en${product}`)
  page.on("dialog", (dialog) => void dialog.accept())
  const form = variationForm(page)
  await form.choose({ pintura: "negra", manos: "guantes", escala: "1-6" })
  await page.locator(".wc-variation-is-unavailable").waitFor()
  await form.button.click({ force: true })
  await page.getByText("Sorry, this product is unavailable.").waitFor()
  await page.route(/wc-ajax=get_variation/, (route) => route.fulfill({ json: false }))
  await form.choose({ manos: "vendas" })
  await page.getByText("Sorry, no products matched your selection.").waitFor()
  expect(requests.filter((request) => request.includes("add"))).toEqual([])
})

test("without script every one of them can be bought", async () => {
  const { page } = await openWithLists(`/en${product}`, { javaScriptEnabled: false })
  const form = variationForm(page)
  await form.choose({ pintura: "verde", manos: "guantes", escala: "1-12" })
  await form.button.click()
  await expectCount(page, 1)
})
