import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import type { ShopEnv, Visit } from "../../visit.ts"
import { parseEmailAddress } from "../accounts/emailAddress.ts"
import { countUsage, keepCapturedEmail } from "./capturedEmails.ts"
import { identifyNonce, tracksNonce } from "./settings.ts"

const contactLengthMax = 100
/** The form of event names in the platform's payment scripts. */
const eventPattern = /^[a-z_]{1,60}$/

/**
 * Stores an e-mail address that a shopper typed. The consent cookie is required, whatever the page's script sends. Refuses a request
 * without consent or nonce with 403, an invalid address with 422, too many addresses with 429.
 */
export async function identify(context: Context<ShopEnv>, visit: Visit): Promise<Response> {
  const { shop, session, language } = visit
  const query = (name: string) => (context.req.query(name) ?? "").replaceAll("\0", "")
  if (!shop.nonces.isValid(query("_wpnonce"), identifyNonce, session.id)) return context.text("-1", 403)
  if (getCookie(context, "wp_consent_marketing") !== "allow") return context.json({ success: false }, 403)
  const email = parseEmailAddress(query("email"))
  if (email === undefined) return context.json({ success: false }, 422)
  const isKept = await keepCapturedEmail(shop.database, {
    email,
    sessionId: session.id,
    contactId: query("contact_id").slice(0, contactLengthMax) || null,
    language,
    lastAt: new Date(shop.clock()),
  })
  return isKept ? context.json({ success: true }) : context.json({ success: false }, 429)
}

/** Counts a usage event. Refuses an invalid nonce with 403, an invalid event name with 400. */
export async function countTracks(
  context: Context<ShopEnv>,
  { shop, session }: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  if (!shop.nonces.isValid(form.get("tracksNonce") ?? "", tracksNonce, session.id)) return context.text("-1", 403)
  const event = form.get("tracksEventName") ?? ""
  if (!eventPattern.test(event)) return context.text("0", 400)
  await countUsage(shop.database, event, new Date(shop.clock()))
  return context.json({ success: true })
}
