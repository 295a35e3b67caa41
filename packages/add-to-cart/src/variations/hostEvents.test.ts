import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type JQueryForTests, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { variationsBehaviour } from "./behaviour.ts"

const variation = {
  variation_id: 7,
  attributes: { attribute_size: "L" },
  is_purchasable: true,
  is_in_stock: true,
  variation_is_visible: true,
  variation_is_active: true,
  image_id: 9,
  price_html: "12 €",
  variation_description: "",
}
const createHtml = () => `<div class="product">
  <div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image"><img class="wp-post-image"></div></div>
  <form class="variations_form cart" data-product_id="3" data-product_variations='${JSON.stringify([variation])}'>
    <table class="variations"><tr><td><select name="attribute_size" data-attribute_name="attribute_size"><option value="">-</option><option>L</option></select>
      <a class="reset_variations" href="#">Clear</a></td></tr></table>
    <div class="reset_variations_alert" role="alert"></div>
    <div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div>
      <div class="woocommerce-variation-add-to-cart"><div class="quantity"><input class="qty" name="quantity" value="1"></div>
      <button type="submit" class="single_add_to_cart_button">Add</button><input class="variation_id" name="variation_id" value="0"></div></div>
  </form></div>`
const names =
  "clear_reset_announcement woocommerce_variation_select_change announce_reset reset_focus check_variations update_variation_values found_variation show_variation hide_variation reset_data reset_image wc_variation_form woocommerce_variation_has_changed woocommerce_gallery_reset_slide_position woocommerce_gallery_init_zoom"

let page: TestPage
let jQuery: JQueryForTests
let log: (readonly [string, string])[]
const ended = new AbortController()

beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  log = []
  jQuery(document.body).on(names, (event) => {
    const { type, target } = event as { readonly type: string; readonly target: Element }
    log.push([type, target.classList[0] === "woocommerce-variation" ? "block" : target.localName])
  })
  open()
})
function open() {
  document.body.innerHTML = createHtml()
  page = createTestPage({ config: { host: { wc_add_to_cart_variation_params: {} } } })
  startBehaviour(variationsBehaviour, page)
}
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
  await page.clock.advance(300)
  const wanted = [
    "clear_reset_announcement",
    "woocommerce_variation_select_change",
    "found_variation",
    "show_variation",
    "woocommerce_variation_has_changed",
  ]
  expect(log.filter(([name]) => wanted.includes(name))).toEqual([
    ["clear_reset_announcement", "form"],
    ["woocommerce_variation_select_change", "form"],
    ["found_variation", "form"],
    ["woocommerce_variation_has_changed", "form"],
    ["show_variation", "block"],
  ])
})

it("announces the variation that a listener has found instead", async () => {
  const other = { ...variation, variation_id: 5 }
  const announced: unknown[] = []
  jQuery("form").on("show_variation", (_, shown) => announced.push((shown as typeof other).variation_id))
  jQuery("form").on("found_variation", (_, found) => {
    if ((found as typeof other).variation_id === 5) return
    jQuery("form").data("product_variations", [other])
    jQuery("form").trigger("reload_product_variations")
  })
  await choose()
  await page.clock.advance(300)
  jQuery("form").off()
  expect(announced).toEqual([5])
})

const block = () => find(".single_variation")
const addButton = () => find(".single_add_to_cart_button")

it("shows a variation at once, and sends show_variation when the platform does", async () => {
  await choose()
  expect([block().textContent.trim(), addButton().classList.contains("disabled")]).toEqual(["12 €", false])
  await page.clock.advance(299)
  expect(log.some(([name]) => name === "show_variation")).toBe(false)
  await page.clock.advance(1)
  expect(log.filter(([name]) => name === "show_variation")).toEqual([["show_variation", "block"]])
})

it.each([
  ["is reset", () => find(".reset_variations").click()],
  ["is found again", () => jQuery(find("form")).trigger("found_variation", [variation])],
])("sends no show_variation that is out of date when the choice %s", async (_, change) => {
  await choose()
  await page.clock.advance(200)
  change()
  await page.clock.advance(100)
  expect(log.some(([name]) => name === "show_variation")).toBe(false)
})

