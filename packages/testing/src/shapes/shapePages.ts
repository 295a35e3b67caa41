import { createCheckoutSettings } from "../checkoutServer/index.ts"
import type { HostPage } from "../host/hostPages.ts"
import { formatProduct, shapeProductPath } from "./productMarkup.ts"
import type { ThemeShape } from "./themeShape.ts"

/** The addresses of a shape's pages. The basket's and the checkout's are those of the doubles. */
export const shapePaths = {
  product: shapeProductPath,
  archive: "/en/shapes/",
  basket: "/en/carrito/",
  checkout: "/en/checkout/",
} as const

/** The name of one of a shape's pages. */
export type ShapePageName = keyof typeof shapePaths

const variationSettings = {
  wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
  i18n_no_matching_variations_text: "Sorry, no products matched your selection.",
  i18n_make_a_selection_text: "Please select some product options before adding this product to your basket.",
  i18n_unavailable_text: "Sorry, this product is unavailable.",
  i18n_reset_alert_text: "Your selection has been reset.",
}

const { wc_country_select_params: countries } = createCheckoutSettings("")

/** The settings that the platform prints beside those of all pages, each on a line. A page of state 3 has none. */
export const shapeSettings = `<script>var wc_add_to_cart_variation_params = ${JSON.stringify(variationSettings)};
var wc_country_select_params = ${JSON.stringify(countries)};</script>`

const archive = `<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Shop order"><option value="menu_order" selected="selected">Default sorting</option><option value="price">Sort by price</option></select></form>
  <ul class="products columns-3">${[
    [11, "southpaw", "Southpaw"],
    [12, "cornerman", "Cornerman"],
  ]
    .map(
      ([id, slug, name]) =>
        `<li class="product type-product post-${id} instock purchasable product-type-simple"><a href="/en/product/${slug}/" class="woocommerce-LoopProduct-link woocommerce-loop-product__link"><h2 class="woocommerce-loop-product__title">${name}</h2></a><a href="/en/shapes/?add-to-cart=${id}" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="${id}" data-product_sku="" aria-label="Add to basket: “${name}”" rel="nofollow" role="button">Add to basket</a></li>`,
    )
    .join("")}</ul>`

const widget =
  '<div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div>'

const bodies: Readonly<Record<ShapePageName, (shape: ThemeShape) => string>> = {
  product: (shape) => `<div class="woocommerce-notices-wrapper">{{notices}}</div>${formatProduct(shape)}`,
  archive: () => `<h1>Shop</h1><div class="woocommerce-notices-wrapper">{{notices}}</div>${archive}`,
  basket: () =>
    '<h1>Basket</h1><div class="woocommerce"><div class="woocommerce-notices-wrapper">{{notices}}</div><!-- basket -->{{basket-content}}<!-- end --></div>',
  checkout: () => '<h1>Checkout</h1><div class="woocommerce">{{notices}}{{checkout-form}}</div>',
}

const bodyClasses: Readonly<Record<ShapePageName, string>> = {
  product: "single single-product postid-15 woocommerce woocommerce-page",
  archive: "archive post-type-archive-product woocommerce-shop woocommerce woocommerce-page",
  basket: "page woocommerce-cart woocommerce-page",
  checkout: "page woocommerce-checkout woocommerce-page",
}

const names = Object.keys(shapePaths).filter((name): name is ShapePageName => Object.hasOwn(bodies, name))

/** The pages of a shop in a shape, for a host's server. `head` comes first in the head of each. */
export function createShapePages(shape: ThemeShape, head = ""): readonly HostPage[] {
  return names.map((name) => ({
    name,
    addresses: [shapePaths[name]],
    state: 2,
    needs: new Set(name === "basket" || name === "checkout" ? [name] : []),
    html: formatPage(name, shape, head),
    ...changeOf(name, shape),
  }))
}

function changeOf(name: ShapePageName, shape: ThemeShape): Pick<HostPage, "change"> {
  if (name === "product") return {}
  const change = shape[name]
  // The server prints another page for an empty basket, which has nothing to change.
  return change ? { change: (html) => (html.includes("cart-empty") ? html : change(html)) } : {}
}

function formatPage(name: ShapePageName, shape: ThemeShape, head: string): string {
  return `<!doctype html>
<html lang="en-GB" dir="${shape.isRightToLeft ? "rtl" : "ltr"}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} – ${shape.name}</title>
    <link rel="https://api.w.org/" href="/en/wp-json/" />
    ${head}
    <style>.screen-reader-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0) } ${shape.css}</style>
    {{head}}
  </head>
  <body class="${bodyClasses[name]} woocommerce-no-js">
    <header class="shape-header">{{storefront-cart-contents}}${widget}</header>
    <main id="content">${bodies[name](shape)}{{body}}</main>
    {{scripts}}
  </body>
</html>`
}
