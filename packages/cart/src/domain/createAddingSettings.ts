import type { SettingsTable } from "@ringside/core/domain"
import { type AddToCartParams, parseAddToCartParams } from "./parseAddToCartParams.ts"

/**
 * The platform's settings for adding, as the table of one package: several packages read them, and `takeOver` may list any of these.
 * Source: catalogue-and-cart §2.1.
 */
export function createAddingSettings(packageName: string): SettingsTable<AddToCartParams | null> {
  return { name: "wc_add_to_cart_params", packageName, parse: parseAddToCartParams }
}
