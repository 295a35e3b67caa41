import { createHash } from "node:crypto"
import type { Shop } from "../../shop.ts"

/** Whether cards may be offered: a simulation must not be taken for a shop that is paid. */
export function offersCards(env: NodeJS.ProcessEnv = process.env): boolean {
  return env["NODE_ENV"] !== "production" || env["ALLOW_SIMULATED_PROVIDER"] === "1"
}

/** What the shop and its provider sign messages with. */
export function webhookSecret({ secret }: Pick<Shop, "secret">): string {
  return createHash("sha256").update(`webhooks ${secret}`).digest("hex")
}
