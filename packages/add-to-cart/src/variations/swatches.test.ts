import { startBehaviour } from "@ringside/core"
import {
  createTestPage,
  find,
  findA,
  provideJQuery,
  sendHostEvent,
  type TestPage,
  type TestPageOptions,
} from "@ringside/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createVariation, type FormMarkup, formatForm } from "./formForTests.ts"
import { swatchesBehaviour, variationsBehaviour } from "./index.ts"

const inline = [
  createVariation(21, "S", "red"),
  createVariation(22, "L", "blue"),
  createVariation(23, "M", "red", { is_in_stock: false }),
]
const hook = 'data-ringside="variations" data-ringside-swatches="on"'

let page: TestPage

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  document.documentElement.dir = ""
})

/** The hook stands around the form. */
async function open(markup: FormMarkup, attributes = hook, options: TestPageOptions = {}): Promise<string> {
  document.body.innerHTML = `<div ${attributes}>${formatForm(markup)}</div>`
  const before = document.body.innerHTML
  page = createTestPage(options)
  vi.stubGlobal("alert", vi.fn())
  for (const behaviour of [variationsBehaviour, swatchesBehaviour]) startBehaviour(behaviour, page)
  await page.clock.advance(100)
  return before
}

const select = (name: string) => findA(HTMLSelectElement, `#${name}`)
const radios = (name: string) => [
  ...find(`#${name} + .ringside-add-to-cart-swatches`).querySelectorAll<HTMLElement>("[role=radio]"),
]
function radio(name: string, index: number): HTMLElement {
  const found = radios(name)[index]
  if (!found) throw new Error(`no swatch ${String(index)}`)
  return found
}
/** Each radio by its words, with `*` when it is chosen. */
const words = (name: string) =>
  radios(name).map((each) => (each.getAttribute("aria-checked") === "true" ? "*" : "") + each.textContent)
const tabStops = (name: string) => radios(name).map((each) => each.tabIndex)

function press(element: Element, key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  return event.defaultPrevented
}

