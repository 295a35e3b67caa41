import { describe, expect, it } from "vitest"
import { createConfig } from "./configForTests.ts"
import { isSkippedText } from "./index.ts"
import { mentionsPrivateText } from "./skippedText.ts"

const config = createConfig({
  skip_strings_from_dynamic_translation: ["Ringside", "two words"],
  skip_strings_from_dynamic_translation_for_substrings: {
    href: ["amazon-adsystem", "googleads", "g.doubleclick"],
    "": ["%%"],
  },
  duplicate_detections_allowed: "3",
})

it.each([
  [0, false],
  [3, false],
  [4, true],
  [1000, true],
])("a text that was seen %i times is skipped: %j", (seen, isSkipped) => {
  expect(isSkippedText("Hola", "", config, seen)).toBe(isSkipped)
})

it("is skipped after its first time where no duplicates are allowed", () => {
  const once = createConfig({ duplicate_detections_allowed: 0 })
  expect([0, 1].map((seen) => isSkippedText("Hola", "", once, seen))).toEqual([false, true])
  expect(isSkippedText("Hola", "", once)).toBe(false)
})

it.each([
  ["Ringside", "", true],
  [" Ringside\n", "", true],
  ["Ringside", "title", true],
  ["two words", "", true],
  ["ringside", "", false],
  ["Ringside 2", "", false],
  ["two", "", false],
  ["Hola", "", false],
])("of the listed texts, %j in %j is one: %j", (text, attribute, isSkipped) => {
  expect(isSkippedText(text, attribute, config)).toBe(isSkipped)
})

it.each([
  ["https://z.amazon-adsystem.com/x", "href", true],
  ["https://googleads.g.doubleclick.net/", "href", true],
  ["https://shop.test/googleads", "href", true],
  ["https://googleads.test/", "src", false],
  ["googleads", "", false],
  ["100%% lana", "", true],
  ["100%% lana", "title", false],
  ["https://shop.test/", "href", false],
  ["constructor", "constructor", false],
  ["__proto__", "__proto__", false],
])("%j in %j contains an excluded part: %j", (text, attribute, isSkipped) => {
  expect(isSkippedText(text, attribute, config)).toBe(isSkipped)
})

describe("e-mail addresses", () => {
  it.each([
    ["ana@example.com", ""],
    ["  ana@example.com\u00A0", ""],
    ["Ana.Gil+tienda@mail.example.co.uk", ""],
    ["<ana@example.com>", ""],
    ["ana@example.com.", ""],
    ["ana@localhost", ""],
    ["añá@ejemplo.es", ""],
    ["ana@example.com", "title"],
    ["ana@example.com", "value"],
    ["ana@example.com", "placeholder"],
    ["mailto:ana@example.com?subject=Hola", "href"],
    ["MAILTO:ana@example.com", "HREF"],
  ])("skips %j in %j", (text, attribute) => {
    expect(isSkippedText(text, attribute, config)).toBe(true)
  })

  it.each([
    ["Escribe a la tienda", ""],
    ["@ringside", ""],
    ["hola@", ""],
    ["Escribe a @ringside o llama", ""],
    ["logo@2x.png", "src"],
    ["logo.png 1x, logo@2x.png 2x", "srcset"],
    ["https://video.test/@ringside", "href"],
  ])("sends %j in %j", (text, attribute) => {
    expect(isSkippedText(text, attribute, config)).toBe(false)
  })
})

describe("secrets", () => {
  it.each([
    ...["key", "login", "email", "billing_email", "_wpnonce", "nonce", "token", "password", "pass", "client_secret"],
    ...["payment_intent_client_secret", "setup_intent_client_secret", "KEY", "Token", "%6Bey"],
  ])("skips addresses with the parameter %s", (name) => {
    for (const attribute of ["href", "src", "HREF"]) {
      expect(isSkippedText(`https://shop.test/mi-cuenta/?${name}=s3`, attribute, config)).toBe(true)
      expect(isSkippedText(`/mi-cuenta/?a=1&${name}=s3&b=2#top`, attribute, config)).toBe(true)
      expect(isSkippedText(`?${name}=s3`, attribute, config)).toBe(true)
    }
  })

  it.each([
    ["https://shop.test/key=1", "href"],
    ["https://shop.test/#key=1", "href"],
    ["https://shop.test/#?key=1", "href"],
    ["https://shop.test/?keyword=lana&monkey=1", "href"],
    ["https://shop.test/?x=key", "href"],
    ["https://shop.test/?", "src"],
    ["Pulsa ?key=1", ""],
    ["?key=1", "title"],
  ])("sends %j in %j", (text, attribute) => {
    expect(isSkippedText(text, attribute, config)).toBe(false)
  })
})

describe("mentionsPrivateText", () => {
  it.each([
    ["Hola, ana@example.com: tu pedido está listo", ""],
    ["Te hemos escrito a añá.gil+tienda@ejemplo.es.", "title"],
    ["Enlace: https://shop.test/mi-cuenta/?action=rp&key=s3&login=ana", ""],
    ["(http://shop.test/checkout/order-pay/7/?key=wc_order_1)", ""],
    ["/checkout/order-received/7/?key=wc_order_1", "aria-label"],
    ["/figura.png?w=1 1x, /figura.png?token=s3 2x", "srcset"],
    ["/video.png?token=s3", "poster"],
    ["/mi-cuenta/?_wpnonce=1", "action"],
  ])("%j in %j is private", (text, attribute) => {
    expect(mentionsPrivateText(text, attribute)).toBe(true)
  })

  it.each([
    ["Síguenos: @ringside", ""],
    ["Dos figuras @ 30 €", ""],
    ["/logo@2x.png", "src"],
    ["/logo.png 1x, /logo@2x.png 2x", "srcset"],
    ["https://video.test/@ringside", "href"],
    ["https://shop.test/tienda/?orderby=price", ""],
    ["¿Qué? key=1", ""],
    ["Pulsa ?key=1", ""],
  ])("%j in %j isn't private", (text, attribute) => {
    expect(mentionsPrivateText(text, attribute)).toBe(false)
  })
})
