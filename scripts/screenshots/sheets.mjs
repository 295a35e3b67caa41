import { printLine } from "../terminal.mjs"

/*
 * The sheets of docs/images: one plain page with every hook that is seen, in the three ready themes and with three shared values. Products,
 * basket and checkout are the example shop's.
 */

/** @typedef {{ file: string, theme: string, title: string, css: string }} Sheet */

/** @type {readonly Sheet[]} */
export const sheets = [
  { file: "sheet-plain.webp", theme: "plain", title: "plain", css: "" },
  { file: "sheet-arena.webp", theme: "arena", title: "arena", css: "" },
  { file: "sheet-studio.webp", theme: "studio", title: "studio", css: "" },
  {
    file: "sheet-values.webp",
    theme: "plain",
    title: "plain, with three values",
    css: ":root { --ringside-accent: #0f6b5c; --ringside-radius: 14px; --ringside-line: #b9d3cd }",
  },
]

/** The page's own style, as small as that of any page: a font, a grid, and a look for its own fields and buttons. */
const pageCss = `
  *, ::before { box-sizing: border-box }
  body { max-width: 1440px; margin: 0 auto; padding: 0 48px 120px; background: #fff; color: #1d1d1f; font: 16px/1.5 "Inter", "Source Sans 3", Roboto, "Helvetica Neue", Arial, sans-serif }
  header, main { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 48px 40px; align-items: start }
  header { align-items: center; margin-bottom: 48px; padding: 20px 0; border-bottom: 1px solid #ddd }
  .page-row { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center }
  .page-bar { justify-content: center; margin: 0 -48px; padding: 8px 48px; background: #f4f4f4 }
  .page-stack { display: grid; gap: 12px }
  .page-end { justify-content: flex-end }
  section { display: grid; gap: 20px; min-width: 0 }
  .page-3 { grid-column: span 3 }
  .page-4 { display: grid; gap: 48px; grid-column: span 4 }
  .page-product { grid-column: span 4 }
  .page-5 { grid-column: span 5 }
  .page-8 { grid-column: span 8 }
  .page-12 { grid-column: 1 / -1 }
  .page-label { margin: 0 0 -8px; color: #767676; font: 13px/1.4 ui-monospace, "DejaVu Sans Mono", monospace }
  h1 { margin: 0; font-size: 30px; line-height: 1.15 }
  header p { margin: 0; font-weight: 700 }
  p { margin: 0 }
  ins { font-weight: 700; text-decoration: none }
  button { font: inherit }
  a { color: inherit }
  img { max-width: 100%; height: auto }
  label.page-field { display: grid; gap: 6px; font-weight: 600 }
  .page-input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #767676; border-radius: 4px; background: #fff; font: inherit }
  .page-button { min-height: 44px; padding: 8px 18px; border: 1px solid #767676; border-radius: 4px; background: #f4f4f4; color: inherit; font: inherit; font-weight: 600; text-decoration: none }
  a.page-button { display: inline-block; padding-top: 9px }
`

/**
 * @param {string} names of the hooks in it
 * @param {string} content
 * @param {string} [size]
 */
const section = (names, content, size = "") =>
  `<section class="${size}"><p class="page-label">${names}</p>${content}</section>`

/** @typedef {{ id: string, name: string, price: string, pictures: readonly { src: string, large: string }[] }} Product */

/**
 * The page's hooks, with what shoppers see without script.
 * @param {Product} product
 * @param {string} title
 */
