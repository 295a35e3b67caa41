/*
 * All selectors of host markup. Those that the loader needs are separate constants, since the rest is fetched later. Source:
 * catalogue-and-cart contract §2.3, §3, §8.
 */

/** The controls that this package handles. */
export const controlSelectors = {
  addButton: ".add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)",
  singleButton:
    "body.single-product .product:not(.product-type-external) button.single_add_to_cart_button:not(.wc-interactive), #sticky-add-to-cart .single_add_to_cart_button",
  addHook: '[data-ringside~="add-to-cart"]',
  /** A control of the host in such a hook; with one, the widget doesn't render. */
  ownControl: "a[href], button, input[type=submit]",
} as const

/** Signs of a quantity that needs its buttons. */
export const quantitySelectors = {
  box: "div.quantity, td.quantity",
  placeholder: "a.ast-qty-placeholder",
} as const

/** Elementor's basket, whose quantities the theme leaves alone. */
export const plainBasket = ".elementor-widget-woocommerce-cart"

/** Quantities with the theme's own minus and plus; ours, and placeholders for ours, are none. */
export const printedSteps = {
  box: ".quantity.buttons_added",
  button: ":is(.minus, .plus):not([data-ringside-step], .ast-qty-placeholder)",
} as const

/** Controls of a quantity that only other code looks for. */
export const quantityControls = {
  stepButton: "button.minus, button.plus",
  field: "input.qty",
} as const

/** The sign of the one theme with minus and plus beside quantities, where its owner has switched them on: by default it has none. */
export const stepButtonTheme = ".ast-qty-placeholder"

/** Elements that are used when a quantity gets its buttons, and at a press on one. */
export const quantityMarkup = {
  hook: '[data-ringside~="quantity"]',
  input: "input.qty, input[type=number]",
  basketQuantity: ".product-quantity",
  ownStep: "[data-ringside-step]",
} as const

/** Elements of the basket whose lines get their buttons late. */
export const newLineSelectors = {
  /** The basket's markup, as fragments insert it. */
  basket: ".widget_shopping_cart_content",
  /** A quantity in the basket with the server's placeholders. */
  newLine: ".mini_cart_item a.ast-qty-placeholder",
} as const

/*
 * The name of the product that a quantity is of. The minifier inlines constants that are used once, and no members of objects.
 */

/** A row of a basket or of a grouped product, which contains the product's name. */
export const lineSelector = ".mini_cart_item, .cart_item, .woocommerce-grouped-product-list-item"
export const lineNameSelector = ".product-name a, .woocommerce-grouped-product-list-item__label, a:not(.remove)"
export const productTitleSelector = ".product_title"
/** The name of a product on its page or on its card. */
export const titleSelector = ".product_title, .woocommerce-loop-product__title, .wp-block-post-title"

/** Elements that are used when something is added or changed. */
export const selectors = {
  card: "li.product",
  /** A second button on a card's picture, for pointers. */
  pictureButton: ".ast-on-card-button.add_to_cart_button",
  viewLink: ".added_to_cart",
  basketPage: "body.woocommerce-cart",
  updateBasket: "[name=update_cart]",
} as const

/** The controls in a form that chooses a variation. Source: catalogue-and-cart contract §9. */
export const variationControls =
  ".variations_form :is(.variations select, .reset_variations, .single_add_to_cart_button), .single_add_to_cart_button[form]"

/** Forms that choose a variation, and the elements of the page that show the choice. */
export const variationSelectors = {
  hook: '[data-ringside~="variations"]',
  swatchHook: '[data-ringside~="variations"][data-ringside-swatches]',
  form: ".variations_form",
  select: ".variations select",
  row: "tr, .variation, p",
  rowLabel: "label, .label",
  reset: ".reset_variations",
  /** The server's copy of the product's own gallery, as text. */
  defaultGallery: ".wc-product-gallery-default-template",
  resetAlert: ".reset_variations_alert",
  wrap: ".single_variation_wrap",
  block: ".single_variation",
  variationId: "input[name=variation_id], input.variation_id",
  addBox: ".woocommerce-variation-add-to-cart",
  /** Signs of the platform's versions that print the add button disabled, for their script to enable at its start. */
  printsDisabled:
    'meta[name=generator]:is([content="WooCommerce 10.5.0"], [content="WooCommerce 10.5.1"]), link[href*="/woocommerce/"]:is([href*="ver=10.5.0"], [href*="ver=10.5.1"])',
  addButton: ".single_add_to_cart_button",
  quantity: ".quantity",
  /** The product's own quantity, as the platform's script finds it: add-ons print other fields into the form. */
  quantityInput: '.single_variation_wrap .quantity input.qty[name="quantity"]',
  /** The product's own prices, above the form and in bars. Germanized prints the price of a unit below it, with the same class. */
  price: "p.price:not(.price-unit)",
  /** In a price that the script of Price Based on Country, CURCY or WOOCS still fills in, on a cached page. */
  latePrice: ".wcpbc-price.loading, .wmc-cache-pid, .woocs_preloader_ajax",
  blockPrice: ".woocommerce-variation-price",
  priceInBlock: ".price:not(.price-unit)",
  /** Elements that plugins add to a price, to press or fill in, or to find by their ids. */
  moreThanText:
    ":not(abbr, b, bdi, br, del, em, i, ins, mark, s, small, span, strong, sub, sup, u, wbr), [id], [tabindex], [role]",
  sku: ".product_meta .sku",
  weight: ".product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value",
  dimensions:
    ".product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value",
} as const

/** The content that hooks need that nothing is drawn in: a field of their own, and the form that they hold, are or stand in. */
export const hookContent = {
  quantity: `${quantityMarkup.hook} :is(${quantityMarkup.input})`,
  variations: `${variationSelectors.form}, ${variationSelectors.form} *`,
} as const

/** The parts of a gallery that a variation's picture changes. */
export const pictureSelectors = {
  gallery: ".woocommerce-product-gallery",
  /** The gallery of quick views, if it holds slides. */
  plainGallery: ".images",
  slide: ".woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder",
  thumbnail: ".flex-control-nav li img",
} as const

/** The host's mini-cart, whose lines say how much of a product the basket holds. */
export const miniCart = {
  content: ".widget_shopping_cart_content",
  line: ".woocommerce-mini-cart-item, .mini_cart_item",
  quantity: ".quantity",
  empty: ".woocommerce-mini-cart__empty-message",
} as const
