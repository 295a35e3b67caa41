import sharp from "sharp"
import { importSource } from "../importSource.mjs"
import { scaled } from "./goals.mjs"
import { formatPicture, formatPlatformGallery } from "./galleries.mjs"
import { answerFile } from "./hookSite.mjs"
import { serve } from "./httpServer.mjs"
import { formatFormOfVariations } from "./manyVariations.mjs"

/** @typedef {(typeof scaled.MARKUP)[number]} ManySubject */

/**
 * A page of the shop.
 * @typedef {object} ShopPage
 * @property {string} bodyClass
 * @property {string} html
 * @property {Record<string, unknown>} [settings] that the platform prints for its own scripts
 */

const mostLines = 1000

const styles = `
  main { inline-size: 960px; margin: 24px auto }
  img { display: block; inline-size: 100%; block-size: auto }
  .products { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; padding: 0; list-style: none }
  .products .button { display: block; padding-block: 80px }
  .woocommerce-product-gallery { position: relative }
  .woocommerce-product-gallery__image:nth-child(n + 2) { display: inline-block; inline-size: 25% }
  .flex-control-thumbs { display: flex; flex-wrap: wrap; margin: 0; padding: 0; list-style: none }
  .flex-control-thumbs li { inline-size: 20% }`

/**
 * Serves pages of a shop with many of the same, as the platform prints them: `/?many=basket lines&count=100`; `&tag=no` omits the script tag.
 * @returns {Promise<import("./httpServer.mjs").RunningServer>}
 */
export async function openManySite() {
  const shop = await createShop()
  const picture = await sharp({ create: { width: 48, height: 48, channels: 3, background: "#808080" } })
    .jpeg()
    .toBuffer()
  return serve(async (request, body) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    if (pathname.startsWith("/ringside/")) return answerFile(pathname.slice("/ringside/".length))
    if (pathname.startsWith("/picture-")) {
      return { status: 200, headers: { "content-type": "image/jpeg", "cache-control": "max-age=60" }, body: picture }
    }
    const answer = await shop.answer(request, body.toString(), Number(searchParams.get("rates")))
    if (answer) return answer
    const what = scaled.MARKUP.find((each) => each === searchParams.get("many"))
    if (what === undefined) return { status: 404, headers: {}, body: "" }
    const count = Number(searchParams.get("count"))
    const { cookies, page } = shop.open(what, count)
    const headers = { "content-type": "text/html; charset=utf-8", "set-cookie": cookies }
    return { status: 200, headers, body: formatPage(page, { hasTag: searchParams.get("tag") !== "no" }) }
  })
}

/** Creates the shop behind the pages: the doubles of the platform's basket and checkout, with as many products as a basket has lines. */
async function createShop() {
  const {
    createCartServer,
    createCheckoutServer,
    createCheckoutSettings,
    createCookies,
    formatBasketContent,
    sessionCookie,
  } = await importSource(`
      export { createCartServer, createCookies, sessionCookie } from "./packages/testing/src/cartServer/index.ts"
      export { formatBasketContent } from "./packages/testing/src/cartServer/basketPage/format.ts"
      export { createCheckoutServer, createCheckoutSettings } from "./packages/testing/src/checkoutServer/index.ts"
    `)
  const products = listNumbers(mostLines).map((id) => ({
    ...{ id, slug: `figure-${id}`, name: `Figure ${id}`, sku: `F-${id}`, priceMinor: 4400, stock: 1000 },
  }))
  const cart = createCartServer({ products })
  const checkout = createCheckoutServer(cart)
  const prefix = "/en"

  /**
   * A session whose basket has `lineCount` lines.
   * @param {number} lineCount
   */
  const openSession = (lineCount) => {
    const session = `lines-${lineCount}`
    const basket = cart.basketOf(session)
    for (let id = basket.lines.length + 1; id <= lineCount; id += 1) basket.add({ id, quantity: 1 })
    return { session, basket, cookies: createCookies(session, basket) }
  }
  /** @type {Record<ManySubject, (count: number, session: ReturnType<typeof openSession>) => ShopPage>} */
  const pages = {
    "archive cards": (count) => ({
      bodyClass: "archive post-type-archive-product woocommerce",
      html: `<ul class="products columns-3">${listNumbers(count).map(formatCard).join("")}</ul>`,
    }),
    "gallery pictures": (count) => ({
      bodyClass: "single-product",
      html: `<div class="product">${formatPlatformGallery(listNumbers(count).map(formatPicture))}</div>`,
    }),
    variations: (count) => ({
      bodyClass: "single-product",
      html: `<div class="product">${formatFormOfVariations(count)}</div>`,
    }),
    "basket lines": (_, { session, basket }) => {
      const nonce = cart.issueNonce(session)
      const view = { basket, choices: cart.choicesOf(session), prefix, nonce, quantities: "placeholders" }
      return {
        bodyClass: "woocommerce-cart woocommerce-page",
        html: `<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div>${formatBasketContent(view)}</div>`,
        settings: {
          wc_cart_params: {
            ...{ ajax_url: "/wp-admin/admin-ajax.php", wc_ajax_url: `${prefix}/?wc-ajax=%%endpoint%%` },
            ...{ update_shipping_method_nonce: nonce, apply_coupon_nonce: nonce, remove_coupon_nonce: nonce },
          },
        },
      }
    },
    "shipping rates": (count, { session }) => {
      const request = { method: "GET", path: `${prefix}/checkout/`, headers: { cookie: `${sessionCookie}=${session}` } }
      const settings = createCheckoutSettings(checkout.issueNonce())
      return {
        bodyClass: "woocommerce-checkout woocommerce-page",
        html: `<div class="woocommerce">${setRates(checkout.answerPage({ ...request, body: "" }).html, count)}</div>`,
        settings: {
          ...settings,
          // The answers to the form's requests need as many rates.
          wc_checkout_params: {
            ...settings.wc_checkout_params,
            wc_ajax_url: `${prefix}/?wc-ajax=%%endpoint%%&rates=${count}`,
          },
        },
      }
    },
  }

  return {
    /** @type {(what: ManySubject, count: number) => { page: ShopPage, cookies: string[] }} */
    open(what, count) {
      const hasBasket = what === "basket lines" || what === "shipping rates"
      const session = openSession(what === "basket lines" ? count : 1)
      return { page: pages[what](count, session), cookies: hasBasket ? session.cookies : [] }
    },
    /**
     * Answers an endpoint of the basket or the checkout; null for any other address.
     * @param {import("node:http").IncomingMessage} request
     * @param {string} body
     * @param {number} rateCount of the checkout's answers
     */
    async answer({ method, url, headers }, body, rateCount) {
      const request = { method, path: url ?? "/", headers, body }
      const answer = await (checkout.handle(request) ?? cart.handle(request))
      if (!answer) return null
      return {
        status: answer.status,
        headers: { ...answer.headers, "set-cookie": answer.cookies },
        body: rateCount > 0 ? setRatesOfAnswer(answer.body, rateCount) : answer.body,
      }
    },
  }
}

