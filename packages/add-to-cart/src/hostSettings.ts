import { createAddingSettings, parseAddToCartParams } from "@ringside/cart/domain"
import { parseMembers, parseHostFlag, readMember, readText, type SettingsTable } from "@ringside/core/domain"

const packageName = "add-to-cart"

/** The platform's settings for adding. Source: catalogue-and-cart §2.1. */
export const addingSettings = /* @__PURE__ */ createAddingSettings(packageName)

/** `addingSettings`, and whether the shop has its own text for the link to the basket: the parser's default is English on every page. */
export const buttonSettings = /* @__PURE__ */ createButtonSettings()

function createButtonSettings() {
  return {
    ...addingSettings,
    parse(settings) {
      return {
        params: parseAddToCartParams(settings),
        hasViewCart: Boolean(readMember(settings, ["i18n_view_cart"])),
      }
    },
  } satisfies SettingsTable
}

/** The premium theme's settings for adding from the product page. Source: catalogue-and-cart §3.6. */
export const themeSettings = {
  name: "astra",
  packageName,
  doc: "The premium theme's adding from the product page, and its endpoint.",
  derived: {},
  parse: (settings) =>
    parseMembers(settings, {
      single_product_ajax_add_to_cart: parseHostFlag,
      add_to_cart_options_single: readText,
      ajax_url: readText,
    }),
} satisfies SettingsTable
