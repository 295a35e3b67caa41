import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, sendHostEvent, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createVariation, formatForm } from "./formForTests.ts"
import { variationsBehaviour } from "./index.ts"

const image = (name: string) => ({
  src: `/${name}.avif`,
  src_w: 640,
  src_h: 640,
  srcset: "",
  sizes: "50vw",
  title: name,
  caption: "",
  alt: `<b>${name}</b>`,
  full_src: `/${name}-full.avif`,
  full_src_w: 1600,
  full_src_h: 1600,
  gallery_thumbnail_src: `/${name}-thumb.avif`,
})
const gallery = `<div class="woocommerce-product-gallery images">
  <div class="woocommerce-product-gallery__image" data-thumb="/front-thumb.avif"><a href="/front-full.avif"><img class="wp-post-image" src="/front.avif" srcset="/front.avif 640w" width="640"></a></div>
  <div class="woocommerce-product-gallery__image" data-thumb="/back-thumb.avif"><a href="/back-full.avif"><img src="/back.avif"></a></div>
  <ol class="flex-control-nav"><li><img src="/front-thumb.avif" srcset="/front-thumb.avif 1x"></li><li><img src="/back-thumb.avif"></li></ol></div>`
const variations = [
  createVariation(21, "S", "", { image: image("blue"), image_id: 7 }),
  createVariation(22, "M", "", { image: image("back"), image_id: 8 }),
  createVariation(23, "L", "red", { image: { src: "" } }),
  createVariation(24, "L", "blue", { image: { src: "/alone.avif" }, image_id: 9 }),
]

let page: TestPage
let log: string[] = []
let before = ""