function formatHooks({ id, name, price, pictures }, title) {
  const slides = pictures
    .map(
      ({ src, large }, at) =>
        `<li><a href="${large}"><img src="${src}" data-large_image="${large}" data-large_image_width="1280" data-large_image_height="1280" width="960" height="960" alt="${name}, ${at + 1}"></a></li>`,
    )
    .join("")
  const until = new Date(Date.now() + (2 * 24 * 60 + 3 * 60 + 20) * 60_000 + 30_000).toISOString()
  return `<div class="page-row page-bar" data-ringside="coming-soon">Only you see this shop: it isn’t open yet. <button class="page-button">Dismiss</button></div><header>
      <div class="page-row" style="grid-column: span 5"><p>${title}</p><div data-ringside="language-switcher"><ul><li><a href="/" hreflang="es" lang="es">Español</a></li><li><a href="/en/" hreflang="en" lang="en" aria-current="true">English</a></li></ul></div></div>
      <div class="page-row page-end" style="grid-column: span 7">
        <form class="page-row" action="/en/" role="search" data-ringside="search"><input class="page-input" style="width: 15rem" type="search" name="s" aria-label="Search" placeholder="Search"><button class="page-button">Search</button></form>
        <p data-ringside="cart-count">Items: 0</p>
        <div data-ringside="login"><a href="/en/my-account/">Log in</a></div>
        <div data-ringside="mini-cart" data-ringside-layout="drawer" data-ringside-load="visible"></div>
      </div>
    </header><main>${[
      section("gallery", `<div data-ringside="gallery"><ul>${slides}</ul></div>`, "page-5"),
      section(
        "reviews · countdown · add-to-cart · quantity · tabs",
        `<h1>${name}</h1>
        <div data-ringside="reviews" data-ringside-average="4.6" data-ringside-count="18"></div>
        <p>${price}</p>
        <p data-ringside="countdown" data-ringside-until="${until}" data-ringside-text="Orders close in {left}."></p>
        <div data-ringside="add-to-cart" data-ringside-product="${id}" data-ringside-name="${name}" data-ringside-quantity-field="on" style="--ringside-add-to-cart-width: 100%"></div>
        <div data-ringside="quantity"><label>Boxes: <input class="page-input" style="width: 4rem; text-align: center" type="number" name="quantity" value="1" min="1" max="9"></label></div>
        <div data-ringside="tabs"><ul><li><a href="#paint">Paint</a></li><li><a href="#plinth">Plinth</a></li></ul><div id="paint"><p>Acrylics, by hand, in thin layers.</p></div><div id="plinth"><p>Walnut, with an engraved name.</p></div></div>`,
        "page-product",
      ),
      section("mini-cart", `<div data-ringside="mini-cart" data-ringside-free-shipping="on"></div>`, "page-3"),
      section(
        "products",
        `<div data-ringside="products" data-ringside-ids="101, 125, 103, 124" data-ringside-name="Figures"></div>`,
        "page-12",
      ),
      section("basket", `<div data-ringside="basket"><a href="/en/carrito/">Basket</a></div>`, "page-12"),
      section("checkout", `<div data-ringside="checkout"><a href="/en/checkout/">Checkout</a></div>`, "page-8"),
      `<div class="page-4">${[
        section(
          "reviews",
          `<div data-ringside="reviews" data-ringside-average="4.6" data-ringside-count="18" data-ringside-stars="12 4 1 0 1"></div>`,
        ),
        section(
          "consent",
          `<div data-ringside="consent" data-ringside-position="inline" data-ringside-policy="/en/privacidad/"></div>`,
        ),
        section(
          "email-capture",
          `<form action="/en/" method="post" data-ringside="email-capture" class="page-stack"><label class="page-field">Email address <input class="page-input" type="email" name="email" autocomplete="email"></label> <button class="page-button">Subscribe</button></form>`,
        ),
        section(
          "popup",
          `<p><a class="page-button" href="#care">How to care for a figure</a></p><div id="care" data-ringside="popup" hidden><h2>How to care for a figure</h2><p>A dry brush, no water.</p></div>`,
        ),
        section("variations", formatVariations()),
      ].join("")}</div>`,
    ].join("")}</main>
    <div data-ringside="store-notice" hidden><p>The workshop rests from 24 December to 2 January.</p> <button>Dismiss</button></div>`
}