/** @param {number} length */
function listNumbers(length) {
  return Array.from({ length }, (_, index) => index + 1)
}

/**
 * A product in a list, as the platform prints it with the Astra theme.
 * @param {number} id
 */
function formatCard(id) {
  const name = `Figure ${id}`
  return `<li class="ast-article-single product type-product post-${id} instock purchasable product-type-simple"><div class="astra-shop-summary-wrap"><a href="/en/product/figure-${id}/" class="ast-loop-product__link"><h2 class="woocommerce-loop-product__title">${name}</h2></a><a href="/en/shop/?add-to-cart=${id}" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="${id}" data-product_sku="F-${id}" aria-label="Add to basket: “${name}”" rel="nofollow" data-success_message="“${name}” has been added to your basket" role="button">Add to basket</a></div></li>`
}

/**
 * Replaces the rates of a checkout's markup by `count`. A single rate is a hidden field, as the platform prints it.
 * @param {string} html
 * @param {number} count
 */
function setRates(html, count) {
  const items = listNumbers(count).map((n) => {
    const id = `shipping_method_0_flat_rate${n}`
    const type = count === 1 ? 'type="hidden"' : `type="radio"${n === 1 ? ' checked="checked"' : ""}`
    return `<li><input ${type} name="shipping_method[0]" data-index="0" id="${id}" value="flat_rate:${n}" class="shipping_method" /><label for="${id}">Carrier ${n}: <span class="woocommerce-Price-amount amount"><bdi>${n},90&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></label></li>`
  })
  return html.replace(/(<ul id="shipping_method"[^>]*>).*?<\/ul>/s, (_, start) => `${start}${items.join("")}</ul>`)
}

/**
 * @param {string} body of an answer of the checkout, whose fragments are HTML
 * @param {number} count
 */
function setRatesOfAnswer(body, count) {
  const { fragments, ...others } = JSON.parse(body)
  const filled = Object.entries(fragments).map(([selector, html]) => [selector, setRates(String(html), count)])
  return JSON.stringify({ ...others, fragments: Object.fromEntries(filled) })
}

/**
 * @param {ShopPage} page
 * @param {{ hasTag: boolean }} options
 */
function formatPage({ bodyClass, html, settings = {} }, { hasTag }) {
  const config = {
    ...{ preset: "woocommerce", takeOver: true, locale: "en-GB", currency: "EUR" },
    cart: { url: "/en/carrito/" },
    host: settings,
  }
  const tag = hasTag ? '<script type="module" src="/ringside/ringside.js"></script>' : ""
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Many</title><link rel="icon" href="data:,">
    <link rel="https://api.w.org/" href="/en/wp-json/">
    <script type="application/json" data-ringside-config>${JSON.stringify(config).replaceAll("<", String.raw`\u003c`)}</script>
    <style>${styles}</style>${tag}</head><body class="${bodyClass}"><main>${html}</main></body></html>`
}
