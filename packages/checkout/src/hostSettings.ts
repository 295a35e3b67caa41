import { readButtonHeight } from "@ringside/payments/domain"
import {
  cardSettingsName,
  formatAjaxUrl,
  isRecord,
  parseHostFlag,
  parseJsonSetting,
  parseMembers,
  readMember,
  readRecord,
  readText,
  selectBlockSetting,
  type SettingsTable,
} from "@ringside/core/domain"

const packageName = "checkout"

/** The classic checkout. Source: checkout contract §2.1. */
export const checkoutSettings = {
  name: "wc_checkout_params",
  packageName,
  doc: "The classic checkout: its endpoints and nonces, and whether guests may order.",
  parse(settings) {
    const read = (name: string) => readMember(settings, [name])
    return {
      checkoutUrl: readText(read("checkout_url")),
      reviewNonce: readText(read("update_order_review_nonce")),
      applyCouponNonce: readText(read("apply_coupon_nonce")),
      removeCouponNonce: readText(read("remove_coupon_nonce")),
      isCheckout: parseHostFlag(read("is_checkout")),
      /** Whether shoppers may order without an account; so they may where the page doesn't say. */
      allowsGuests: read("option_guest_checkout") !== "no",
      /** General message of a failed order, as markup. */
      errorHtml: readText(read("i18n_checkout_error")),
      urlOf: (endpoint: string) => formatAjaxUrl(readText(read("wc_ajax_url")), endpoint),
    }
  },
} satisfies SettingsTable

/** Countries, and states by country: without those a field of another country takes any text, since a list of one country's states would be wrong. */
export const countrySettings = {
  name: "wc_country_select_params",
  packageName,
  doc: "The states of each country.",
  parse(settings) {
    return {
      states: parseJsonSetting(readMember(settings, ["countries"])),
      selectStateText: readText(readMember(settings, ["i18n_select_state_text"])),
    }
  },
} satisfies SettingsTable

/** Rules for address fields by country, and selectors of the fields' rows, by key; null where the page doesn't say. */
export const addressSettings = {
  name: "wc_address_i18n_params",
  packageName,
  doc: "Rules for address fields by country.",
  parse(settings) {
    return {
      locale: parseJsonSetting(readMember(settings, ["locale"])),
      localeFields: parseJsonSetting(readMember(settings, ["locale_fields"])),
      optionalText: readText(readMember(settings, ["i18n_optional_text"])),
    }
  },
} satisfies SettingsTable

/** The platform's words on buttons that show a password. */
export const generalSettings = {
  name: "woocommerce_params",
  packageName,
  doc: "The words on buttons that show a password.",
  derived: {},
  parse: (settings) => parseMembers(settings, { i18n_password_show: readText, i18n_password_hide: readText }),
} satisfies SettingsTable

/** The basket page. Source: catalogue-and-cart contract §11. */
export const basketPageSettings = {
  name: "wc_cart_params",
  packageName,
  doc: "The basket page: its endpoints and nonces.",
  parse: (settings) =>
    parseMembers(settings, {
      wc_ajax_url: readText,
      apply_coupon_nonce: readText,
      remove_coupon_nonce: readText,
      update_shipping_method_nonce: readText,
    }),
} satisfies SettingsTable

/** Whether the shop saves cards, by the settings of the card form. */
export const cardSettings = {
  name: cardSettingsName,
  packageName,
  doc: "Whether the shop saves cards.",
  parse: (settings) => parseHostFlag(readMember(settings, ["isSavedCardsEnabled"])),
} satisfies SettingsTable

/** The height of the wallet buttons in pixels; null on a page without them. Blocks print these settings as `ece_data`. */
export const walletSettings = {
  name: "wcpayExpressCheckoutParams",
  packageName,
  blockKey: "ece_data",
  doc: "The height of the wallet buttons, for which the block checkout keeps a place.",
  parse: (settings) =>
    readText(readMember(settings, ["stripe", "publishableKey"])) === ""
      ? null
      : readButtonHeight(readMember(settings, ["button", "height"])),
} satisfies SettingsTable

