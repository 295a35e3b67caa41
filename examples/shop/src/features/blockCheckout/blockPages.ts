import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { mergeSettings, type Settings } from "../../settings.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { dropCouponsBeforePage } from "../basket/couponActions.ts"
import { isFilledIn, readCustomer } from "../basket/customer.ts"
import { checkoutTexts } from "../checkout/texts.ts"
import { paymentMethods, paymentTitle } from "../orders/paymentMethods.ts"
import { ordersTexts } from "../orders/texts.ts"
import { forThisSessionAlone, readAppearances } from "../payments/appearance.ts"
import { readCardChoice } from "../payments/cardBox.ts"
import { cardPolicy, createCardSettings } from "../payments/cardSettings.ts"
import { describeCard } from "../payments/describeCard.ts"
import type { SavedCard } from "../payments/savedCards.ts"
import { createExpressSettings } from "../expressCheckout/expressSettings.ts"
import { createAddressSettings } from "../shipping/addressSettings.ts"
import { listCountries } from "../shipping/countries.ts"
import { keptByNobody, respondPage } from "../site/respond.ts"
import { blockTexts } from "./texts.ts"
import { accountPath } from "../accounts/paths.ts"
import { checkoutPath, termsPath } from "../checkout/paths.ts"
import { basketPath } from "../basket/paths.ts"

declare module "../../shop.ts" {
  interface ShopOptions {
    /** Selects the checkout of `/checkout/`; classic by default. */
    readonly checkout?: "classic" | "block" | undefined
  }
}

/** Whether a page shows the platform's blocks. The `checkout` query parameter overrides the shop's setting. */
export function showsBlocks({ url, shop }: Visit): boolean {
  return (url.searchParams.get("checkout") ?? shop.options.checkout) === "block"
}

/** The basket page as the platform's block prints it: an empty host with a link for shoppers without JavaScript. */
export async function blockBasketPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const basket = await dropCouponsBeforePage(visit)
  const { title } = visit.texts.basket
  return respondPage(context, {
    title,
    bodyClass: "woocommerce-cart woocommerce-page er-blocks",
    isIndexed: false,
    policy: cardPolicy(),
    basket,
    settings: mergeSettings([
      createBlockSettings(visit),
      linkBlocks(visit),
      createExpressSettings(visit, {
        context: "cart",
        needsShipping: basket.needsShipping,
        currency: visit.currency,
        hasBlock: true,
      }),
    ]),
    content: ({ notices }) =>
      html`<h1 class="entry-title">${title}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)} ${block("cart", `${visit.links.to(basketPath)}?checkout=classic`, visit)}
        </div>`,
  })
}

/** The checkout page as the platform's block prints it; redirects to the basket when that is empty. */
export async function blockCheckoutPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { language, links } = visit
  const basket = await dropCouponsBeforePage(visit)
  const { lines, totalMinor, currency, needsShipping } = basket
  if (lines.length === 0) return context.redirect(links.to(basketPath), 303)
  const { title } = checkoutTexts[language]
  const appearances = await readAppearances(visit)
  const card = createCardSettings(visit, { totalMinor, currency, appearances })
  const express = createExpressSettings(visit, { context: "checkout", needsShipping, currency, hasBlock: true })
  const { savedCards } = await readCardChoice(visit)
  const response = await respondPage(context, {
    title,
    bodyClass: "woocommerce-checkout woocommerce-page er-blocks",
    isIndexed: false,
    policy: cardPolicy(),
    basket,
    settings: mergeSettings([createBlockSettings(visit), listCards(savedCards), linkBlocks(visit), card, express]),
    content: ({ notices }) =>
      html`<h1 class="entry-title">${title}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)} ${block("checkout", `${links.to(checkoutPath)}?checkout=classic`, visit)}
        </div>`,
  })
  // Our form is filled in from the session, and the browser keeps the page with what is typed.
  const isKept = !isFilledIn(await readCustomer(visit.shop.database, visit.session.id)) && savedCards.length === 0
  return isKept ? forThisSessionAlone(response, appearances) : keptByNobody(response)
}

function block(name: "cart" | "checkout", href: string, { language }: Visit): Html {
  const words = blockTexts[language][name]
  return html`<div data-block-name="woocommerce/${name}" class="wp-block-woocommerce-${name} alignwide">
    <p class="er-block-fallback">${words.text} <a href="${href}">${words.link}</a></p>
  </div>`
}

/** Settings that the platform's blocks read from their own data stores. */
function createBlockSettings(visit: Visit): Settings {
  const { language, links, url } = visit
  const login = new URLSearchParams({ redirect_to: `${url.pathname}${url.search}` })
  return {
    checkout: {
      terms: links.to(termsPath),
      countries: Object.fromEntries(listCountries(language).map(({ code, name }) => [code, name])),
      account: true,
      login: `${links.to(accountPath)}?${login.toString()}`,
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
    ...createAddressSettings(language),
  }
}

/** The customer's saved cards, by id; the platform passes them to its blocks too. */
function listCards(savedCards: readonly SavedCard[]): Settings {
  const entries = savedCards.map((card) => {
    const { brand, last4, expires } = describeCard(card)
    return [String(card.id), { brand, last4, expires, default: card.isDefault }] as const
  })
  return { checkout: { savedCards: Object.fromEntries(entries) } }
}

/** URLs of both pages; they keep the `checkout` and `currency` query parameters. */
function linkBlocks({ url, links }: Visit): Settings {
  const query = new URLSearchParams()
  for (const name of ["checkout", "currency"]) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  const suffix = query.size === 0 ? "" : `?${query.toString()}`
  return {
    cart: {
      url: links.absolute(`${links.to(basketPath)}${suffix}`),
      checkoutUrl: links.absolute(`${links.to(checkoutPath)}${suffix}`),
    },
  }
}
