import { escapeHtml } from "@ringside/core/domain"
import { formatAmount } from "../cartServer/index.ts"
import type { ProductParts, ThemeShape } from "./themeShape.ts"

/** The address of the variable product, which is product 15 of the double. */
export const shapeProductPath = "/en/product/gloves/"

const picture = (number: number) => `/figures/gloves-${number}`

/** The variations as the platform prints them; the second one has a picture of the gallery. */
const variations = [
  { id: 151, colour: "Red", priceMinor: 3500, sku: "GL-15-R", max: 4 },
  { id: 152, colour: "Black", priceMinor: 3700, sku: "GL-15-B", max: 5 },
].map(({ id, colour, priceMinor, sku, max }) => ({
  variation_id: id,
  attributes: { attribute_colour: colour },
  variation_is_active: true,
  variation_is_visible: true,
  is_purchasable: true,
  is_in_stock: true,
  is_sold_individually: "no",
  min_qty: 1,
  max_qty: max,
  sku,
  weight: "",
  weight_html: "",
  dimensions: "",
  dimensions_html: "",
  display_price: priceMinor / 100,
  display_regular_price: priceMinor / 100,
  price_html: `<span class="price">${formatAmount(priceMinor)}</span>`,
  availability_html: "",
  variation_description: "",
  image: false,
  image_id: "",
}))

/** One slide as the platform prints it; `first` are attributes of the first picture. */
export function formatSlide(number: number, attributes = ""): string {
  const file = picture(number)
  return `<div data-thumb="${file}-100.webp" data-thumb-alt="Gloves, view ${number}" class="woocommerce-product-gallery__image"><a href="${file}.webp"><img width="600" height="600" src="${file}-600.webp" ${attributes} alt="Gloves, view ${number}" data-caption="" data-src="${file}.webp" data-large_image="${file}.webp" data-large_image_width="2400" data-large_image_height="2400" /></a></div>`
}

/** The platform's gallery around slides. */
export function formatGallery(slides: readonly string[]): string {
  return `<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;"><div class="woocommerce-product-gallery__wrapper">${slides.join("")}</div></div>`
}

/** The content of the tabs, by the part of their ids after `tab-`. */
export const tabContents = {
  description: ["Description", "<h2>Description</h2><p>Twelve ounces, laced.</p>"],
  reviews: [
    "Reviews (1)",
    '<div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">1 review</h2><ol class="commentlist"><li class="review" id="li-comment-9"><div id="comment-9" class="comment_container"><p>Good.</p></div></li></ol></div><div id="review_form_wrapper"><div id="review_form"><div id="respond" class="comment-respond"><span id="reply-title" class="comment-reply-title">Add a review</span><form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form"><div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Your rating</label><select name="rating" id="rating" required><option value="">Rate…</option><option value="5">Perfect</option><option value="4">Good</option><option value="3">Average</option><option value="2">Not that bad</option><option value="1">Very poor</option></select></div><p class="comment-form-comment"><label for="comment">Your review</label><textarea id="comment" name="comment" required></textarea></p><p class="form-submit"><input name="submit" type="submit" id="submit" class="submit" value="Submit" /><input type="hidden" name="comment_post_ID" value="15" id="comment_post_ID" /><input type="hidden" name="comment_parent" id="comment_parent" value="0" /></p></form></div></div></div></div>',
  ],
} as const

/** The link of a tab; a tag manager may rewrite its address. */
export function formatTabLink(key: keyof typeof tabContents, address = ""): string {
  return `<a id="tab-link-${key}" href="${address}#tab-${key}" role="tab" aria-controls="tab-${key}">${tabContents[key][0]}</a>`
}

/** The panel of a tab. */
export function formatPanel(key: keyof typeof tabContents, classes = ""): string {
  return `<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab${classes}" id="tab-${key}" role="tabpanel" aria-labelledby="tab-title-${key}">${tabContents[key][1]}</div>`
}

/** The platform's tabs; `panels` may have an element of the theme around them. */
export function formatTabs(items: string, panels: string): string {
  return `<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${items}</ul>${panels}</div>`
}

/** An item of the list of tabs, around its link. */
export function formatTabItem(key: keyof typeof tabContents, content: string): string {
  return `<li role="presentation" class="${key}_tab" id="tab-title-${key}">${content}</li>`
}

const tabKeys = ["description", "reviews"] as const

/** The platform's own markup. */
const platformParts: ProductParts = {
  gallery: formatGallery([1, 2, 3].map((number) => formatSlide(number, number === 1 ? 'class="wp-post-image"' : ""))),
  beforeTitle: "",
  price: `<p class="price">${formatAmount(3500)} &ndash; ${formatAmount(3700)}</p>`,
  choices:
    '<table class="variations" role="presentation"><tbody><tr><th class="label"><label for="colour">Colour</label></th><td class="value"><select id="colour" name="attribute_colour" data-attribute_name="attribute_colour" data-show_option_none="yes"><option value="">Choose an option</option><option value="Red">Red</option><option value="Black">Black</option></select></td></tr></tbody></table>',
  addOns: "",
  quantity:
    '<div class="quantity"><label class="screen-reader-text" for="quantity_15">Gloves quantity</label><input type="number" id="quantity_15" class="input-text qty text" name="quantity" value="1" min="1" max="" step="1" inputmode="numeric" autocomplete="off" /></div>',
  button: '<button type="submit" class="single_add_to_cart_button button alt">Add to basket</button>',
  bar: "",
  tabs: formatTabs(
    tabKeys.map((key) => formatTabItem(key, formatTabLink(key))).join(""),
    tabKeys.map((key) => formatPanel(key)).join(""),
  ),
}

/** The main part of the variable product's page in a shape. */
export function formatProduct({ product }: ThemeShape): string {
  const parts = { ...platformParts, ...product?.(platformParts) }
  const data = escapeHtml(JSON.stringify(variations))
  return `<div id="product-15" class="product type-product post-15 instock purchasable product-type-variable">${parts.gallery}
    <div class="summary entry-summary">${parts.beforeTitle}<h1 class="product_title entry-title">Gloves</h1>${parts.price}
      <form class="variations_form cart" id="gloves-form" action="${shapeProductPath}" method="post" enctype="multipart/form-data" data-product_id="15" data-product_variations="${data}">
        ${parts.choices}<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite"></div><a class="reset_variations" href="#" style="visibility: hidden">Clear</a>${parts.addOns}
        <div class="single_variation_wrap"><div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div><div class="woocommerce-variation-add-to-cart variations_button">${parts.quantity}${parts.button}<input type="hidden" name="add-to-cart" value="15" /><input type="hidden" name="product_id" value="15" /><input type="hidden" name="variation_id" class="variation_id" value="0" /></div></div>
      </form>${parts.bar}
      <div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">GL-15</span></span></div>
    </div>${parts.tabs}</div>
    <script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div><div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div><div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div></script>
    <script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">Unavailable.</p></script>`
}