it("starts the page's video players in a variation when it is announced", async () => {
  const started: unknown[] = []
  Object.assign(jQuery.fn, {
    mediaelementplayer(this: { readonly 0: Element; readonly length: number }, settings: unknown) {
      started.push(this.length, this[0].className, settings)
    },
  })
  Object.assign(window, { wp: { mediaelement: { settings: { pluginPath: "/" } } } })
  variation.variation_description =
    '<video class="wp-video-shortcode"></video><div class="mejs-mediaelement"><audio class="wp-audio-shortcode"></audio></div>'
  page.stop()
  open()
  await choose()
  expect(started).toEqual([])
  await page.clock.advance(300)
  expect(started).toEqual([1, "wp-video-shortcode", { pluginPath: "/" }])
  variation.variation_description = ""
  Reflect.deleteProperty(jQuery.fn, "mediaelementplayer")
  Reflect.deleteProperty(window, "wp")
})

it("sends the gallery's resize through jQuery only", async () => {
  await choose()
  await page.clock.advance(19)
  const received: string[] = []
  const { signal } = page
  jQuery(window).on("resize.test", () => received.push("jQuery"))
  window.addEventListener("resize", () => received.push("native"), { signal })
  await page.clock.advance(1)
  jQuery(window).off()
  expect(received).toEqual(["jQuery"])
})

it("clears by the keyboard too, and sends the reset's events in order", async () => {
  await choose()
  log = []
  const reset = find(".reset_variations")
  for (const key of [" ", "Enter"]) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    reset.dispatchEvent(event)
    // The browser itself presses a link by Enter.
    expect(event.defaultPrevented).toBe(key === " ")
  }
  expect(findA(HTMLSelectElement, "select").value).toBe("")
  expect(log.filter(([name]) => /announce|focus|reset_data/.test(name)).slice(-3)).toEqual([
    ["announce_reset", "form"],
    ["reset_data", "form"],
    ["reset_focus", "form"],
  ])
  expect(document.activeElement).toBe(find("select"))
})

it("focuses the first choice, and empties the announcement, when a script asks for it", async () => {
  await page.clock.advance(500)
  jQuery(find("form")).trigger("announce_reset")
  expect(find(".reset_variations_alert").textContent).not.toBe("")
  jQuery(find("form")).trigger("clear_reset_announcement")
  expect(find(".reset_variations_alert").textContent).toBe("")
  jQuery(find("form")).trigger("reset_focus")
  expect(document.activeElement).toBe(find("select"))
})

it("checks the choice again when a script has replaced the variations", async () => {
  await page.clock.advance(500)
  log = []
  jQuery(find("form")).trigger("reload_product_variations")
  expect(log.some(([name]) => name === "check_variations")).toBe(true)
})

it("follows requests that a script sends to handlers of the platform's namespace alone, as swatches of themes do", async () => {
  await page.clock.advance(500)
  const id = () => findA(HTMLInputElement, ".variation_id").value
  Object.assign(find("select"), { value: "L" })
  jQuery(find("select")).trigger("change.wc-variation-form")
  expect([id(), addButton().classList.contains("disabled")]).toEqual(["7", false])
  jQuery(find(".reset_variations")).trigger("click.wc-variation-form")
  expect([id(), findA(HTMLSelectElement, "select").value]).toEqual(["", ""])
  Object.assign(find("select"), { value: "L" })
  jQuery(find("form")).trigger("check_variations.wc-variation-form")
  expect(id()).toBe("7")
  log = []
  jQuery(find("select")).trigger("change.of-another-script")
  expect(log).toEqual([])
})

describe("a request that a script sends to the form's own handlers alone", () => {
  const ask = (name: string, ...args: readonly unknown[]) => jQuery(find("form")).triggerHandler(name, args)
  const other = { ...variation, variation_id: 5, price_html: "14 €" }

  it("reads the variations that it has narrowed", async () => {
    await choose()
    jQuery("form").data("product_variations", [other])
    ask("reload_product_variations")
    expect([findA(HTMLInputElement, ".variation_id").value, block().textContent.trim()]).toEqual(["5", "14 €"])
    jQuery("form").data("product_variations", [])
    ask("reload_product_variations")
    expect([...findA(HTMLSelectElement, "select").options].map(({ value }) => value)).not.toContain("L")
  })

  it("shows or clears a variation, and is followed by no form that has ended", async () => {
    await choose()
    ask("found_variation", other)
    expect(findA(HTMLInputElement, ".variation_id").value).toBe("5")
    ask("reset_data")
    expect(addButton().classList.contains("disabled")).toBe(true)
    page.stop()
    ask("found_variation", variation)
    expect(addButton().classList.contains("disabled")).toBe(false)
    expect(findA(HTMLInputElement, ".variation_id").value).toBe("5")
  })

  it("is answered, once, after a composite has taken all handlers off and started the form again", async () => {
    await choose()
    jQuery("form").off()
    const start: unknown = jQuery.fn["wc_variation_form"]
    if (typeof start !== "function") throw new Error("The function is missing.")
    for (let starts = 0; starts < 2; starts += 1) Reflect.apply(start, jQuery("form"), [])
    await page.clock.advance(500)
    jQuery("form").data("product_variations", [other])
    log = []
    ask("reload_product_variations")
    expect(findA(HTMLInputElement, ".variation_id").value).toBe("5")
    expect(log.filter(([name]) => name === "check_variations")).toHaveLength(1)
  })

  it("is done once where it bubbles", async () => {
    await page.clock.advance(500)
    log = []
    jQuery(find("form")).trigger("reload_product_variations")
    expect(log.filter(([name]) => name === "check_variations")).toHaveLength(1)
  })
})

