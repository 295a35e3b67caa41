import { formatAmount } from "../cartServer/index.ts"
import {
  formatGallery,
  formatPanel,
  formatSlide,
  formatTabItem,
  formatTabLink,
  formatTabs,
  tabContents,
} from "./productMarkup.ts"
import { changeParts, replaceMarkup, type ThemeShape } from "./themeShape.ts"

/** Prints an element twice, as themes do that have one for phones and one for desktops. */
const printTwice = (html: string) => `<div class="on-phones">${html}</div><div class="on-desktops">${html}</div>`

/** Draws minus and plus around each quantity, as the servers of many themes do. */
const drawSteps = (html: string) =>
  changeParts(
    html,
    [quantityBox, "</div>"],
    (part) =>
      `<div class="quantity buttons_added"><input type="button" value="-" class="minus" />${part.slice(quantityBox.length, -"</div>".length)}<input type="button" value="+" class="plus" /></div>`,
  )
const quantityBox = '<div class="quantity">'

const select2Box =
  '<span class="select2 select2-container"><span class="selection"><span class="select2-selection" role="combobox" tabindex="0" aria-expanded="false" aria-label="Choose"></span></span></span>'

/** Draws a list as select2 does: the list itself is out of sight, and a box stands in its place. */
const drawBoxes = (html: string) =>
  changeParts(html, ["<select", "</select>"], (part) => {
    const [tag = ""] = part.split(">")
    const hidden = tag.includes('class="')
      ? part.replace('class="', 'class="select2-hidden-accessible ')
      : part.replace("<select", '<select class="select2-hidden-accessible"')
    return hidden.replace("<select", '<select tabindex="-1" aria-hidden="true"') + select2Box
  })

const orderTotal = '<tr class="order-total">'
const legalBox =
  '<tr class="legal"><th>Law</th><td><label><input type="checkbox" name="legal" value="1" /> I know the rules</label></td></tr>'
const badge = '<img class="badge" width="40" height="40" src="/figures/sale.webp" alt="Sale" />'
const otherProduct = `<div class="upsell"><div class="product type-product post-12"><h3>Cornerman</h3><p class="price">${formatAmount(2950)}</p><div class="product_meta"><span class="sku">CM-12</span></div></div></div>`
const stickyBar = `<div class="sticky-bar"><div class="bar-product"><span>Gloves</span><p class="price">${formatAmount(3500)} &ndash; ${formatAmount(3700)}</p></div><button type="submit" form="gloves-form" class="single_add_to_cart_button button bar-button">Add to basket</button></div>`

/**
 * Ten shapes of pages, each with what several themes, page builders or optimisers have in common. Source: host-pages contract "What themes
 * change".
 */
