import { createHmac } from "node:crypto"
import { isIPv6 } from "node:net"
import type { Context } from "hono"
import type { ShopEnv } from "../visit.ts"

/** Where a request came from, as a hash that only this shop can make; undefined where it came over no network. */
export function senderOf({ req, env, var: { visit } }: Context<ShopEnv>): string | undefined {
  const { secret, isBehindProxy } = visit.shop
  // Each proxy adds who it heard from at the end: only the last one is not the sender's own invention.
  const forwarded = isBehindProxy ? req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined
  const address = forwarded || env.remoteAddress
  if (!address) return undefined
  return createHmac("sha256", secret)
    .update(`sender ${networkOf(address)}`)
    .digest("base64url")
}

/** The part of an address that its owner can't change at will: of IPv6 every line has 2^64 to itself. */
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
