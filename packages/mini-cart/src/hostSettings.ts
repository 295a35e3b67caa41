import { createAddingSettings } from "@ringside/cart/domain"
import { parseMembers, parseHostFlag, readMember, readText, type SettingsTable } from "@ringside/core/domain"

const packageName = "mini-cart"

/** The platform's settings for adding, which its script also uses for removing. Source: catalogue-and-cart §2.1. */
export const addingSettings = /* @__PURE__ */ createAddingSettings(packageName)

/** The theme's action at a click on its basket. Source: catalogue-and-cart §6. */
export const drawerSettings = {
  name: "astra_cart",
  packageName,
  doc: "The theme's action at a click on its basket.",
  derived: { texts: { desktop_layout: "default", responsive_cart_click: "flyout" } },
  parse: (settings) => parseMembers(settings, { responsive_cart_click: readText, desktop_layout: readText }),
} satisfies SettingsTable

const afterAddMembers = {
  is_astra_pro: parseHostFlag,
  elementor_preview_active: parseHostFlag,
  cart_url: readText,
  checkout_url: readText,
}

/** The theme's follow-up of an add. Source: catalogue-and-cart §3.3. */
export const afterAddSettings = {
  name: "astra_shop_add_to_cart",
  packageName,
  doc: "The theme's reaction to an add, and the addresses of basket and checkout.",
  derived: {
    links: { cart_url: "a.cart-container, a.cart-contents", checkout_url: "a.checkout.wc-forward" },
    choices: { shop_add_to_cart_action: ["#astra-mobile-cart-drawer", "slide_in_cart", "default"] },
  },
  parse: (settings) => parseMembers(settings, { ...afterAddMembers, shop_add_to_cart_action: readText }),
} satisfies SettingsTable

/** The premium theme's follow-up of an add from the product page, and its endpoint for quantities. Source: catalogue-and-cart §3.6, §5. */
export const themeSettings = {
  name: "astra",
  packageName,
  doc: "The premium theme's reaction to an add from the product page, and its endpoint for quantities.",
  derived: {},
  parse: (settings) =>
    parseMembers(settings, {
      ...afterAddMembers,
      add_to_cart_options_single: readText,
      ajax_url: readText,
      single_product_qty_ajax_nonce: readText,
    }),
} satisfies SettingsTable

/**
 * The height of the wallet buttons, for which a drawer keeps a place: from 40 to 55 px, else 48. Null on a page without them. Source:
 * express-checkout §1.1, §9.
 */
export const walletSettings = {
  name: "wcpayExpressCheckoutParams",
  packageName,
  blockKey: "ece_data",
  doc: "The height of the wallet buttons, for which a drawer keeps a place.",
  parse: (settings) => {
    if (readText(readMember(settings, ["stripe", "publishableKey"])) === "") return null
    const height = Number.parseInt(String(readMember(settings, ["button", "height"])), 10)
    return Number.isNaN(height) ? 48 : Math.min(Math.max(height, 40), 55)
  },
} satisfies SettingsTable
