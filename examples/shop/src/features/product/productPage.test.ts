import { describe, expect, test } from "vitest"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import { attributeOf, textOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer } from "../../testing/visitor.ts"

const { newVisitor } = useShop()

const chema = "/product/chema-el-faro-barandica/"
const viktor = "/product/viktor-grua-halvorsund/"

function variationsOf({ page }: Answer): unknown {
  return JSON.parse(page.querySelector("form.variations_form")?.getAttribute("data-product_variations") ?? "")
}

describe("the gallery", () => {
  test("shows its pictures without a script", async () => {
    const { page } = await newVisitor().get(chema)
    const images = [...page.querySelectorAll(".woocommerce-product-gallery__image > a > img")]
    expect(images).toHaveLength(8)
    expect(images[0]?.className).toBe("wp-post-image")
    expect(images[0]?.getAttribute("data-large_image_width")).toBe("1280")
    expect(page.querySelector(".woocommerce-product-gallery")?.hasAttribute("style")).toBe(false)
  })

  test("lets the first picture go ahead of all others, and keeps the room of each", async () => {
    const { page } = await newVisitor().get(chema)
    const [first, ...rest] = [...page.querySelectorAll(".woocommerce-product-gallery__image img")]
    expect([first?.getAttribute("fetchpriority"), first?.getAttribute("loading")]).toEqual(["high", null])
    for (const image of rest) expect(image.getAttribute("loading")).toBe("lazy")
    for (const image of [first, ...rest]) expect(image?.getAttribute("width")).toBe("960")
  })

  test("of one picture has one", async () => {
    const { page } = await newVisitor().get("/product/hakim-orsolo/")
    expect(page.querySelectorAll(".woocommerce-product-gallery__image")).toHaveLength(1)
  })
})

describe("the variations form", () => {
  test("carries its variations for scripts, member by member", async () => {
    const answer = await newVisitor().get(`/en${chema}`)
    expect(variationsOf(answer)).toMatchObject([
      { variation_id: 1001, attributes: { attribute_pintura: "roja", attribute_escala: "1-12" }, display_price: 64 },
      { variation_id: 1002, max_qty: 6, is_in_stock: true, is_sold_individually: "no" },
      { variation_id: 1003 },
    ])
    const members =
      "attributes availability_html backorders_allowed dimensions dimensions_html display_price display_regular_price gallery_image_ids gallery_images_html image image_id is_downloadable is_in_stock is_purchasable is_sold_individually is_virtual max_qty min_qty price_html sku variation_description variation_id variation_is_active variation_is_visible weight weight_html"
    const [first] = [variationsOf(answer)].flat()
    expect(Object.keys(Object(first)).sort()).toEqual(members.split(" "))
    expect(attributeOf(answer, ".variation_id", "value")).toBe("0")
  })

  test("contains what is a variation's own: weight, size, words, picture", async () => {
    expect(variationsOf(await newVisitor().get(`/en${chema}`))).toMatchObject([
      { weight_html: "0.39 kg", dimensions_html: "9.6 × 9.6 × 17.6 cm", variation_description: "" },
      {
        weight_html: "3.11 kg",
        variation_description:
          "<p>At this scale the arm is fitted separately: it comes in the box, with its steel core and a drop of glue.</p>",
        image: { gallery_thumbnail_src: "/figures/chema-el-faro-barandica/6-160.webp" },
      },
      {
        image: {
          src: "/figures/chema-el-faro-barandica/1-black-960.webp",
          alt: "Chema “The Lighthouse” Barandica, Black, 1:12",
        },
      },
    ])
  })

  test("shows a picture that the gallery has by the gallery's own thumbnail", async () => {
    const answer = await newVisitor().get(chema)
    const thumbs = [...answer.page.querySelectorAll("[data-thumb]")].map((slide) => slide.getAttribute("data-thumb"))
    expect(thumbs).toContain("/figures/chema-el-faro-barandica/6-160.webp")
  })

  test("fetches variations from the shop where there are more combinations than a page prints", async () => {
    const answer = await newVisitor().get(viktor)
    expect(attributeOf(answer, "form.variations_form", "data-product_variations")).toBe("false")
    expect([...answer.page.querySelectorAll(".variations select")].map(({ id }) => id)).toEqual([
      "pintura",
      "manos",
      "escala",
    ])
    expect(answer.page.querySelector("#tmpl-variation-template")?.textContent).toContain(
      "{{{ data.variation.price_html }}}",
    )
  })

  test("names the colours of paints for swatches, and of nothing else, and keeps lists for those without a script", async () => {
    const { page } = await newVisitor().get(`/en${chema}`)
    expect(page.querySelector("form.variations_form")?.getAttribute("data-ringside-swatches")).toBe("on")
    const coloured = [...page.querySelectorAll(".variations option[data-color]")]
    expect(coloured.map((option) => option.getAttribute("value"))).toEqual(["roja", "negra"])
    const rooms = [...page.querySelectorAll(".er-swatch-room")]
    expect(rooms.map((room) => [...room.children].map(({ textContent }) => textContent))).toEqual([
      ["Red", "Black"],
      ["1:12", "1:6"],
    ])
    expect(rooms.map((room) => room.getAttribute("aria-hidden"))).toEqual(["true", "true"])
    expect(page.querySelectorAll(".variations select[required]")).toHaveLength(2)
  })

  test("opens with the default choices, and says what they cost", async () => {
    const answer = await newVisitor().get("/product/nilo-el-sastre-formoso/")
    expect(attributeOf(answer, "#pintura option[selected]", "value")).toBe("negra")
    expect(textOf(answer, ".single_variation .price .amount")).toBe("69,00 €")
    const other = await newVisitor().get("/product/nilo-el-sastre-formoso/?attribute_pintura=dorada")
    expect(attributeOf(other, "#pintura option[selected]", "value")).toBe("dorada")
    expect(textOf(other, ".single_variation")).toContain("pan de oro de 22 quilates")
  })

  test("leaves the place of an unmade choice empty", async () => {
    const answer = await newVisitor().get(`${chema}?attribute_pintura=negra&attribute_escala=1-6`)
    expect(textOf(answer, ".single_variation")).toBe("")
  })
})

