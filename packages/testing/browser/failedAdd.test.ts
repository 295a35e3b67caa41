import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

const addSouthpaw = ".post-11 .button.add_to_cart_button"

const languages = [
  {
    path: "/en/shop/",
    locale: "en-GB",
    message: "We couldn’t tell whether it was added to your basket.",
    retry: "Try again",
  },
  {
    path: "/en/shop/",
    locale: "en-US",
    message: "We couldn’t tell whether it was added to your cart.",
    retry: "Try again",
  },
  {
    path: "/shop/",
    locale: "es-ES",
    message: "No hemos podido saber si se ha añadido a la cesta.",
    retry: "Reintentar",
  },
] as const

for (const { path, locale, message, retry } of languages) {
  for (const state of [2, 3] as const) {
    test(`an add without a readable answer says so beside its button and is tried again there (${locale}, state ${state})`, async () => {
      const { page, host, readBasket } = await openHost(
        path,
        { state, config: { locale } },
        { viewport: { width: 360, height: 740 }, expectedErrors: /Failed to load|ERR_/ },
      )
      host.cart.fail("add_to_cart", { kind: "status", status: 503 })
      const button = page.locator(addSouthpaw)
      await button.scrollIntoViewIfNeeded()
      await button.click()
      const alert = page.getByRole("alert")
      await alert.getByText(message).waitFor()
      const [boxOfAlert, boxOfButton] = await Promise.all([alert.boundingBox(), button.boundingBox()])
      if (!boxOfAlert || !boxOfButton) throw new Error("The message or the button is not to be seen.")
      expect(Math.abs(boxOfAlert.y - (boxOfButton.y + boxOfButton.height))).toBeLessThan(60)
      expect(await button.getAttribute("aria-busy")).toBeNull()
      await alert.getByRole("button", { name: retry }).focus()
      await page.keyboard.press("Enter")
      await page.locator(`${addSouthpaw}.added`).waitFor()
      expect(await alert.count()).toBe(0)
      expect((await readBasket()).count).toBe(1)
    })
  }
}

test("an add that the shop refuses in words shows those words", async () => {
  const { page } = await openHost(
    "/en/shop/",
    { state: 3 },
    {
      expectedErrors: /Failed to load/,
      prepare: (each) =>
        each.route("**/*wc-ajax=add_to_cart*", (route) =>
          route.fulfill({ status: 400, json: { code: "limit", message: "Only one <b>Southpaw</b> per order." } }),
        ),
    },
  )
  await page.locator(addSouthpaw).click()
  await page.getByRole("alert").getByText("Only one Southpaw per order.").waitFor()
})