/** The platform's blocks, whose settings are asked for by key as they are needed. Source: host-pages contract "Settings" 3. */
export const blockSettings = {
  name: "wcSettings",
  packageName,
  doc: "The platform's blocks: countries, address rules and fields, the customer, questions of the shop, ways to pay.",
  parse(settings) {
    const read = (key: string) => selectBlockSetting(settings, key)
    return {
      /** States and address rules, by country. */
      countryData: readRecord(read("countryData")),
      shippingCountries: readRecord(read("shippingCountries")),
      /** Settings of the fields of an address, by their keys. */
      defaultFields: readRecord(read("defaultFields")),
      isLoggedIn: Number(read("currentUserId") ?? 0) > 0,
      allowsSignup: read("checkoutAllowsSignup") === true,
      /** "No" reads like a setting that isn't there, so it counts where the platform has printed those of its checkout. */
      requiresAccount: read("isCheckoutBlock") === true && read("checkoutAllowsGuest") !== true,
      generatesPassword: read("generatePassword") === true,
      /** Only the blocks of basket and checkout print the data of countries, with this setting. */
      hasNoCoupons: isRecord(read("countryData")) && read("couponsEnabled") !== true,
      /** Whether orders are only sent to the billing address. */
      forcesBilling: read("forcedBillingAddress") === true,
      showsLogin: read("checkoutShowLoginReminder") === true,
      /** The kinds of rates at which a parcel is fetched; empty where the shop has switched local pickup off. */
      pickupMethods: (read("localPickupEnabled") === true
        ? Object.values(read("collectableMethodIds") ?? {})
        : []
      ).filter((id): id is string => typeof id === "string"),
      /** The shop's word for pickup, or empty. */
      pickupText: readText(read("localPickupText")),
      /** Whether the shop sends parcels at all: a count in the checkout, a flag in the basket. */
      hasShipping: Boolean(read("shippingMethodsExist")),
      /** The address of a page whose number an inner block has, or empty. */
      pageUrlOf: (pageId: string) => (pageId === "" ? "" : readText(read(`page-${pageId}`))),
      basketUrl: readText(readMember(read("storePages"), ["cart", "permalink"])),
      /** Where a guest logs in; empty where the page doesn't say. */
      loginUrl: readText(readMember(read("storePages"), ["myaccount", "permalink"])) || readText(read("wpLoginUrl")),
      /** The fields that extensions add to a part of the form, by their ids. */
      extraFieldsOf(location: "address" | "contact" | "order"): Readonly<Record<string, unknown>> {
        const fields = readRecord(read("defaultFields"))
        // A list, or an object where PHP has taken a key out of it.
        const ids: readonly unknown[] = Object.values(readMember(read("addressFieldsLocations"), [location]) ?? {})
        const known = ids.flatMap((id) =>
          typeof id === "string" && id.includes("/") ? [[id, fields[id]] as const] : [],
        )
        return { ...(location === "order" && readRecord(read("additionalOrderFields"))), ...Object.fromEntries(known) }
      },
      /** The values that the shopper has entered in such fields before, the note, and the way to pay. */
      draft: readRecord(read("checkoutData")),
      /** Empty where there is no such page. */
      termsUrl: readText(readMember(read("storePages"), ["terms", "permalink"])),
      privacyUrl: readText(readMember(read("storePages"), ["privacy", "permalink"])),
      /** The customer's saved ways to pay, of all kinds. */
      savedMethods: Object.values(readRecord(read("customerPaymentMethods"))).flat() as readonly unknown[],
      /** Whether the page has the data of ways to pay: blocks of basket and checkout print it, that of the mini-cart doesn't. */
      listsMethods: read("paymentMethodSortOrder") !== undefined || read("paymentMethodData") !== undefined,
      /** Title and description of a way to pay; older hosts have a setting for each. */
      methodOf: (gateway: string): unknown =>
        readMember(read("paymentMethodData"), [gateway]) ?? read(`${gateway}_data`),
    }
  },
} satisfies SettingsTable

/** Who the shopper is for saved cards. Source: checkout contract §9. */
export const savedTokensSettings = {
  name: "wc_tokenization_form_params",
  packageName,
  doc: "Whether the shopper is logged in or must register, for saved cards.",
  parse(settings) {
    return {
      isLoggedIn: parseHostFlag(readMember(settings, ["is_logged_in"])),
      isRegistrationRequired: parseHostFlag(readMember(settings, ["is_registration_required"])),
    }
  },
} satisfies SettingsTable