describe("swatches", () => {
  it("appear once, and work, on a page that is restored as a copy", async () => {
    await open({ variations: inline })
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    page.scan()
    expect(document.querySelectorAll("[role=radiogroup]").length).toBe(2)
    radio("size", 2).click()
    expect(select("size").value).toBe("L")
    page.stop()
    const { style, required } = select("colour")
    expect([document.querySelector("[role=radiogroup]"), style.display, required]).toEqual([null, "", true])
  })

  it("replace the selects, in groups named by their labels", async () => {
    await open({ variations: inline })
    const groups = [...document.querySelectorAll("[role=radiogroup]")]
    expect(groups.map((group) => group.getAttribute("aria-label"))).toEqual(["Size", "Colour"])
    expect(words("size")).toEqual(["S", "M, sold out", "L"])
    expect(tabStops("size")).toEqual([0, -1, -1])
    expect([select("colour").style.display, select("colour").required]).toEqual(["none", false])
  })

  it("don't replace a focused select until focus leaves it", async () => {
    document.body.innerHTML = `<div ${hook}>${formatForm({ variations: inline })}</div>`
    select("size").focus()
    page = createTestPage()
    for (const behaviour of [variationsBehaviour, swatchesBehaviour]) startBehaviour(behaviour, page)
    await page.clock.advance(100)
    expect(document.activeElement).toBe(select("size"))
    expect(document.querySelectorAll("[role=radiogroup]")).toHaveLength(1)
    select("size").value = "L"
    select("colour").focus()
    expect(words("size")).toEqual(["S", "M, sold out", "*L"])
  })

  it("choose in the select, which sends its change to the form", async () => {
    await open({ variations: inline })
    const listener = vi.fn()
    select("size").addEventListener("change", listener)
    radio("size", 0).click()
    radio("colour", 0).click()
    expect([select("size").value, listener.mock.calls.length]).toEqual(["S", 1])
    expect(findA(HTMLInputElement, "[name=variation_id]").value).toBe("21")
    expect(words("colour")).toEqual(["*red", "blue, unavailable with your choice"])
    radio("size", 0).click()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it("that don't fit the choice can be focused, but not chosen", async () => {
    await open({ variations: inline })
    radio("size", 0).click()
    const blue = radio("colour", 1)
    expect(blue.getAttribute("aria-disabled")).toBe("true")
    blue.click()
    expect([select("colour").value, document.activeElement]).toEqual(["", blue])
    expect(tabStops("colour")).toEqual([-1, 0])
  })

  it("follow choices made by other scripts, and are cleared with the form", async () => {
    await open({ variations: inline })
    select("size").value = "L"
    select("size").dispatchEvent(new Event("change", { bubbles: true }))
    expect(words("size")).toEqual(["S", "M, sold out", "*L"])
    find(".reset_variations").click()
    expect(words("size")).toEqual(["S", "M, sold out", "L"])
  })

  it.each([
    ["ltr", "ArrowRight", 1],
    ["ltr", "ArrowLeft", 2],
    ["rtl", "ArrowRight", 2],
    ["rtl", "ArrowDown", 1],
  ])("in %s: %s leads from the first to the place %i, and chooses", async (direction, key, index) => {
    document.documentElement.dir = direction
    await open({ variations: inline })
    vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => direction }))
    radio("size", 0).focus()
    expect(press(radio("size", 0), key)).toBe(true)
    expect([document.activeElement, select("size").value]).toEqual([radio("size", index), ["S", "M", "L"][index]])
    expect(tabStops("size").indexOf(0)).toBe(index)
    vi.unstubAllGlobals()
  })

  it("leave other keys, and arrows with a modifier, to the browser", async () => {
    await open({ variations: inline })
    expect(press(radio("size", 0), "Tab")).toBe(false)
    expect(press(find(".qty"), "ArrowRight")).toBe(false)
  })

  it("get focus by their label", async () => {
    await open({ variations: inline })
    find("label[for=colour]").click()
    expect(document.activeElement).toBe(radio("colour", 0))
  })

  it("include variations that a script has added later", async () => {
    await open({ variations: inline })
    find("form").setAttribute("data-product_variations", JSON.stringify([createVariation(30, "M", "red")]))
    for (const name of ["reload_product_variations", "check_variations"]) {
      sendHostEvent({ name, target: find(".single_variation_wrap") })
    }
    expect(words("size")).toEqual(["S, unavailable with your choice", "M", "L, unavailable with your choice"])
  })

  it("show what is sold out since a script has changed the list in jQuery's memory, and had it read again", async () => {
    const ended = new AbortController()
    const jQuery = await provideJQuery(ended.signal)
    await open({ variations: structuredClone(inline) })
    expect(words("size")).toEqual(["S", "M, sold out", "L"])
    const [, large] = jQuery("form").data("product_variations") as Record<string, unknown>[]
    Object.assign(large ?? {}, { is_in_stock: false })
    jQuery("form").trigger("reload_product_variations")
    ended.abort()
    expect(words("size")).toEqual(["S", "M, sold out", "L, sold out"])
  })

  it("get focus at a press of the add button", async () => {
    await open({ variations: inline })
    radio("size", 0).click()
    find(".single_add_to_cart_button").click()
    expect(document.activeElement).toBe(radio("colour", 0))
  })

  it("are drawn where the host's own script runs the form, too", async () => {
    const templates = '<script id="wc-add-to-cart-variation-js" type="text/plain"></script>'
    await open({ variations: inline, templates })
    radio("size", 2).click()
    expect(select("size").value).toBe("L")
    select("colour").querySelector("[value=red]")?.remove()
    page.events.send({ name: "woocommerce_update_variation_values", target: find(".single_variation_wrap") })
    expect(words("colour")).toEqual(["red, unavailable with your choice", "blue"])
  })

  it("show the colour or picture that an option names", async () => {
    document.body.innerHTML = ""
    await open({ variations: inline }, 'data-ringside="variations"')
    page.stop()
    const [red, blue] = select("colour").querySelectorAll<HTMLElement>("[value=red], [value=blue]")
    red?.setAttribute("data-color", "#c00")
    blue?.setAttribute("data-image", "/blue.avif")
    find("[data-ringside]").setAttribute("data-ringside-swatches", "on")
    page = createTestPage()
    for (const behaviour of [variationsBehaviour, swatchesBehaviour]) startBehaviour(behaviour, page)
    expect(
      radio("colour", 0).querySelector<HTMLElement>(".ringside-add-to-cart-swatch-colour")?.style.backgroundColor,
    ).toBe("#c00")
    const image = radio("colour", 1).querySelector("img")
    expect([image?.getAttribute("src"), image?.getAttribute("alt")]).toEqual(["/blue.avif", ""])
  })

  it("show the variations' pictures where each choice has its own", async () => {
    const pictured = inline.map((each) => ({ ...each, image: { src: `/${each.attributes.attribute_colour}.avif` } }))
    await open({ variations: pictured })
    expect(radios("colour").map((each) => each.querySelector("img")?.getAttribute("src"))).toEqual([
      "/red.avif",
      "/blue.avif",
    ])
    expect(radio("size", 0).querySelector("img")).toBeNull()
  })

  it.each([
    ["unless the hook asks for them", 'data-ringside="variations"'],
    ["where the hook says off", 'data-ringside="variations" data-ringside-swatches="off"'],
    ["without a hook", 'data-ringside-swatches="on"'],
  ])("are not drawn %s", async (_, attributes) => {
    await open({ variations: inline }, attributes)
    expect(document.querySelector(".ringside-add-to-cart-swatches")).toBeNull()
  })

  it("are removed, and restore the selects", async () => {
    const before = await open({ variations: inline })
    radio("size", 0).click()
    radio("colour", 0).click()
    page.stop()
    expect(document.body.innerHTML).toBe(before)
  })
})
