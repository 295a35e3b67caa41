import { and, eq } from "drizzle-orm"
import type { Context } from "hono"
import type { Database } from "../../database/connect.ts"
import { readForm } from "../../endpoints/form.ts"
import type { ShopEnv } from "../../visit.ts"
import { restNonceAction } from "../reviews/reviewsApi.ts"
import { customerMeta } from "./schema.ts"

const bannerKey = "coming_soon_banner_dismissed"
const field = `woocommerce_meta[${bannerKey}]`

/**
 * Answers the platform's route for the data of the logged-in user. This shop stores only that the banner was dismissed. Refuses guests with
 * 401, an invalid nonce with 403, other data with 400.
 */
export async function changeCurrentUser(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { database, nonces } = visit.shop
  context.header("Cache-Control", "no-store")
  const customer = await visit.readCustomer()
  if (!customer) return refuse(context, 401, "rest_not_logged_in", "You are not currently logged in.")
  const nonce = context.req.header("X-WP-Nonce") ?? ""
  if (!nonces.isValid(nonce, restNonceAction, visit.session.id)) {
    return refuse(context, 403, "rest_cookie_invalid_nonce", "Cookie check failed")
  }
  const value = (await readForm(context)).get(field)
  if (value !== "yes") return refuse(context, 400, "rest_invalid_param", `Invalid parameter(s): ${field}`)
  await database
    .insert(customerMeta)
    .values({ customerId: customer.id, key: bannerKey, value })
    .onConflictDoUpdate({ target: [customerMeta.customerId, customerMeta.key], set: { value } })
  return context.json({ id: customer.id, woocommerce_meta: { [bannerKey]: value } })
}

/** Whether a customer dismissed the banner, on any device. */
export async function isBannerDismissed(database: Database, customerId: number): Promise<boolean> {
  const [row] = await database
    .select({ value: customerMeta.value })
    .from(customerMeta)
    .where(and(eq(customerMeta.customerId, customerId), eq(customerMeta.key, bannerKey)))
  return row?.value === "yes"
}

function refuse(context: Context<ShopEnv>, status: 400 | 401 | 403, code: string, message: string): Response {
  return context.json({ code, message, data: { status } }, status)
}
