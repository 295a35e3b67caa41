import { createHash } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { attributeOf, textOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer } from "../../testing/visitor.ts"

const { newVisitor } = useShop()

describe.each([
  { path: "/", bodyClass: "home", heading: "Pocos segundos antes de la campana" },
  { path: "/en/", bodyClass: "home", heading: "A few seconds before the bell" },
  { path: "/tienda/", bodyClass: "post-type-archive-product", heading: "Todas las figuras" },
  { path: "/en/tienda/", bodyClass: "post-type-archive-product", heading: "All figures" },
  { path: "/tienda/page/3/", bodyClass: "post-type-archive-product", heading: "Todas las figuras" },
  { path: "/en/categoria-producto/mujeres/", bodyClass: "woocommerce-shop", heading: "Women" },
  { path: "/product/las-hermanas-bru/", bodyClass: "postid-133", heading: "Las hermanas Bru" },
  { path: "/en/product/las-hermanas-bru/", bodyClass: "single-product", heading: "The Bru sisters" },
  {
    path: "/en/product/chema-el-faro-barandica/",
    bodyClass: "postid-111",
    heading: "Chema “The Lighthouse” Barandica",
  },
  {
    path: "/product/nuria-relente-castroviejo/comment-page-2/",
    bodyClass: "postid-101",
    heading: "Nuria «Relente» Castroviejo",
  },
  { path: "/carrito/", bodyClass: "woocommerce-cart", heading: "Tu cesta" },
  { path: "/en/carrito/", bodyClass: "woocommerce-cart", heading: "Your basket" },
])("$path", ({ path, bodyClass, heading }) => {
  let answer: Answer

  beforeAll(async () => {
    answer = await newVisitor().get(path)
  })

  test("is a whole page of the platform's shape", () => {
    const { page } = answer
    expect(answer.status).toBe(200)
    expect(textOf(answer, "h1")).toBe(heading)
    expect(page.querySelectorAll("h1")).toHaveLength(1)
    expect([...page.body.classList]).toEqual(expect.arrayContaining([bodyClass, "woocommerce-no-js", "ast-desktop"]))
    const copies = [...page.querySelectorAll(".widget_shopping_cart > .widget_shopping_cart_content")]
    expect(copies.map(({ innerHTML }) => innerHTML)).toEqual(["", "", ""])
    for (const header of ["#ast-desktop-header", "#ast-mobile-header"]) {
      expect(
        page.querySelector(`${header} .ast-site-header-cart a.cart-container .count .ast-count-text`),
      ).not.toBeNull()
    }
    expect(page.querySelector("#astra-mobile-cart-drawer.astra-cart-drawer .astra-cart-drawer-close")).not.toBeNull()
    expect(page.querySelectorAll(".woocommerce-notices-wrapper").length).toBeGreaterThan(0)
  })

  test("is distinguished from its translation in the other language", () => {
    const english = path.startsWith("/en/")
    const [es, en] = english ? [path.slice(3), path] : [path, `/en${path}`]
    expect(answer.page.documentElement.getAttribute("lang")).toBe(english ? "en-GB" : "es-ES")
    expect(attributeOf(answer, "link[rel=canonical]", "href")).toBe(`http://shop.test${path}`)
    expect(attributeOf(answer, "link[hreflang=es]", "href")).toBe(`http://shop.test${es}`)
    expect(attributeOf(answer, "link[hreflang=en]", "href")).toBe(`http://shop.test${en}`)
    expect(attributeOf(answer, "a.trp-language-item", "href")).toBe(english ? es : en)
    expect(attributeOf(answer, "link[rel='https://api.w.org/']", "href")).toBe(
      `http://shop.test${english ? "/en" : ""}/wp-json/`,
    )
    const forms = [...answer.page.querySelectorAll("form")]
    expect(forms.every((form) => (form.querySelector("[name=trp-form-language]") !== null) === english)).toBe(true)
  })

  test("runs under its own policy: no script, style or handler in the page itself", () => {
    expect(answer.headers.get("Content-Security-Policy")).toContain("require-trusted-types-for 'script'")
    // Data and templates aren't executed, so the policy doesn't have to allow them.
    const data = ["application/json", "application/ld+json", "text/template", "importmap"]
    const scripts = [...answer.page.querySelectorAll("script")].filter(
      (script) => !data.includes(script.getAttribute("type") ?? ""),
    )
    expect(scripts.map((script) => [script.getAttribute("type"), script.getAttribute("src")])).toEqual([
      ["module", "/ringside/ringside.js"],
    ])
    // An import map is allowed by the hash of its exact text.
    for (const map of answer.page.querySelectorAll("script[type=importmap]")) {
      const hash = createHash("sha256").update(map.textContent).digest("base64")
      expect(answer.headers.get("Content-Security-Policy")).toContain(`script-src 'self' 'sha256-${hash}'`)
    }
    expect(answer.page.querySelectorAll("style, [style]")).toHaveLength(0)
    expect(answer.text).not.toMatch(/\son\w+=|javascript:/)
  })

  test("names nothing twice", () => {
    const { page } = answer
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe("the page config", () => {
  async function readConfig(path: string): Promise<unknown> {
    const { page } = await newVisitor().get(path)
    return JSON.parse(page.querySelector("script[data-ringside-config]")?.textContent ?? "")
  }

  test("says that the shop's own scripts are out, and prints their settings as PHP would", async () => {
    expect(await readConfig("/en/product/nuria-relente-castroviejo/")).toMatchObject({
      preset: "woocommerce",
      takeOver: true,
      locale: "en-GB",
      currency: "EUR",
      cart: {
        url: "http://shop.test/en/carrito/",
        checkoutUrl: "http://shop.test/en/checkout/",
        freeShippingFrom: 15000,
      },
      host: {
        wc_add_to_cart_params: {
          ajax_url: "/wp-admin/admin-ajax.php",
          wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
          i18n_view_cart: "View basket",
          cart_url: "http://shop.test/en/carrito/",
          is_cart: "",
          cart_redirect_after_add: "no",
        },
        wc_cart_fragments_params: { request_timeout: "5000" },
        astra_shop_add_to_cart: { shop_add_to_cart_action: "slide_in_cart", is_astra_pro: "" },
        astra_cart: { desktop_layout: "default", responsive_cart_click: "flyout" },
        astra: { break_point: "921", single_product_ajax_add_to_cart: "1", is_single_product: "1" },
        wc_single_product_params: {
          i18n_required_rating_text: "Please select a rating",
          i18n_rating_options: ["1 of 5 stars", "2 of 5 stars", "3 of 5 stars", "4 of 5 stars", "5 of 5 stars"],
          i18n_product_gallery_trigger_text: "View full-screen image gallery",
          review_rating_required: "yes",
          flexslider: { animationSpeed: 500, controlNav: "thumbnails", animationLoop: false, slideshow: false },
          zoom_enabled: "1",
          photoswipe_enabled: "1",
          flexslider_enabled: "1",
        },
        wc_add_to_cart_variation_params: {
          wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
          i18n_unavailable_text: "Sorry, this product is unavailable. Please choose a different combination.",
        },
      },
    })
  })

  test("prints the product page's settings on that page alone", async () => {
    expect(JSON.stringify(await readConfig("/tienda/"))).not.toMatch(/wc_single_product|variation_params/)
  })

  test("marks the basket page, and keeps the languages' fragments apart", async () => {
    const [es, en] = [await readConfig("/carrito/"), await readConfig("/en/carrito/")]
    expect(es).toMatchObject({ host: { wc_add_to_cart_params: { is_cart: "1" } } })
    expect(JSON.stringify(es)).toMatch(/"fragment_name":"wc_fragments_[0-9a-f]{32}_es"/)
    expect(JSON.stringify(en)).toMatch(/"cart_hash_key":"wc_cart_hash_[0-9a-f]{32}_en"/)
  })
})

test.each([
  ["/", ["English"]],
  ["/en/", ["Español"]],
])("the list of languages on %s has the others", async (path, names) => {
  const { page } = await newVisitor().get(path)
  const links = page.querySelectorAll(".trp-switcher-dropdown-list a")
  expect([...links].map(({ textContent }) => textContent.trim())).toEqual(names)
})

test("the question about consent comes before the header", async () => {
  const { page } = await newVisitor().get("/")
  const [consent] = page.querySelectorAll("[data-ringside=consent]")
  const [, ...after] = page.querySelectorAll("[data-ringside=consent], [data-ringside=consent] ~ #masthead")
  expect([consent?.getAttribute("data-ringside-position"), after.length]).toEqual(["bottom", 1])
})