/** The form of one of the shop's products with variations. */
function formatVariations() {
  const colours = [
    ["roja", "Red", "#bf1d2b"],
    ["blanca", "White", "#ece5d6"],
    ["azul", "Blue", "#2550a6"],
  ]
    .map(([value, name, colour]) => `<option value="${value}" data-color="${colour}">${name}</option>`)
    .join("")
  return `<form class="variations_form cart page-stack" data-ringside="variations" data-ringside-swatches="on" data-product_id="125" data-product_variations="false" action="/en/product/viktor-grua-halvorsund/" method="post">
    <div class="variations page-stack">
      <div><label for="paint">Paint</label><select id="paint" name="attribute_pintura" data-attribute_name="attribute_pintura"><option value="">Choose a paint</option>${colours}</select></div>
      <div><label for="scale">Scale</label><select id="scale" name="attribute_escala" data-attribute_name="attribute_escala"><option value="">Choose a scale</option><option value="1-12">1:12</option><option value="1-6">1:6</option></select></div>
    </div>
    <div class="single_variation_wrap"><div class="single_variation"></div><input type="hidden" name="variation_id" class="variation_id" value="0"><button class="single_add_to_cart_button page-button">Add to basket</button></div></form>`
}

/**
 * Takes one sheet.
 * @param {import("playwright-core").Browser} browser
 * @param {string} shopUrl
 * @param {Sheet} sheet
 * @returns {Promise<Buffer>} as PNG
 */
export async function takeSheet(browser, shopUrl, { theme, title, css }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1200 },
    locale: "en-GB",
    reducedMotion: "reduce",
  })
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  const product = await readProduct(page, `${shopUrl}/en/product/bastian-oquendo/`)
  for (const id of [product.id, "103"]) await page.goto(`${shopUrl}/en/?add-to-cart=${id}`)
  const head = await readHead(page, `${shopUrl}/en/checkout/?checkout=block`, theme)
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every hook: ${title}</title><style>${pageCss}${css}</style>${head}${formatHooks(product, `Every hook: ${title}`)}</html>`
  await context.route("**/en/every-hook/", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }))
  await page.goto(`${shopUrl}/en/every-hook/`)
  for (const hook of await page.locator("[data-ringside]:visible").all()) await hook.scrollIntoViewIfNeeded()
  await page.getByRole("button", { name: "Place order" }).waitFor()
  await page.locator("[data-ringside=products] img").nth(3).waitFor()
  // Wallets are fetched when their place comes near the window.
  await page.locator("#wcpay-express-checkout-element").scrollIntoViewIfNeeded()
  await page.locator("[data-simulated-wallet]").first().waitFor()
  await page.waitForLoadState("networkidle")
  // A window as high as the page, at whose edge the notice stands.
  const height = await page.evaluate("document.documentElement.scrollHeight")
  await page.setViewportSize({ width: 1440, height: Number(height) })
  const picture = await page.screenshot()
  await context.close()
  printLine(`sheet: ${title}`)
  return picture
}

/**
 * Reads the shop's page of a simple product.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @returns {Promise<Product>}
 */
async function readProduct(page, url) {
  await page.goto(url)
  return page.evaluate(`({
    id: document.querySelector("[name=add-to-cart]").value,
    name: document.querySelector(".product_title").textContent.trim(),
    price: [...document.querySelectorAll(".summary .price :is(del, ins)")].map((part) => part.outerHTML).join(" "),
    pictures: [...document.querySelectorAll(".woocommerce-product-gallery__image a")].slice(0, 4).map((link) => ({
      src: link.querySelector("img").getAttribute("src"), large: link.getAttribute("href"),
    })),
  })`)
}

/**
 * The script tag and the settings of one of the shop's pages, with another theme.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} theme
 * @returns {Promise<string>}
 */
async function readHead(page, url, theme) {
  const html = (await (await page.request.get(url)).text()).split("</head>")[0] ?? ""
  const restRoot = /<link rel="https:\/\/api\.w\.org\/"[^>]*>/.exec(html)?.[0] ?? ""
  const scripts = html.match(/<script[^]*?<\/script>/g) ?? []
  return [
    restRoot,
    ...scripts.map((script) => {
      const [, open = "", json = ""] = /^(<script[^>]*data-ringside-config[^>]*>)([^]*)<\/script>$/.exec(script) ?? []
      if (open === "") return script
      const config = JSON.stringify({ ...JSON.parse(json), theme }).replaceAll("<", "\\u003c")
      return `${open}${config}</script>`
    }),
  ].join("")
}