describe("get_variation", () => {
  const choices = { attribute_pintura: "azul", attribute_manos: "vendas", attribute_escala: "1-6", custom_data: "" }

  test("answers with the variation that was chosen", async () => {
    const answer = await newVisitor().post("/en/?wc-ajax=get_variation", { ...choices, product_id: "125" })
    expect(answer.json()).toMatchObject({
      attributes: { attribute_pintura: "azul", attribute_manos: "vendas", attribute_escala: "1-6" },
      display_price: 139,
      is_in_stock: true,
      weight_html: "5.2 kg",
      image: { src: "/figures/viktor-grua-halvorsund/1-blue-wraps-960.webp" },
    })
  })

  test("gives one id to the picture that two scales share", async () => {
    const imageIdIn = async (scale: string) => {
      const fields = { ...choices, attribute_escala: scale, product_id: "125" }
      const variation = (await newVisitor().post("/?wc-ajax=get_variation", fields)).json()
      return isRecord(variation) ? variation.image_id : undefined
    }
    expect(await imageIdIn("1-6")).toBe(await imageIdIn("1-12"))
    expect(await imageIdIn("1-6")).toEqual(expect.any(Number))
  })

  test("answers with variations that are sold out, too", async () => {
    const fields = { ...choices, attribute_pintura: "negra", attribute_manos: "guantes", product_id: "125" }
    expect((await newVisitor().post("/?wc-ajax=get_variation", fields)).json()).toMatchObject({
      is_in_stock: false,
      max_qty: 0,
    })
  })

  test.each([
    { why: "the product is not there", fields: { ...choices, product_id: "999" } },
    { why: "there is no product", fields: choices },
    { why: "a choice is missing", fields: { ...choices, attribute_escala: "", product_id: "125" } },
    { why: "there is no such value", fields: { ...choices, attribute_escala: "__proto__", product_id: "125" } },
    { why: "the product has no variations", fields: { ...choices, product_id: "101" } },
  ])("answers false when $why", async ({ fields }) => {
    expect((await newVisitor().post("/?wc-ajax=get_variation", fields)).json()).toBe(false)
  })
})

test.each([
  { slug: "marek-szulborski", stock: "Agotado", form: false, quantity: null },
  { slug: "tarek-dos-puentes-belhadi", stock: "Quedan 3", form: true, quantity: "number" },
  { slug: "ailen-carcamo", stock: "Queda 1", form: true, quantity: "number" },
  { slug: "salome-ultima-fila-bastida", stock: "En stock", form: true, quantity: "hidden" },
])("the page of $slug says $stock", async ({ slug, stock, form, quantity }) => {
  const answer = await newVisitor().get(`/product/${slug}/`)
  expect(textOf(answer, "p.stock")).toBe(stock)
  expect(answer.page.querySelector("form.cart") !== null).toBe(form)
  expect(answer.page.querySelector("form.cart .qty")?.getAttribute("type") ?? null).toBe(quantity)
})

test.each(["ode-falkenrath-a-tamano-de-sala", "viktor-grua-halvorsund"])(
  "%s is made to order, and promised from no shelf",
  async (slug) => {
    const { page } = await newVisitor().get(`/en/product/${slug}/`)
    const text = page.querySelector(".summary")?.textContent ?? ""
    expect(text).toContain("Ships in about three weeks")
    expect(text).not.toMatch(/In stock|working days/)
  },
)

test("the text of a variation that is made to order doesn't promise it from stock", async () => {
  const fields = { attribute_pintura: "azul", attribute_manos: "vendas", attribute_escala: "1-12", product_id: "125" }
  const answer = await newVisitor().post("/en/?wc-ajax=get_variation", fields)
  expect(answer.text).toContain("Made to order: painted for you")
  expect(answer.text).not.toMatch(/In stock|\d left/)
})

