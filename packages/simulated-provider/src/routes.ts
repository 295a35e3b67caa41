import { type Challenge, describeIntent } from "./intents.ts"
import type { SimulatedProvider } from "./provider.ts"

/** The path of the simulation's script. */
export const scriptPath = "/simulated-provider/v3.js"
/** The path of the script of its frames. */
export const frameScriptPath = "/simulated-provider/frame.js"

/** The document of the simulation's frames; its script adds the content. */
const frameHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Simulated payment provider</title>
    <script type="module" src="${frameScriptPath}"></script>
  </head>
  <body></body>
</html>
`

/** A request of the provider's own script. */
export interface ProviderRequest {
  readonly method: string
  readonly url: URL
  readonly body: string
}

/** The response to such a request. */
export interface ProviderAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Responds to requests of the script and its frames; null for any other path. Source: express-checkout §14.3. */
export async function answerProvider(
  provider: SimulatedProvider,
  request: ProviderRequest,
): Promise<ProviderAnswer | null> {
  const { method, url, body } = request
  const path = url.pathname.replace("/simulated-provider/", "")
  if (method === "GET" && path === "frame") return { status: 200, type: "text/html; charset=utf-8", body: frameHtml }
  if (method === "POST" && path === "v1/payment_methods") return takeCard(provider, body)
  const [, kind, id, action] = /^v1\/(payment_intents|setup_intents)\/(\w{1,80})(?:\/(confirm))?$/.exec(path) ?? []
  if (kind === undefined || id === undefined) return null
  if (action === undefined) {
    const intent = await provider.retrieveIntent(id)
    const isKnown = intent !== null && intent.clientSecret === url.searchParams.get("client_secret")
    return isKnown ? json(describeIntent(intent)) : missing(kind)
  }
  const fields = new URLSearchParams(body)
  const challenge = readChallenge(fields.get("challenge"))
  const intent = challenge && (await provider.confirm(id, fields.get("client_secret") ?? "", challenge))
  return intent ? json(describeIntent(intent)) : missing(kind)
}

async function takeCard(provider: SimulatedProvider, body: string): Promise<ProviderAnswer> {
  const fields = new URLSearchParams(body)
  const read = (name: string) => (fields.get(name) ?? "").slice(0, 40)
  if (!read("key").startsWith("pk_")) {
    return json({ error: { type: "invalid_request_error", message: "Invalid API Key provided." } }, 401)
  }
  const taken = await provider.takeCard({ number: read("number"), expiry: read("expiry"), cvc: read("cvc") })
  return "error" in taken ? json(taken, 402) : json({ id: taken.id, type: "card", card: taken.card })
}

function readChallenge(value: string | null): Challenge | null {
  return value === "complete" || value === "fail" || value === "close" ? value : null
}

function missing(kind: string): ProviderAnswer {
  const name = kind.replace(/s$/, "")
  return json({ error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${name}.` } }, 404)
}

function json(value: object, status = 200): ProviderAnswer {
  return { status, type: "application/json", body: JSON.stringify(value) }
}
