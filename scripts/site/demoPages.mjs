/** The config of a page on which the basket's requests are answered in the browser. */
const config = {
  locale: "en-GB",
  currency: "EUR",
  storeApi: "./api",
  cart: { url: "#basket", checkoutUrl: "#checkout", freeShippingFrom: 15000 },
  payments: { script: "./provider/v3.js" },
  checkout: {
    countries: { GB: "United Kingdom", IE: "Ireland", ES: "Spain" },
    methods: {
      bacs: { title: "Bank transfer", description: "The order is sent when the money is there." },
      cod: { title: "Cash on delivery", description: "You pay at the door." },
    },
  },
}

/** HTML that a demo needs around a hook, by the hook's name; `{hook}` is the hook. */
const surroundings = new Map([
  ["mini-cart", `{hook}<p>Press the basket, or add something.</p>${formatAdd()}`],
  ["cart-count", `<p>{hook}</p>${formatAdd()}`],
  ["consent", '{hook}<p><a href="#ringside-consent">Cookie settings</a></p>'],
  ["popup", '<p><button class="newsletter" type="button">Newsletter</button></p>{hook}'],
  ["scroll-to-top", '<p>Scroll down, and a button appears.</p><div style="height: 1600px"></div>{hook}'],
  [
    "notices",
    '{hook}<p>Pay with a simulated wallet, and choose the card that is declined: no money moves.</p><div data-ringside="express-checkout"></div>',
  ],
  [
    "email-capture",
    '{hook}<p>Type an address, and leave the field. Sent to the marketing service: <output class="sent">nothing yet</output></p>',
  ],
  [
    "express-checkout",
    '<p>Apple Pay and Google Pay of a simulated provider: no money moves, and no card is asked for.</p>{hook}<div data-ringside="mini-cart" data-ringside-layout="inline"></div>',
  ],
  ["provider-wallet", "{hook}<p>The wallet is a simulated one: no money moves.</p>"],
  ["preview", '{hook}<p data-ringside="preview" data-ringside-part="title">Red Corner</p>'],
  ["header", '{hook}<p>The header stays while the page scrolls.</p><div style="height: 900px"></div>'],
])

/** Replacements in an example, by the hook's name, so that it shows something real. */
const fillings = new Map([
  [
    "variations",
    { pattern: /data-product_variations="[^"]*"/, filling: `data-product_variations='${formatVariations()}'` },
  ],
  ["countdown", { pattern: /datetime="[^"]*"/, filling: 'datetime="2099-12-01T18:00+01:00"' }],
])

/** The settings that a shop's plugins print, by the name of the hook that needs them. @type {ReadonlyMap<string, object>} */
const settings = new Map([
  ["email-capture", { omnisend_woo_data: { ajax_url: "./marketing", nonce: "demo" } }],
  ["express-checkout", { wcpayExpressCheckoutParams: createWalletSettings() }],
  ["notices", { wcpayExpressCheckoutParams: createWalletSettings() }],
  ["provider-wallet", { wcpay_upe_config: createCardSettings() }],
])

/** The pages that show a hook in a frame of their own, which stands in `public/demos` under the hook's name. */
const framed = new Set(["preview"])

/** Who may preview: a page builder of the same site. */
const previewScript = `const config = document.querySelector("[data-ringside-config]")
      config.textContent = JSON.stringify({ ...JSON.parse(config.textContent), preview: { origins: [location.origin] } })`

/**
 * The file of the page that shows a hook.
 * @param {string} name
 */
export function nameDemoFile(name) {
  return framed.has(name) ? `${name}-framed.html` : `${name}.html`
}

/**
 * Creates the page of a demo: a hook on a page of its own, with the built script tag.
 * @param {{ readonly name: string, readonly example: string }} hook
 */
export function createDemoPage({ name, example }) {
  const { pattern = "", filling = "" } = fillings.get(name) ?? {}
  const html = example
    .replace(pattern, filling)
    .replaceAll(/\/(notebook|open)(?:-large)?\.jpg/g, "$1.svg")
    .replace("/logo.svg", "logo.svg")
  return formatDemo(
    name,
    (surroundings.get(name) ?? "{hook}").replace("{hook}", () => html),
  )
}

/**
 * @param {string} title
 * @param {string} body
 */
function formatDemo(title, body) {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="demo.css" />
    <script src="demo.js"></script>
    <script src="storeApi.js"></script>
    <script type="application/json" data-ringside-config>${JSON.stringify(config)}</script>
    ${formatScript(title)}
    <script type="module" src="../ringside/ringside.js"></script>
  </head>
  <body>
${body}
    <script src="options.js"></script>
  </body>
</html>
`
}

/**
 * The script that the server prints before the tag.
 * @param {string} name of the hook
 */
function formatScript(name) {
  const own = settings.get(name)
  if (own) return `<script>Object.assign(window, ${JSON.stringify(own)})</script>`
  return name === "preview" ? `<script>${previewScript}</script>` : ""
}

/** The settings of wallet buttons on a basket's page. */
function createWalletSettings() {
  return {
    button_context: "cart",
    wc_ajax_url: "./?wc-ajax=%%endpoint%%",
    nonce: { store_api_nonce: "demo" },
    checkout: {
      currency_code: "eur",
      currency_decimals: 2,
      needs_payer_phone: false,
      allowed_shipping_countries: ["GB", "IE", "ES"],
    },
    button: { type: "buy", theme: "dark", height: "48", radius: "" },
    store_name: "Red Corner",
    stripe: { publishableKey: "pk_test_demo", accountId: "acct_demo", locale: "en-GB" },
  }
}

/** The settings of card payment that the provider's own wallet reads. */
function createCardSettings() {
  return { publishableKey: "pk_test_demo", wcAjaxUrl: "./?wc-ajax=%%endpoint%%", initWooPayNonce: "demo" }
}

/** A hook that adds a product. */
function formatAdd() {
  return '<div data-ringside="add-to-cart" data-ringside-product="12" data-ringside-name="Notebook"></div>'
}

/** A product's variation, as the platform prints it. */
function formatVariations() {
  const variation = (/** @type {number} */ id, /** @type {string} */ colour, /** @type {string} */ price) => ({
    variation_id: id,
    attributes: { attribute_colour: colour },
    price_html: `<span class="price">${price}</span>`,
    is_purchasable: true,
    is_in_stock: true,
    variation_is_active: true,
    variation_is_visible: true,
  })
  return JSON.stringify([variation(13, "red", "58.00 €")])
}
