import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

/** A request to the double. */
export interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly key: string
}

type Json = Readonly<Record<string, unknown>>

interface Answer {
  readonly status: number
  readonly body: Json
}

/** A payment or a set-up in the provider's API format. */
type IntentObject = Record<string, unknown> & { id: string; status: string }

/** A stand-in for the payment provider's API, which checks requests strictly. Source: the provider's API reference. */
export interface StripeDouble {
  readonly url: string
  readonly requests: readonly StripeRequest[]
  /** The shop's requests that the real API would refuse. A test with any of them fails. */
  readonly violations: readonly string[]
  readonly intents: ReadonlyMap<string, IntentObject>
  /** Confirms a payment, as the bank does. */
  readonly succeed: (id: string) => void
  /** Answers the next requests with 500, or closes the connection after processing the request. */
  readonly fail: (how: "error" | "cut", times: number) => void
  readonly close: () => Promise<void>
}

/** The fields that each route accepts; any other is refused, as by the API. */
const routes: readonly (readonly [route: RegExp, fields: readonly string[]])[] = [
  [/^POST \/v1\/customers$/, ["metadata[reference]"]],
  [
    /^POST \/v1\/payment_intents$/,
    [
      ...["amount", "currency", "payment_method", "payment_method_types[0]", "confirm", "customer"],
      ...["setup_future_usage", "metadata[orderId]", "metadata[reference]", "metadata[savesCard]"],
    ],
  ],
  [/^POST \/v1\/payment_intents\/pi_\w+\/cancel$/, []],
  [/^GET \/v1\/payment_intents\/pi_\w+$/, ["expand[0]"]],
  [/^POST \/v1\/setup_intents$/, ["payment_method", "payment_method_types[0]", "confirm", "usage", "customer"]],
  [/^GET \/v1\/setup_intents\/seti_\w+$/, []],
  [/^GET \/v1\/payment_methods\/pm_\w+$/, []],
  [/^GET \/v1\/payment_methods$/, ["customer", "type", "limit"]],
  [/^POST \/v1\/payment_methods\/pm_\w+\/detach$/, []],
  [/^POST \/v1\/refunds$/, ["payment_intent", "amount"]],
]

const creates = /^POST \/v1\/(customers|payment_intents|setup_intents|refunds)$/

