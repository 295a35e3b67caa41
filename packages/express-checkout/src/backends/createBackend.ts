import type { Page } from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"
import type { WalletBackend } from "./backend.ts"
import { type ButtonContext, readPayForOrderConfig } from "../domain/index.ts"
import { createLegacyBackend } from "./legacyBackend.ts"
import { createProductBackend } from "./productBackend.ts"
import type { ProductForm } from "./productForm.ts"
import { hasLegacyEndpoints, readPaymentConfig } from "../settings.ts"
import { createBasketBackend, createOrderBackend } from "./storeBackend.ts"

/** The backend for the buttons of a page; null where the page names no order to pay. `form` is that of the page's product. */
export function createBackend(
  page: Page,
  readConfig: () => UnknownRecord,
  { context, form }: { readonly context: ButtonContext; readonly form: ProductForm | null },
): WalletBackend | null {
  const order = context === "pay_for_order" ? readPayForOrderConfig(readPaymentConfig(page)) : null
  if (context === "pay_for_order" && order === null) return null
  const store = order
    ? createOrderBackend(page, readConfig, order)
    : form
      ? createProductBackend(page, readConfig, form)
      : createBasketBackend(page, readConfig)
  if (!hasLegacyEndpoints(readConfig())) return store
  // Older hosts have no endpoint that describes an order.
  return createLegacyBackend(page, readConfig, { form, order: order && { config: order, read: store.read } })
}
