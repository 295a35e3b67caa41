import { isDeepStrictEqual } from "node:util"
import type { Context } from "hono"
import { parseAppearance } from "@ringside/payments/domain"
import { eq } from "drizzle-orm"
import { parseStorableJson } from "../../endpoints/parseStorableJson.ts"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { appearanceNonceAction } from "./cardSettings.ts"
import { sessionAppearances } from "./schema.ts"
import { sessions } from "../../session/schema.ts"

const charactersMax = 16_384

/** The settings that print an appearance, by the location of its form. Source: checkout contract D2. */
const settingNames: Readonly<Record<string, string>> = {
  blocks_checkout: "wcBlocksUPEAppearance",
  shortcode_checkout: "upeAppearance",
  add_payment_method: "upeAddPaymentMethodAppearance",
  bnpl_product_page: "upeBnplProductPageAppearance",
  bnpl_classic_cart: "upeBnplClassicCartAppearance",
  bnpl_cart_block: "upeBnplCartBlockAppearance",
}

/**
 * `action=save_upe_appearance`: stores the appearance of this session's card form, for this session only. Anybody can call it, so it must
 * never reach another visitor. Source: checkout contract §13.1.
 */
export async function saveAppearance(
  context: Context<ShopEnv>,
  { shop, session }: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  if (!shop.nonces.isValid(form.get("_ajax_nonce") ?? "", appearanceNonceAction, session.id)) {
    return context.text("-1", 403)
  }
  const location = form.get("elements_location") ?? ""
  const appearance = parseSavedAppearance(form.get("appearance") ?? "")
  if (!Object.hasOwn(settingNames, location) || appearance === null) return context.json({ success: false }, 400)
  const [own] = await shop.database.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session.id))
  // A session without other stored data isn't kept beyond its page.
  if (!own) return context.json({ success: false }, 400)
  await shop.database
    .insert(sessionAppearances)
    .values({ sessionId: session.id, location, appearance })
    .onConflictDoUpdate({ target: [sessionAppearances.sessionId, sessionAppearances.location], set: { appearance } })
  return context.json({ success: true, data: appearance })
}

/**
 * Parses a posted appearance; null unless every member is allowed. The list is the library's own, which drops single members that it
 * doesn't allow: here nothing may be dropped.
 */
function parseSavedAppearance(text: string): object | null {
  if (text.length > charactersMax) return null
  const value = parseStorableJson(text)
  const appearance = parseAppearance(value)
  return appearance !== null && isDeepStrictEqual(appearance, value) ? appearance : null
}

/** Prevents caches from storing an answer with a session's appearances. */
export function forThisSessionAlone(
  response: Response,
  appearances: Readonly<Record<string, object | false>>,
): Response {
  if (Object.values(appearances).some(Boolean)) response.headers.set("Cache-Control", "private, no-store")
  return response
}

/** Reads the appearances of this session's forms; `false` for a location without one. */
export async function readAppearances({ shop, session }: Visit): Promise<Readonly<Record<string, object | false>>> {
  const rows = session.isNew
    ? []
    : await shop.database.select().from(sessionAppearances).where(eq(sessionAppearances.sessionId, session.id))
  const kept = new Map(rows.map(({ location, appearance }) => [location, appearance]))
  return Object.fromEntries(
    Object.entries(settingNames).map(([location, name]) => {
      const appearance = kept.get(location)
      return [name, isRecord(appearance) ? appearance : false]
    }),
  )
}
