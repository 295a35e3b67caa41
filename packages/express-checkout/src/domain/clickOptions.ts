import { formatText, isRecord, parseHostFlag, readMember } from "@ringside/core/domain"
import { createLineItems, createLineStyle, createServerLineItems, type LineItem, type LineNames } from "./lineItems.ts"
import { createPlaceholderRates, createShippingRates, type ShippingRate } from "./shippingRates.ts"
import { readButtonContext, readServerProduct } from "./startPlan.ts"

/** The options with which a wallet's sheet opens. Source: express-checkout §5.1. */
export interface ClickOptions {
  readonly business?: { readonly name: string }
  readonly emailRequired: true
  readonly shippingAddressRequired: boolean
  readonly phoneNumberRequired: boolean
  readonly lineItems: readonly LineItem[]
  readonly shippingRates?: readonly ShippingRate[]
  readonly allowedShippingCountries?: readonly string[]
}

/**
 * The options for a click, from the cart or order if it has been read, otherwise from the product that the server printed. Null without
 * either; the click is then rejected. `names` are those of lines that the shop doesn't name. Source: express-checkout §5.1.
 */
export function createClickOptions(config: unknown, cart: unknown, names?: LineNames): ClickOptions | null {
  const decimals = readMember(config, ["checkout", "currency_decimals"])
  const product = readServerProduct(config)
  const data = isRecord(cart) ? cart : product
  if (data === null) return null
  const storeName = formatText(readMember(config, ["store_name"]))
  const isRequired = readButtonContext(config) !== "pay_for_order" && parseHostFlag(data.needs_shipping)
  const style = createLineStyle(config, names)
  const rates = createShippingRates(cart, decimals, style)
  const pending = formatText(readMember(product, ["shippingOptions", "label"])) || style.names.pending
  const countries = readMember(config, ["checkout", "allowed_shipping_countries"])
  return {
    ...(storeName !== "" && { business: { name: storeName } }),
    emailRequired: true,
    shippingAddressRequired: isRequired,
    phoneNumberRequired: parseHostFlag(readMember(config, ["checkout", "needs_payer_phone"])),
    lineItems:
      data === cart
        ? createLineItems(cart, decimals, style)
        : createServerLineItems(data.displayItems, readMember(data, ["total", "amount"])),
    ...(isRequired && { shippingRates: rates.length > 0 ? rates : createPlaceholderRates(pending) }),
    ...(Array.isArray(countries) && {
      allowedShippingCountries: countries.filter((code): code is string => typeof code === "string"),
    }),
  }
}