export const themeShapes: readonly ThemeShape[] = [
  {
    name: "panels and the variation are hidden by CSS",
    css: ".woocommerce-Tabs-panel, .single_variation, .single_variation_wrap { display: none }",
  },
  {
    name: "the open panel has a class",
    css: ".tab-panels .panel:not(.active) { height: 0; overflow: hidden; opacity: 0; visibility: hidden }",
    product: () => ({
      tabs: formatTabs(
        formatTabItem("description", formatTabLink("description")) + formatTabItem("reviews", formatTabLink("reviews")),
        `<div class="tab-panels">${formatPanel("description", " active")}${formatPanel("reviews")}</div>`,
      ),
    }),
  },
  {
    name: "panels stand in the tabs' items, and a tag manager rewrites links",
    css: ".wc-tabs { list-style: none; padding: 0 } .wc-tabs .panel { border: 1px solid }",
    product: () => ({
      tabs: formatTabs(
        (["description", "reviews"] as const)
          .map((key) => formatTabItem(key, formatTabLink(key, "/en/product/gloves/?_gl=1*a*b") + formatPanel(key)))
          .join(""),
        "",
      ),
    }),
    archive: (html) =>
      replaceMarkup(html, 'href="/en/shapes/?add-to-cart=', 'href="/en/shapes/?_gl=1*a*b&amp;add-to-cart='),
  },
  {
    name: "basket, price and counts are printed for phones and for desktops",
    css: ".on-phones { display: none } @media (max-width: 600px) { .on-phones { display: block } .on-desktops { display: none } }",
    product: ({ price }) => ({ price: printTwice(price) }),
    archive: (html) => changeParts(html, ['<a class="cart-contents"', "</a>"], (part) => part + part),
    basket: (html) => changeParts(html, ["<!-- basket -->", "<!-- end -->"], printTwice),
  },
  {
    name: "the range is hidden, a bar sticks, and cards stand in the product",
    css: ".product > .summary > p.price { display: none } .sticky-bar { position: fixed; right: 0; bottom: 0; left: 0; z-index: 9; display: flex; padding: 8px; background: #eee }",
    product: () => ({
      beforeTitle: otherProduct,
      addOns:
        '<div class="wrap-gifts"><label for="gifts">Gift wraps</label><div class="quantity"><input type="number" id="gifts" class="input-text qty text" name="wraps[3]" value="8" min="0" max="12" step="1" /></div></div>',
      bar: stickyBar,
    }),
  },
  {
    name: "quantities have drawn buttons, and forms no table",
    css: ".quantity.buttons_added { display: inline-flex } .quantity .minus, .quantity .plus { width: 30px }",
    product: ({ quantity }) => ({
      quantity: drawSteps(quantity),
      choices:
        '<div class="variations"><div class="variation"><label class="label" for="colour">Colour</label><select id="colour" name="attribute_colour" data-attribute_name="attribute_colour" data-show_option_none="yes"><option value="">Choose an option</option><option value="Red">Red</option><option value="Black">Black</option></select></div></div>',
      button: '<input type="submit" class="single_add_to_cart_button button alt" value="Add to basket" />',
    }),
    basket: drawSteps,
  },
  {
    name: "select2 stands in place of the lists",
    css: ".select2-hidden-accessible { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0) } .select2-container { display: inline-block; min-width: 120px; min-height: 28px; border: 1px solid }",
    usesJQueryAlone: true,
    product: ({ choices }) => ({
      choices: drawBoxes(choices),
      quantity:
        '<div class="quantity"><select class="qty" name="quantity" id="quantity_15" aria-label="Gloves quantity"><option value="1">1</option><option value="2">2</option><option value="9">9</option></select></div>',
    }),
    archive: drawBoxes,
    basket: drawBoxes,
    checkout: drawBoxes,
  },
  {
    name: "a page builder prints the forms, and field plugins their boxes",
    css: ".builder-gallery img { max-width: 100% } .builder-row { display: grid; grid-template-columns: 1fr 1fr }",
    product: () => ({
      gallery:
        '<div class="product-gallery builder-gallery"><img class="wp-post-image" width="600" height="600" src="/figures/gloves-1-600.webp" alt="Gloves" /></div>',
      tabs: `<div class="builder-accordion"><h3>${tabContents.description[0]}</h3>${tabContents.description[1]}${tabContents.reviews[1]}</div>`,
    }),
    checkout: (html) =>
      ["billing", "shipping"].reduce(
        (changed, name) => replaceMarkup(changed, `woocommerce-${name}-fields__field-wrapper`, "builder-row"),
        replaceMarkup(html, orderTotal, legalBox + orderTotal),
      ),
  },
  {
    name: "an optimiser joins the host's scripts into one file",
    css: "",
    joinsScripts: true,
  },
  {
    name: "the page runs from right to left, with a film and a badge in the gallery",
    css: ".badge { position: absolute } .tabs .panel { text-align: start }",
    isRightToLeft: true,
    product: () => ({
      gallery: formatGallery([
        '<div data-thumb="/figures/film.webp" class="woocommerce-product-gallery__image"><video width="600" height="600" controls poster="/figures/film.webp"></video></div>',
        changeParts(formatSlide(1, 'class="wp-post-image"'), ["<a ", ">"], (link) => link + badge),
        formatSlide(2),
      ]),
      tabs: formatTabs(
        formatTabItem("description", formatTabLink("description")) + formatTabItem("reviews", formatTabLink("reviews")),
        `<div class="tab-panels">${formatPanel("description", " current")}${formatPanel("reviews")}</div>`,
      ),
    }),
  },
]
