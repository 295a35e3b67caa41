import { startBehaviour } from "@ringside/core"
import { createTestPage, find, type JQueryForTests, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { beforeLoad } from "../beforeLoad.ts"
import { variationsBehaviour } from "./behaviour.ts"

const variation = {
  variation_id: 7,
  attributes: { attribute_size: "L" },
  is_purchasable: true,
  is_in_stock: true,
  variation_is_visible: true,
  variation_is_active: true,
  image_id: 9,
  image: { src: "/red.avif", full_src: "/red-full.avif", thumb_src: "/red-thumb.avif" },
}
const formHtml = `<form class="variations_form cart" data-product_id="3" data-product_variations='${JSON.stringify([variation])}'>
    <table class="variations"><tr><td><select name="attribute_size" data-attribute_name="attribute_size"><option value="">-</option><option>L</option></select></td></tr></table>
    <div class="single_variation_wrap"><div class="single_variation"></div><input class="variation_id" name="variation_id" value="0"></div></form>`
const html = `<div class="product"><div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image"><a href="/front-full.avif"><img class="wp-post-image" src="/front.avif"></a></div></div>${formHtml}</div>`
const names = [
  ...["wc_variation_form", "wc_variations_image_update", "wc_variations_image_reset"],
  ...["wc_maybe_trigger_slide_position_reset", "wc_set_variation_attr", "wc_reset_variation_attr"],
  ...["wc_set_content", "wc_reset_content", "block", "unblock"],
]

let page: TestPage
let jQuery: JQueryForTests
const ended = new AbortController()

beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  document.body.innerHTML = html
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const call = (selector: string, name: string, ...args: readonly unknown[]): unknown => {
  const set = jQuery(selector)
  return Reflect.apply(Reflect.get(set, name) as () => unknown, set, args)
}
const start = (isLoaded = true) => {
  page = createTestPage({ config: { host: { wc_add_to_cart_variation_params: {} } } })
  beforeLoad.start(page)
  if (isLoaded) startBehaviour(variationsBehaviour, page)
}

describe.each([
  ["before the form's code is loaded", false],
  ["afterwards", true],
])("the host's functions %s", (_, isLoaded) => {
  it.each(names)("include %s, which returns its set, until the page stops", (name) => {
    start(isLoaded)
    const set = jQuery("form")
    expect(Reflect.apply(Reflect.get(set, name) as () => unknown, set, [])).toBe(set)
    page.stop()
    expect(jQuery.fn[name]).toBeUndefined()
  })
})

describe("with block(), jQuery.blockUI and unblockUI", () => {
  const read = (name: string): unknown => Reflect.get(jQuery, name)

  it("are there, do nothing, and go with the page", () => {
    start(false)
    const [block, unblock] = [read("blockUI") as (options: object) => unknown, read("unblockUI") as () => unknown]
    expect([block({ message: null }), unblock()]).toEqual([undefined, undefined])
    // Scripts write there as WooCommerce's checkout does.
    Object.assign(Reflect.get(Reflect.get(block, "defaults") as object, "overlayCSS") as object, { cursor: "default" })
    page.stop()
    expect([read("blockUI"), read("unblockUI")]).toEqual([undefined, undefined])
  })

  it("are the plugin's where it is on the page", () => {
    const plugin = vi.fn()
    Reflect.set(jQuery, "blockUI", plugin)
    start(false)
    expect(read("blockUI")).toBe(plugin)
    page.stop()
    expect(read("blockUI")).toBe(plugin)
    Reflect.deleteProperty(jQuery, "blockUI")
  })
})

it("don't replace those of the host's own scripts", () => {
  const host = vi.fn()
  Reflect.set(jQuery.fn, "wc_variation_form", host)
  start()
  expect(jQuery.fn["wc_variation_form"]).toBe(host)
  page.stop()
  expect(jQuery.fn["wc_variation_form"]).toBe(host)
  Reflect.deleteProperty(jQuery.fn, "wc_variation_form")
})

it("don't count as signs of the host's script", () => {
  start()
  page.scan()
  expect(jQuery("form")).toHaveLength(1)
  page.stop()
  start()
  expect(jQuery.fn["wc_variation_form"]).toBeTypeOf("function")
})

describe("wc_variation_form()", () => {
  const startNames = ["check_variations", "found_variation", "wc_variation_form"]
  const listen = (selector: string) => {
    const received: string[] = []
    for (const name of startNames) jQuery(selector).on(name, () => received.push(name))
    return received
  }
  const select = (selector: string) => (find(`${selector} select`) as HTMLSelectElement).options[1]

  it("starts an inserted form after 100 ms, for those who listen after the call", async () => {
    start()
    document.body.insertAdjacentHTML("beforeend", `<div class="product" id="quick">${formHtml}</div>`)
    select("#quick")?.setAttribute("selected", "")
    call("#quick form", "wc_variation_form")
    const received = listen("#quick form")
    await page.clock.advance(99)
    expect(received).toEqual([])
    await page.clock.advance(1)
    expect(received).toEqual(["found_variation", "check_variations", "wc_variation_form"])
  })

  it("starts a form once more that has started, with its variations as they are now", async () => {
    start()
    await page.clock.advance(100)
    const next = { ...variation, variation_id: 8 }
    jQuery("form").data("product_variations", [next])
    ;(find("select") as HTMLSelectElement).value = "L"
    call("form", "wc_variation_form")
    call("form", "wc_variation_form")
    const received = listen("form")
    await page.clock.advance(100)
    expect(received).toEqual(["found_variation", "check_variations", "wc_variation_form"])
    expect((find("input") as HTMLInputElement).value).toBe("8")
  })

  it("starts no form any more that has left the page", async () => {
    start()
    await page.clock.advance(100)
    call("form", "wc_variation_form")
    const received = listen("form")
    find("form").remove()
    page.scan()
    await page.clock.advance(100)
    expect(received).toEqual([])
  })
})

it("show a variation's picture, and the product's own again", () => {
  start()
  call("form", "wc_variations_image_update", variation)
  expect(find("img").getAttribute("src")).toBe("/red.avif")
  call("form", "wc_variations_image_reset")
  expect(find("img").getAttribute("src")).toBe("/front.avif")
  call("form", "wc_variations_image_update", variation)
  call("form", "wc_variations_image_update", false)
  expect(find("img").getAttribute("src")).toBe("/front.avif")
})

it("change texts and attributes, and restore the original ones", () => {
  start()
  const image = find("img")
  call("img", "wc_set_variation_attr", "alt", "Red")
  expect(image.getAttribute("alt")).toBe("Red")
  call("img", "wc_reset_variation_attr", "alt")
  expect(image.getAttribute("alt")).toBe("")
  call(".single_variation", "wc_set_content", "SKU-7")
  expect(find(".single_variation").textContent).toBe("SKU-7")
  call(".single_variation", "wc_reset_content")
  expect(find(".single_variation").textContent).toBe("")
})

describe("a theme's own wc_variations_image_update", () => {
  const choose = (value: string) => {
    const select = find("select") as HTMLSelectElement
    select.value = value
    select.dispatchEvent(new Event("change", { bubbles: true }))
  }
  afterEach(() => Reflect.deleteProperty(jQuery.fn, "wc_variations_image_update"))

  it.each(["before", "after"])("put there %s our code, shows each choice in our place", (when) => {
    const calls: unknown[][] = []
    const update = function (this: ArrayLike<unknown>, ...args: unknown[]) {
      calls.push([this[0], ...args])
    }
    const put = () => Reflect.set(jQuery.fn, "wc_variations_image_update", update)
    if (when === "before") put()
    start()
    if (when === "after") put()
    choose("L")
    const form = find("form")
    expect(calls).toEqual([[form, expect.objectContaining({ variation_id: 7 })]])
    choose("")
    expect(calls.slice(1)).toEqual([[form, false]])
    jQuery("form").trigger("reset_image")
    expect(calls.slice(2)).toEqual([[form, false]])
    expect(find("img").getAttribute("src")).toBe("/front.avif")
  })

  it("that throws stops nothing else", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
    start()
    Reflect.set(jQuery.fn, "wc_variations_image_update", () => {
      throw new Error("theirs")
    })
    choose("L")
    expect((find("input") as HTMLInputElement).value).toBe("7")
  })

  it.each([
    ["before the form's code is loaded", false],
    ["afterwards", true],
  ])("that wraps ours %s ends in our picture", (_, isLoaded) => {
    start(isLoaded)
    const ours = Reflect.get(jQuery.fn, "wc_variations_image_update") as (variation: unknown) => unknown
    const theirs = vi.fn()
    Reflect.set(jQuery.fn, "wc_variations_image_update", function (this: unknown, given: unknown) {
      theirs(given)
      return Reflect.apply(ours, this, [given])
    })
    if (!isLoaded) startBehaviour(variationsBehaviour, page)
    choose("L")
    expect([theirs.mock.calls.length, find("img").getAttribute("src")]).toEqual([1, "/red.avif"])
  })
})