describe("around the button that buys", () => {
  test("a reduced figure says so on its picture, and only such a one", async () => {
    expect(textOf(await newVisitor().get("/en/product/bastian-oquendo/"), "div.product > .onsale")).toBe("Sale")
    const { page } = await newVisitor().get("/en/product/nuria-relente-castroviejo/")
    expect(page.querySelector("div.product > .onsale")).toBe(null)
  })

  test("says when it leaves, how it comes back and how it is paid, and leads to the whole of it", async () => {
    const { page } = await newVisitor().get("/en/product/nuria-relente-castroviejo/")
    const promises = page.querySelector(".er-promises")
    expect([...(promises?.querySelectorAll("dt") ?? [])].map((term) => term.textContent)).toEqual([
      "Shipping",
      "Returns",
      "Payment",
    ])
    expect(promises?.textContent).toContain("Free from €150.00.")
    const hrefs = [...(promises?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))
    expect(hrefs).toEqual(["/en/envios/", "/en/condiciones/"])
  })

  test("every price of a figure says that its tax is inside", async () => {
    const { page } = await newVisitor().get("/en/product/nilo-el-sastre-formoso/")
    expect(page.querySelector(".single_variation .price small")?.textContent).toBe("VAT included")
  })

  test("one that is sold out offers three that are not, and others below", async () => {
    const { page } = await newVisitor().get("/en/product/marek-szulborski/")
    const hrefs = [...page.querySelectorAll(".er-instead a")].map((link) => link.getAttribute("href"))
    expect(hrefs).toHaveLength(3)
    expect(page.querySelector(".er-promises")).toBe(null)
    const below = [...page.querySelectorAll(".related .ast-loop-product__link")].map((link) =>
      link.getAttribute("href"),
    )
    expect(below).toHaveLength(4)
    expect(below.filter((href) => hrefs.includes(href))).toEqual([])
    expect(page.querySelectorAll(".related .outofstock")).toHaveLength(0)
  })
})

describe("the tabs", () => {
  test("are links to panels that are all there", async () => {
    const { page } = await newVisitor().get("/en/product/nuria-relente-castroviejo/")
    const tabs = [...page.querySelectorAll(".wc-tabs > li[role=presentation] > a[role=tab]")]
    expect(tabs.map((tab) => tab.getAttribute("href"))).toEqual([
      "#tab-description",
      "#tab-additional_information",
      "#tab-reviews",
    ])
    for (const tab of tabs) {
      const panel = page.getElementById(tab.getAttribute("aria-controls") ?? "")
      expect(panel?.getAttribute("role")).toBe("tabpanel")
      expect(panel?.getAttribute("aria-labelledby")).toBe(tab.parentElement?.id)
      expect(panel?.hasAttribute("hidden")).toBe(false)
    }
  })

  test("hold weight and size by the names that scripts find them by", async () => {
    const answer = await newVisitor().get(chema)
    const value = ".woocommerce-product-attributes-item__value"
    expect(textOf(answer, `.woocommerce-product-attributes-item--weight ${value}`)).toBe("0,39 kg")
    expect(textOf(answer, `.woocommerce-product-attributes-item--dimensions ${value}`)).toBe("9,6 × 9,6 × 17,6 cm")
  })
})

describe("structured data", () => {
  async function readGraph(path: string): Promise<unknown> {
    const { page } = await newVisitor().get(path)
    return JSON.parse(page.querySelector("script[type='application/ld+json']")?.textContent ?? "")
  }

  test("says what a product is, costs and is thought of, and where it stands", async () => {
    expect(await readGraph("/en/product/nuria-relente-castroviejo/")).toMatchObject({
      "@graph": [
        {
          "@type": "Product",
          name: "Nuria “Relente” Castroviejo",
          sku: "ER-101",
          offers: {
            "@type": "Offer",
            price: "58.00",
            priceCurrency: "EUR",
            availability: "https://schema.org/InStock",
          },
          aggregateRating: { ratingValue: "4.42", reviewCount: 12 },
          review: { length: 5 },
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { position: 1, name: "Home", item: "http://shop.test/en/" },
            { position: 2 },
            { position: 3, name: "Featherweights" },
            { position: 4, item: "http://shop.test/en/product/nuria-relente-castroviejo/" },
          ],
        },
      ],
    })
  })

  test("gives the range of what varies, and no rating where there is none", async () => {
    const graph = await readGraph(viktor)
    expect(graph).toMatchObject({
      "@graph": [{ offers: { "@type": "AggregateOffer", lowPrice: "79.00", highPrice: "149.00", offerCount: 36 } }, {}],
    })
    expect(JSON.stringify(await readGraph("/product/hakim-orsolo/"))).not.toContain("aggregateRating")
  })
})
