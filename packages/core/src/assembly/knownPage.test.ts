import { expect, it } from "vitest"
import { coreMessages } from "../messages.ts"
import { createKnownPage } from "./knownPage.ts"

it("has config and texts without a document", () => {
  const ofParts = { newsletter: { address: "/n" } }
  const known = createKnownPage({ locale: "es_ES", currency: "eur", cart: { url: "/cesta/" }, ...ofParts })
  expect(known?.config).toMatchObject({
    locale: "es-ES",
    currency: "EUR",
    cart: { url: "/cesta/", checkoutUrl: null },
    all: { newsletter: { address: "/n" } },
  })
  const translate = known?.translator("core", coreMessages)
  expect([translate?.language, translate?.("notifications")]).toEqual(["es", coreMessages.es.notifications])
})

it("has no address that leads to no page", () => {
  const cart = { url: "javascript:alert(1)", checkoutUrl: "https://shop.example/pay" }
  expect(createKnownPage({ locale: "en", cart })?.config.cart).toMatchObject({ ...cart, url: null })
})

it.each([[{}], [{ currency: "EUR" }], [{ locale: "!" }]])("is missing where %j names no language", (config) => {
  expect(createKnownPage(config)).toBeNull()
})
