import { readFile } from "node:fs/promises"
import { basename } from "node:path"
import { answerProvider } from "@ringside/simulated-provider"
import type { Context } from "hono"
import type { Database } from "../../database/connect.ts"
import { shopFolder } from "../../paths.ts"
import type { ShopEnv } from "../../visit.ts"
import { isSimulated } from "./cardMode.ts"
import { openSimulation, providerOf } from "./provider.ts"
import { takeWebhook } from "./takeWebhook.ts"

/** Serves the two built scripts of the simulated provider. */
export async function serveProviderScript(context: Context<ShopEnv>): Promise<Response> {
  if (!isSimulated()) return context.text("", 404)
  try {
    const text = await readFile(`${shopFolder}dist/simulated-provider/${basename(context.req.path)}`, "utf8")
    return context.body(text, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" })
  } catch {
    return context.text("The simulated provider has not been built: npm run build.", 404)
  }
}

/** Answers the requests of the provider's script and its frames. */
export async function answerProviderRequest(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const { method } = context.req
  const body = method === "POST" ? (await context.req.text()).replaceAll("\0", "") : ""
  const request = { method, url: new URL(context.req.url), body }
  const answer = isSimulated() ? await answerProvider(openSimulation(shop), request) : null
  if (!answer) return context.text("", 404)
  return new Response(answer.body, {
    status: answer.status,
    headers: { "content-type": answer.type, "cache-control": "no-store" },
  })
}

/** `POST /webhooks/provider`: the provider's messages, which arrive at least once, late and out of order. */
export async function answerWebhook(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const signature = context.req.header("Stripe-Signature") ?? ""
  const body = await context.req.text()
  const open = (database: Database) => providerOf(shop, database)
  const result = await takeWebhook({ shop, database: shop.database, body, signature, open })
  return result === "refused" ? context.text("Not the provider's.", 400) : context.json({ received: true })
}
