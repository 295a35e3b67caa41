import { describe, expect, test } from "vitest"
import { canRenderPlugin } from "../../src/wordpress/renderPlugin.ts"
import { audit } from "../support/audit.ts"
import { answerBank, cardFrame, openCards, typeCard } from "../support/openCards.ts"
import { fillAddress, waitForForm, waitForReview } from "../support/openCheckout.ts"
import { pluginAllOn, pluginOff, pluginOn } from "../support/pluginFront.ts"

const received = "**/checkout/order-received/**"
const notice = ".woocommerce-NoticeGroup-checkout .woocommerce-error"
const orderPay = "/en/checkout/order-pay/900/?pay_for_order=true&key=double"
const addCard = "/en/my-account/add-payment-method/"

describe.skipIf(!canRenderPlugin)("cards on pages of the WordPress plugin (skipped without PHP)", () => {
  test.for(pluginAllOn)(
    "$name: the checkout takes cards, and those that the bank confirms",
    async ({ host: theirs, open }) => {
      const { page, host, cards } = await openCards({ host: theirs, open: { ...open, expectedErrors: /402/ } })
      await waitForForm(page)
      await fillAddress(page)
      await page.locator("#terms").check()
      expect(await page.locator("#wcpay-upe-checkout-js").count()).toBe(0)
      await typeCard(page, "4000 0000 0000 0002")
      await page.locator("#place_order").click()
      await expect.poll(() => page.locator(notice).textContent()).toBe("Your card was declined.")
      expect(await audit(page, "main")).toEqual([])
      await typeCard(page, "4000 0027 6000 3184")
      // By keyboard: the page may still be scrolling to its notice.
      await page.locator("#place_order").press("Enter")
      await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
      expect(host.checkout.orders).toMatchObject([{ method: "woocommerce_payments", totalMinor: 4890 }])
      expect(cards.actions.filter((action) => action.get("action") === "update_order_status")).toHaveLength(1)
    },
  )

  test.for(pluginAllOn)("$name: an order is paid, and a card is added", async ({ host, open }) => {
    const { page, cards, ...visit } = await openCards({ path: orderPay, host, open, cards: { isLoggedIn: true } })
    await typeCard(page, "4000 0027 6000 3184")
    await page.locator("#place_order").click()
    await Promise.all([page.waitForURL("**/order-received/900/**"), answerBank(page, "Complete")])
    await page.goto(visit.host.url + addCard)
    await typeCard(page)
    await page.locator("#place_order").click()
    await page.waitForURL("**/payment-methods/")
    expect(cards.savedCards).toMatchObject([{ last4: "4242" }])
  })

  const savedList = { path: "/en/payment-methods/", cards: { isLoggedIn: true }, saved: ["4242424242424242"] } as const

  test.for(pluginOn)("$name: the list of saved cards asks before it deletes one", async ({ host, open }) => {
    const { page } = await openCards({ ...savedList, host, open, hasProvider: false })
    expect(await page.locator("#wc-add-payment-method-js").count()).toBe(0)
    await page.getByRole("link", { name: "Delete" }).click()
    await page.getByRole("dialog", { name: "Delete this payment method?" }).waitFor()
  })

  test.for(pluginOff)("$name: the list of saved cards is left to its links", async ({ host, open }) => {
    const { page } = await openCards({ ...savedList, host, open, hasProvider: false })
    expect(await page.locator("#wc-add-payment-method-js").count()).toBe(1)
    const remove = page.getByRole("link", { name: "Delete" })
    await Promise.all([page.waitForURL("**/delete-payment-method/1/**"), remove.click()])
  })

  test.for([...pluginOn, ...pluginOff])("$name: the payment script stays, and takes the card", async (front) => {
    const { page, host, requests } = await openCards({ host: front.host, open: front.open, hasProvider: false })
    await fillAddress(page)
    await waitForReview(page)
    await page.locator("#terms").check()
    await page.locator(".host-card").fill("4242424242424242")
    expect(await cardFrame(page).locator("body").count()).toBe(0)
    await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
    expect(host.checkout.orders).toMatchObject([{ method: "woocommerce_payments" }])
    expect(host.checkout.orders[0]?.fields["wcpay-payment-method"]).toMatch(/^pm_/)
    expect(requests.filter((request) => request === "POST checkout")).toHaveLength(1)
  })
})