/** Opens the double on a free port. Cards have the provider's own test ids: `pm_card_visa` and others. */
export async function openStripeDouble(secret: string): Promise<StripeDouble> {
  const requests: StripeRequest[] = []
  const violations: string[] = []
  const intents = new Map<string, IntentObject>()
  const owners = new Map<string, string>()
  /** Methods that were detached. */
  const spent = new Set<string>()
  const answered = new Map<string, { readonly fields: string; readonly answer: Answer }>()
  const failures: ("error" | "cut")[] = []
  let ids = 0

  const describeMethod = (id: string) => ({
    id,
    object: "payment_method",
    type: "card",
    customer: owners.get(id) ?? null,
    card: { brand: "visa", last4: id.endsWith("Required") ? "3220" : "4242", exp_month: 12, exp_year: 2040 },
  })
  const findRefusal = (kind: "pi" | "seti", fields: StripeRequest["fields"]): string | undefined => {
    const [method = "", amount] = [fields["payment_method"], Number(fields["amount"])]
    const owner = owners.get(method)
    if (spent.has(method)) return `${method} may not be used again`
    // Without a customer, the provider's own test id stands for a new card each time.
    const isNew = method === "pm_card_visa" && fields["customer"] === undefined
    if (owner !== undefined && owner !== fields["customer"] && !isNew) return `${method} is attached to ${owner}`
    if (kind === "seti") return undefined
    if (!Number.isSafeInteger(amount) || amount <= 0) return "amount is no positive integer"
    const hasThree = /^(bhd|jod|kwd|omr|tnd)$/.test(fields["currency"] ?? "")
    return hasThree && amount % 10 !== 0 ? "amount is no multiple of 10" : undefined
  }
  const begin = (kind: "pi" | "seti", fields: StripeRequest["fields"]): Answer => {
    const refusal = findRefusal(kind, fields)
    if (refusal !== undefined) return refuse(`POST ${kind}: ${refusal}`)
    ids += 1
    const id = `${kind}_double${String(ids)}`
    const method = fields["payment_method"] ?? ""
    const isDeclined = method.includes("Declined")
    const status = isDeclined
      ? "requires_payment_method"
      : method.includes("threeDSecure")
        ? "requires_action"
        : "succeeded"
    const error = {
      type: "card_error",
      code: "card_declined",
      decline_code: "insufficient_funds",
      message: "Your card has insufficient funds.",
      payment_method: describeMethod(method),
    }
    const intent: IntentObject = {
      id,
      object: kind === "pi" ? "payment_intent" : "setup_intent",
      status,
      client_secret: `${id}_secret_double`,
      customer: fields["customer"] ?? null,
      payment_method: isDeclined ? null : method,
      metadata: readMetadata(fields),
      ...(kind === "pi" && {
        amount: Number(fields["amount"]),
        currency: fields["currency"],
        latest_charge: status === "succeeded" ? { id: `ch_${String(ids)}`, amount_refunded: 0 } : null,
        last_payment_error: isDeclined ? error : null,
      }),
      ...(kind === "seti" && { last_setup_error: isDeclined ? error : null }),
    }
    intents.set(id, intent)
    const saves = kind === "seti" || fields["setup_future_usage"] !== undefined
    if (saves && status === "succeeded" && fields["customer"]) owners.set(method, fields["customer"])
    if (!isDeclined) return { status: 200, body: intent }
    return { status: 402, body: { error: { ...error, [kind === "pi" ? "payment_intent" : "setup_intent"]: intent } } }
  }
  const carryOut = ({ method, path, fields }: StripeRequest): Answer => {
    const [, , kind = "", id = "", action] = path.split("/")
    const known = intents.get(id)
    const missing = {
      status: 404,
      body: { error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${kind}: '${id}'` } },
    }
    if (kind === "customers")
      return { status: 200, body: { id: `cus_double${String((ids += 1))}`, object: "customer" } }
    if (kind === "refunds") {
      const paid = intents.get(fields["payment_intent"] ?? "")
      if (!paid) return missing
      const refunded = Number(fields["amount"] ?? paid["amount"])
      intents.set(paid.id, { ...paid, latest_charge: { id: "ch_refunded", amount_refunded: refunded } })
      return { status: 200, body: { id: `re_${String((ids += 1))}`, object: "refund", amount: refunded } }
    }
    if (kind === "payment_methods") {
      if (id === "") {
        const data = [...owners].filter(([, owner]) => owner === fields["customer"]).map(([own]) => describeMethod(own))
        return { status: 200, body: { object: "list", data, has_more: false } }
      }
      if (action === "detach") {
        owners.delete(id)
        spent.add(id)
      }
      return { status: 200, body: describeMethod(id) }
    }
    if (method === "POST" && id === "") return begin(kind === "payment_intents" ? "pi" : "seti", fields)
    if (!known) return missing
    if (action !== "cancel") return { status: 200, body: known }
    if (known.status === "succeeded") {
      const message = "You cannot cancel this PaymentIntent because it has a status of succeeded."
      const error = { type: "invalid_request_error", code: "payment_intent_unexpected_state", message }
      return { status: 400, body: { error } }
    }
    intents.set(id, { ...known, status: "canceled" })
    return { status: 200, body: { ...known, status: "canceled" } }
  }
  const refuse = (message: string): Answer => {
    violations.push(message)
    return { status: 400, body: { error: { type: "invalid_request_error", message } } }
  }
  const answer = (request: StripeRequest, authorization: string | undefined): Answer => {
    const name = `${request.method} ${request.path}`
    if (authorization !== `Bearer ${secret}`) return refuse(`${name}: wrong key`)
    const [, allowed] = routes.find(([route]) => route.test(name)) ?? []
    if (!allowed) return refuse(`${name}: unknown route`)
    const unknown = Object.keys(request.fields).filter((field) => !allowed.includes(field))
    if (unknown.length > 0) return refuse(`${name}: unknown parameters ${unknown.join()}`)
    if (!creates.test(name)) return carryOut(request)
    if (request.key === "" || request.key.length > 255) return refuse(`${name}: no idempotency key`)
    const fields = JSON.stringify(request.fields)
    const earlier = answered.get(request.key)
    if (earlier && earlier.fields !== fields) return refuse(`${name}: another request with the same key`)
    const result = earlier?.answer ?? carryOut(request)
    answered.set(request.key, { fields, answer: result })
    return result
  }

  const server = createServer((message, response) => {
    void readBody(message).then((body) => {
      const url = new URL(message.url ?? "/", "http://localhost")
      const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)])
      const key = message.headers["idempotency-key"]
      const request = { method: message.method ?? "", path: url.pathname, fields, key: String(key ?? "") }
      requests.push(request)
      const failure = failures.shift()
      if (failure === "error") {
        response.writeHead(500, { "content-type": "application/json" })
        response.end('{"error":{"type":"api_error","message":"down"}}')
        return
      }
      const result = answer(request, message.headers.authorization)
      if (failure === "cut") {
        message.socket.destroy()
        return
      }
      response.writeHead(result.status, { "content-type": "application/json" })
      response.end(JSON.stringify(result.body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has this kind of address
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    violations,
    intents,
    succeed(id) {
      const intent = intents.get(id)
      if (!intent) throw new Error(`no intent ${id}`)
      intents.set(id, { ...intent, status: "succeeded", latest_charge: { id: "ch_later", amount_refunded: 0 } })
      const { payment_method: method, customer } = intent
      if (id.startsWith("seti_") && typeof method === "string" && typeof customer === "string") {
        owners.set(method, customer)
      }
    },
    fail(how, times) {
      for (let count = 0; count < times; count += 1) failures.push(how)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

function readMetadata(fields: StripeRequest["fields"]): Json {
  const own = Object.entries(fields).map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const)
  return Object.fromEntries(own.flatMap(([name, value]) => (name === undefined ? [] : [[name, value]])))
}

async function readBody(message: IncomingMessage): Promise<string> {
  let body = ""
  for await (const part of message.setEncoding("utf8")) body += String(part)
  return body
}
