import { describe, expect, it } from "vitest"
import { formatPreviewUrl, selectEditorEvent } from "./index.ts"

describe("addresses inside the editor", () => {
  it.each([
    ["/tienda/", "/tienda/?trp-edit-translation=preview"],
    ["/tienda/?a=1#top", "/tienda/?a=1&trp-edit-translation=preview#top"],
    ["https://shop.test/en/", "https://shop.test/en/?trp-edit-translation=preview"],
    ["HTTP://shop.test/", "HTTP://shop.test/?trp-edit-translation=preview"],
    ["producto", "producto?trp-edit-translation=preview"],
    ["?a=1", "?a=1&trp-edit-translation=preview"],
    ["/?trp-edit-translation=true&a=1", "/?trp-edit-translation=preview&a=1"],
    ["/?trp-edit-translation=preview", "/?trp-edit-translation=preview"],
    ["/javascript:x", "/javascript:x?trp-edit-translation=preview"],
  ])("%j becomes %j", (href, expected) => {
    expect(formatPreviewUrl(href, null)).toBe(expected)
    expect(formatPreviewUrl(href, {})).toBe(expected)
    expect(formatPreviewUrl(href, { as: "visitor" })).toBe(expected)
    expect(formatPreviewUrl(href, { nonce: "n1" })).toBe(expected)
    expect(formatPreviewUrl(href, { as: "", nonce: "n1" })).toBe(expected)
    expect(formatPreviewUrl(href, { as: {} as string, nonce: "n1" })).toBe(expected)
  })

  it.each([
    ["/", "/?trp-edit-translation=preview&trp-view-as=visitor&trp-view-as-nonce=n1"],
    ["/?trp-view-as=x#top", "/?trp-view-as=visitor&trp-edit-translation=preview&trp-view-as-nonce=n1#top"],
  ])("%j shows the same view of the shop: %j", (href, expected) => {
    expect(formatPreviewUrl(href, { as: "visitor", nonce: "n1" })).toBe(expected)
  })

  it.each([
    ...["", "#", "#top", " #top", "javascript:void(0)", "JavaScript:void(0)", " java\tscript:void(0)"],
    ...["mailto:ana@example.com", "MAILTO:ana@example.com?subject=x", "tel:+34900", "data:text/plain,x", "sms:+34900"],
  ])("%j stays untouched", (href) => {
    expect(formatPreviewUrl(href, { as: "visitor", nonce: "n1" })).toBe(href)
  })
})

const save = "trp_trigger_save_translations_event"
const next = "trp_trigger_next_string_event"
const previous = "trp_trigger_previous_string_event"
const discard = "trp_trigger_discard_all_changes_event"

describe.each([
  [false, { ctrl: true, meta: false }, { ctrl: false, meta: true }],
  [true, { ctrl: false, meta: true }, { ctrl: true, meta: false }],
])("keys, on a Mac: %j", (mac, held, other) => {
  it.each([
    ["s", save, save],
    ["S", save, save],
    ["ArrowRight", null, next],
    ["arrowright", null, next],
    ["ArrowLeft", null, previous],
    ["z", null, discard],
    ["Z", null, discard],
    ["ArrowUp", null, null],
    ["a", null, null],
    ["", null, null],
    ["__proto__", null, null],
  ])("%j asks for %s, with Alt for %s", (key, plain, withAlt) => {
    expect(selectEditorEvent({ key, mac, alt: false, ...held })).toBe(plain)
    expect(selectEditorEvent({ key, mac, alt: true, ...held })).toBe(withAlt)
    expect(selectEditorEvent({ key, mac, alt: true, ctrl: true, meta: true })).toBe(withAlt)
    for (const alt of [false, true]) {
      expect(selectEditorEvent({ key, mac, alt, ctrl: false, meta: false })).toBeNull()
      expect(selectEditorEvent({ key, mac, alt, ...other })).toBeNull()
    }
  })
})
