import { expect, it } from "vitest"
import { staysOnPage } from "./staysOnPage.ts"

const page = { document: { URL: "https://shop.test/checkout/?lang=en#billing" } as Document }

it.each([
  ["#confirm-pi-1", true],
  ["https://shop.test/checkout/?lang=en#confirm-pi-1", true],
  ["/checkout/?lang=en#confirm-pi-1", true],
  ["#", true],
  ["https://shop.test/checkout/?lang=en#", true],
  ["https://shop.test/checkout/#confirm-pi-1", false],
  ["https://shop.test/checkout/?lang=en", false],
  ["https://shop.test/order-received/7/#thanks", false],
  ["http://[", false],
])("a redirect to %s stays on the page: %s", (url, stays) => {
  expect(staysOnPage(page, url)).toBe(stays)
})
