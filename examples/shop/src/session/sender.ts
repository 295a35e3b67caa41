import { createHmac } from "node:crypto"
import { isIPv6 } from "node:net"
import type { Shop } from "../shop.ts"

/** The context of a request, as far as its sender is read from it. */
interface SenderContext {
  readonly req: { header(name: string): string | undefined }
  readonly env: { readonly remoteAddress?: string | undefined }
}

/** The context of a request that has a visit. */
interface VisitContext {
  readonly var: { readonly visit: { readonly sender: string | undefined } }
}

/** Identifies the sender of a request by a keyed hash of the address's network; undefined when the address is unknown. */
export function senderOf({ var: { visit } }: VisitContext): string | undefined {
  return visit.sender
}

/** Reads the sender of a request that has no visit yet. */
export function readSender(
  { req, env }: SenderContext,
  { secret, isBehindProxy }: Pick<Shop, "secret" | "isBehindProxy">,
): string | undefined {
  // Each proxy appends the address of its client: only the last one can't be forged by the sender.
  const forwarded = isBehindProxy ? req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined
  const address = forwarded || env.remoteAddress
  if (!address) return undefined
  return createHmac("sha256", secret)
    .update(`sender ${networkOf(address)}`)
    .digest("base64url")
}

/** The part of an address that its owner can't change at will: in IPv6, each connection has 2^64 addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = "", tail = ""] = address.split("::")
  const [left, right] = [readGroups(head), readGroups(tail)]
  const between = Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0)
  return [...left, ...between, ...right]
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")
}

function readGroups(half: string): readonly number[] {
  return half === "" ? [] : half.split(":").map((group) => parseInt(group, 16))
}