describe("the variations in jQuery's memory", () => {
  type Items = readonly Record<string, unknown>[]
  const price = () => find(".woocommerce-variation-price").textContent
  /** As plugins that fetch the prices of another currency, which send no event. */
  const changePrices = () => {
    const items = jQuery("form").data("product_variations") as Items
    for (const item of items) item["price_html"] = "14 $"
    jQuery("form").data("product_variations", items)
  }

  it("are shown as a script has changed them", async () => {
    await page.clock.advance(500)
    changePrices()
    await choose()
    expect(price()).toBe("14 $")
  })

  it("are shown as a script has changed them before our code was there", async () => {
    page.stop()
    document.body.innerHTML = createHtml()
    changePrices()
    page = createTestPage({ config: { host: { wc_add_to_cart_variation_params: {} } } })
    startBehaviour(variationsBehaviour, page)
    await choose()
    expect(price()).toBe("14 $")
  })

  it("are ours where nobody has asked jQuery for them, also where jQuery comes later", async () => {
    page.stop()
    Reflect.deleteProperty(window, "jQuery")
    open()
    await page.clock.advance(500)
    Reflect.set(window, "jQuery", jQuery)
    document.head.dispatchEvent(new Event("load"))
    const parse = vi.spyOn(JSON, "parse")
    await choose()
    const items = jQuery("form").data("product_variations")
    expect([Array.isArray(items), parse.mock.calls.length]).toEqual([true, 0])
    parse.mockRestore()
    find(".reset_variations").click()
    changePrices()
    await choose()
    expect(price()).toBe("14 $")
  })

  it("are left out where a script wants each choice asked for", async () => {
    jQuery("form").data("product_variations", false)
    const started: unknown[] = []
    jQuery(find("form")).on("wc_variation_form", (_, object) => started.push(object))
    await page.clock.advance(500)
    expect(started).toMatchObject([{ useAjax: true, variationData: false }])
  })
})

it("reaches listeners around the variation with its arguments", async () => {
  const received: unknown[] = []
  jQuery(find(".single_variation_wrap")).on("show_variation", (_, shown, purchasable) =>
    received.push(shown, purchasable),
  )
  await choose()
  await page.clock.advance(300)
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

describe("the form of a composite's part, connected after the composite's script has reported its choice", () => {
  const changes = ["woocommerce_variation_select_change", "found_variation", "woocommerce_variation_has_changed"]
  const startPart = async (tag: string, value: string) => {
    page.stop()
    document.body.innerHTML = createHtml().replaceAll(/(<\/?)form\b/g, `$1${tag}`)
    Object.assign(find("select"), { value })
    page = createTestPage({ config: { host: { wc_add_to_cart_variation_params: {} } } })
    startBehaviour(variationsBehaviour, page)
    const ids: string[] = []
    jQuery(find(".variations_form")).on("woocommerce_variation_has_changed", () => {
      ids.push(findA(HTMLInputElement, ".variation_id").value)
    })
    log = []
    await page.clock.advance(500)
    return { ids, names: log.map(([name]) => name).filter((name) => changes.includes(name)) }
  }

  it("reports the choice, with the variation that was found", async () => {
    expect(await startPart("div", "L")).toEqual({ ids: ["7"], names: changes })
  })

  it.each([
    ["without a choice", "div", ""],
    ["of a product's own form", "form", "L"],
  ])("reports no change %s", async (_, tag, value) => {
    const { ids, names } = await startPart(tag, value)
    expect([ids, names.filter((name) => name !== "found_variation")]).toEqual([[], []])
  })
})

it("passes the form's object when it starts", async () => {
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

it("resets the gallery to its first slide and prepares its zoom at the start", async () => {
  await page.clock.advance(500)
  expect(log.filter(([name]) => name.startsWith("woocommerce_gallery"))).toEqual([
    ["woocommerce_gallery_reset_slide_position", "div"],
    ["woocommerce_gallery_init_zoom", "div"],
  ])
})