beforeEach(async () => {
  document.body.innerHTML = `<div data-ringside="variations">${formatForm({ variations, before: gallery })}</div>`
  before = document.body.innerHTML
  page = createTestPage()
  log = []
  const { signal } = page
  for (const name of ["gallery-reset-slide-position", "gallery-init-zoom"]) {
    find(".woocommerce-product-gallery").addEventListener(`ringside:${name}`, () => log.push(name), { signal })
  }
  for (const thumbnail of document.querySelectorAll(".flex-control-nav img")) {
    thumbnail.addEventListener("ringside:flexslider-click", () => log.push(thumbnail.getAttribute("src") ?? ""), {
      signal,
    })
  }
  startBehaviour(variationsBehaviour, page)
  await page.clock.advance(100)
  choose("colour", "red")
  await page.clock.advance(20)
  log = []
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

/** Another product in the same element, before the gallery. */
const otherGallery =
  '<div class="product other"><div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><img class="wp-post-image" src="/other.avif"></div></div></div>'

it("doesn't change the gallery of another product in the same element", () => {
  find("form").parentElement?.insertAdjacentHTML("afterbegin", otherGallery)
  choose("size", "S")
  expect(find(".other img").getAttribute("src")).toBe("/other.avif")
  expect(find(".product:not(.other) > .woocommerce-product-gallery .wp-post-image").getAttribute("src")).toBe(
    "/blue.avif",
  )
})

describe("in a quick view without the platform's gallery", () => {
  const picture = '<div class="woocommerce-product-gallery__image"><img class="wp-post-image" src="/front.avif"></div>'
  const openQuickView = () => {
    const box = `<div class="images"><b>No slides.</b></div><div class="owp-qv-image flexslider images">${picture}</div>`
    find(".woocommerce-product-gallery").outerHTML = box
  }

  it("the picture is shown in the box of the pictures, and the product's own again", async () => {
    openQuickView()
    const sent: string[] = []
    const listen = (name: string) =>
      find(".owp-qv-image").addEventListener(`ringside:${name}`, () => sent.push(name), { signal: page.signal })
    for (const name of ["gallery-reset-slide-position", "gallery-init-zoom"]) listen(name)
    choose("size", "S")
    await page.clock.advance(20)
    expect([first().getAttribute("src"), sent]).toEqual([
      "/blue.avif",
      ["gallery-reset-slide-position", "gallery-init-zoom"],
    ])
    choose("size", "")
    expect(first().getAttribute("src")).toBe("/front.avif")
  })

  it("markup of a variation's own gallery takes no place", () => {
    find("form").setAttribute(
      "data-product_variations",
      JSON.stringify([createVariation(21, "S", "", { image: image("blue"), gallery_images_html: gallery })]),
    )
    sendHostEvent({ name: "reload_product_variations", target: find("form") })
    openQuickView()
    choose("size", "S")
    expect([find(".owp-qv-image img").getAttribute("src"), document.querySelector(".flex-control-nav")]).toEqual([
      "/blue.avif",
      null,
    ])
  })
})

const first = () => find(".wp-post-image")

function choose(name: string, value: string): void {
  const select = findA(HTMLSelectElement, `#${name}`)
  select.value = value
  select.dispatchEvent(new Event("change", { bubbles: true }))
}

it("replaces the first picture, and the gallery is notified when it has settled", async () => {
  choose("size", "S")
  expect(["src", "width", "alt", "data-large_image", "data-o_src"].map((name) => first().getAttribute(name))).toEqual([
    "/blue.avif",
    "640",
    "<b>blue</b>",
    "/blue-full.avif",
    "/front.avif",
  ])
  expect(find(".woocommerce-product-gallery__image > a").getAttribute("href")).toBe("/blue-full.avif")
  expect(find(".flex-control-nav img").hasAttribute("srcset")).toBe(false)
  expect(find("form").getAttribute("current-image")).toBe("7")
  await page.clock.advance(19)
  expect(log).toEqual([])
  await page.clock.advance(1)
  expect(log).toEqual(["gallery-reset-slide-position", "gallery-init-zoom"])
})

it("replaces the product's own where a video is first and a badge precedes the picture", async () => {
  page.stop()
  const film =
    '<div class="woocommerce-product-gallery__image film" data-thumb="/film.avif"><img class="poster" src="/film.avif"><img src="/play.svg"></div>'
  const badge = '<a class="badge" href="/sale/"><img src="/sale.svg"></a>'
  document.body.innerHTML = `<div data-ringside="variations">${formatForm({
    variations,
    before: gallery
      .replace('<div class="woocommerce-product-gallery__image"', `${film}$&`)
      .replace('<a href="/front-full', `${badge}$&`)
      .replace('<ol class="flex-control-nav">', '$&<li><img src="/film.avif"></li>'),
  })}</div>`
  page = createTestPage()
  startBehaviour(variationsBehaviour, page)
  await page.clock.advance(100)
  const shown: number[] = []
  const thumbnails = [...document.querySelectorAll(".flex-control-nav img")]
  for (const [index, thumbnail] of thumbnails.entries()) thumbnail.addEventListener("click", () => shown.push(index))
  const others = () => [".film", ".badge"].map((part) => find(part).outerHTML)
  const html = others()
  choose("colour", "red")
  choose("size", "S")
  expect([first().getAttribute("src"), find('a[href="/blue-full.avif"]').contains(first())]).toEqual([
    "/blue.avif",
    true,
  ])
  expect(thumbnails.map((thumbnail) => thumbnail.getAttribute("src"))).toEqual([
    "/film.avif",
    "/blue-thumb.avif",
    "/back-thumb.avif",
  ])
  await page.clock.advance(20)
  expect([others(), shown]).toEqual([html, [1]])
})

it("is shown by sliding where the gallery has it", async () => {
  choose("size", "S")
  await page.clock.advance(20)
  log = []
  choose("size", "M")
  expect([first().getAttribute("src"), first().hasAttribute("data-o_src"), log]).toEqual([
    "/front.avif",
    false,
    ["/back-thumb.avif"],
  ])
  await page.clock.advance(20)
  expect(log).toEqual(["/back-thumb.avif", "gallery-init-zoom"])
})

it("is shown by sliding when the gallery starts after the choice", async () => {
  const thumbnails = find(".flex-control-nav")
  thumbnails.remove()
  choose("size", "M")
  expect(first().getAttribute("src")).toBe("/back.avif")
  const root = find(".woocommerce-product-gallery")
  sendHostEvent({ name: "wc-product-gallery-before-init", target: root })
  expect(first().getAttribute("src")).toBe("/front.avif")
  root.append(thumbnails)
  sendHostEvent({ name: "wc-product-gallery-after-init", target: root })
  expect([first().getAttribute("src"), log]).toEqual(["/front.avif", ["/back-thumb.avif"]])
})

it("without a thumbnail doesn't match a video without one", async () => {
  const film = find(".flex-control-nav li:last-child img")
  film.removeAttribute("src")
  choose("colour", "blue")
  await page.clock.advance(20)
  log = []
  choose("size", "L")
  await page.clock.advance(20)
  expect([first().getAttribute("src"), log]).toEqual([
    "/alone.avif",
    ["gallery-reset-slide-position", "gallery-init-zoom"],
  ])
})

it.each([
  ["the variation has none", "L"],
  ["the choice is taken back", ""],
])("is removed when %s", async (_, size) => {
  choose("size", "S")
  await page.clock.advance(20)
  log = []
  choose("size", size)
  expect([first().getAttribute("src"), first().getAttribute("srcset"), first().hasAttribute("alt")]).toEqual([
    "/front.avif",
    "/front.avif 640w",
    false,
  ])
  await page.clock.advance(20)
  expect(log).toEqual(["gallery-reset-slide-position", "gallery-init-zoom"])
})

it("leaves nothing behind after stop()", () => {
  choose("size", "S")
  page.stop()
  expect(document.body.innerHTML).toBe(before)
})

it("is ignored in a product without a gallery", () => {
  find(".woocommerce-product-gallery").remove()
  choose("size", "S")
  expect(findA(HTMLInputElement, "[name=variation_id]").value).toBe("21")
})

it("stays at its own slide in a gallery that starts between the choice and the request for the first", async () => {
  const nav = find(".flex-control-nav")
  const root = find(".woocommerce-product-gallery")
  nav.remove()
  choose("size", "M")
  root.append(nav)
  root.dispatchEvent(new CustomEvent("wc-product-gallery-after-init", { bubbles: true }))
  await page.clock.advance(100)
  expect(log).toEqual(["/back-thumb.avif", "gallery-init-zoom", "gallery-init-zoom"])
})

it("that is shown again at once still returns the gallery to the first slide", async () => {
  choose("size", "S")
  find(".woocommerce-product-gallery").dispatchEvent(
    new CustomEvent("wc-product-gallery-after-init", { bubbles: true }),
  )
  await page.clock.advance(100)
  expect(log.filter((name) => name === "gallery-reset-slide-position")).toHaveLength(1)
})
