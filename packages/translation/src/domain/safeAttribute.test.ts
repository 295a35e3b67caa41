import { describe, expect, it } from "vitest"
import { isSafeAttributeValue } from "./index.ts"

const addressAttributes = ["href", "src", "poster", "action", "srcset"]
const png = "data:image/png;base64,iVBORw0KGgo="

describe.each(addressAttributes)("%s", (attribute) => {
  it.each([
    ...["javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)"],
    ...["java\nscript:alert(1)", "\u0000javascript:alert(1)", "\u0001 java script\r: alert(1)", "javascript :alert(1)"],
    ...["java\u200Bscript:alert(1)", "vbscript:msgbox(1)", "VB\tScript:x"],
    ...["data:text/html,<script>alert(1)</script>", "DATA:text/html;base64,PHN2Zz4=", "data:,x", "data:"],
    ...[
      "data:image/svg+xml,<svg onload=alert(1)>",
      "data:image/svg+xml;base64,PHN2Zz4=",
      "data:image/pngx,",
      "da ta:text/html,",
    ],
  ])("refuses %j", (value) => {
    expect(isSafeAttributeValue(attribute, value)).toBe(false)
    expect(isSafeAttributeValue(attribute.toUpperCase(), value)).toBe(false)
  })

  it.each([
    ...[
      "",
      "/tienda/",
      "tienda",
      "?a=1",
      "#top",
      "//shop.test/a",
      "https://shop.test/a?b=javascript:1",
      "./javascript",
    ],
    ...["mailto:ana@example.com", "tel:+34900", "/data:text/html", "javascript", "a,b"],
  ])("takes %j", (value) => {
    expect(isSafeAttributeValue(attribute, value)).toBe(true)
  })
})

it.each(["png", "jpeg", "gif", "webp", "avif"])("images in data may be %s, where they are not followed", (type) => {
  for (const value of [
    `data:image/${type};base64,AAAA`,
    `data:image/${type},a`,
    ` DATA:image/${type.toUpperCase()} ;x,a`,
  ]) {
    const safe = addressAttributes.filter((attribute) => isSafeAttributeValue(attribute, value))
    expect(safe).toEqual(["src", "poster", "srcset"])
  }
})

it.each([
  ["a.png 1x, b.png 2x", true],
  [`${png} 1x, b.png 2x`, true],
  [`a.png 1x, ${png} 2x`, true],
  ["a.png 1x, javascript:alert(1) 2x", false],
  ["a.png 1x,\n java\tscript:alert(1)", false],
  ["a.png 1x, data:text/html,x 2x", false],
])("the candidates of %j are safe: %j", (value, isSafe) => {
  expect(isSafeAttributeValue("srcset", value)).toBe(isSafe)
})

it.each(["title", "aria-label", "placeholder", "value", "alt", ""])("any text may stand in %j", (attribute) => {
  expect(isSafeAttributeValue(attribute, "javascript: una introducción")).toBe(true)
  expect(isSafeAttributeValue(attribute, "data:text/html,")).toBe(true)
})

it.each([null, undefined, 1, {}])("%j is no value", (value) => {
  expect(isSafeAttributeValue("href", value as string)).toBe(false)
  expect(isSafeAttributeValue("title", value as string)).toBe(false)
  expect(isSafeAttributeValue(value as string, "/")).toBe(false)
})
