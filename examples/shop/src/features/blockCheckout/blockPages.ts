import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { mergeSettings, type Settings } from "../../settings.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { dropCouponsBeforePage } from "../basket/couponActions.ts"
import { currencyOf } from "../basket/currencyOf.ts"
import { readBasket } from "../basket/readBasket.ts"
import { checkoutTexts } from "../checkout/texts.ts"
import { paymentMethods, paymentTitle } from "../orders/paymentMethods.ts"
import { ordersTexts } from "../orders/texts.ts"
import { forThisSessionAlone, readAppearances } from "../payments/appearance.ts"
import { cardPolicy, createCardSettings } from "../payments/cardSettings.ts"
import { createAddressSettings } from "../shipping/addressSettings.ts"
import { listCountries } from "../shipping/countries.ts"
import { respondPage } from "../site/respond.ts"
import { blockTexts } from "./texts.ts"

/** Whether a page is to show the platform's blocks: by its own query, else by the shop's setting. */
export function showsBlocks({ url, shop }: Visit): boolean {
  return (url.searchParams.get("checkout") ?? shop.checkout) === "block"
}

/** The basket as the platform's block prints it: an empty place, and what stays without a script. */
export async function blockBasketPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  await dropCouponsBeforePage(visit)
  const { title } = visit.texts.basket
  return respondPage(context, {
    title,
    bodyClass: "woocommerce-cart woocommerce-page er-blocks",
    isIndexed: false,
    settings: mergeSettings([createBlockSettings(visit), linkBlocks(visit)]),
    content: ({ notices }) =>
      html`<h1 class="entry-title">${title}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)} ${block("cart", `${visit.links.basket}?checkout=classic`, visit)}
        </div>`,
  })
}

/** The checkout as the platform's block prints it. */
export async function blockCheckoutPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, session, language, links } = visit
  const { lines } = await dropCouponsBeforePage(visit)
  if (lines.length === 0) return context.redirect(links.basket, 303)
  const { title } = checkoutTexts[language]
  // The card is charged in the basket's currency, which is not that of the other pages.
  const basket = await readBasket(shop.database, language, session.id, currencyOf(visit))
  const { totalMinor, currency } = basket
  const appearances = await readAppearances(visit)
  const card = createCardSettings(visit, { totalMinor, currency, appearances })
  const response = await respondPage(context, {
    title,
    bodyClass: "woocommerce-checkout woocommerce-page er-blocks",
    isIndexed: false,
    policy: cardPolicy(),
    settings: mergeSettings([createBlockSettings(visit), linkBlocks(visit), card]),
    content: ({ notices }) =>
      html`<h1 class="entry-title">${title}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)} ${block("checkout", `${links.checkout}?checkout=classic`, visit)}
        </div>`,
  })
  return forThisSessionAlone(response, appearances)
}

function block(name: "cart" | "checkout", href: string, { language }: Visit): Html {
  const words = blockTexts[language][name]
  return html`<div data-block-name="woocommerce/${name}" class="wp-block-woocommerce-${name} alignwide">
    <p class="er-block-fallback">${words.text} <a href="${href}">${words.link}</a></p>
  </div>`
}

/** What the blocks' own data stores would say. */
function createBlockSettings(visit: Visit): Settings {
  const { language, links } = visit
  return {
    currency: currencyOf(visit),
    checkout: {
      terms: links.terms,
      countries: Object.fromEntries(listCountries(language).map(({ code, name }) => [code, name])),
      account: true,
      methods: Object.fromEntries(
        paymentMethods.map(({ id }) => [
          id,
          {
            title: paymentTitle(id, language),
            description: id === "woocommerce_payments" ? "" : ordersTexts[language].payment[id].text,
          },
        ]),
      ),
    },
    host: createAddressSettings(language),
  }
}

/** From one block to the other, in the same currency. */
function linkBlocks({ url, links }: Visit): Settings {
  const query = new URLSearchParams()
  for (const name of ["checkout", "currency"]) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  const suffix = query.size === 0 ? "" : `?${query.toString()}`
  return {
    cart: {
      url: links.absolute(`${links.basket}${suffix}`),
      checkoutUrl: links.absolute(`${links.checkout}${suffix}`),
    },
  }
}
