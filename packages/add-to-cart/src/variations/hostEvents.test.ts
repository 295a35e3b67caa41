import { startBehaviour } from "@ringside/core"
import { createTestPage, find, type JQueryForTests, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import { createBehaviours } from "./late.ts"

const variation = {
  variation_id: 7,
  attributes: { attribute_size: "L" },
  is_purchasable: true,
  is_in_stock: true,
  variation_is_visible: true,
  variation_is_active: true,
  image_id: 9,
}
const html = `<div class="product">
  <div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image"><img class="wp-post-image"></div></div>
  <form class="variations_form cart" data-product_id="3" data-product_variations='${JSON.stringify([variation])}'>
    <table class="variations"><tr><td><select name="attribute_size" data-attribute_name="attribute_size"><option value="">-</option><option>L</option></select>
      <a class="reset_variations" href="#">Clear</a></td></tr></table>
    <div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div>
      <div class="woocommerce-variation-add-to-cart"><div class="quantity"><input class="qty" name="quantity" value="1"></div>
      <button type="submit" class="single_add_to_cart_button">Add</button><input class="variation_id" name="variation_id" value="0"></div></div>
  </form></div>`
const names =
  "check_variations update_variation_values found_variation show_variation hide_variation reset_data reset_image wc_variation_form woocommerce_variation_has_changed woocommerce_gallery_reset_slide_position woocommerce_gallery_init_zoom"

let page: TestPage
let jQuery: JQueryForTests
let log: (readonly [string, string])[]
const ended = new AbortController()

beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  document.body.innerHTML = html
  log = []
  jQuery(document.body).on(names, (event) => {
    const { type, target } = event as { readonly type: string; readonly target: Element }
    log.push([type, target.classList[0] === "woocommerce-variation" ? "block" : target.localName])
  })
  page = createTestPage({ config: { host: { wc_add_to_cart_variation_params: {} } } })
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
})
afterEach(() => {
  page.stop()
  jQuery(document.body).off()
  document.body.replaceChildren()
})

const choose = async () => {
  await page.clock.advance(500)
  log = []
  Object.assign(find("select"), { value: "L" })
  jQuery(find("select")).trigger("change")
}

it("sends a variation's events in the platform's order, from the platform's elements", async () => {
  await choose()
  const wanted = ["found_variation", "show_variation", "woocommerce_variation_has_changed"]
  expect(log.filter(([name]) => wanted.includes(name))).toEqual([
    ["found_variation", "form"],
    ["show_variation", "block"],
    ["woocommerce_variation_has_changed", "form"],
  ])
})

it("reaches listeners around the variation with its arguments", async () => {
  const received: unknown[] = []
  jQuery(find(".single_variation_wrap")).on("show_variation", (_, shown, purchasable) =>
    received.push(shown, purchasable),
  )
  await choose()
  expect(received).toEqual([expect.objectContaining({ variation_id: 7 }), true])
})

it("hides the variation from its own element", async () => {
  await choose()
  log = []
  find(".reset_variations").click()
  expect(log.filter(([name]) => /hide|reset/.test(name))).toEqual(
    expect.arrayContaining([
      ["reset_image", "form"],
      ["hide_variation", "block"],
      ["reset_data", "form"],
    ]),
  )
})

it("hands over the form's object when it starts", async () => {
  const started: unknown[] = []
  jQuery(find("form")).on("wc_variation_form", (_, object) => started.push(object))
  await page.clock.advance(500)
  expect(started).toHaveLength(1)
  const object = started[0] as Readonly<Record<string, { readonly length: number; readonly 0: unknown }>>
  expect(object["$form"]?.[0]).toBe(find("form"))
  expect(object["$attributeFields"]).toHaveLength(1)
  expect(object["$singleVariation"]?.[0]).toBe(find(".single_variation"))
  expect(object["$product"]?.[0]).toBe(find(".product"))
  expect(object).toMatchObject({ useAjax: false, variationData: [{ variation_id: 7 }] })
})

it("has the gallery at its first slide, and its zoom ready, at the start", async () => {
  await page.clock.advance(500)
  expect(log.filter(([name]) => name.startsWith("woocommerce_gallery"))).toEqual([
    ["woocommerce_gallery_reset_slide_position", "div"],
    ["woocommerce_gallery_init_zoom", "div"],
  ])
})
