import { createHmac, timingSafeEqual } from "node:crypto"

/** A message of the provider about an event. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly data: { readonly object: Readonly<Record<string, unknown>> }
}

const oldestSeconds = 300

/** Creates the header with which a shop verifies that a message is from the provider. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${sign(`${seconds}.${body}`, secret)}`
}

/** Parses the event of a message; null if the signature is invalid or too old. */
export function parseWebhook(body: string, signature: string, secret: string, now: Date): ProviderEvent | null {
  const parts = new Map(
    signature.split(",").map((part) => [part.split("=")[0] ?? "", part.slice(part.indexOf("=") + 1)]),
  )
  const seconds = parts.get("t") ?? ""
  const isRecent = /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() / 1000 - Number(seconds)) <= oldestSeconds
  if (!isRecent || !isSame(parts.get("v1") ?? "", sign(`${seconds}.${body}`, secret))) return null
  const event: unknown = JSON.parse(body)
  return isEvent(event) ? event : null
}

function isEvent(value: unknown): value is ProviderEvent {
  if (typeof value !== "object" || value === null) return false
  const { id, type, data } = value as Partial<Record<string, unknown>>
  return (
    typeof id === "string" && typeof type === "string" && typeof data === "object" && data !== null && "object" in data
  )
}

function sign(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex")
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
